# not compiled
"""What lies on a table of Verrix as one seat may know it, put together for the wire."""

from __future__ import annotations

from typing import Any

import msgspec

from plancia.games.verrix.rules.actions.forecast import festival_now, next_festival
from plancia.games.verrix.rules.actions.turn import Turn
from plancia.games.verrix.rules.travel.movement import tributes_on, way_cost
from plancia.games.verrix.shown import drawn_once as once
from plancia.games.verrix.shown.draw_contests import battle, raid
from plancia.games.verrix.shown.draw_tribes import folk, stock, tribe
from plancia.games.verrix.shown.scene import Events, Festival, GoodKind, Market, Scene, Territory, Token, Trophy
from plancia.games.verrix.shown.scene_tribes import EventCard
from plancia.games.verrix.state.answers import tribute_count, tributes
from plancia.games.verrix.state.box import GOODS, KINDS, LAST_TURN, NOBODY, TRIBES
from plancia.games.verrix.state.state import AT_MARKET, AWAY, PHASES, Verrix, holder_of, is_road
from plancia.kernel.view import View


def scene(view: View, lang: str) -> dict[str, Any]:
    """The whole table as JSON values: open things from the table without secrets, the others from the view."""
    told: dict[str, Any] = msgspec.to_builtins(drawn(view, lang))
    return told


def drawn(view: View, lang: str) -> Scene:
    g = view.table
    assert isinstance(g, Verrix)
    names = once.names_of(g.box, lang)
    phase: Any = PHASES[g.phase]
    return Scene(
        turn=g.turn,
        phase=phase,
        phase_name=names.say("phase", phase=g.phase),
        acting=acting(view),
        turns=once.turns(g.box, lang, LAST_TURN),
        order=[TRIBES[who] for who in g.order],
        passed=[TRIBES[who] for who in g.passes],
        tiles=once.tiles(g.box, g.tile),
        territories=_territories(g, view.seat, lang),
        seas=once.seas(g.box, lang),
        goods=[_kind(g, good, lang) for good in range(KINDS)],
        actions=once.actions(g.box, lang, g.players),
        tribes=[tribe(view, g, who, lang) for who in g.players],
        market=Market(stock(g, AT_MARKET), folk(g, AT_MARKET)),
        divine_will=g.reserve,
        greys=[
            once.character(g.box, lang, grey, g.box.character_force[grey], AWAY, 0)
            for grey in g.box.grey
            if grey not in g.grey
        ],
        trophies=[_trophy(g, trophy, lang) for trophy in range(len(g.trophies))],
        festivals=[_festival(g, number, lang) for number in range(len(g.box.festivals))],
        events=_events(view, g, lang),
        bag=[Token(value, g.bag[value], n) for value, n in enumerate(g.box.tokens) if n],
        raid=raid(view, g, lang),
        battle=battle(view, g, lang),
        winners=[TRIBES[who] for who in g.winners],
    )


def acting(view: View) -> str:
    """Whose action it is; empty outside the Action Phase."""
    return next((TRIBES[frame.who] for frame in view.frames if isinstance(frame, Turn)), "")


# -- the board


def _territories(g: Verrix, reader: int, lang: str) -> list[Territory]:
    """With what the way there costs the reader, who has a village to leave from."""
    found = []
    leaves = reader in g.players and g.homes_of(reader)
    for number, owner in enumerate(g.villages):
        way: int | None = None
        takers: tuple[str, ...] = ()
        if leaves and owner != reader:
            way = way_cost(g, reader, number)
            due = min(tributes_on(g, reader, number), key=tribute_count)
            takers = tuple(TRIBES[tribe] for tribe, _ in tributes(due))
        found.append(once.territory(g.box, lang, number, "" if owner == NOBODY else TRIBES[owner], way, takers))
    return found


def _kind(g: Verrix, good: int, lang: str) -> GoodKind:
    names, record = once.names_of(g.box, lang), g.box.tables["good"][GOODS[good]]
    name, many, category = names.good(good), names.good(good, 2), record.category or ""
    return GoodKind(GOODS[good], name, many, record.value, category, record.count, g.lying(AT_MARKET, good))


def _trophy(g: Verrix, trophy: int, lang: str) -> Trophy:
    zone = g.zone_of(trophy)
    return once.trophy(g.box, lang, trophy, TRIBES[holder_of(zone)] if zone else "", is_road(zone))


def _festival(g: Verrix, number: int, lang: str) -> Festival:
    """Over when its Turn is, or when the last one has been counted."""
    festival = g.box.festivals[number]
    record = g.box.tables["festival"][festival.id]
    over = g.over or festival.turn < g.turn
    pays = {} if over else {TRIBES[who]: festival_now(g, who, festival) for who in g.players}
    objectives = []
    for place in range(len(festival.objectives)):
        met = tuple(tribe for tribe, paid in pays.items() if paid[place])
        objectives.append(once.objective(g.box, lang, festival.id, place, met))
    return Festival(
        id=festival.id,
        name=once.names_of(g.box, lang).named("festival", festival.id),
        turn=festival.turn,
        over=over,
        next=not over and festival is next_festival(g),
        objectives=objectives,
        would={tribe: sum(paid) for tribe, paid in pays.items()},
        from_=record.from_,
    )


# -- Event cards


def _events(view: View, g: Verrix, lang: str) -> Events:
    """The top of the deck is its end, and what is known of it is the reader's own."""
    known = view.fields["known"][view.seat] if view.seat >= 0 else []
    return Events(
        deck=view.fields["deck"],
        known=_cards(g, known[::-1], lang),
        open=_cards(g, g.open, lang),
        discard=_cards(g, g.spent, lang),
    )


def _cards(g: Verrix, cards: list[int], lang: str) -> list[EventCard]:
    return [once.event(g.box, lang, card) for card in cards]
