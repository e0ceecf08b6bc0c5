"""Version 2: what ends with a session or an invitation, and who tries passwords. A server of version 1 may go on."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, PrimaryKeyConstraint, Text

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("members", Column("invitation", Text))
    op.add_column("tokens", Column("session", LargeBinary))
    op.add_column("tokens", Column("used", BigInteger))
    op.create_index("ix_tokens_session", "tokens", ["session"])
    op.create_table(
        "attempts",
        Column("name", Text, nullable=False),
        Column("failures", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("name", name="pk_attempts"),
    )
