# not compiled
"""The field and its mission for whoever draws them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from plancia.games.nova_aetas.notation.option_names import model_name
from plancia.games.nova_aetas.rules.campaign.encounter import Encounter as Chain
from plancia.games.nova_aetas.rules.turn.hours import sector_of
from plancia.games.nova_aetas.shown.scene_mission import (
    Aim,
    Clause,
    Counter,
    Element,
    Encounter,
    Exit,
    Field,
    Location,
    Mission,
    Node,
    Scenery,
    Step,
    Thing,
)
from plancia.games.nova_aetas.state.box import SECTORS
from plancia.games.nova_aetas.state.plan import FAMILIES
from plancia.games.nova_aetas.state.state import DEFEAT, LYING, UNDECIDED, VICTORY
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.progress import aim_line, aims, limit_of
from plancia.kernel.procedure import Procedure


def mission(names: Names, frames: Sequence[Procedure]) -> Mission:
    g, plan = names.g, names.plan()
    said = names.said()
    outcome: Any = {UNDECIDED: "", VICTORY: "victory", DEFEAT: "defeat"}[g.outcome]
    return Mission(
        id=plan.id,
        name=names.mission(g.mission),
        family=names.say("mission-family", n=plan.family) if said is not None else FAMILIES[plan.family],
        briefing=names.word(said.briefing) if said is not None else "",
        t=g.t,
        sector=sector_of(max(1, g.t)),
        lap=(max(1, g.t) - 1) // SECTORS + 1,
        aware=g.aware,
        stealth=plan.stealth,
        weather=names.say("text-weather", weather=g.weather) if g.weather else "",
        victory=_clauses(names, said.victory, g.completed) if said is not None else [],
        defeat=_clauses(names, said.defeat, 0) if said is not None else [],
        secondary=_clauses(names, said.secondary, g.secondaries) if said is not None else [],
        enemies_want=_enemies_want(names),
        counters=[
            Counter(id, names.counter(number), g.counters[number], limit_of(plan, number))
            for number, id in enumerate(plan.counters)
        ],
        field=_field(names) if plan.field is not None else None,
        elements=[_element(names, number) for number in range(len(plan.elements))],
        things=[thing for number in range(len(g.things)) if (thing := _thing(names, number)) is not None],
        locations=[_location(names, number) for number in range(len(plan.cards))],
        encounter=_encounter(names, frames) if plan.stages else None,
        outcome=outcome,
    )


def _enemies_want(names: Names) -> list[Aim]:
    return [
        Aim(
            aim.text,
            aim_line(names, aim),
            [names.square(square) for square in aim.at],
            f"{aim.n}/{aim.of}" if aim.of else "",
            aim.open,
        )
        for aim in aims(names)
    ]


def _encounter(names: Names, frames: Sequence[Procedure]) -> Encounter:
    under_way = next((each for each in frames if isinstance(each, Chain)), None)
    steps = []
    for stage, said in zip(names.plan().stages, names.said().stages, strict=True):
        state: Any = "" if under_way is None else _how_it_went(under_way, stage.number)
        tests = [names.test(test) for test in stage.tests]
        requires = names.keyword(stage.requires) if stage.requires >= 0 else ""
        steps.append(Step(stage.id, names.word(said.name), names.word(said.text), tests, requires, state))
    tried = () if under_way is None else under_way.tried
    return Encounter(steps, [names.box.hero_ids[hero] for hero in tried])


def _how_it_went(chain: Chain, stage: int) -> str:
    if stage >= chain.stage:
        return "now" if stage == chain.stage else "ahead"
    if chain.passed >> stage & 1:
        return "passed"
    return "failed" if chain.failed >> stage & 1 else "left-out"


def _clauses(names: Names, said: Any, met: int) -> list[Clause]:
    return [Clause(names.word(clause.text), met >> number & 1 == 1) for number, clause in enumerate(said)]


def _field(names: Names) -> Field:
    field = names.g.field()
    height = field.size // field.width
    rows = [field.codes[row * field.width : (row + 1) * field.width] for row in range(height)]
    levels = [
        "".join(str(each) for each in field.levels[row * field.width : (row + 1) * field.width])
        for row in range(height)
    ]
    return Field(field.width, height, rows, levels, [names.square(each) for each in names.plan().starts])


def scenery(names: Names) -> list[Scenery]:
    """What the letters on this field stand for."""
    letters = set(names.g.field().codes)
    return [
        Scenery(record.code, id, names.word(record.name), names.word(record.text))
        for id, record in names.box.tables["scenery"].items()
        if record.code in letters
    ]


def _element(names: Names, number: int) -> Element:
    g, plan = names.g, names.plan()
    action, square = plan.elements[number]
    card, said = plan.actions[action], names.action(action)
    node = plan.nodes[card.node].id if card.node >= 0 else ""
    at = names.square(square) if square >= 0 else ""
    return Element(
        card.id, at, node, names.word(said.name), names.word(said.text), card.ap, g.cubes[number], card.cubes
    )


def _thing(names: Names, number: int) -> Thing | None:
    g, plan = names.g, names.plan()
    where = g.things[number]
    id = f"{plan.objects[plan.things[number][0]].id}-{number + 1}"
    if where >= LYING:
        return Thing(id, names.thing(number), names.square(where - LYING), "")
    return Thing(id, names.thing(number), "", model_name(g.box, where)) if where >= 0 else None


def _location(names: Names, number: int) -> Location:
    g, plan = names.g, names.plan()
    card = plan.cards[number]
    nodes = []
    for node in plan.nodes:
        if node.card != number:
            continue
        said = names.node_said(node.number)
        inside = [g.box.hero_ids[hero] for hero in range(g.box.hero_side) if g.inside[hero] == node.number]
        exits = [
            Exit(each.id, names.word(written.name), names.square(each.to))
            for each, written in zip(node.exits, said.exits, strict=True)
        ]
        links = [plan.nodes[link].id for link in node.links]
        nodes.append(Node(node.id, names.word(said.name), names.word(said.text), inside, links, exits))
    return Location(card.id, names.building(number), names.square(card.door), nodes)
