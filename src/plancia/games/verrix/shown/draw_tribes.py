# not compiled
"""What a tribe has in front of it, as the reader may know it."""

from __future__ import annotations

from plancia.games.verrix.rules.actions.units import force_of
from plancia.games.verrix.rules.months.ending import on_the_track
from plancia.games.verrix.shown import drawn_once as once
from plancia.games.verrix.shown.scene_tribes import Crowd, Folk, Hidden, Stock, Tribe
from plancia.games.verrix.state.box import GOODS, TRIBES
from plancia.games.verrix.state.state import (
    AVAILABLE,
    BOARD,
    RETURNING_TRAVEL,
    RETURNING_VILLAGE,
    TRAVEL,
    VILLAGE,
    Verrix,
    home,
    road,
    with_commoners,
)
from plancia.kernel.view import View


def tribe(view: View, g: Verrix, who: int, lang: str) -> Tribe:
    box = g.box
    laps, space = on_the_track(g.score[who])
    return Tribe(
        **once.still(box, lang, who),
        vp=g.score[who],
        laps=laps,
        space=space,
        won=who in g.winners,
        divine_will=g.will[who],
        palisade=g.palisade[who],
        passed=who in g.passes,
        villages=[box.territory_ids[place] for place in g.homes_of(who)],
        ready=crowd(g, who, AVAILABLE, lang),
        home=crowd(g, who, VILLAGE, lang),
        travel=crowd(g, who, TRAVEL, lang),
        lined_up=crowd(g, who, BOARD, lang),
        returning=g.commoners(who, RETURNING_TRAVEL) + g.commoners(who, RETURNING_VILLAGE),
        goods=stock(g, home(who)),
        carried=stock(g, road(who)),
        hostages=folk(g, home(who)),
        captured=folk(g, road(who)),
        trophies=_trophies(g, home(who)),
        carried_trophies=_trophies(g, road(who)),
        ability=once.ability(box, lang, who),
        characters=[
            once.character(box, lang, each, force_of(g, each), g.where[each], g.worn[each])
            for each in g.characters_of(who)
        ],
        cards=[once.own_card(box, card, g.card_at(who, card)) for card in box.deck_of[who]],
        held=_hidden(view, g, "held", who, lang),
        drawn=_hidden(view, g, "drawn", who, lang),
    )


def crowd(g: Verrix, who: int, place: int, lang: str) -> Crowd:
    """The units of a tribe in one place."""
    found = tuple(each for each in g.characters_of(who) if g.where[each] == with_commoners(place))
    n = g.commoners(who, place)
    return once.crowd(g.box, lang, found, n, n + sum(force_of(g, each) for each in found))


def stock(g: Verrix, zone: int) -> Stock:
    """Goods of a zone, those that are there."""
    return {GOODS[good]: n for good, n in enumerate(g.goods_at(zone)) if n}


def folk(g: Verrix, zone: int) -> list[Folk]:
    return [Folk(TRIBES[who], n) for who, n in enumerate(g.hostages_at(zone)) if n]


def _trophies(g: Verrix, zone: int) -> list[str]:
    return [g.box.trophy_ids[trophy] for trophy in g.trophies_at(zone)]


def _hidden(view: View, g: Verrix, pile: str, who: int, lang: str) -> Hidden:
    """The view has a number in place of the cards that its seat may not read."""
    seen: int | list[int] = view.fields[pile][who]
    if isinstance(seen, int):
        return Hidden(seen, [])
    return Hidden(len(seen), [once.event(g.box, lang, card) for card in seen])
