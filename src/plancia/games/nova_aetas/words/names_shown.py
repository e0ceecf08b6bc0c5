# not compiled
"""The things on a table of Nova Aetas by name, in the language of the player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from plancia.games.nova_aetas.rules.fights.weapons import UNARMED
from plancia.games.nova_aetas.state.box import NOBODY, NOWHERE
from plancia.games.nova_aetas.state.field import square_name
from plancia.games.nova_aetas.state.plan import Plan
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words.names_shown_box import BoxNames
from plancia.kernel.ledger import TableNames


class Names(BoxNames, TableNames):
    """What a table calls its things. `stage`: the mission that is spoken of, where it is not the one in play."""

    def __init__(self, g: NovaAetas, lang: str, stage: int = NOWHERE) -> None:
        super().__init__(g.box, lang)
        self.g: NovaAetas = g
        self.stage = g.mission if stage == NOWHERE else stage

    # -- models, and what they have

    def model(self, model: int) -> str:
        """Valerio; Brigand 2, where there may be several of them."""
        if model < self.box.hero_side:
            return self.hero(model)
        card = self.box.enemies[self.box.type_of[model]]
        name = self.kind(card.number)
        return self.say("numbered", name=name, n=self.box.number_of[model]) if card.models > 1 else name

    def models(self, models: Iterable[int]) -> str:
        return self.say.list([self.model(model) for model in models])

    def gear(self, hero: int, place: int) -> str:
        """What a Hero has in a place, Healing Potion 2 if it is his second; his bare hands."""
        if place == UNARMED:
            return self.say("bare-hands")
        item = self.g.item(hero, place)
        if item == NOBODY:
            return self.say("nothing")
        before = self.g.items_of(hero)[:place].count(item)
        return self.say("numbered", name=self.item(item), n=before + 1) if before else self.item(item)

    def weapon(self, model: int, weapon: int) -> str:
        """What an attack was made with: an item, bare hands, or an attack of an Enemy card."""
        if model < self.box.hero_side:
            return self.item(weapon) if weapon != NOBODY else self.say("bare-hands")
        return self.enemy_attack(self.box.type_of[model], weapon)

    # -- the mission

    def mission(self, mission: int) -> str:
        written = self.written(mission)
        return self.word(written.name) if written is not None else self.say("practice")

    def written(self, mission: int) -> Any:
        """As it stands in the box; None for a field of a position's own."""
        return self.box.tables["mission"].get(self.g.plans[mission].id)

    def place(self, after: int) -> tuple[str, str]:
        """The settlement behind a mission, or where the campaign begins; and what the company finds there."""
        if after == NOBODY:
            campaign = next(iter(self.box.tables["campaign"].values()))
            return self.word(campaign.place), self.word(campaign.text)
        record = self.written(after)
        kind = self.say("settlement-kind", city="yes" if record.settlement == "city" else "no")
        name = self.word(record.place) if record.place is not None else kind
        return name, self.word(record.arrival) if record.arrival is not None else ""

    def plan(self) -> Plan:
        return self.g.plans[self.stage]

    def said(self) -> Any:
        """The mission as it is written."""
        return self.written(self.stage)

    def square(self, square: int) -> str:
        return square_name(square, len(self.plan().rows[0]))

    def squares(self, squares: Iterable[int]) -> str:
        return ", ".join(self.square(square) for square in squares)

    def action(self, number: int) -> Any:
        """A Mission Action as it is written, on the field or on a Location Card."""
        id = self.plan().actions[number].id
        said = self.said()
        inside = [action for card in said.cards for node in card.nodes for action in node.actions]
        return next(action for action in (*said.actions, *inside) if action.id == id)

    def node(self, number: int) -> str:
        return self.word(self.node_said(number).name)

    def node_said(self, number: int) -> Any:
        node = self.plan().nodes[number]
        card = self.said().cards[node.card]
        return next(each for each in card.nodes if each.id == node.id)

    def building(self, card: int) -> str:
        return self.word(self.said().cards[card].name)

    def counter(self, counter: int) -> str:
        """Counters of a pack have no name but their own."""
        id = self.plan().counters[counter]
        return self.say(f"counter-{id}") if f"counter-{id}" in self.say else id

    def thing(self, thing: int) -> str:
        return self.object(self.plan().things[thing][0])

    def object(self, kind: int) -> str:
        return self.word(self.said().objects[kind].name)
