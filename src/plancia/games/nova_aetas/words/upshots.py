# not compiled
"""What an effect did to whom: what a Hero, or the company, lost and won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.nova_aetas.state.box import NEGATIVE, NOBODY
from plancia.games.nova_aetas.state.effects import campaign, decks, gear, growth, mission, moving, treasury, wounds
from plancia.games.nova_aetas.state.state import VICTORY, NovaAetas
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.picture import Phrase, Upshot
from plancia.kernel.procedure import EVERYONE
from plancia.kernel.state import Effect

LEVIED = ("N-CORE-EVENT", "N-CORE-OBJECTIVES", "N-CORE-CAMP-1")  # popolini that nobody has spent


def upshots(g: NovaAetas, effect: Effect[Any]) -> list[Upshot]:
    """The mission that it happened in is part of what happened: names depend on it."""
    found = UPSHOTS.get(type(effect))
    told = [] if found is None else found(g, effect)
    return [each._replace(what=(effect.stage, *each.what)) for each in told if each is not None]


def phrase(g: NovaAetas, upshot: Upshot, lang: str) -> Phrase:
    stage, key, *rest = upshot.what
    names = Names(g, lang, stage)
    said = names.say(
        f"upshot-{key}", n=upshot.n, sign="won" if upshot.sign > 0 else "lost", **PHRASES[key](names, *rest)
    )
    return Phrase(said, "" if upshot.by == NOBODY else names.model(upshot.by))


def _of(g: NovaAetas, model: int, n: int, key: str, by: int = NOBODY, is_cost: bool = False) -> Upshot | None:
    """So many more of something, or fewer, of one of ours."""
    if model >= g.box.hero_side or not n:
        return None
    return Upshot(g.controller(model), 1 if n > 0 else -1, abs(n), (key, model), by, is_cost and n < 0)


def _all(n: int, *what: Any, by: int = NOBODY, is_cost: bool = False) -> Upshot | None:
    """Of the company."""
    return Upshot(EVERYONE, 1 if n > 0 else -1, abs(n), what, by, is_cost and n < 0) if n else None


def _own(g: NovaAetas, hero: int, sign: int, *what: Any) -> Upshot:
    """What a Hero uses is a cost."""
    return Upshot(g.controller(hero), sign, 1, what, is_cost=sign < 0)


def _token(g: NovaAetas, model: int, tokens: int, sign: int, by: int = NOBODY) -> list[Upshot | None]:
    """A bad one that goes has been won."""
    found: list[Upshot | None] = []
    for bad in (True, False):
        some = tokens & NEGATIVE if bad else tokens & ~NEGATIVE
        if some and model < g.box.hero_side:
            seat, whole = g.controller(model), -sign if bad else sign
            found.append(Upshot(seat, whole, 1, ("token" if sign > 0 else "no-token", model, some), by))
    return found


def _went_down(g: NovaAetas, it: wounds.GoDown) -> list[Upshot | None]:
    return [_of(g, it.hero, -1, "down"), *(_all(-1, "thing", thing) for thing in it.dropped)]


def _left(g: NovaAetas, it: moving.Leave) -> list[Upshot | None]:
    if it.model < g.box.hero_side:
        return [_of(g, it.model, -1, "gone", it.by)]
    return [_all(1, "beaten", g.box.type_of[it.model], by=it.by)] if it.defeated else []


def _drawn(g: NovaAetas, it: treasury.DrawReagent) -> list[Upshot | None]:
    """A card that is not kept is worth so many Popolini."""
    worth = g.box.reagents[it.reagent].worth
    return [_all(worth, "popolini") if worth else _all(1, "reagent", it.reagent)]


UPSHOTS: dict[type[Effect[Any]], Callable[[NovaAetas, Any], list[Upshot | None]]] = {
    wounds.Wound: lambda g, it: [_of(g, it.model, -it.n, "wounds", it.by)],
    wounds.Heal: lambda g, it: [_of(g, it.model, it.n, "wounds")],
    wounds.GiveToken: lambda g, it: _token(g, it.model, it.token, 1),
    wounds.DropTokens: lambda g, it: _token(g, it.model, it.tokens, -1),
    wounds.ChangeThreat: lambda g, it: [_of(g, it.model, -it.n, "threat")],
    wounds.ChangeHeroism: lambda g, it: [_of(g, it.hero, it.n, "heroism", is_cost=True)],
    wounds.GoDown: _went_down,
    wounds.StandUp: lambda g, it: [_of(g, it.hero, 1, "up", it.by)],
    moving.Leave: _left,
    gear.WoundGear: lambda g, it: [Upshot(g.controller(it.hero), -1, it.n, ("gear", it.hero, it.item))],
    gear.UseUp: lambda g, it: [_own(g, it.hero, -1, "item", it.item)],
    gear.TakeItem: lambda g, it: [_own(g, it.hero, 1, "item", it.item)],
    mission.TakeThing: lambda g, it: [_all(1 if it.model < g.box.hero_side else -1, "thing", it.thing, by=it.model)],
    mission.LoseThing: lambda g, it: [_all(-1, "thing", it.thing)],
    mission.RaiseAlarm: lambda g, it: [_all(-1, "alarm", by=it.by)],
    mission.Complete: lambda g, it: [_all(1, "objective")],
    mission.EndMission: lambda g, it: [_all(1 if it.outcome == VICTORY else -1, "mission")],
    decks.DrawGrave: lambda g, it: [Upshot(g.controller(it.hero), -1, 1, ("grave", it.hero, it.card))],
    decks.DrawDestiny: lambda g, it: [_own(g, it.hero, 1, "destiny", it.hero, it.card)],
    decks.PlayDestiny: lambda g, it: [_own(g, it.hero, -1, "destiny", it.hero, it.card)],
    treasury.GainPopolini: lambda g, it: [_all(it.n, "popolini", is_cost=it.rule not in LEVIED)],
    treasury.GainItem: lambda g, it: [_all(1, "item", it.item)],
    treasury.LoseItem: lambda g, it: [_all(-1, "item", it.item, is_cost=True)],
    treasury.ChangeReagent: lambda g, it: [_all(it.n, "reagent", it.reagent, is_cost=True)],
    treasury.DrawReagent: _drawn,
    treasury.LearnFormula: lambda g, it: [_all(1, "formula", it.formula)],
    growth.GainXp: lambda g, it: [_of(g, it.hero, it.n, "xp")],
    growth.Treat: lambda g, it: [Upshot(g.controller(it.hero), 1, 1, ("grave", it.hero, it.card))],
    campaign.LoseHero: lambda g, it: [_all(-1, "hero", it.hero)],
}


# -- in words


def _hero(names: Names, hero: int) -> dict[str, Any]:
    return {"who": names.model(hero)}


PHRASES: dict[str, Callable[..., dict[str, Any]]] = {
    **dict.fromkeys(("wounds", "threat", "heroism", "down", "up", "gone", "xp", "hero"), _hero),
    **dict.fromkeys(
        ("token", "no-token"), lambda names, hero, tokens: _hero(names, hero) | {"tokens": names.tokens(tokens)}
    ),
    **dict.fromkeys(("alarm", "objective", "mission", "popolini"), lambda names: {}),
    "gear": lambda names, hero, item: _hero(names, hero) | {"item": names.item(item)},
    "item": lambda names, item: {"item": names.item(item)},
    "thing": lambda names, thing: {"thing": names.thing(thing)},
    "grave": lambda names, hero, card: _hero(names, hero) | {"grave": names.grave(card)},
    "destiny": lambda names, hero, card: _hero(names, hero) | {"card": names.destiny(card)},
    "beaten": lambda names, kind: {"kind": names.kind(kind)},
    "reagent": lambda names, reagent: {"reagent": names.reagent(reagent)},
    "formula": lambda names, formula: {"formula": names.formula(formula)},
}
