# not compiled
"""What lies on a table of Wroth, put together for the wire."""

from __future__ import annotations

from typing import Any

import msgspec

from plancia.games.wroth.rules.ai.threat import threat
from plancia.games.wroth.rules.round.victory import goal_of, points_for
from plancia.games.wroth.rules.turn.buying import cost_of
from plancia.games.wroth.rules.units.control import controller
from plancia.games.wroth.shown import drawn_once as once
from plancia.games.wroth.shown.drawn_once import SIDES
from plancia.games.wroth.shown.scene import Faction, Region, Scene, Side
from plancia.games.wroth.state.box import ACTIONS, FACTIONS, KINDS_OF, NOBODY, OMNI, PLACES, SHORES, TEAM
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.view import View


def scene(view: View, lang: str) -> dict[str, Any]:
    """The whole table as JSON values. Everything in Wroth is open."""
    g = view.table
    assert isinstance(g, Wroth)
    return drawn(g, lang)


def drawn(g: Wroth, lang: str) -> dict[str, Any]:
    box = g.box
    picture = Scene(
        coop=g.ai != NOBODY,
        round=g.round,
        phase=g.phase,
        phase_name=once.phase(box, lang, g.phase),
        stockpile=g.stockpile,
        pool=dict(zip(ACTIONS, g.pool, strict=True)),
        base=g.base,
        chaos=g.chaos,
        regions=[_region(g, region, lang) for region in PLACES],
        factions=[_faction(g, who, lang) for who in g.factions],
        sides=[_side(g, side, lang) for side in sides_of(g)],
        scenario=None if g.scenario is None else once.scenario(box, lang, g.scenario.id),
        actions=once.actions(box, lang),
        omnis=once.omnis(box, lang),
    )
    told: dict[str, Any] = msgspec.to_builtins(picture)
    return told


def sides_of(g: Wroth) -> list[int]:
    return list(g.humans) if g.ai == NOBODY else [TEAM, g.ai]


# -- the map


def _region(g: Wroth, region: int, lang: str) -> Region:
    box = g.box
    armies = []
    for who in g.factions:
        if g.count(who, region):
            armies.append(once.army(box, lang, who, tuple(g.standing(who, region))))
    name = once.place(box, lang, region)
    if region == SHORES:
        return Region(region, name, None, armies, "", [], None)
    holder, would = NOBODY, []
    if armies:
        holder = controller(g, region)
    token = None
    if g.tokens[region] != NOBODY:
        token = once.token(box, g.tokens[region])
        points = points_for(g, region) if holder != NOBODY else None
        if points is not None:
            would = [once.would(box, lang, points.side, points.token, points.domination, points.bonus)]
    danger = None if g.ai == NOBODY else threat(g, region)
    return Region(region, name, token, armies, "" if holder == NOBODY else SIDES[holder], would, danger)


# -- the factions


def _faction(g: Wroth, who: int, lang: str) -> Faction:
    box = g.box
    still = once.still(box, lang, who, who == g.ai)
    omni: Any = OMNI[g.omni[who]] if g.omni[who] >= 0 else None
    return Faction(
        id=FACTIONS[who],
        name=still["name"],
        letter=still["letter"],
        ai=who == g.ai,
        first=who != g.ai and g.humans[g.first] == who,
        corra=g.corra[who],
        vp=g.vp[g.side[who]],
        dice=dict(zip(ACTIONS, g.dice_held(who), strict=True)),
        omni=omni,
        board=g.board[who],
        discard=g.discard[who],
        regular=still["regular"],
        regulars=still["regulars"],
        reserve=[once.reserve(box, lang, kind, g.reserve[kind], cost_of(g, who, kind)) for kind in KINDS_OF[who]],
        feats=[once.feat(box, lang, feat, g.feats[feat] == 2) for feat in box.feats_of[who] if g.feats[feat]],
        abilities=still["abilities"],
    )


# -- the sides, and what the table is about


def _side(g: Wroth, side: int, lang: str) -> Side:
    return Side(SIDES[side], once.side_name(g.box, lang, side), g.vp[side], goal_of(g, side), side in g.winners)
