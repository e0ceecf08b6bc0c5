# not compiled
"""What a tribe has in front of it, as the reader may know it."""

from __future__ import annotations

from plancia.games.verrix.rules.actions.units import force_of
from plancia.games.verrix.rules.months.ending import on_the_track
from plancia.games.verrix.shown import drawn_once as once
from plancia.games.verrix.shown.scene_tribes import Crowd, Folk, Hidden, Stock, Tribe
from plancia.games.verrix.state.box import GOODS, KINDS, TRIBES
from plancia.games.verrix.state.state import (
    AT_VILLAGE,
    AVAILABLE,
    BOARD,
    CAPTIVES,
    CARDS,
    HOME_OF,
    ON_BOARD,
    ON_THE_ROAD,
    READY,
    RETURNING_TRAVEL,
    RETURNING_VILLAGE,
    ROAD_OF,
    TRAVEL,
    TRAVELLING,
    VILLAGE,
    Verrix,
)
from plancia.kernel.view import View


def tribe(view: View, g: Verrix, who: int, lang: str) -> Tribe:
    box = g.box
    laps, space = on_the_track(g.score[who])
    start = who * CARDS
    return Tribe(
        **once.still(box, lang, who),
        vp=g.score[who],
        laps=laps,
        space=space,
        won=who in g.winners,
        divine_will=g.will[who],
        palisade=g.palisade[who],
        passed=g.has_passed(who),
        villages=[box.territory_ids[home] for home in g.homes[who * 3 : who * 3 + 3] if home >= 0],
        ready=crowd(g, who, AVAILABLE, READY, lang),
        home=crowd(g, who, VILLAGE, AT_VILLAGE, lang),
        travel=crowd(g, who, TRAVEL, TRAVELLING, lang),
        lined_up=crowd(g, who, BOARD, ON_BOARD, lang),
        returning=g.folk[RETURNING_TRAVEL + who] + g.folk[RETURNING_VILLAGE + who],
        goods=stock(g, HOME_OF + KINDS * who),
        carried=stock(g, ROAD_OF + KINDS * who),
        hostages=folk(g.captives[who * 5 : who * 5 + 5]),
        captured=folk(g.captives[CAPTIVES + who * 5 : CAPTIVES + who * 5 + 5]),
        trophies=_trophies(g, who),
        carried_trophies=_trophies(g, ON_THE_ROAD + who),
        ability=once.ability(box, lang, who),
        characters=[
            once.character(box, lang, each, force_of(g, each), g.where[each], g.worn[each])
            for each in g.characters_of(who)
        ],
        cards=[once.own_card(box, card, g.cards[start + slot]) for slot, card in enumerate(box.deck_of[who])],
        held=_hidden(view, g, "held", who, lang),
        drawn=_hidden(view, g, "drawn", who, lang),
    )


def crowd(g: Verrix, who: int, commoners: int, characters: int, lang: str) -> Crowd:
    """The units of a tribe in one place, by where commoners and characters have to be for it."""
    found = tuple(each for each in g.characters_of(who) if g.where[each] == characters)
    n = g.folk[commoners + who]
    return once.crowd(g.box, lang, found, n, n + sum(force_of(g, each) for each in found))


def stock(g: Verrix, start: int) -> Stock:
    """Goods of a zone, those that are there."""
    return {GOODS[good]: g.goods[start + good] for good in range(KINDS) if g.goods[start + good]}


def folk(counted: list[int]) -> list[Folk]:
    return [Folk(TRIBES[who], n) for who, n in enumerate(counted) if n]


def _trophies(g: Verrix, place: int) -> list[str]:
    return [g.box.trophy_ids[trophy] for trophy, lies in enumerate(g.trophies) if lies == place]


def _hidden(view: View, g: Verrix, pile: str, who: int, lang: str) -> Hidden:
    """The view has a number in place of the cards that its seat may not read."""
    seen: int | list[int] = view.fields[pile][who]
    if isinstance(seen, int):
        return Hidden(seen, [])
    return Hidden(len(seen), [once.event(g.box, lang, card) for card in seen])
