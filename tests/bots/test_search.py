"""The search finds what is better, keeps to the policy where nothing is, and foresees no dice."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from plancia.bots import LADDER, QUICK, bot_named, bots_for, offered, usual
from plancia.bots.mind import Mind
from plancia.bots.search import DOUBT, Budget, Line, Search, compared
from plancia.games.shelf import titles
from plancia.games.wroth.state.box import BATTLE, EXTEND, FACTIONS
from plancia.games.wroth.state.state import Wroth
from plancia.kernel import engine
from plancia.kernel.chance import below, key_of
from plancia.kernel.view import View
from tests.games.wroth.scene import wroth

LADDERED = [name for name in titles() if titles()[name].has("mind")]


def draft() -> Wroth:
    """Koda chooses the first die; all four faces lie there."""
    rolls = {"action-dice": ["mine", "mine", "extend", "maneuver", "battle", "battle", "extend"]}
    text = """
        phase = "draft"
        [seats.koda]
        vp = 6
        [seats.runen]
        vp = 9
    """
    g = wroth(text, rolls=rolls).advance().g
    assert len(g.decision.options) == 4
    return g


def thought(g: Wroth, value: Callable[[Wroth, int], float], rollouts: int = 60, **more: Any) -> Search:
    """A search whose policy always takes the first option, and that sees one answer far."""
    first = more.pop("policy", lambda table, seat: engine.pending(table)[0].options[0])
    ends = more.pop("boundary", lambda table: table.round * 1000 + len(table.pool) + sum(table.pool))
    mind = Mind(first, first, first, lambda table, seat: table.decision.options, ends, value, 0)
    budget = Budget(rollouts, 0.0, more.pop("plans", False))
    budget.doubt = more.pop("doubt", DOUBT)
    return Search(mind, View(g, g.decision.by), key_of(1), budget)


def held(face: int, good: float) -> Callable[[Wroth, int], float]:
    return lambda g, seat: good if g.held(seat, face) else 0.2


def test_what_is_better_is_found_wherever_it_stands_among_the_candidates() -> None:
    g = draft()
    for face in g.decision.options:
        assert thought(g, held(face, 0.9)).best().option == face


def test_where_all_comes_to_the_same_the_policy_is_followed_and_little_is_thought() -> None:
    g = draft()
    found = thought(g, lambda table, seat: 0.5, 4000)
    assert found.best().option == g.decision.options[0]
    assert found.rollouts < 100


def both_dice(g: Wroth, seat: int) -> float:
    """Extend and battle together are worth much; each alone is worth nothing."""
    return 0.9 if g.held(seat, EXTEND) and g.held(seat, BATTLE) else 0.2


@pytest.mark.parametrize("plans", [True, False])
def test_who_plans_finds_what_only_two_answers_together_are_worth(plans: bool) -> None:
    g = draft()
    policy = lambda table, seat: min(engine.pending(table)[0].options)  # noqa: E731
    found = thought(g, both_dice, 200, policy=policy, boundary=lambda table: table.phase, plans=plans)
    assert (found.best().option in (EXTEND, BATTLE)) == plans


def left_for_nothing(doubt: float) -> int:
    """In how many of forty searches of mere noise something else is chosen than what the policy would do."""
    g, left = draft(), 0
    for number in range(40):

        def value(table: Wroth, seat: int, number: int = number) -> float:
            return below(key_of(f"{number} {table.key!r} {table.dice}"), 0, 1000)[0] / 1000

        left += thought(g, value, 40, doubt=doubt).best().option != g.decision.options[0]
    return left


def test_noise_alone_leads_away_from_the_policy_less_often_than_it_could() -> None:
    assert left_for_nothing(DOUBT) < left_for_nothing(0.0)


def test_the_budget_is_kept() -> None:
    g = draft()
    options = len(g.decision.options)
    for rollouts in (1, 20, 100):
        found = thought(g, lambda table, seat: below(key_of(f"{table.key!r}{table.dice}"), 0, 99)[0] / 99, rollouts)
        found.best()
        assert found.rollouts <= max(rollouts, 2 * options)


def test_no_policy_sees_the_dice_of_the_world_it_plays_in() -> None:
    g, seen = draft(), set[bytes]()

    def policy(table: Wroth, seat: int) -> int:
        seen.add(table.key)
        return engine.pending(table)[0].options[-1]

    worlds = set[bytes]()

    def value(table: Wroth, seat: int) -> float:
        worlds.add(table.key)
        return 0.5 if table.held(seat, 0) else 0.4

    thought(g, value, 40, policy=policy, boundary=lambda table: table.round).best()
    assert len(seen) == 1
    assert len(worlds) > 3
    assert not seen & worlds


def test_candidates_are_compared_in_the_same_worlds() -> None:
    one, other = Line(1), Line(2)
    for n in range(8):
        one.add(n / 10 + 0.1)
        other.add(n / 10)
    ahead, error = compared(one, other)
    assert ahead == pytest.approx(0.1)
    assert error < 1e-6


def test_the_ladder_stands_wherever_a_title_brings_a_mind() -> None:
    assert {"wroth", "verrix"} <= {*LADDERED}
    for name in LADDERED:
        assert offered(name) == LADDER
        assert usual(name) in LADDER
        assert {*LADDER, *QUICK} == {*bots_for(name)}
    assert offered("tolls") == ("random",)
    assert usual("tolls") == "random"


@pytest.mark.parametrize("game", LADDERED)
def test_every_level_answers_and_sees_no_more_than_its_view(game: str) -> None:
    """The same for another key of chance, and for a table that was saved and opened."""
    g = titles()[game].part("game").table({"seats": list(titles()[game].part("game").seats[:2])})
    g.key = key_of(7)
    g.game.begin(g)
    looked = 0
    while looked < 4:
        asked = g.decision
        if len(asked.options) > 2:
            looked += 1
            other = g.clone()
            other.key = key_of("another")
            for name in LADDER[:3]:
                chosen = bot_named(name, 5, 0.0).choose(View(g, asked.by))
                assert chosen in asked.options
                assert chosen == bot_named(name, 5, 0.0).choose(View(other, asked.by))
        engine.answer(g, bot_named("casual", looked).choose(View(g, asked.by)), asked.by)


def test_casual_plays_as_thumb_does() -> None:
    g = draft()
    view = View(g, FACTIONS.index("koda"))
    assert bot_named("casual", 1).choose(view) == bot_named("thumb", 1).choose(view)


def test_patience_ends_the_thinking() -> None:
    """With next to none nothing is seen, and what thumb would do is done."""
    g = draft()
    mind = titles()["wroth"].part("mind")
    search = Search(mind, View(g, g.decision.by), key_of(1), Budget(100_000, 1e-6))
    assert search.best() is search.lines[0]
    assert search.worlds == 0


def test_a_world_that_only_some_have_seen_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time is up between two candidates."""
    g, now = draft(), [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])

    def value(table: Wroth, seat: int) -> float:
        now[0] += 1.0
        return 0.9 if table.held(seat, 1) else 0.2

    search = thought(g, value)
    search.until = 6.5
    search.best()
    assert now[0] == 7.0
    assert [len(line.values) for line in search.lines] == [1, 1, 1, 1]
