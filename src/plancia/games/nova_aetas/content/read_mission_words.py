# not compiled
"""The words of a mission as numbers: flags, squares, Tests, what happens, what is wanted, what it pays."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.state import box as b
from plancia.games.nova_aetas.state import plan as p
from plancia.games.nova_aetas.state.box import Box
from plancia.games.nova_aetas.state.field import square_at
from plancia.kernel.content import Tables, alike


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


class Reading:
    """The words of one mission as numbers; counters get theirs as they are met, objects as the mission lists them."""

    def __init__(self, box: Box, said: Any, number: int, id: str) -> None:
        self.box = box
        self.said = said
        self.width = len(said.rows[0]) if said.rows else 0
        self.plan = p.Plan(number, id)

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
        return p.ids(self.plan.objects).index(name) if name else p.NONE

    def ally(self, name: str) -> int:
        return self.box.hero_ids.index(name) if name else p.NONE

    def types(self, names: list[str]) -> tuple[int, ...]:
        return tuple(self.box.enemy_ids.index(name) for name in names)

    def flags(self, names: list[str]) -> int:
        return flag_bits(self.box, names)

    def then(self, said: Any) -> p.Then:
        then = alike(p.Then(said.do), said)
        then.enemy = self.box.enemy_ids.index(said.enemy) if said.enemy else p.NONE
        then.ally = self.ally(said.ally)
        then.at = self.squares(said.at)
        then.counter = self.counter(said.counter)
        then.object = self.object(said.object)
        then.items = tuple(self.box.item_ids.index(item) for item in said.items)
        then.token = 0 if said.token is None else 1 << b.TOKENS.index(said.token)
        then.flag = self.flags([said.flag] if said.flag else [])
        then.if_, then.unless = self.flags(said.if_), self.flags(said.unless)
        then.fewer_if = self.flags(said.fewer_if)
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

    def condition(self, said: Any) -> p.Condition:
        condition = alike(p.Condition(said.is_), said)
        condition.counter = self.counter(said.counter)
        condition.enemy = self.box.enemy_ids.index(said.enemy) if said.enemy else p.NONE
        condition.rank = b.RANKS.index(said.rank)
        condition.ally, condition.object = self.ally(said.ally), self.object(said.object)
        condition.at = self.mask(said.at)
        return condition

    def clause(self, said: Any) -> p.Clause:
        return p.Clause([self.condition(each) for each in said.any], self.flags(said.if_), self.flags(said.unless))

    def gain(self, said: Any) -> p.Gain:
        gain = alike(p.Gain(), said)
        elementum, alchemia, pecunia = (said.cards.get(family, 0) for family in b.FAMILIES)
        gain.cards = (elementum, alchemia, pecunia)
        gain.formulae = tuple(p.ids(self.box.formulae).index(id) for id in said.formulae)
        gain.heals = sum(1 << grave.number for grave in self.box.graves if grave.id in said.heals)
        return gain
