# not compiled
"""Missions as numbers."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas import box as b
from plancia.games.nova_aetas import box_cards as bc
from plancia.games.nova_aetas import plan as p
from plancia.games.nova_aetas.box import Box
from plancia.games.nova_aetas.field import field_of, square_at

Tables = dict[str, dict[str, Any]]


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


def flags_in(tables: Tables) -> list[str]:
    """Every flag that a mission sets, in order."""
    found: dict[str, None] = {}
    for said in tables["mission"].values():
        for way in said.next:
            found |= dict.fromkeys(way.flags)
        for then in _all_thens(said):
            if then.flag:
                found[then.flag] = None
    return list(found)


def _all_thens(said: Any) -> list[Any]:
    lists = [said.setup, said.hero_tokens]
    lists += [each.then for each in (*said.timeline, *said.triggers, *said.enemy_objectives)]
    for action in [*said.actions, *(action for card in said.cards for node in card.nodes for action in node.actions)]:
        lists += [action.then, action.fails]
    for stage in said.stages:
        lists += [stage.then, stage.twice, stage.fails]
    return [then for each in lists for then in each]


def flag_bits(box: Box, names: list[str]) -> int:
    return sum(1 << box.flags.index(name) for name in names)


class Drafting:
    """One mission being read; counters and objects get their numbers as they are met."""

    def __init__(self, box: Box, said: Any, number: int, id: str) -> None:
        self.box = box
        self.said = said
        self.width = len(said.rows[0]) if said.rows else 0
        self.plan = plan = p.Plan(number, id)
        plan.family = p.FAMILIES.index(said.family)
        plan.tier = said.tier
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
        self.cards()
        self.wishes()
        self.pay()

    def square(self, name: str) -> int:
        return square_at(name, self.width)

    def squares(self, names: list[str]) -> tuple[int, ...]:
        return tuple(map(self.square, names))

    def mask(self, names: list[str]) -> int:
        return sum(1 << square for square in set(self.squares(names)))

    def counter(self, name: str) -> int:
        if not name:
            return p.NONE
        if name not in self.plan.counters:
            self.plan.counters.append(name)
        return self.plan.counters.index(name)

    def object(self, name: str) -> int:
        return [each.id for each in self.plan.objects].index(name) if name else p.NONE

    def ally(self, name: str) -> int:
        return self.box.hero_ids.index(name) if name else p.NONE

    def types(self, names: list[str]) -> tuple[int, ...]:
        return tuple(self.box.enemy_ids.index(name) for name in names)

    def flags(self, names: list[str]) -> int:
        return flag_bits(self.box, names)

    def map(self) -> None:
        plan, said = self.plan, self.said
        plan.rows = tuple(said.rows)
        plan.field = field = field_of(said.rows, said.heights)
        water = [(square, ".") for square in range(field.size) if field.water >> square & 1]
        plan.drained = field.changed(tuple(water))
        plan.starts = tuple(square for square in range(field.size) if field.codes[square] == "h")

    def objects(self) -> None:
        for number, said in enumerate(self.said.objects):
            each = p.Object(number, said.id)
            each.pick_up, each.dice, each.threat = said.pick_up, said.dice, said.threat
            self.plan.objects.append(each)
            self.plan.things += [(number, square) for square in self.squares(said.at) or (p.NONE,)]

    def then(self, said: Any) -> p.Then:
        then = p.Then(said.do)
        then.enemy = self.box.enemy_ids.index(said.enemy) if said.enemy else p.NONE
        then.ally = self.ally(said.ally)
        then.at = self.squares(said.at)
        then.nearest, then.loot, then.in_, then.n = said.nearest, said.loot, said.in_, said.n
        then.counter = self.counter(said.counter)
        then.object = self.object(said.object)
        then.items = tuple(self.box.item_ids.index(item) for item in said.items)
        then.token = 0 if said.token is None else 1 << b.TOKENS.index(said.token)
        then.threshold = said.threshold
        then.flag = self.flags([said.flag] if said.flag else [])
        then.if_, then.unless = self.flags(said.if_), self.flags(said.unless)
        then.fewer, then.fewer_if = said.fewer, self.flags(said.fewer_if)
        return then

    def deck(self, said: Any) -> p.Deck:
        cards = [said.enemies.get(kind.id, 0) for kind in self.box.enemies]
        if said.faction is not None:
            faction = b.FACTIONS.index(said.faction)
            cards = [kind.draft if kind.faction == faction else 0 for kind in self.box.enemies]
        return p.Deck(cards, self.flags(said.if_), self.flags(said.unless))

    def test(self, said: Any) -> p.Test:
        if said.keyword is not None:
            keyword = b.KEYWORDS.index(said.keyword)
            return p.Test(keyword, b.KEYWORD_TESTS[keyword], said.threshold, said.successes)
        return p.Test(p.NONE, b.CHARACTERISTICS.index(said.characteristic), said.threshold, said.successes)

    def action(self, said: Any, node: int) -> int:
        plan = self.plan
        action = p.Action(len(plan.actions), said.id)
        action.at = self.squares(said.at)
        action.needs = self.object(said.needs)
        action.poi, action.ap, action.cubes = said.poi, said.ap, said.cubes
        action.tests = [self.test(test) for test in said.tests]
        action.cheaper = p.NONE if said.cheaper is None else said.cheaper
        action.pays_the_rest = said.pays_the_rest
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
                plan.nodes.append(node)

    def condition(self, said: Any) -> p.Condition:
        condition = p.Condition(said.is_)
        condition.t, condition.n = said.t, said.n
        condition.counter = self.counter(said.counter)
        condition.enemy = self.box.enemy_ids.index(said.enemy) if said.enemy else p.NONE
        condition.rank = b.RANKS.index(said.rank)
        condition.ally, condition.object = self.ally(said.ally), self.object(said.object)
        condition.at = self.mask(said.at)
        return condition

    def clause(self, said: Any) -> p.Clause:
        return p.Clause([self.condition(each) for each in said.any], self.flags(said.if_), self.flags(said.unless))

    def wishes(self) -> None:
        """What both sides want."""
        plan, said = self.plan, self.said
        plan.triggers = [
            p.Trigger(self.counter(each.counter), each.n, [self.then(then) for then in each.then])
            for each in said.triggers
        ]
        for number, each in enumerate(said.enemy_objectives):
            objective = p.Objective(number, each.kind)
            objective.types = self.types(each.enemies)
            objective.at = self.squares(each.at)
            objective.objects, objective.ally = self.object(each.objects), self.ally(each.ally)
            objective.ap = each.ap
            objective.threat = p.NONE if each.threat is None else each.threat
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
            plan.verdicts_on_one = [condition for condition in only if condition.is_ != "time"]
            plan.verdicts = [condition for condition in plan.verdicts_on_one if condition.is_ != "bearer-at"]
        plan.secondary = [self.clause(each) for each in said.secondary]
        plan.ends_with_the_sector = said.ends_with_the_sector

    def gain(self, said: Any) -> p.Gain:
        gain = p.Gain()
        gain.popolini, gain.rewards = said.popolini, said.rewards
        elementum, alchemia, pecunia = (said.cards.get(family, 0) for family in b.FAMILIES)
        gain.cards = (elementum, alchemia, pecunia)
        formulae = [formula.id for formula in self.box.formulae]
        gain.formulae = tuple(formulae.index(id) for id in said.formulae)
        gain.heals = sum(1 << grave.number for grave in self.box.graves if grave.id in said.heals)
        gain.xp = p.NONE if said.xp is None else said.xp
        return gain

    def pay(self) -> None:
        """What follows from it."""
        plan, said = self.plan, self.said
        plan.reward, plan.consolation = self.gain(said.reward), self.gain(said.consolation)
        for way in said.next:
            to = self.box.mission_ids.index(way.to) if way.to else p.NONE
            choice = way.choice is not None
            plan.next.append(p.Next(way.on == "victory", to, choice, self.flags(way.flags), way.popolini))
        plan.settlement = said.settlement or ""
        plan.after = self.box.mission_ids.index(said.after) if said.after else p.NONE
        plan.in_city = said.in_city
        for number, each in enumerate(said.stages):
            stage = p.Stage(number, each.id)
            stage.tests = [self.test(test) for test in each.tests]
            stage.requires = p.NONE if each.requires is None else b.KEYWORDS.index(each.requires)
            stage.then = [self.then(then) for then in each.then]
            stage.twice = [self.then(then) for then in each.twice]
            stage.fails = [self.then(then) for then in each.fails]
            stage.ends = each.ends
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
