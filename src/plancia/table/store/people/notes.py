"""What a seat of a table keeps for itself: a note, and how far it has seen the table."""

from __future__ import annotations

from sqlalchemy import select

from plancia.table.store import schema as s
from plancia.table.store.queries import Database


def write(db: Database, table: str, seat: str, text: str, at: int) -> None:
    db.put(s.notes, {"table_id": table, "seat": seat}, {"text": text, "changed": at})


def read(db: Database, table: str, seat: str) -> str:
    """Empty where there is none."""
    c = s.notes.c
    return db.scalar(select(c.text).where(c.table_id == table, c.seat == seat)) or ""


def look(db: Database, table: str, seat: str, number: int, at: int) -> None:
    """The seat has seen everything up to this entry; what happened after it is told when it comes back. What was seen
    stays seen."""
    db.put(s.looked, {"table_id": table, "seat": seat}, {"number": number, "at": at}, s.looked.c.number < number)


def last_looked(db: Database, table: str, seat: str) -> int:
    """The last number it looked at; -1: it has not looked yet."""
    c = s.looked.c
    found = db.scalar(select(c.number).where(c.table_id == table, c.seat == seat))
    return -1 if found is None else found
