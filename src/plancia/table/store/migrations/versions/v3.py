"""Version 3: what an operator does to tables and people, and how servers hear of it. A server of version 2 may go on,
and knows nothing of bans and closed tables."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, PrimaryKeyConstraint, Text

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("tables", Column("closed", BigInteger))
    op.create_table(
        "bans",
        Column("name", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("until", BigInteger),
        PrimaryKeyConstraint("name", name="pk_bans"),
    )
    op.create_table(
        "news",
        Column("number", Integer, autoincrement=False, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("table_id", Text, nullable=False),
        Column("person_id", Text, nullable=False),
        PrimaryKeyConstraint("number", name="pk_news"),
    )
