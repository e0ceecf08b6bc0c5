# not compiled
"""The things on a table of Nova Aetas by name, in the language of the player."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from plancia.games.nova_aetas.box import (
    ABILITIES,
    AREAS,
    CARRIED,
    KEYWORDS,
    NOBODY,
    NOWHERE,
    SYMBOLS,
    TOKENS,
    TRAITS,
    Attack,
    Powers,
)
from plancia.games.nova_aetas.field import square_name
from plancia.games.nova_aetas.plan import Plan
from plancia.games.nova_aetas.state import NovaAetas
from plancia.games.nova_aetas.weapons import UNARMED
from plancia.kernel.ledger import in_language
from plancia.kernel.words import catalogue

TEXT = Path(__file__).parent / "text"


def bits(mask: int) -> list[int]:
    """The places of the bits that are set."""
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def dotted(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


class Names:
    """What a table calls its things; `say` is the catalogue of its language.

    `stage`: the mission that is spoken of, where it is not the one in play.
    """

    def __init__(self, g: NovaAetas, lang: str, stage: int = NOWHERE) -> None:
        self.g = g
        self.stage = g.mission if stage == NOWHERE else stage
        self.box = g.box
        self.lang = lang
        self.say = catalogue(TEXT, lang)

    # -- models

    def model(self, model: int) -> str:
        """Valerio; Brigand 2, where there may be several of them."""
        if model < self.box.hero_side:
            return self.hero(model)
        card = self.box.enemies[self.box.type_of[model]]
        name = self.kind(card.number)
        return self.say("numbered", name=name, n=self.box.number_of[model]) if card.models > 1 else name

    def models(self, models: Iterable[int]) -> str:
        return self.say.list([self.model(model) for model in models])

    def hero(self, hero: int) -> str:
        """A Hero or an Ally."""
        return self.named("ally" if self.box.heroes[hero].ally else "hero", self.box.hero_ids[hero])

    def kind(self, kind: int, n: int = 1) -> str:
        record = self.box.tables["enemy"][self.box.enemy_ids[kind]]
        return self.word(record.name if n == 1 else record.names)

    def faction(self, kind: int) -> str:
        return self.named("faction", self.box.tables["enemy"][self.box.enemy_ids[kind]].faction)

    # -- what they have

    def item(self, item: int) -> str:
        return self.named("item", self.box.item_ids[item])

    def items(self, items: Iterable[int]) -> str:
        return self.say.list([self.item(item) for item in items])

    def gear(self, hero: int, place: int) -> str:
        """What a Hero has in a place, Healing Potion 2 if it is his second; his bare hands."""
        if place == UNARMED:
            return self.say("bare-hands")
        first = hero * CARRIED
        item = self.g.gear[first + place]
        if item == NOBODY:
            return self.say("nothing")
        before = self.g.gear[first : first + place].count(item)
        return self.say("numbered", name=self.item(item), n=before + 1) if before else self.item(item)

    def weapon(self, model: int, weapon: int) -> str:
        """What an attack was made with: an item, bare hands, or an attack of an Enemy card."""
        if model < self.box.hero_side:
            return self.item(weapon) if weapon != NOBODY else self.say("bare-hands")
        return self.enemy_attack(self.box.type_of[model], weapon)

    def enemy_attack(self, kind: int, number: int) -> str:
        return self.word(self.box.tables["enemy"][self.box.enemy_ids[kind]].attacks[number].name)

    def skill(self, skill: int) -> str:
        return self.named("skill", self.box.skills[skill].id)

    def skill_text(self, skill: int) -> str:
        return self.text("skill", self.box.skills[skill].id)

    def token(self, token: int) -> str:
        """By its bit."""
        return self.named("token", TOKENS[token.bit_length() - 1])

    def tokens(self, tokens: int) -> str:
        return self.say.list([self.named("token", TOKENS[place]) for place in bits(tokens)])

    def keyword(self, keyword: int) -> str:
        return self.named("keyword", KEYWORDS[keyword])

    def characteristic(self, number: int) -> str:
        return self.say("characteristic", n=number)

    def symbols(self, symbols: int) -> str:
        return self.say.list([self.say("symbol", name=SYMBOLS[place]) for place in bits(symbols)])

    # -- cards

    def destiny(self, card: int) -> str:
        return self.named("destiny", self.box.destinies[card].id)

    def destiny_text(self, card: int) -> str:
        return self.text("destiny", self.box.destinies[card].id)

    def event(self, card: int) -> str:
        return self.named("event", self.box.events[card].id)

    def event_text(self, card: int) -> str:
        return self.text("event", self.box.events[card].id)

    def grave(self, card: int) -> str:
        return self.named("grave-wound", self.box.graves[card].id)

    def grave_text(self, card: int) -> str:
        return self.text("grave-wound", self.box.graves[card].id)

    def reward(self, card: int) -> str:
        return self.named("reward", self.box.rewards[card].id)

    def reward_text(self, card: int) -> str:
        return self.text("reward", self.box.rewards[card].id)

    def achievement(self, card: int) -> str:
        return self.named("achievement", self.box.achievements[card].id)

    def reagent(self, reagent: int, n: int = 1) -> str:
        record = self.box.tables["reagent"][self.box.reagents[reagent].id]
        return self.word(record.name if n == 1 else record.names)

    def reagents(self, counted: Iterable[tuple[int, int]]) -> str:
        """2 Wood and 1 Leather."""
        return self.say.list([self.say("counted", n=n, thing=self.reagent(each, n)) for each, n in counted if n])

    def formula(self, formula: int) -> str:
        return self.named("formula", self.box.formulae[formula].id)

    def location(self, location: int) -> str:
        return self.named("location", self.box.locations[location].id)

    # -- the mission

    def mission(self, mission: int) -> str:
        record = self.record("mission", self.g.plans[mission].id)
        return self.word(record.name) if record is not None else self.say("practice")

    def briefing(self, mission: int) -> str:
        return self.word(self.box.tables["mission"][self.g.plans[mission].id].briefing)

    def place(self, after: int) -> tuple[str, str]:
        """The settlement behind a mission, or where the campaign begins; and what the company finds there."""
        if after == NOBODY:
            campaign = next(iter(self.box.tables["campaign"].values()))
            return self.word(campaign.place), self.word(campaign.text)
        record = self.box.tables["mission"][self.g.plans[after].id]
        kind = self.say("settlement-kind", city="yes" if record.settlement == "city" else "no")
        name = self.word(record.place) if record.place is not None else kind
        return name, self.word(record.arrival) if record.arrival is not None else ""

    def plan(self) -> Plan:
        return self.g.plans[self.stage]

    def said(self) -> Any:
        """The mission as it is written; None for a field of a position's own."""
        return self.record("mission", self.plan().id)

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

    # -- attacks and abilities, as a line

    def attack(self, attack: Attack, enemy: bool) -> str:
        """Physical · 3 AP · Physique +1 · Range 1 · Critical 2."""
        say = self.say
        parts = [say("attack-type", physical="yes" if attack.physical else "no"), say("ap", n=attack.ap)]
        if not enemy:
            parts.append(say("attack-dice", of=self.characteristic(attack.test), n=attack.bonus))
        parts.append(say("attack-range", n=attack.range))
        if attack.hits:
            parts.append(say("hits", n=attack.hits))
        if attack.threshold:
            parts.append(say("threshold", n=attack.threshold))
        if attack.friend:
            parts.append(say("on-friends"))
        if attack.successes or attack.wounds:
            parts.append(say("attack-wounds", n="successes" if attack.successes else attack.wounds))
        return " · ".join(parts + self.traits(attack))

    def traits(self, attack: Attack) -> list[str]:
        say = self.say
        found = [self.named("trait", TRAITS[place]) for place in bits(attack.traits)]
        if attack.critical > 1:
            found.append(say("with-number", name=self.named("trait", "critical"), n=attack.critical))
        if attack.lethal:
            symbols = "/".join(say("symbol", name=SYMBOLS[place]) for place in bits(attack.lethal))
            found.append(say("with-word", name=self.named("trait", "lethal"), word=symbols))
        if attack.reload:
            found.append(say("with-number", name=self.named("trait", "reload"), n=attack.reload))
        if attack.area:
            found.append(say("area", shape=AREAS[attack.area], n=attack.length))
        return [*found, self.named("ability", "dash")] if attack.dash else found

    def abilities(self, powers: Powers) -> list[str]:
        say = self.say
        found = [self.named("ability", ABILITIES[place]) for place in bits(powers.able) if place < len(ABILITIES)]
        for name in ("barrier", "heal", "horde", "protection", "jump", "climb"):
            if getattr(powers, name):
                found.append(say("with-number", name=self.named("ability", name), n=getattr(powers, name)))
        if powers.immune:
            found.append(say("with-word", name=self.named("ability", "immunity"), word=self.tokens(powers.immune)))
        return found

    # -- records

    def named(self, kind: str, id: str) -> str:
        return self.word(self.box.tables[kind][id].name)

    def text(self, kind: str, id: str) -> str:
        return self.word(self.box.tables[kind][id].text)

    def record(self, kind: str, id: str) -> Any:
        return self.box.tables[kind].get(id)

    def word(self, text: Any) -> str:
        return in_language(text, self.lang)
