# not compiled
"""The things in a box of Nova Aetas by name, in the language of the player."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from plancia.games.nova_aetas.state.box import ABILITIES, AREAS, KEYWORDS, SYMBOLS, TOKENS, TRAITS, Attack, Box
from plancia.games.nova_aetas.state.box_cards import Powers, Skill
from plancia.games.nova_aetas.state.plan import Test
from plancia.kernel import ledger
from plancia.kernel.words import dotted

TEXT = Path(__file__).parent / "text"


def bits(mask: int) -> list[int]:
    """The places of the bits that are set."""
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


class BoxNames(ledger.BoxNames):
    """What a box calls its things."""

    box: Box

    def __init__(self, box: Box, lang: str) -> None:
        super().__init__(TEXT, box, lang)

    # -- who there is, and what they have

    def hero(self, hero: int) -> str:
        """A Hero or an Ally."""
        return self.named("ally" if self.box.heroes[hero].ally else "hero", self.box.hero_ids[hero])

    def kind(self, kind: int, n: int = 1) -> str:
        record = self.box.tables["enemy"][self.box.enemy_ids[kind]]
        return self.word(record.name if n == 1 else record.names)

    def faction(self, kind: int) -> str:
        return self.named("faction", self.box.tables["enemy"][self.box.enemy_ids[kind]].faction)

    def item(self, item: int) -> str:
        return self.named("item", self.box.item_ids[item])

    def items(self, items: Iterable[int]) -> str:
        return self.say.list([self.item(item) for item in items])

    def enemy_attack(self, kind: int, number: int) -> str:
        return self.word(self.box.tables["enemy"][self.box.enemy_ids[kind]].attacks[number].name)

    def skill(self, skill: int) -> str:
        return self.named("skill", self.box.skills[skill].id)

    def advanced_class(self, hero: int) -> str:
        return self.named("class", self.box.classes[self.box.heroes[hero].class_number].id)

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

    def test(self, wanted: Test) -> str:
        """Lockpick 4 (2 Successes)."""
        of = self.keyword(wanted.keyword) if wanted.keyword >= 0 else self.characteristic(wanted.characteristic)
        return self.say("test-of", of=of, threshold=wanted.threshold, successes=wanted.successes)

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

    def graves(self, cards: int) -> list[str]:
        return [self.grave(card) for card in bits(cards)]

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
        return dotted(*parts, *self.traits(attack))

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

    def card_kind(self, kind: str, record: Any) -> str:
        return super().card_kind("spell" if kind == "item" and record.category == "spell" else kind, record)

    def costs(self, skill: Skill) -> list[str]:
        """What it costs to use a Skill: 2 AP, 1 Heroism."""
        costs = [self.say("ap", n=skill.ap)] if skill.ap else []
        costs += [self.say("all-ap")] if skill.all_ap else []
        costs += [self.say("heroism", n=skill.heroism)] if skill.heroism else []
        return costs + ([self.named("token", f"reaction-{skill.reaction}")] if skill.reaction else [])
