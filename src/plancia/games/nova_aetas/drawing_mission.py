# not compiled
"""The field, its models and its mission for whoever draws them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from plancia.games.nova_aetas.box import RANKS, SECTORS, TOKENS
from plancia.games.nova_aetas.control import control_area
from plancia.games.nova_aetas.encounter import Encounter as Chain
from plancia.games.nova_aetas.horologium import sector_of
from plancia.games.nova_aetas.names import model_name
from plancia.games.nova_aetas.naming import Names, bits
from plancia.games.nova_aetas.plan import FAMILIES
from plancia.games.nova_aetas.scene import (
    Clause,
    Counter,
    Element,
    Encounter,
    Enemy,
    EnemyAttack,
    Exit,
    Field,
    Location,
    Mission,
    Model,
    Node,
    Scenery,
    Step,
    Thing,
)
from plancia.games.nova_aetas.state import DEFEAT, LYING, UNDECIDED, VICTORY
from plancia.kernel.procedure import Procedure


def model(names: Names, number: int) -> Model:
    g, box = names.g, names.box
    enemy = number >= box.hero_side
    side: Any = "enemy" if enemy else "ally" if number >= box.proper else "hero"
    hour = g.group_hour[box.type_of[number]] if enemy else g.hour[number]
    at = names.square(g.at[number]) if g.mission >= 0 and g.at[number] >= 0 else ""
    inside = not enemy and g.mission >= 0 and g.inside[number] >= 0
    carried = [thing for thing in range(len(g.things)) if g.things[thing] == number]
    return Model(
        id=model_name(box, number),
        side=side,
        kind=box.enemy_ids[box.type_of[number]] if enemy else box.hero_ids[number],
        name=names.model(number),
        short=short(names, number),
        at=at,
        inside=g.plan().nodes[g.inside[number]].id if inside else "",
        wounds=g.wounds[number],
        health=g.health[number],
        tokens=[TOKENS[each] for each in bits(g.tokens[number])],
        down=number < box.proper and g.down >> number & 1 == 1,
        threat=g.threat_of(number) if not enemy and g.mission >= 0 else 0,
        hour=hour,
        carries=[names.thing(thing) for thing in carried],
    )


def short(names: Names, number: int) -> str:
    """Two letters of a Hero, a letter and the number of an Enemy: what fits on a square."""
    name = names.model(number)
    if number < names.box.hero_side:
        return name[:2]
    initials = "".join(word[0] for word in names.kind(names.box.type_of[number]).split() if word[0].isalpha())
    return f"{initials[:2].lower()}{names.box.number_of[number]}"


def enemy(names: Names, kind: int) -> Enemy:
    g, card = names.g, names.box.enemies[kind]
    record: Any = names.box.tables["enemy"][card.id]
    first = g.models_of(kind)[0]
    return Enemy(
        id=card.id,
        name=names.kind(kind),
        names=names.kind(kind, 2),
        text=names.word(record.text),
        faction=record.faction,
        faction_name=names.faction(kind),
        rank=RANKS[card.rank],
        rank_name=names.say("rank", name=RANKS[card.rank]),
        rapidity=card.rapidity,
        control_area=control_area(g, first),
        pd=card.pd,
        md=card.md,
        abilities=names.abilities(card.powers),
        attacks=[
            EnemyAttack(names.enemy_attack(kind, number), names.attack(attack, True))
            for number, attack in enumerate(card.attacks)
        ],
        hour=g.group_hour[kind],
        from_=record.from_,
    )


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
        counters=[Counter(id, names.counter(number), g.counters[number]) for number, id in enumerate(plan.counters)],
        field=_field(names) if plan.field is not None else None,
        elements=[_element(names, number) for number in range(len(plan.elements))],
        things=[thing for number in range(len(g.things)) if (thing := _thing(names, number)) is not None],
        locations=[_location(names, number) for number in range(len(plan.cards))],
        encounter=_encounter(names, frames) if plan.stages else None,
        outcome=outcome,
    )


def _encounter(names: Names, frames: Sequence[Procedure]) -> Encounter:
    g, say = names.g, names.say
    under_way = next((each for each in frames if isinstance(each, Chain)), None)
    steps = []
    for stage, said in zip(names.plan().stages, names.said().stages, strict=True):
        state: Any = "" if under_way is None else _how_it_went(under_way, stage.number)
        tests = [
            say("test-of", of=names.keyword(test.keyword), threshold=test.threshold, successes=test.successes)
            for test in stage.tests
        ]
        requires = names.keyword(stage.requires) if stage.requires >= 0 else ""
        steps.append(Step(stage.id, names.word(said.name), names.word(said.text), tests, requires, state))
    tried = () if under_way is None else under_way.tried
    return Encounter(steps, [g.box.hero_ids[hero] for hero in tried])


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
