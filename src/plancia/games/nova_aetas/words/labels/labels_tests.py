# not compiled
"""The words of what may be done around a roll, and of the Test that is chosen."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.dice.before_roll import ADVANTAGE, BLESSING
from plancia.games.nova_aetas.rules.dice.dice import MOON, STAR, SUN
from plancia.games.nova_aetas.rules.dice.rerolls import BOND, HEROISM, LUCK, WEAPON
from plancia.games.nova_aetas.rules.missions.mission_actions import TESTED, WITHOUT, test_of
from plancia.games.nova_aetas.rules.turn.forecast import percent
from plancia.games.nova_aetas.rules.wounds.wounds import DEFENCE
from plancia.games.nova_aetas.state.answers import DIE
from plancia.games.nova_aetas.words.labels.labels_actions import Said, just
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.answers import Answer, Range
from plancia.kernel.decision import Decision
from plancia.kernel.words import dotted


def _used_token(answer: Answer) -> Said:
    """A token that does something, by its stable name."""
    id = answer.name
    return lambda names, asked: names.say("label-card", name=names.named("token", id), text=names.text("token", id))


def _die(names: Names, decision: Decision, option: int) -> str:
    die = names.asking.dice[option]
    return names.say("label-die", n=option + 1, die=die, success="yes" if die >= names.asking.threshold else "no")


def _symbol(answer: Answer) -> Said:
    return lambda names, asked: names.symbols(answer.option())


def _without(names: Names, decision: Decision) -> str:
    """The full price without a Test."""
    return dotted(names.say("label-without-test"), names.say("ap", n=names.asking.action(names.g).ap))


def _test(names: Names, decision: Decision, option: int) -> str:
    """Which Test, and how likely it is passed."""
    g, say, proc = names.g, names.say, names.asking
    action = proc.action(g)
    wanted = action.tests[option]
    cost = action.ap if action.cheaper < 0 else action.cheaper
    odds = say("percent", n=percent(g, test_of(g, proc.hero, wanted)))
    return dotted(names.test(wanted), say("ap", n=cost), odds)


TESTS: dict[Answer | Range, Said] = {
    **{each: _used_token(each) for each in (ADVANTAGE, BLESSING, LUCK, DEFENCE)},
    **{each: _symbol(each) for each in (MOON, STAR, SUN)},
    HEROISM: lambda names, asked: names.say("label-heroism", n=names.g.heroism[names.asking.hero]),
    WEAPON: just("label-weapon-reroll"),
    BOND: lambda names, asked, hero: names.say("label-bond", who=names.hero(hero)),
    DIE: _die,
    TESTED: _test,
    WITHOUT: _without,
}
