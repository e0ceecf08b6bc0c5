"""What is found out once and looked up from then on is what would be found out now."""

from __future__ import annotations

from random import Random

import pytest

from plancia.games.verrix.game import GAME
from plancia.games.verrix.rules.actions.available_units import bonus, host_of
from plancia.games.verrix.rules.actions.units import choices, force_of, may_engage, mixes
from plancia.games.verrix.rules.travel.movement import roads, tributes_on, way_cost
from plancia.games.verrix.state.answers import GREY, OWN, tribute
from plancia.games.verrix.state.box import CLASSES, COMMONER, MOVE, NOBODY, TRIBES
from plancia.games.verrix.state.effects import Equip, MoveUnits, PlaceVillage
from plancia.games.verrix.state.effects_turn import LayTile
from plancia.games.verrix.state.state import AVAILABLE, READY, VILLAGE, Verrix
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from tests.games.verrix.scene import verrix
from tests.scenes import example

BLUE, GREEN = 0, 1


def available(g: Verrix, who: int, classes: int) -> tuple[int, int, int]:
    """Units, FORCE and movement bonus, counted one by one."""
    units = force = g.commoners(who, AVAILABLE) if classes & COMMONER else 0
    move = 0
    for bit, character in zip((OWN, GREY), g.characters_of(who)):
        if g.where[character] == READY and g.box.character_class[character] & classes:
            units += bit
            force += force_of(g, character)
            move += bonus(g, character, MOVE)
    return units, force, move


def cheapest(g: Verrix, who: int, territory: int) -> int:
    own = [place for place, owner in enumerate(g.villages) if owner == who]
    return min((g.box.distance[g.tile][place][territory] for place in own), default=999)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_a_whole_game_the_tables_say_what_counting_says(players: int):
    g = GAME.table({"seats": TRIBES[:players]})
    g.key = key_of(players)
    GAME.begin(g)
    luck = Random(players)
    while g.decision is not None:
        for who in g.players:
            host = host_of(g, who)
            for classes in range(1 << len(CLASSES)):
                assert (host.units[classes], host.force[classes], host.move[classes]) == available(g, who, classes)
            strong = [units for units in choices(g, who, 21) if may_engage(g, who, 21, 3, units) is None]
            assert mixes(g, who, 21, 3) == strong
            others = [place for place in g.homes if place >= 0 and g.villages[place] != who]
            assert roads(g).others[who] == others
            assert roads(g).nearest[who] == min((cheapest(g, who, place) for place in others), default=999)
            for territory in range(len(g.villages)):
                assert way_cost(g, who, territory) == cheapest(g, who, territory)
        engine.answer(g, luck.choice(g.decision.options))


@example("V-MOVE-04", "V-MOVE-10")
def test_a_village_and_a_tile_make_another_map():
    g = verrix('[seats.blue]\nvillages = "caledonii"\n[seats.green]\nvillages = "iceni"').g
    port = g.box.port
    far = way_cost(g, BLUE, port)
    twin = g.clone()
    twin.do(PlaceVillage(BLUE, g.box.territory_ids.index("cantiaci"), "V-TRADE-12"))
    assert way_cost(twin, BLUE, port) < far
    assert way_cost(g, BLUE, port) == far
    g.do(LayTile(1))
    assert way_cost(g, BLUE, port) != far


def test_tribute_is_due_to_a_village_that_is_new_on_the_way():
    g = verrix('[seats.blue]\nvillages = "cantiaci"\n[seats.green]\nvillages = "dumnonii"').g
    way, crossed = next(
        (territory, routes[0][0])
        for territory in range(len(g.villages))
        for routes in [g.box.routes[g.tile][g.homes_of(BLUE)[0]][territory]]
        if len(routes) == 1 and routes[0] and g.villages[routes[0][0]] == NOBODY
    )
    assert tributes_on(g, BLUE, way) == [0]
    g.do(PlaceVillage(GREEN, crossed, "V-TRADE-12"))
    assert tributes_on(g, BLUE, way) == [tribute(GREEN)]


@example("V-ACT-11", "V-UNIT-02", "V-ACT-20")
def test_a_host_is_another_one_when_somebody_leaves_or_is_equipped():
    g = verrix('[seats.blue]\nvillage = "1 spear, 1 sword, 1 horse"\n[seats.green]').g
    own = g.box.character_of[BLUE]
    before = host_of(g, BLUE)
    g.do(MoveUnits(BLUE, (), 1, AVAILABLE, VILLAGE))
    assert host_of(g, BLUE).units[1] == before.units[1] - 1
    force = host_of(g, BLUE).force[g.box.character_class[own]]
    slot = next(n for n in range(3) if g.box.bonus_with[own][1][1 << n])
    g.do(Equip(BLUE, own, 1 << slot))
    assert host_of(g, BLUE).force[g.box.character_class[own]] == force + 1
    g.do(MoveUnits(BLUE, (own,), 0, AVAILABLE, VILLAGE))
    assert host_of(g, BLUE).units[g.box.character_class[own]] == 0
