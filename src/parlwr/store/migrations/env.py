"""Run by alembic with the connection that :func:`parlwr.store.opening.migrate` hands over; there is no offline mode."""

from alembic import context

from parlwr.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=True,
)
with context.begin_transaction():
    context.run_migrations()
