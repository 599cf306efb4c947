"""The laboratory: bots against each other (``parlwr arena``) and Parlwr against its peers (``parlwr bench``)."""
