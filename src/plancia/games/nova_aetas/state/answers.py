"""What answers range over, and the questions that are answered by one thing. The others are declared where the rules
ask them."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.state.box import CARRIED, FAMILIES, SCHOOLS, TOKENS, Box
from plancia.games.nova_aetas.state.grid import LARGEST
from plancia.games.nova_aetas.state.plan import Plan
from plancia.games.nova_aetas.state.state import STRENGTHENINGS
from plancia.kernel.answers import Answer, Kind, Range


def tests_in(plan: Plan) -> int:
    """Of the action or stage that has most."""
    return max([len(each.tests) for each in plan.actions] + [len(each.tests) for each in plan.stages], default=0)


def own_skills(box: Box) -> int:
    """Of the Hero who has most."""
    return max([len(hero.skills) for hero in box.heroes])


def exits(box: Box) -> int:
    """Of the node that has most."""
    return max([len(node.exits) for plan in box.plans for node in plan.nodes], default=0)


# How many of them a box has; of what lies within another, where there are most.
MODEL: Final = Range("model", lambda box: box.models)
HERO: Final = Range("hero", lambda box: box.proper)
SQUARE: Final = Range("square", LARGEST * LARGEST)
PLACE: Final = Range("place", CARRIED)  # of a thing on a Hero
GEAR: Final = Range("gear", CARRIED)  # the same, called by what is there
WEAPON: Final = Range("weapon", CARRIED + 1)  # the same, or UNARMED
ARM: Final = Range("arm", CARRIED + 1)  # a weapon, called by its place
SKILL: Final = Range("skill", lambda box: len(box.skills))
OWN_SKILL: Final = Range("own-skill", own_skills)  # by its place on the Hero's sheet
LESSON: Final = Range("lesson", own_skills)  # the same, called by its place
STRENGTHENING: Final = Range("strengthening", STRENGTHENINGS)
CARD: Final = Range("destiny", lambda box: len(box.destinies))
ITEM: Final = Range("item", lambda box: len(box.items))
REAGENT: Final = Range("reagent", lambda box: len(box.reagents))
FORMULA: Final = Range("formula", lambda box: len(box.formulae))
SCHOOL: Final = Range("school", len(SCHOOLS))
FAMILY: Final = Range("family", len(FAMILIES))
GRAVE: Final = Range("grave", lambda box: len(box.graves))
LOCATION: Final = Range("location", lambda box: len(box.locations))
MISSION: Final = Range("mission", lambda box: len(box.plans) + 1)  # with the map that a position brings
ELEMENT: Final = Range("element", lambda box: max([len(plan.elements) for plan in box.plans]))
THING: Final = Range("thing", lambda box: max([len(plan.things) for plan in box.plans]))
NODE: Final = Range("node", lambda box: max([len(plan.nodes) for plan in box.plans]))
WAY_OUT: Final = Range("exit", exits)  # of the node where the Hero is
TEST: Final = Range("test", lambda box: max([tests_in(plan) for plan in box.plans]))
WAY: Final = Range("way", lambda box: max([len(plan.next) for plan in box.plans]))
DIE: Final = Range("die", 199)
DIRECTION: Final = Range("direction", 4)

SIMPLE: Final[list[Kind]] = []  # questions whose options are the numbers of one thing


def one(kind: str, over: Range, name: str = "{}") -> Answer:
    declared = Kind(kind)
    SIMPLE.append(declared)
    return declared.answer(name, over)


one("model", MODEL)
one("martyr", MODEL)
one("saviour", MODEL)
TARGET: Final = one("target", MODEL)
WHO: Final = one("hero", MODEL)
one("square", SQUARE)
STEP: Final = one("step", SQUARE)
LANDING: Final = one("landing", SQUARE)
DASH: Final = one("dash", SQUARE)
one("weapon", ARM)
one("skill", SKILL)
one("reaction", SKILL)
one("item", ITEM)
one("die", DIE, "die-{}")
one("direction", DIRECTION)
one("formula", FORMULA)
one("grave-wound", GRAVE)
one("family", FAMILY)
one("stage-test", TEST, "test-{}")
one("way", WAY, "way-{}")

TOKEN: Final = Kind("token")  # its options are the tokens themselves, each a bit
A_WOUND: Final = TOKEN.answer("wound")
for _place, _name in enumerate(TOKENS):
    TOKEN.answer(_name, at=1 << _place)
