"""The journal of a table: what was done at it, one entry each. A table is the sum of its entries, nothing else."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, Final, Literal, NamedTuple

import msgspec

ONLINE: Final = "online"
HERE: Final = "here"
BOT: Final = "bot"
STAND_IN: Final = "stand-in"
OPEN: Final = "open"


class Chair(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who plays a seat: a person online, a person at a shared screen, a bot, a bot that keeps a person's seat warm."""

    kind: Literal["online", "here", "bot", "stand-in", "open"]
    name: str = ""  # of the person, as the others read it
    bot: str = ""  # which bot plays, or stands in
    was: Literal["", "online", "here"] = ""  # stand-in: what the person comes back to


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Times in seconds, 0: no limit. Live: per move and in total. Days: per move, but not in quiet hours."""

    kind: Literal["none", "live", "days"] = "none"
    move: int = 0
    total: int = 0
    quiet_from: int = 0  # minutes after midnight in the zone; from == to: no quiet hours
    quiet_to: int = 0
    zone: str = "UTC"


class Entry(msgspec.Struct, frozen=True, tag_field="what", omit_defaults=True, forbid_unknown_fields=True):
    """One line of the journal."""


class Opened(Entry, tag="opened", frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Entry 0. The key of chance is secret until the game is over; its hash is shown from the start."""

    game: str
    rules: int  # version
    content: str  # hash
    settings: dict[str, Any]
    chairs: dict[str, Chair]  # by seat, clockwise
    key: str  # hex
    clock: Clock = Clock()
    origin: str = ""  # the text of the position it began from; empty: from set-up
    branch_of: str = ""  # the table it was branched from, and at which of its entries
    branch_at: int = 0
    secret: int = 0  # so many of its first keys belong to a table that is not over, and are never told here


class Answered(Entry, tag="answered", frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat answered its question, by the stable name of the option; `rule` is the rule that asked.

    A question for several is answered with `picks`, all of them in the order they are listed; or, as journals of old
    and bots do, with one `option` after the other.
    """

    seat: str
    rule: str
    option: str = ""
    bot: str = ""  # which bot did, where one did
    picks: tuple[str, ...] | None = None


class Ordered(Entry, tag="ordered", frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A standing order: from now on this seat answers questions of that rule, or about that, so. None revokes it."""

    seat: str
    about: str = msgspec.field(name="rule")  # as journals of the first version call it
    option: int | None = None


class TookBack(Entry, tag="took-back", frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The table stands again as it stood after entry `to`."""

    seat: str
    to: int


class AskedBack(Entry, tag="asked-back", frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat asks the others to let it go back so far. Void when the game goes on."""

    seat: str
    to: int


class Consented(Entry, tag="consented", frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One of those asked agrees or not; the last to agree also takes back."""

    seat: str
    agrees: bool


class Reseated(Entry, tag="reseated", frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    seat: str
    chair: Chair


class Wrote(Entry, tag="wrote", frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Chat. `seat` is empty when a spectator writes."""

    name: str
    text: str
    seat: str = ""


class Kept(Entry, tag="kept", frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A save point: the table as it stood after entry `at` has a name by which to find it again."""

    seat: str
    name: str
    at: int


class Rekeyed(Entry, tag="rekeyed", frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a branch leaves its old table, chance gets a key of its own."""

    key: str


class Stopped(Entry, tag="stopped", frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The server was away from `since` to `until` (ms): nobody's clock ran."""

    since: int
    until: int


class WoundBack(Entry, tag="wound-back", frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The table could not be opened any more. It stands again as it stood after entry `to`; what was written between
    counts for nothing, and is never played again."""

    to: int


class Unreadable(Entry, tag="unreadable", frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """In place of what stands in the journal and is none of these. It is never written, and cannot be played."""


# What a row may hold.
Any_Entry: Any = reduce(or_, (kind for kind in Entry.__subclasses__() if kind is not Unreadable))


class Row(NamedTuple):
    """An entry where it stands: number in the table, when (ms since 1970, UTC), the id its sender gave it."""

    number: int
    at: int
    move: str
    entry: Entry
