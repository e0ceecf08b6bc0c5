"""From one version of the schema to the next, by alembic; without an ini file."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def upgrade(conn: Connection, to: str = "head") -> None:
    """Inside the caller's transaction."""
    config = configuration()
    config.attributes["connection"] = conn
    command.upgrade(config, to)
