# not compiled
"""Missions as numbers."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.content.read_mission_words import Reading, flag_bits, flags_in
from plancia.games.nova_aetas.state import box as b
from plancia.games.nova_aetas.state import box_cards as bc
from plancia.games.nova_aetas.state import plan as p
from plancia.games.nova_aetas.state.box import Box
from plancia.games.nova_aetas.state.field import Field, field_of
from plancia.kernel.content import Tables, alike


def fill_plans(box: Box, tables: Tables) -> None:
    box.flags = flags_in(tables)
    box.mission_ids = list(tables["mission"])
    for number, (id, said) in enumerate(tables["mission"].items()):
        box.plans.append(Drafting(box, said, number, id).plan)
    for number, (id, said) in enumerate(tables["ending"].items()):
        ending = bc.Ending(number, id)
        ending.victory = said.outcome == "victory"
        ending.if_, ending.unless = flag_bits(box, said.if_), flag_bits(box, said.unless)
        box.endings.append(ending)
    for said in tables["campaign"].values():
        box.first_mission = box.mission_ids.index(said.first)
        box.first_settlement = said.settlement
        box.popolini = said.popolini


class Drafting(Reading):
    """One mission being read."""

    def __init__(self, box: Box, said: Any, number: int, id: str) -> None:
        super().__init__(box, said, number, id)
        plan = alike(self.plan, said)
        plan.family = p.FAMILIES.index(said.family)
        plan.stealth = "stealth" in said.tags
        if said.rows:
            self.map()
        self.objects()
        plan.setup = [self.then(each) for each in said.setup]
        plan.hero_tokens = [self.then(each) for each in said.hero_tokens]
        plan.decks = [self.deck(each) for each in said.decks]
        plan.draft = self.squares(said.draft)
        plan.event_draft = self.square(said.event_draft) if said.event_draft else (plan.draft or (p.NONE,))[0]
        plan.timeline = [
            p.Marker(
                p.NONE if each.t is None else each.t,
                p.NONE if each.after_alarm is None else each.after_alarm,
                [self.then(then) for then in each.then],
            )
            for each in said.timeline
        ]
        for action in said.actions:
            self.action(action, p.NONE)
        if plan.field is not None:
            self.reach(plan.field)
        self.cards()
        self.wishes()
        self.pay()

    def map(self) -> None:
        plan, said = self.plan, self.said
        plan.rows = tuple(said.rows)
        plan.field = field = field_of(said.rows, said.heights)
        water = [(square, ".") for square in range(field.size) if field.water >> square & 1]
        plan.drained = field.changed(tuple(water))
        plan.starts = tuple(square for square in range(field.size) if field.codes[square] == "h")

    def objects(self) -> None:
        for number, said in enumerate(self.said.objects):
            self.plan.objects.append(alike(p.Object(number, said.id), said))
            self.plan.things += [(number, square) for square in self.squares(said.at) or (p.NONE,)]

    def action(self, said: Any, node: int) -> int:
        plan = self.plan
        action = alike(p.Action(len(plan.actions), said.id), said)
        action.at = self.squares(said.at)
        action.needs = self.object(said.needs)
        action.tests = [self.test(test) for test in said.tests]
        action.requires = p.NONE if said.requires is None else b.KEYWORDS.index(said.requires)
        action.then = [self.then(then) for then in said.then]
        action.fails = [self.then(then) for then in said.fails]
        action.node = node
        where = action.at if node == p.NONE else (p.NONE,)
        first = len(plan.elements)
        plan.elements += [(action.number, square) for square in where]
        action.elements = tuple(range(first, len(plan.elements)))
        plan.actions.append(action)
        return action.number

    def reach(self, field: Field) -> None:
        """Which elements are within reach of each square."""
        at = [square for _, square in self.plan.elements]
        for square in range(field.size):
            near = field.beside[square] | 1 << square
            self.plan.within_reach.append([number for number in range(len(at)) if near >> at[number] & 1])

    def cards(self) -> None:
        plan = self.plan
        for number, said in enumerate(self.said.cards):
            first = len(plan.nodes)
            names = [node.id for node in said.nodes]
            plan.cards.append(p.Card(number, said.id, self.square(said.door), first, said.heroes))
            for place, inner in enumerate(said.nodes):
                node = p.Node(first + place, inner.id, number)
                node.links = tuple(first + names.index(link) for link in inner.links)
                for way in inner.exits:
                    test = None if way.test is None else self.test(way.test)
                    fails = [self.then(then) for then in way.fails]
                    node.exits.append(p.Exit(way.id, self.square(way.to), way.ap, test, fails))
                node.actions = tuple(self.action(action, node.number) for action in inner.actions)
                for number in node.actions:
                    node.elements += plan.actions[number].elements
                plan.nodes.append(node)

    def wishes(self) -> None:
        """What both sides want."""
        plan, said = self.plan, self.said
        plan.triggers = [
            p.Trigger(self.counter(each.counter), each.n, [self.then(then) for then in each.then])
            for each in said.triggers
        ]
        for number, each in enumerate(said.enemy_objectives):
            objective = alike(p.Objective(number, each.kind), each)
            objective.types = self.types(each.enemies)
            objective.at = self.squares(each.at)
            objective.objects, objective.ally = self.object(each.objects), self.ally(each.ally)
            objective.then = [self.then(then) for then in each.then]
            objective.until = [self.condition(condition) for condition in each.until]
            plan.objectives.append(objective)
        plan.ally_goals = {self.ally(each.ally): self.mask(each.at) for each in said.ally_objectives}
        for each in said.patrols:
            kind = self.box.enemy_ids.index(each.enemy)
            plan.patrols[kind, each.number] = round_of(self.squares(each.route), self.width)
        for each in said.controls:
            types = self.types(each.enemies)
            plan.controls.append(p.Control(types, each.set, each.add, each.fewer_wounds_than, self.flags(each.if_)))
        plan.victory = [self.clause(each) for each in said.victory]
        plan.defeat = [self.clause(each) for each in said.defeat]
        asked = [clause.only for clause in plan.victory + plan.defeat]
        if plan.victory and None not in asked:
            only = [condition for condition in asked if condition is not None]
            plan.deadline = min([condition.t for condition in only if condition.is_ == "time"], default=p.NEVER)
            plan.counts = [(condition.counter, condition.n) for condition in only if condition.is_ == "counter"]
            plan.quarries = [condition.enemy for condition in only if condition.is_ == "defeated"]
            simple = ("time", "counter", "defeated")
            plan.verdicts_on_one = [condition for condition in only if condition.is_ not in simple]
            plan.verdicts = [condition for condition in plan.verdicts_on_one if condition.is_ != "bearer-at"]
        plan.secondary = [self.clause(each) for each in said.secondary]

    def pay(self) -> None:
        """What follows from it."""
        plan, said = self.plan, self.said
        plan.reward, plan.consolation = self.gain(said.reward), self.gain(said.consolation)
        for way in said.next:
            to = self.box.mission_ids.index(way.to) if way.to else p.NONE
            choice = way.choice is not None
            plan.next.append(p.Next(way.on == "victory", to, choice, self.flags(way.flags), way.popolini))
        plan.after = self.box.mission_ids.index(said.after) if said.after else p.NONE
        for number, each in enumerate(said.stages):
            stage = alike(p.Stage(number, each.id), each)
            stage.tests = [self.test(test) for test in each.tests]
            stage.requires = p.NONE if each.requires is None else b.KEYWORDS.index(each.requires)
            stage.then = [self.then(then) for then in each.then]
            stage.twice = [self.then(then) for then in each.twice]
            stage.fails = [self.then(then) for then in each.fails]
            plan.stages.append(stage)
        plan.ready_health, plan.ready_main = said.ready.health, said.ready.main
        plan.ready_items = tuple(self.box.item_ids.index(item) for item in said.ready.items)
        plan.ready_popolini = said.ready.popolini
        plan.ready_flags = self.flags(said.ready_flags)


def round_of(corners: tuple[int, ...], width: int) -> tuple[int, ...]:
    """Every square of a patrol's round, from corner to corner in straight lines; the start comes only once."""
    squares = [corners[0]]
    for corner in corners[1:]:
        while squares[-1] != corner:
            here = squares[-1]
            if here % width == corner % width:
                squares.append(here + (width if corner > here else -width))
            else:
                squares.append(here + (1 if corner % width > here % width else -1))
    return tuple(squares[:-1]) if len(squares) > 1 and squares[0] == squares[-1] else tuple(squares)
