"""Bots see what their seat may see, and thumb plays sensibly."""

from __future__ import annotations

import plancia
from plancia.bots import bot_named
from plancia.games.wroth.state.box import FACTIONS
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.view import View
from tests.games.wroth.scene import Scene, wroth


def choice_of_thumb(scene: Scene) -> str:
    scene.advance()
    g = scene.g
    assert g.decision is not None
    option = bot_named("thumb", 1).choose(View(g, g.decision.by))
    return g.game.option_name(g, g.decision, option)


def test_thumb_wins_against_three_random_seats() -> None:
    won = 0
    for number in range(8):
        names = [FACTIONS[(number + place) % 5] for place in range(4)]
        seats = {name: "thumb" if place == number % 4 else "random" for place, name in enumerate(names)}
        match = plancia.new("wroth", seats, seed=number)
        assert match.result is not None
        won += seats[match.result["winners"][0]] == "thumb"
    assert won >= 7


def test_a_bot_does_not_see_what_chance_will_bring() -> None:
    """Two tables that differ only in the key of chance: the same choice at every question."""
    match = plancia.new("wroth", {"koda": "human", "guild": "human"}, seed=4)
    bot = bot_named("thumb", 1)
    for _ in range(40):
        g = match.state
        assert g.decision is not None
        other = g.clone()
        other.key = key_of("another")
        engine.advance(other)
        option = bot.choose(View(g, g.decision.by))
        assert option == bot.choose(View(other, g.decision.by))
        match.history.answer(g.decision.by, option)


def test_thumb_does_not_throw_away_a_battle_it_can_win() -> None:
    scene = wroth("""
        phase = "actions"
        active = "koda"
        first = "koda"
        [seats.koda]
        dice = "battle"
        feats = ["KOD-F2"]
        regions.3 = "2 regular"
        [seats.runen]
        feats = ["RUN-F1"]
        regions.3 = "2 regular"
    """)
    assert choice_of_thumb(scene) == "spend-battle"


def test_thumb_spends_the_omniscient_die_before_it_is_lost() -> None:
    scene = wroth("""
        phase = "actions"
        active = "koda"
        first = "koda"
        [seats.koda]
        dice = "mine"
        omniscient = "mine"
        feats = ["KOD-F2"]
        [seats.runen]
        feats = ["RUN-F1"]
        regions.4 = "1 regular"
    """)
    answers = [choice_of_thumb(scene)]
    while answers[-1] != "end":
        scene.koda(answers[-1])
        answers.append(choice_of_thumb(scene))
    assert "omniscient" in answers
    assert not any(answer.startswith("discard") for answer in answers)
