"""How bots see colour: what a cue means to people, where they look for it, and how to cue a cell.

======================  ==============================================================================================
:mod:`.colour`          colour arithmetic in numpy: sRGB, OKLab, the points a guess earns on the board
:mod:`.palette`         the colours of the product's own board
:mod:`.words`           spelling: what counts as the same word in English, Welsh and Swahili
:mod:`.lexicon`         the project's own words: things, places, seasons, feelings and the colours people see in them
:mod:`.names`           colour names that other people have given
:mod:`.modifiers`       words that change another word's colour
:mod:`.meaning`         a cue → the colours it may mean
:mod:`.guesser`         colours → a chance for each cell of any board → where to put a piece
:mod:`.listener`        the giver's own idea of a table of guessers
:mod:`.giver`           a cell → a word for it
======================  ==============================================================================================

Everything here is a pure function of its arguments and of the data in the package.
"""
