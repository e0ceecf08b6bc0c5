"""Opening a table: the first entry of its journal, checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from plancia.games.shelf import game_named
from plancia.kernel import engine
from plancia.kernel.content import ContentError
from plancia.kernel.game import BadSettings, new_table
from plancia.kernel.written.record import begin
from plancia.kernel.written.save import DAMAGE, BadSave
from plancia.table import fair_chance
from plancia.table.chairs import check_chair
from plancia.table.clock import check_clock
from plancia.table.entries import STAND_IN, Chair, Clock, Opened
from plancia.table.refusals import Refused
from plancia.table.told.question import question

LONGEST_ORIGIN = 100_000  # characters of a position


def opening(
    game: str,
    chairs: Mapping[str, Chair],
    key: str,
    settings: Mapping[str, Any] | None = None,
    clock: Clock | None = None,
    origin: str = "",
    packs: Sequence[Path] = (),
    base: Path | None = None,
) -> Opened:
    """Chairs in clockwise order; `origin` is the text of a position to begin from. Raises Refused, with the rule."""
    try:
        rulebook = game_named(game)
    except KeyError:
        raise Refused("no-such-game", text=f"there is no game {game[:64]!r}") from None
    fair_chance.check_key(key)
    clock = clock or Clock()
    check_clock(clock)
    for chair in chairs.values():
        check_chair(chair, game)
        if chair.kind == STAND_IN:
            raise Refused("no-person", text="there is nobody to stand in for")
    try:
        if len(origin) > LONGEST_ORIGIN:
            raise Refused("bad-position", text=f"a position has up to {LONGEST_ORIGIN} characters")
        wanted = {**(settings or {}), "seats": list(chairs)}
        g = new_table(rulebook, wanted, bytes.fromhex(key), origin, packs, base)
        if sorted(chairs) != sorted(g.settings["seats"]):
            raise Refused("bad-seats", text=f"here sit {', '.join(g.settings['seats'])}")
        agreed, content = g.settings, rulebook.content_hash(g)
        begin(g)
        if origin:
            for asked in engine.pending(g):  # what cannot be put to anybody cannot be played
                if asked.by < 0 or rulebook.seats[asked.by] not in chairs:
                    raise Refused("bad-position", text="it asks somebody who does not play")
                question(g, asked, "en")
    except BadSettings as problem:
        raise Refused("bad-settings", problem.rule, problem.text, problem.texts) from None
    except ContentError as problem:
        raise Refused("bad-position", text="\n".join(map(str, problem.problems))) from None
    except (BadSave, *DAMAGE):
        raise Refused("bad-position", text="this position leads nowhere") from None
    placed = {seat: chairs[seat] for seat in agreed["seats"]}
    return Opened(game, rulebook.rules_version, content, agreed, placed, key, clock, origin)
