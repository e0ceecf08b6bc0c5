"""INSERT with ON CONFLICT, which both databases spell alike and SQLAlchemy does not."""

from __future__ import annotations

from sqlalchemy import Connection, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite


def upsert(conn: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    return postgresql.insert(table) if conn.dialect.name == "postgresql" else sqlite.insert(table)


def written(conn: Connection, new: Insert) -> bool:
    """False: there was a conflict, and it changed nothing."""
    return conn.execute(new, execution_options={"preserve_rowcount": True}).rowcount > 0
