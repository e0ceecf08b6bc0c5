"""A branch: a new table that goes on exactly from any point of a finished, solo or co-operative one."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING

from msgspec.structs import replace

from plancia.table import chairs, fair_chance
from plancia.table.entries import Entry, Rekeyed
from plancia.table.refusals import Refused

if TYPE_CHECKING:
    from plancia.table.table import Table


def branch(table: Table, number: int, key: str) -> list[Entry]:
    """The first entries of the new table: what was played up to there, and a key of its own for what comes."""
    if not table.may_branch():
        raise Refused("no-branch", text="others still play this game: it can be branched from when it is over")
    if not 0 <= number <= table.number:
        raise Refused("no-such-entry", text=f"there is no entry {number}")
    key = key or token_hex(fair_chance.KEY_SIZE)
    fair_chance.check_key(key)
    then = table.standings[number]
    opened = replace(
        table.opened,
        chairs={seat: chairs.back(chair) for seat, chair in table.chairs.items()},
        branch_of=table.id,
        branch_at=number,
        secret=min(table.opened.secret, len(then.keys)) if table.over else len(then.keys),
    )
    return [opened, *(moment.said for moment in then.moment.line()[1:]), Rekeyed(key)]
