# not compiled
"""The words of what may be done around a roll, and of the Test that is chosen."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.rules.dice.before_roll import ADVANTAGE, BLESSING
from plancia.games.nova_aetas.rules.dice.dice import MOON, STAR, SUN
from plancia.games.nova_aetas.rules.dice.rerolls import BOND, HEROISM, LUCK, WEAPON
from plancia.games.nova_aetas.rules.missions.mission_actions import TESTED, WITHOUT, test_of
from plancia.games.nova_aetas.rules.turn.forecast import percent
from plancia.games.nova_aetas.rules.wounds.wounds import DEFENCE
from plancia.games.nova_aetas.state.answers import DIE
from plancia.games.nova_aetas.words.labels.labels_actions import Said, just
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.names_shown_box import dotted
from plancia.kernel.answers import Answer, Range
from plancia.kernel.decision import Decision


def _used_token(answer: Answer) -> Said:
    """A token that does something, by its stable name."""
    id = answer.name
    return lambda names, asked, _: names.say("label-card", name=names.named("token", id), text=names.text("token", id))


def _heroism(names: Names, decision: Decision, _: int) -> str:
    proc: Any = names.g.stack[-1]
    return names.say("label-heroism", n=names.g.heroism[proc.hero])


def _bond(names: Names, decision: Decision, hero: int) -> str:
    return names.say("label-bond", who=names.hero(hero))


def _die(names: Names, decision: Decision, option: int) -> str:
    proc: Any = names.g.stack[-1]
    die = proc.dice[option]
    return names.say("label-die", n=option + 1, die=die, success="yes" if die >= proc.threshold else "no")


def _symbol(answer: Answer) -> Said:
    return lambda names, asked, _: names.symbols(answer.option())


def _without(names: Names, decision: Decision, _: int) -> str:
    """The full price without a Test."""
    proc: Any = names.g.stack[-1]
    return dotted(names.say("label-without-test"), names.say("ap", n=proc.action(names.g).ap))


def _test(names: Names, decision: Decision, option: int) -> str:
    """Which Test, and how likely it is passed."""
    g, say = names.g, names.say
    proc: Any = g.stack[-1]
    action = proc.action(g)
    wanted = action.tests[option]
    cost = action.ap if action.cheaper < 0 else action.cheaper
    odds = say("percent", n=percent(g, test_of(g, proc.hero, wanted)))
    return dotted(test_name(names, wanted), say("ap", n=cost), odds)


def test_name(names: Names, wanted: Any) -> str:
    of = names.keyword(wanted.keyword) if wanted.keyword >= 0 else names.characteristic(wanted.characteristic)
    return names.say("test-of", of=of, threshold=wanted.threshold, successes=wanted.successes)


TESTS: dict[Answer | Range, Said] = {
    **{each: _used_token(each) for each in (ADVANTAGE, BLESSING, LUCK, DEFENCE)},
    **{each: _symbol(each) for each in (MOON, STAR, SUN)},
    HEROISM: _heroism,
    WEAPON: just("label-weapon-reroll"),
    BOND: _bond,
    DIE: _die,
    TESTED: _test,
    WITHOUT: _without,
}
