"""Alembic migrations, run at every start (:func:`parlwr.store.opening.migrate`)."""
