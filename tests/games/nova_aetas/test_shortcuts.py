"""What is passed over for speed changes nothing: questions without reasons, walks by one flood, sheets looked up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from plancia.games.nova_aetas.box import HEROES
from plancia.games.nova_aetas.content import open_box
from plancia.games.nova_aetas.game import GAME
from plancia.games.nova_aetas.grid import squares_of
from plancia.games.nova_aetas.movement import STEP_BY_STEP, Walk, walks
from plancia.games.nova_aetas.sheets import refresh
from plancia.games.nova_aetas.state import NovaAetas
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import PASS

GAMES = 16
SHEETS = (
    "rapidity", "health", "able", "climb", "jump", "immune", "barrier", "protection", "gait",
    "dexterity", "physique", "mind", "kits",
)  # fmt: skip


def tables(first: int) -> Iterator[NovaAetas]:
    """Every question of some games, each mission in turn, answered at random."""
    box = open_box()
    heroes = box.hero_ids[: box.proper]
    missions = [plan.id for plan in box.plans if plan.field is not None]
    for number in range(first, first + GAMES):
        company = [heroes[(number + place) % len(heroes)] for place in range(HEROES)]
        settings = {"seats": ["one"], "play": "mission", "mission": missions[number % len(missions)]}
        g = GAME.table({**settings, "company": company})
        g.key = key_of(number)
        GAME.begin(g)
        choice = Random(number)
        while g.decision is not None:
            yield g
            engine.answer(g, choice.choice(g.decision.options))


def test_a_question_offers_the_same_whether_somebody_wants_reasons_or_not() -> None:
    refused: set[str] = set()
    for g in tables(0):
        twin = g.clone()
        twin.reasons = True
        engine.advance(twin)
        assert g.decision is not None
        assert twin.decision is not None
        assert (twin.decision.by, twin.decision.kind) == (g.decision.by, g.decision.kind)
        assert twin.decision.options == g.decision.options
        refused.update((twin.decision.refused or {}).values())
    assert {"N-CORE-RANGE", "N-CORE-ACT-AP", "N-CORE-ADJ", "N-CORE-HEALING", "N-CORE-ACT-ATTACK"} <= refused


def test_a_walk_may_end_wherever_a_flood_with_falls_comes_to() -> None:
    asked = 0
    for g in tables(100):
        walk = g.stack[-1]
        if g.decision is None or g.decision.kind != "destination" or not isinstance(walk, Walk):
            continue
        if walk.model < g.box.proper:
            ends = walks(g, walk.model, walk.ap(g), g.gait[walk.model]).ends & ~(1 << g.at[walk.model])
            assert [each for each in g.decision.options if each not in (PASS, STEP_BY_STEP)] == squares_of(ends)
            asked += 1
    assert asked > 100


def test_sheets_and_kits_are_always_what_they_come_to() -> None:
    swapped = 0
    for g in tables(200):
        twin = g.clone()
        refresh(twin)
        for name in SHEETS:
            assert getattr(g, name) == getattr(twin, name), name
        swapped += g.decision is not None and g.decision.kind == "swap"
    assert swapped > 20
