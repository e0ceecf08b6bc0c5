"""Version 1: the first."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
)

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "contents",
        Column("game", Text, nullable=False),
        Column("hash", Text, nullable=False),
        Column("layers", LargeBinary, nullable=False),
        PrimaryKeyConstraint("game", "hash", name="pk_contents"),
    )
    op.create_table(
        "outages",
        Column("since", BigInteger, autoincrement=False, nullable=False),
        Column("until", BigInteger, nullable=False),
        PrimaryKeyConstraint("since", name="pk_outages"),
    )
    op.create_table(
        "people",
        Column("id", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("login", Text),
        Column("login_key", Text),
        Column("password", Text),
        Column("created", BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_people"),
        UniqueConstraint("login_key", name="uq_people_login_key"),
    )
    op.create_table(
        "processes",
        Column("id", Text, nullable=False),
        Column("began", BigInteger, nullable=False),
        Column("beat", BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "passkeys",
        Column("id", LargeBinary, nullable=False),
        Column("person_id", Text, nullable=False),
        Column("public_key", LargeBinary, nullable=False),
        Column("signed", BigInteger, nullable=False),
        Column("name", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("used", BigInteger, nullable=False),
        ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_passkeys_person_id"),
        PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person_id", "passkeys", ["person_id"])
    op.create_table(
        "tables",
        Column("id", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("title", Text, nullable=False),
        Column("public", Boolean, nullable=False),
        Column("host", Text),
        Column("rules", Integer, nullable=False),
        Column("content", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("changed", BigInteger, nullable=False),
        Column("number", Integer, nullable=False),
        Column("status", Text, nullable=False),
        Column("standing", LargeBinary, nullable=False),
        ForeignKeyConstraint(["host"], ["people.id"], name="fk_tables_host"),
        PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_public_status_created", "tables", ["public", "status", "created"])
    op.create_table(
        "webhooks",
        Column("id", Text, nullable=False),
        Column("person_id", Text, nullable=False),
        Column("url", Text, nullable=False),
        Column("secret", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_webhooks_person_id"),
        PrimaryKeyConstraint("id", name="pk_webhooks"),
    )
    op.create_index("ix_webhooks_person_id", "webhooks", ["person_id"])
    op.create_table(
        "claims",
        Column("table_id", Text, nullable=False),
        Column("work", Text, nullable=False),
        Column("process", Text, nullable=False),
        Column("until", BigInteger, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_claims_table_id"),
        PrimaryKeyConstraint("table_id", "work", name="pk_claims"),
    )
    op.create_table(
        "invitations",
        Column("id", Text, nullable=False),
        Column("hash", LargeBinary, nullable=False),
        Column("table_id", Text, nullable=False),
        Column("seat", Text, nullable=False),
        Column("uses", Integer),
        Column("created", BigInteger, nullable=False),
        Column("until", BigInteger),
        Column("revoked", BigInteger),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invitations_table_id"),
        PrimaryKeyConstraint("id", name="pk_invitations"),
        UniqueConstraint("hash", name="uq_invitations_hash"),
    )
    op.create_index("ix_invitations_table_id", "invitations", ["table_id"])
    op.create_table(
        "journal",
        Column("table_id", Text, nullable=False),
        Column("number", Integer, autoincrement=False, nullable=False),
        Column("first", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("move", Text),
        Column("entry", LargeBinary, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_journal_table_id"),
        PrimaryKeyConstraint("table_id", "number", name="pk_journal"),
        UniqueConstraint("table_id", "move", name="uq_journal_table_id_move"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "looked",
        Column("table_id", Text, nullable=False),
        Column("seat", Text, nullable=False),
        Column("number", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_looked_table_id"),
        PrimaryKeyConstraint("table_id", "seat", name="pk_looked"),
    )
    op.create_table(
        "members",
        Column("table_id", Text, nullable=False),
        Column("person_id", Text, nullable=False),
        Column("seat", Text, nullable=False),
        ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_members_person_id"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_members_table_id"),
        PrimaryKeyConstraint("table_id", "person_id", "seat", name="pk_members"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_members_person_id", "members", ["person_id"])
    op.create_table(
        "notes",
        Column("table_id", Text, nullable=False),
        Column("seat", Text, nullable=False),
        Column("text", Text, nullable=False),
        Column("changed", BigInteger, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notes_table_id"),
        PrimaryKeyConstraint("table_id", "seat", name="pk_notes"),
    )
    op.create_table(
        "snapshots",
        Column("table_id", Text, nullable=False),
        Column("number", Integer, nullable=False),
        Column("hash", Text, nullable=False),
        Column("state", LargeBinary, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id"),
        PrimaryKeyConstraint("table_id", name="pk_snapshots"),
    )
    op.create_table(
        "tokens",
        Column("hash", LargeBinary, nullable=False),
        Column("kind", Text, nullable=False),
        Column("table_id", Text),
        Column("seat", Text, nullable=False),
        Column("person_id", Text),
        Column("created", BigInteger, nullable=False),
        Column("until", BigInteger),
        Column("revoked", BigInteger),
        ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_tokens_person_id"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_tokens_table_id"),
        PrimaryKeyConstraint("hash", name="pk_tokens"),
    )
    op.create_index("ix_tokens_person_id", "tokens", ["person_id"])
    op.create_index("ix_tokens_table_id_seat", "tokens", ["table_id", "seat"])
