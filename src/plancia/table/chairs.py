"""Who plays what: people online or at a shared screen, bots, and stand-ins that keep a missing person's seat."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from plancia.bots import bots_for
from plancia.table.entries import BOT, HERE, ONLINE, OPEN, STAND_IN, Chair
from plancia.table.refusals import Refused

LONGEST_NAME = 32
Chairs = Mapping[str, Chair]


def is_present(chair: Chair) -> bool:
    """A person sits here, and plays."""
    return chair.kind in (ONLINE, HERE)


def is_somebodys(chair: Chair) -> bool:
    """The seat of a person, also of one who is missing just now."""
    return chair.kind in (ONLINE, HERE, STAND_IN)


def bot_at(chair: Chair) -> str:
    """The bot that answers for this chair; empty: none."""
    return chair.bot if chair.kind in (BOT, STAND_IN) else ""


def is_solo(chairs: Chairs) -> bool:
    """One person in all, and nobody else can sit down."""
    return sum(chair.kind != BOT for chair in chairs.values()) == 1


def present(chairs: Chairs) -> list[str]:
    return [seat for seat, chair in chairs.items() if is_present(chair)]


def back(chair: Chair) -> Chair:
    """The stand-in steps aside."""
    if chair.kind != STAND_IN:
        return chair
    return Chair(HERE if chair.was == HERE else ONLINE, name=chair.name)


def check_player(chair: Chair, bot: str) -> None:
    """Raises Refused unless whoever answers may: the bot of this chair, or its person, who may be coming back."""
    if bot and bot != bot_at(chair):
        raise Refused("not-this-bot", text=f"{bot} does not play here")
    if not bot and not is_somebodys(chair):
        raise Refused("not-your-seat", text="no person plays this seat")


def seated(old: Chair, new: Chair, game: str) -> Chair:
    """The new chair, complete. A stand-in keeps the name of whom it stands in for. Raises Refused."""
    check_chair(new, game)
    if new.kind == STAND_IN:
        if not is_somebodys(old):
            raise Refused("no-person", text="there is nobody to stand in for")
        new = Chair(STAND_IN, name=old.name, bot=new.bot, was=HERE if HERE in (old.kind, old.was) else ONLINE)
    if new == old:
        raise Refused("no-change", text="it is so already")
    return new


def check_chair(chair: Chair, game: str) -> None:
    """Raises Refused."""
    if len(chair.name) > LONGEST_NAME or not chair.name.isprintable() or chair.name != chair.name.strip():
        raise Refused("bad-name", text=f"a name has up to {LONGEST_NAME} characters that can be read")
    if bool(chair.bot) != (chair.kind in (BOT, STAND_IN)) or (chair.kind in (BOT, OPEN) and chair.name):
        raise Refused("bad-chair", text=f"not a chair of the kind {chair.kind!r}")
    if chair.was and chair.kind != STAND_IN:
        raise Refused("bad-chair", text="only a stand-in keeps a seat for somebody")
    if chair.bot and chair.bot not in bots_for(game):
        raise Refused("no-such-bot", text=f"there is no bot {chair.bot!r} for {game}")


def next_here(chairs: Chairs, waiting: Iterable[str], screen: Collection[str] | None = None) -> str:
    """At a shared screen: the seat that acts next, of those that sit there (without `screen`, all that are here)."""
    for seat in waiting:
        if chairs[seat].kind == HERE and (screen is None or seat in screen):
            return seat
    return ""
