"""Where tables are kept: SQLite in one file, or PostgreSQL; the same code and the same tests for both.

store = Store("sqlite:////var/lib/plancia.db")
rows = store.submit(table, after=17, rows=[(move, at, entry)]).result()     # durable now
notes.write(store, table, "koda", "never trust the Guild", at)
"""

from plancia.table.store.engine import sqlite_file, sqlite_url
from plancia.table.store.errors import BadStore, Known, NoTable, Taken, Unavailable
from plancia.table.store.journal import Listing
from plancia.table.store.store import Store
from plancia.table.store.tables import Info, new_info

__all__ = [
    "BadStore",
    "Info",
    "Known",
    "Listing",
    "NoTable",
    "Store",
    "Taken",
    "Unavailable",
    "new_info",
    "sqlite_file",
    "sqlite_url",
]
