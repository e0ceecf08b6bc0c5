"""What an Enemy has thought before and what it would think now are the same, whoever has come or gone (N-AI-21)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from plancia.games.nova_aetas.content.read import open_box
from plancia.games.nova_aetas.game import GAME
from plancia.games.nova_aetas.rules.enemies import attack_choice
from plancia.games.nova_aetas.rules.enemies.aim import Standpoint
from plancia.games.nova_aetas.rules.enemies.approach import aim_at
from plancia.games.nova_aetas.rules.enemies.flowchart import plan_of
from plancia.games.nova_aetas.rules.enemies.who_goes_first import means
from plancia.games.nova_aetas.state.box import HEROES, SEATS
from plancia.games.nova_aetas.state.effects.enemies import Ordered
from plancia.games.nova_aetas.state.effects.moving import stand
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import MISSION, NovaAetas
from plancia.kernel import engine
from plancia.kernel.chance import key_of


@pytest.mark.parametrize("mission", ["M1", "M2", "M4", "M6", "H1"])
def test_a_thought_that_is_kept_is_the_one_it_would_have_now(mission: str) -> None:
    g = GAME.table({"seats": ["one"], "play": "mission", "mission": mission})
    g.key = key_of(7)
    GAME.begin(g)
    random, compared = Random(7), 0
    while g.decision is not None and compared < 40:
        if g.phase == MISSION and g.enemies_at and g.heroes_at:
            kept = thoughts(g)
            attack_choice._stances.clear()
            assert kept == thoughts(g)
            compared += 1
            twin = g.clone()
            wander(twin, random)
            kept = thoughts(twin)
            attack_choice._stances.clear()
            assert kept == thoughts(twin)
        engine.answer(g, random.choice(g.decision.options))
    assert compared >= 20


def test_a_group_goes_in_the_same_order_whether_its_thoughts_are_kept_or_told() -> None:
    """With a log every model is looked into before each choice."""
    box = open_box()
    missions = [plan.id for plan in box.plans if plan.field is not None]
    heroes = box.hero_ids[: box.proper]
    ordered = 0
    for number in range(39, 66):  # in some of them a model attacks whom another was about to pursue
        company = [heroes[(number + place) % len(heroes)] for place in range(HEROES)]
        settings = {"seats": list(SEATS), "play": "mission", "mission": missions[number % len(missions)]}
        silent, told = (GAME.table({**settings, "company": company}) for _ in range(2))
        told.log = []
        for g in (silent, told):
            g.key = key_of(number)
            GAME.begin(g)
        random = Random(number).random
        while silent.decision is not None:
            assert told.decision is not None
            assert silent.decision.options == told.decision.options
            assert silent.at == told.at
            option = silent.decision.options[int(random() * len(silent.decision.options))]
            engine.answer(silent, option)
            engine.answer(told, option)
        assert (silent.at, silent.wounds, silent.draws) == (told.at, told.wounds, told.draws)
        ordered += len([each for each in told.log if isinstance(each, Ordered)])
    assert ordered > 200


def wander(g: NovaAetas, random: Random) -> None:
    """One Enemy is somewhere near where it was."""
    enemy = random.choice([g.stands[square] for square in squares_of(g.enemies_at)])
    near = g.ground.within(g.at[enemy], 3) & g.ground.open & ~g.heroes_at & ~g.enemies_at
    if near:
        stand(g, enemy, random.choice(squares_of(near)))


def thoughts(g: NovaAetas) -> list[Any]:
    found: list[Any] = []
    for enemy in range(g.box.hero_side, len(g.at)):
        if g.at[enemy] >= 0:
            found.append(plan_of(g, enemy, *means(g, enemy)).foreseen())
            for hero in g.heroes_on_field():
                aim = aim_at(g, Standpoint(enemy, g.at[enemy], g.rapidity[enemy], False, True), hero)
                found.append(None if aim is None else (aim.goal, aim.walked, aim.ap, aim.attack, aim.charges, aim.by))
    return found
