"""Which server process does a piece of work for a table: thinks for its bots, drives its clock. A claim ends by itself.

Claims save double work and no more: of two processes that did the same, the journal takes one.
"""

from __future__ import annotations

from sqlalchemy import Connection, or_

from plancia.table.store import schema as s
from plancia.table.store.queries import Desk
from plancia.table.store.upsert import upsert, written


def claim(desk: Desk, table: str, work: str, process: str, now: int, until: int) -> bool:
    """True when it is ours until then: it was free, has ended, or was ours before. `work` is "bots" or "clock"."""
    c = s.claims.c
    values = {"process": process, "until": until}
    free = or_(c.until <= now, c.process == process)

    def put(conn: Connection) -> bool:
        new = upsert(conn, s.claims).values(table_id=table, work=work, **values)
        mine = new.on_conflict_do_update(index_elements=["table_id", "work"], set_=values, where=free)
        return written(conn, mine)

    return desk.write(put)
