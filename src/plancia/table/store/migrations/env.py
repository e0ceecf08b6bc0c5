"""What alembic runs; see the package."""

from alembic import context

from plancia.table.store.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,  # SQLite changes a table by copying it
    transactional_ddl=True,  # also in SQLite, where the transaction is ours
)
with context.begin_transaction():
    context.run_migrations()
