"""Quick answers of a thumb in Nova Aetas: dice, reactions, Wounds, small choices in the middle of something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from plancia.games.nova_aetas.rules.campaign.encounter import Step
from plancia.games.nova_aetas.rules.dice import chances as c
from plancia.games.nova_aetas.rules.dice.before_roll import ADVANTAGE, BLESSING, CARD_BEFORE, WARD
from plancia.games.nova_aetas.rules.dice.chances import successes_of
from plancia.games.nova_aetas.rules.dice.odds import chance_to_pass
from plancia.games.nova_aetas.rules.dice.rerolls import BOND, CARD_AFTER, HEROISM, LUCK, WEAPON
from plancia.games.nova_aetas.rules.missions.mission_actions import test_of
from plancia.games.nova_aetas.rules.wounds.wounds import DEFENCE, HIMSELF, PARRYING_CARD, room
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.decision import PASS, Decision


def reflex(g: NovaAetas, asked: Decision) -> int:
    """The answer to a question that is no plan of its own; the first option where nothing better is known."""
    known = REFLEXES.get(asked.kind)
    return first(asked) if known is None else known(g, g.stack[-1], asked)


def first(asked: Decision) -> int:
    options = asked.options
    return options[0] if options[0] != PASS or len(options) == 1 else options[1]


def gladly(g: NovaAetas, top: Any, asked: Decision) -> int:
    return next((option for option in asked.options if option != PASS), PASS)


def never(g: NovaAetas, top: Any, asked: Decision) -> int:
    return PASS


def symbol(g: NovaAetas, top: Any, asked: Decision) -> int:
    return asked.options[-1]


def before_roll(g: NovaAetas, top: Any, asked: Decision) -> int:
    """Tokens are for attacks and for hard defences; Destiny Cards too."""
    matters = top.about in (c.PHYSICAL_ATTACK, c.PSYCHIC_ATTACK, c.KEYWORD)
    for option in asked.options:
        if (ADVANTAGE.holds(option) or BLESSING.holds(option)) and (matters or top.about >= c.PHYSICAL_DEFENCE):
            return option
        if (CARD_BEFORE.holds(option) and matters) or WARD.holds(option):
            return option
    return PASS


def after_roll(g: NovaAetas, top: Any, asked: Decision) -> int:
    """A re-roll is worth it when most dice have failed."""
    failed = len(top.dice) - successes_of(top.dice, top.threshold)
    if not failed:
        return PASS
    for what in (WEAPON, LUCK, BOND):
        for option in asked.options:
            if what.holds(option):
                return option
    poor, heroism = failed * 2 > len(top.dice), HEROISM.option()
    if heroism in asked.options and poor and failed >= 2:
        return heroism
    return next((option for option in asked.options if CARD_AFTER.holds(option) and failed == len(top.dice)), PASS)


def die(g: NovaAetas, top: Any, asked: Decision) -> int:
    """The lowest die is rolled again; of several only those that failed."""
    dice, threshold = top.dice, top.threshold
    if asked.several:
        for option in asked.options:
            if option == PASS or dice[option] < threshold:
                return option
        return PASS if PASS in asked.options else asked.options[0]
    return min(asked.options, key=lambda option: dice[option])


def parry(g: NovaAetas, top: Any, asked: Decision) -> int:
    options, left = asked.options, g.health[top.hero] - g.wounds[top.hero]
    if DEFENCE.option() in options and top.n >= 1:
        return DEFENCE.option()
    return next((option for option in options if PARRYING_CARD.holds(option) and (top.n >= 2 or top.n >= left)), PASS)


def gear(g: NovaAetas, top: Any, asked: Decision) -> int:
    """The thing with most room; himself last."""
    best, most = asked.options[0], -1
    for place in asked.options:
        space = 0 if HIMSELF.holds(place) else room(g, top.hero, place)
        if space > most:
            best, most = place, space
    return best


def reaction(g: NovaAetas, top: Any, asked: Decision) -> int:
    """Worth its token when the blow is heavy or the Hero is not well."""
    skill = asked.options[-1]
    if skill == PASS:
        return PASS
    does = g.box.skills[skill].does
    if does in ("riposte", "mirror", "parry"):
        return skill
    if does == "slip-away":
        return PASS
    victim = getattr(top, "victim", NOBODY)
    left = g.health[victim] - g.wounds[victim]
    return skill if left <= 5 or victim >= g.box.proper else PASS


def who_tries(g: NovaAetas, top: Any, asked: Decision) -> int:
    """Who is best at this step of an Encounter; of equals, who will be missed least in the steps to come."""
    if not isinstance(top, Step):
        return first(asked)
    heroes = [option for option in asked.options if option != PASS]
    return max(heroes, key=lambda hero: (skill_at(g, top.stage, hero), -later_skill(g, top.stage, hero)), default=PASS)


def later_skill(g: NovaAetas, stage: int, hero: int) -> int:
    return max([skill_at(g, later, hero) for later in range(stage + 1, len(g.plan().stages))], default=0)


def skill_at(g: NovaAetas, stage: int, hero: int) -> int:
    return chance_at(g, stage, hero, best_test(g, stage, hero))


def stage_test(g: NovaAetas, top: Any, asked: Decision) -> int:
    return best_test(g, top.stage, top.hero)


def best_test(g: NovaAetas, stage: int, hero: int) -> int:
    return max(range(len(g.plan().stages[stage].tests)), key=lambda number: chance_at(g, stage, hero, number))


def chance_at(g: NovaAetas, stage: int, hero: int, number: int) -> int:
    wanted = g.plan().stages[stage].tests[number]
    return chance_to_pass(g, hero, test_of(g, hero, wanted).pool, wanted.threshold, wanted.successes)


def martyr(g: NovaAetas, top: Any, asked: Decision) -> int:
    hero = asked.options[-1]
    if hero == PASS:
        return PASS
    falls = g.wounds[top.model] + top.n >= g.health[top.model]
    return hero if falls and g.wounds[hero] + top.n < g.health[hero] else PASS


REFLEXES: Final[dict[str, Callable[[NovaAetas, Any, Decision], int]]] = {
    "before-roll": before_roll,
    "after-roll": after_roll,
    "die": die,
    "symbol": symbol,
    "parry": parry,
    "gear": gear,
    "reaction": reaction,
    "martyr": martyr,
    "hero": who_tries,
    "stage-test": stage_test,
    "saviour": gladly,
    "destiny": gladly,
    "hurry": gladly,
    "skill": gladly,
    "dash": never,
}
