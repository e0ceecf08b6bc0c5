"""What answers range over, and the questions that are answered by one thing. The others are declared where the rules
ask them."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.state.box import CARRIED, FAMILIES, SCHOOLS, TOKENS, Box
from plancia.games.nova_aetas.state.plan import Plan
from plancia.games.nova_aetas.state.state import STRENGTHENINGS
from plancia.kernel.answers import Answer, Kind, Range

SIDE: Final = 16  # squares: no map has longer ones


def models(box: Box) -> int:
    return box.models


def heroes(box: Box) -> int:
    return box.proper


def skills(box: Box) -> int:
    return len(box.skills)


def own_skills(box: Box) -> int:
    """Of the Hero who has most."""
    return max([len(hero.skills) for hero in box.heroes])


def cards(box: Box) -> int:
    return len(box.destinies)


def items(box: Box) -> int:
    return len(box.items)


def reagents(box: Box) -> int:
    return len(box.reagents)


def formulae(box: Box) -> int:
    return len(box.formulae)


def graves(box: Box) -> int:
    return len(box.graves)


def locations(box: Box) -> int:
    return len(box.locations)


def missions(box: Box) -> int:
    """With the map that a position brings."""
    return len(box.plans) + 1


def elements(box: Box) -> int:
    return max([len(plan.elements) for plan in box.plans])


def things(box: Box) -> int:
    return max([len(plan.things) for plan in box.plans])


def nodes(box: Box) -> int:
    return max([len(plan.nodes) for plan in box.plans])


def exits(box: Box) -> int:
    """Of the node that has most."""
    return max([len(node.exits) for plan in box.plans for node in plan.nodes] or [0])


def tests(box: Box) -> int:
    return max([tests_in(plan) for plan in box.plans])


def tests_in(plan: Plan) -> int:
    of_actions, of_stages = [len(each.tests) for each in plan.actions], [len(each.tests) for each in plan.stages]
    return max([*of_actions, *of_stages, 0])


def ways(box: Box) -> int:
    return max([len(plan.next) for plan in box.plans])


MODEL: Final = Range("model", models)
HERO: Final = Range("hero", heroes)
SQUARE: Final = Range("square", SIDE * SIDE)
PLACE: Final = Range("place", CARRIED)  # of a thing on a Hero
GEAR: Final = Range("gear", CARRIED)  # the same, called by what is there
WEAPON: Final = Range("weapon", CARRIED + 1)  # the same, or UNARMED
ARM: Final = Range("arm", CARRIED + 1)  # a weapon, called by its place
SKILL: Final = Range("skill", skills)
OWN_SKILL: Final = Range("own-skill", own_skills)  # by its place on the Hero's sheet
LESSON: Final = Range("lesson", own_skills)  # the same, called by its place
STRENGTHENING: Final = Range("strengthening", STRENGTHENINGS)
CARD: Final = Range("destiny", cards)
ITEM: Final = Range("item", items)
REAGENT: Final = Range("reagent", reagents)
FORMULA: Final = Range("formula", formulae)
SCHOOL: Final = Range("school", len(SCHOOLS))
FAMILY: Final = Range("family", len(FAMILIES))
GRAVE: Final = Range("grave", graves)
LOCATION: Final = Range("location", locations)
MISSION: Final = Range("mission", missions)
ELEMENT: Final = Range("element", elements)
THING: Final = Range("thing", things)
NODE: Final = Range("node", nodes)
WAY_OUT: Final = Range("exit", exits)  # of the node where the Hero is
TEST: Final = Range("test", tests)
WAY: Final = Range("way", ways)
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
