"""What a table of Verrix is worth to one seat, in hundredths of a victory point. Rules of thumb, nothing searched."""

from __future__ import annotations

from typing import Final

from plancia.games.verrix.bot.battle import expected
from plancia.games.verrix.bot.goods import UNSPENT, cards, festivals, stock_of, wares
from plancia.games.verrix.rules.actions.units import force_of
from plancia.games.verrix.rules.travel.movement import way_cost
from plancia.games.verrix.state.box import (
    COOKING,
    EVENT_PRICE,
    FAME_EACH_MONTH,
    HOSTAGE,
    NOBODY,
    RAIDING,
    SEATS,
    TROPHY,
    WILL_EACH_MONTH,
)
from plancia.games.verrix.state.state import (
    ACTION_PHASE,
    AT_VILLAGE,
    AVAILABLE,
    BOARD,
    EVENT_PHASE,
    READY,
    RETURNING_TRAVEL,
    RETURNING_VILLAGE,
    TRAVEL,
    VILLAGE,
    VILLAGES,
    Verrix,
    holder_of,
    home,
    road,
)

# By Turn: the Restore Phases still to come.
MONTHS: Final = (8, 8, 7, 6, 6, 5, 4, 4, 3, 2, 2, 1, 0)

COMMONER: Final = 48  # each month
STRENGTH: Final = 44  # each FORCE of a character, each month
LONE: Final = 15  # a single FORCE still to be engaged: hardly a card needs so little
WATCH: Final = 5  # each FORCE that can defend the village, up to six
EACH_HOSTAGE: Final = 90  # each month
WILL: Final = 42  # a Divine Will that will buy an Event card
SPARE: Final = 6  # one that will not
CARD_FACE_DOWN: Final = 90
NEAR: Final = 10  # each Food less on the way to Portum Itium
ROOM: Final = 12  # a free neighbouring territory while there are villages to place

UNDER_CONTROL: Final = [AVAILABLE, VILLAGE, TRAVEL, BOARD, RETURNING_TRAVEL, RETURNING_VILLAGE]
TROPHY_EACH_MONTH: Final = {COOKING: 20, FAME_EACH_MONTH: 92, RAIDING: 25, WILL_EACH_MONTH: 38}


def worth(g: Verrix, seat: int) -> int:
    """Own tribe less the others, with the strongest rival counting most."""
    if g.over:
        return end(g, seat)
    mine = holdings(g, seat)
    best = total = 0
    for who in g.players:
        if who != seat:
            theirs = holdings(g, who)
            total += theirs
            if theirs > best:
                best = theirs
    value = 3 * mine - best - total // (len(g.players) - 1)
    for who in SEATS:
        if g.side[who] != NOBODY:
            return value + battle(g, seat)
    return value


def end(g: Verrix, seat: int) -> int:
    best = max([g.score[who] for who in g.players if who != seat])
    return (1_000_000 if seat in g.winners else -1_000_000) + 100 * (g.score[seat] - best)


def battle(g: Verrix, seat: int) -> int:
    """What a Battle that is being fought promises to everybody in it."""
    attacker, for_attack, for_defence = expected(g)
    value = 0
    for who in g.players:
        if g.side[who] != NOBODY:
            vp = for_attack if g.side[who] == attacker else for_defence
            value += 3 * vp if who == seat else -vp // (len(g.players) - 1) - vp // 3
    return value


def holdings(g: Verrix, who: int) -> int:
    """What a tribe has, and may expect of it in the months that are left."""
    months = MONTHS[g.turn]
    stock = stock_of(g, who)
    value = 100 * g.score[who] + units(g, who, months) + will(g, who, months)
    value += cards(g, who, stock, months)
    return value + prizes(g, who, months) + wares(g, who, stock, months) + festivals(g, who, stock) + map_of(g, who)


def units(g: Verrix, who: int, months: int) -> int:
    ready, at_home = g.commoners(who, AVAILABLE), g.commoners(who, VILLAGE)
    value = COMMONER * months * under_control(g, who)
    for character in g.characters_of(who):
        force = force_of(g, character)
        value += STRENGTH * months * g.box.character_force[character]
        if g.where[character] == READY:
            ready += force
        elif g.where[character] == AT_VILLAGE:
            at_home += force
    if g.phase == ACTION_PHASE or g.phase == EVENT_PHASE:
        value += WATCH * min(6, ready + at_home)
        if who not in g.passes:
            value += UNSPENT * ready if ready > 1 else LONE * ready
    return value


def under_control(g: Verrix, who: int) -> int:
    """Commoners of a tribe that are neither at the market nor hostages."""
    n = 0
    for place in UNDER_CONTROL:
        n += g.commoners(who, place)
    return n


def will(g: Verrix, who: int, months: int) -> int:
    """Divine Will buys Event cards, as long as there are Event Phases and cards; and some stays for defence."""
    phases = months if g.phase == EVENT_PHASE else months - 1
    useful = min(g.will[who], EVENT_PRICE * max(0, min(phases, len(g.deck) // len(g.players))))
    value = WILL * useful + SPARE * (g.will[who] - useful)
    if g.held[who]:
        value += CARD_FACE_DOWN if months > 1 else CARD_FACE_DOWN // 2
    return value


def prizes(g: Verrix, who: int, months: int) -> int:
    """Hostages and trophies, at home and on the way there."""
    value = 0
    for held in range(HOSTAGE, TROPHY):
        value += EACH_HOSTAGE * months * (g.lying(home(who), held) + g.lying(road(who), held))
    for trophy in range(len(g.trophies)):
        if holder_of(g.zone_of(trophy)) == who:
            value += 20 + TROPHY_EACH_MONTH[g.box.trophy_power[trophy]] * months
    return value


def map_of(g: Verrix, who: int) -> int:
    """Villages: near the market, and with room beside them."""
    homes = g.homes_of(who)
    if not homes:
        return 0
    value = -NEAR * way_cost(g, who, g.box.port)
    if len(homes) < VILLAGES:
        room = 0
        for village in homes:
            for territory in g.box.borders[village]:
                if g.villages[territory] == NOBODY:
                    room += 1
        value += ROOM * min(4, room)
    return value
