"""What is kept, and how it hangs together. The journal is the truth about a game; the rest is people, or a cache."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)

VERSIONS = ("1", "2", "3")  # of the schema, in order; one file in migrations/versions for each
VERSION_TABLE = "plancia_version"

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Words(TypeDecorator[str]):
    """Text that both databases take: PostgreSQL knows no NUL, and neither of them half a character."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        if value is None:
            return None
        if not isinstance(value, str) or "\0" in value:
            raise ValueError("a text without NUL is wanted here")
        value.encode()  # raises UnicodeEncodeError, a ValueError
        return value


def _table_id(**more: Any) -> Column[str]:
    return Column("table_id", Words, ForeignKey("tables.id"), nullable=False, **more)


def _person_id(**more: Any) -> Column[str]:
    return Column("person_id", Words, ForeignKey("people.id"), **more)


# Times are milliseconds since 1970, UTC. JSON is kept as bytes.

people = Table(
    "people",
    metadata,
    Column("id", Words, primary_key=True),
    Column("name", Words, nullable=False),
    Column("login", Words),  # as it was typed; guests have none
    Column("login_key", Words, unique=True),  # as it is compared
    Column("password", Words),  # argon2's own text
    Column("created", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary, primary_key=True),  # of the credential
    _person_id(nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("signed", BigInteger, nullable=False),  # how often
    Column("name", Words, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Words, primary_key=True),
    Column("game", Words, nullable=False),
    Column("title", Words, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", Words, ForeignKey("people.id"), index=True),
    Column("rules", Integer, nullable=False),
    Column("content", Words, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),  # of the last entry; whoever appends holds this row
    Column("status", Words, nullable=False),
    Column("standing", LargeBinary, nullable=False),  # whom it waits for, who sits where: for lists of tables
    Column("closed", BigInteger),  # when the operator closed it; empty: anybody may go on
    Index(None, "public", "status", "created"),
)

journal = Table(
    "journal",
    metadata,
    _table_id(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("first", Integer, nullable=False),  # number of the first row that was submitted together with this one
    Column("at", BigInteger, nullable=False),
    Column("move", Words),
    Column("entry", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "move"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    _table_id(primary_key=True),
    Column("number", Integer, nullable=False),
    Column("hash", Words, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

members = Table(
    "members",
    metadata,
    _table_id(primary_key=True),
    _person_id(primary_key=True, index=True),
    Column("seat", Words, primary_key=True),  # empty: watches
    Column("invitation", Words),  # by which they watch; empty: by no particular one
    sqlite_with_rowid=False,
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("kind", Words, nullable=False),
    Column("table_id", Words, ForeignKey("tables.id")),
    Column("seat", Words, nullable=False),
    _person_id(index=True),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger),  # empty: for ever
    Column("revoked", BigInteger),
    Column("session", LargeBinary, index=True),  # in which it was given: the hash of that token
    Column("used", BigInteger),  # last, as far as that matters
    Index(None, "table_id", "seat"),
)

attempts = Table(
    "attempts",
    metadata,
    Column("name", Words, primary_key=True),  # whose password was tried, or from where
    Column("failures", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),  # the last one
)

invitations = Table(
    "invitations",
    metadata,
    Column("id", Words, primary_key=True),
    Column("hash", LargeBinary, nullable=False, unique=True),
    _table_id(index=True),
    Column("seat", Words, nullable=False),  # empty: to watch
    Column("uses", Integer),  # how many are left; empty: any number
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("revoked", BigInteger),
)

notes = Table(
    "notes",
    metadata,
    _table_id(primary_key=True),
    Column("seat", Words, primary_key=True),
    Column("text", Words, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

looked = Table(
    "looked",
    metadata,
    _table_id(primary_key=True),
    Column("seat", Words, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("id", Words, primary_key=True),
    _person_id(nullable=False, index=True),
    Column("url", Words, nullable=False),
    Column("secret", Words, nullable=False),  # as it is: calls are signed with it
    Column("created", BigInteger, nullable=False),
)

contents = Table(
    "contents",
    metadata,
    Column("game", Words, primary_key=True),
    Column("hash", Words, primary_key=True),
    Column("layers", LargeBinary, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", Words, primary_key=True),
    Column("began", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

claims = Table(
    "claims",
    metadata,
    _table_id(primary_key=True),
    Column("work", Words, primary_key=True),
    Column("process", Words, nullable=False),
    Column("until", BigInteger, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("name", Words, primary_key=True),  # "person ID" or "address ADDRESS"
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger),  # empty: for ever
)

news = Table(
    "news",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("table_id", Words, nullable=False),  # empty: no particular one; it may be gone
    Column("person_id", Words, nullable=False),
)
