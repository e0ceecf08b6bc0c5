# not compiled
"""The words of what may be done around a roll, and of the Test that is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.nova_aetas.rules.dice.chances import ADVANTAGE, BLESSING, BOND, CARD, HEROISM, LUCK, SKILL, WEAPON
from plancia.games.nova_aetas.rules.missions.mission_actions import WITHOUT, test_of
from plancia.games.nova_aetas.rules.turn.forecast import percent
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.words.labels.labels_actions import destiny_line, skill_line
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.names_shown_box import dotted
from plancia.kernel.decision import Decision


def _before_roll(names: Names, decision: Decision, option: int) -> str:
    if option in (ADVANTAGE, BLESSING):
        id = "advantaged" if option == ADVANTAGE else "blessed"
        return names.say("label-card", name=names.named("token", id), text=names.text("token", id))
    return _used(names, decision, option)


def _after_roll(names: Names, decision: Decision, option: int) -> str:
    g, say = names.g, names.say
    if option == LUCK:
        return say("label-card", name=names.named("token", "lucky"), text=names.text("token", "lucky"))
    if option == HEROISM:
        proc: Any = g.stack[-1]
        return say("label-heroism", n=g.heroism[proc.hero])
    if option == WEAPON:
        return say("label-weapon-reroll")
    return say("label-bond", who=names.hero(option - BOND)) if option < SKILL else _used(names, decision, option)


def _used(names: Names, decision: Decision, option: int) -> str:
    """A Skill or a Destiny Card in a window of a Test."""
    if option >= CARD:
        return destiny_line(names, NOBODY, option - CARD)
    return skill_line(names, option - SKILL)


def _die(names: Names, decision: Decision, option: int) -> str:
    proc: Any = names.g.stack[-1]
    die = proc.dice[option]
    return names.say("label-die", n=option + 1, die=die, success="yes" if die >= proc.threshold else "no")


def _symbol(names: Names, decision: Decision, option: int) -> str:
    return _used(names, decision, option) if option >= CARD else names.symbols(option)


def _test(names: Names, decision: Decision, option: int) -> str:
    """Which Test, and how likely it is passed; or the full price without one."""
    g, say = names.g, names.say
    proc: Any = g.stack[-1]
    action = proc.action(g)
    if option == WITHOUT:
        return dotted(say("label-without-test"), say("ap", n=action.ap))
    wanted = action.tests[option]
    cost = action.ap if action.cheaper < 0 else action.cheaper
    odds = say("percent", n=percent(g, test_of(g, proc.hero, wanted)))
    return dotted(test_name(names, wanted), say("ap", n=cost), odds)


def test_name(names: Names, wanted: Any) -> str:
    of = names.keyword(wanted.keyword) if wanted.keyword >= 0 else names.characteristic(wanted.characteristic)
    return names.say("test-of", of=of, threshold=wanted.threshold, successes=wanted.successes)


TESTS: dict[str, Callable[[Names, Decision, int], str]] = {
    "before-roll": _before_roll,
    "after-roll": _after_roll,
    "die": _die,
    "symbol": _symbol,
    "test": _test,
}
