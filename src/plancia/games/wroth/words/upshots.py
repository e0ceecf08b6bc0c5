# not compiled
"""What an effect did to whom: what a faction lost, and what it won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.wroth.state import effects as e
from plancia.games.wroth.state import effects_round as r
from plancia.games.wroth.state.box import KINDS, NOBODY, REGULAR, TEAM
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.words.names_shown import Names
from plancia.kernel.picture import Phrase, Upshot
from plancia.kernel.procedure import EVERYONE
from plancia.kernel.state import Effect


def upshots(g: Wroth, effect: Effect[Any]) -> list[Upshot]:
    found = UPSHOTS.get(type(effect))
    return [] if found is None else found(g, effect)


def phrase(g: Wroth, upshot: Upshot, lang: str) -> Phrase:
    names = Names(g, lang)
    key, *rest = upshot.what
    said = PHRASES[key](names, upshot, *rest)
    return Phrase(names.say(f"upshot-{key}", n=upshot.n, **said), "" if upshot.by == NOBODY else names.mid(upshot.by))


def _kind(g: Wroth, who: int, slot: int) -> int:
    return NOBODY if slot == REGULAR else g.box.slot_kind[who][slot]


def _hit(g: Wroth, it: e.Hit) -> list[Upshot]:
    return [Upshot(it.who, -1, 1, ("fallen" if it.defeated else "hurt", it.region, _kind(g, it.who, it.slot)), it.by)]


def _moved(g: Wroth, it: e.Move) -> list[Upshot]:
    """Only whom somebody else moves has lost something."""
    if it.by in (NOBODY, it.who):
        return []
    return [
        Upshot(it.who, -1, n, ("driven", it.origin, it.region, _kind(g, it.who, slot)), it.by) for slot, n in it.units
    ]


def _scored(g: Wroth, it: r.Score) -> list[Upshot]:
    total = it.token + it.domination + it.bonus
    return [Upshot(EVERYONE if it.side == TEAM else it.side, 1, total, ("vp", it.region))] if total else []


UPSHOTS: dict[type[Effect[Any]], Callable[[Wroth, Any], list[Upshot]]] = {
    e.Hit: _hit,
    # some elites cost a regular
    e.Discard: lambda g, it: [Upshot(it.who, -1, it.n, ("fallen", it.region, NOBODY), is_cost=it.rule in KINDS)],
    e.Recall: lambda g, it: [Upshot(it.who, -1, 1, ("recalled", it.region, _kind(g, it.who, it.slot)))],
    e.Move: _moved,
    e.PayCorra: lambda g, it: [Upshot(it.who, -1, it.amount, ("corra",), is_cost=True)],
    e.GainCorra: lambda g, it: [Upshot(it.who, 1, it.taken, ("corra",))] if it.taken else [],
    e.Heal: lambda g, it: [Upshot(it.who, 1, it.n, ("hurt", it.region, _kind(g, it.who, it.slot)))],
    e.Recover: lambda g, it: [Upshot(it.who, 1, it.n, ("recovered",))],
    r.Score: _scored,
}


# -- in words


def _unit(names: Names, it: Upshot, kind: int, n: int) -> str:
    return names.regulars(it.seat, n) if kind == NOBODY else names.kind(kind, n)


def _at(names: Names, it: Upshot, region: int, kind: int) -> dict[str, Any]:
    return {"region": names.place(region), "unit": _unit(names, it, kind, it.n), "one": _unit(names, it, kind, 1)}


PHRASES: dict[str, Callable[..., dict[str, Any]]] = {
    "fallen": _at,
    "hurt": _at,
    "recalled": _at,
    "driven": lambda names, it, origin, *there: {"origin": names.place(origin), **_at(names, it, *there)},
    "corra": lambda names, it: {},
    "recovered": lambda names, it: {"unit": names.regulars(it.seat, it.n)},
    "vp": lambda names, it, region: {"region": names.place(region)},
}
