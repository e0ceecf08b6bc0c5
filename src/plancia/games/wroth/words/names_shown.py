# not compiled
"""The things on a table of Wroth by name, in the language of the player."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from plancia.games.wroth.state.box import ACTIONS, BOARD, DISCARD, FACTIONS, KINDS, KINDS_OF, OMNI, REGULAR, TEAM, Box
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.ledger import TableNames
from plancia.kernel.words import ARTICLES

TEXT = Path(__file__).parent / "text"


class Names(TableNames):
    """What a table calls its things."""

    box: Box

    def __init__(self, g: Wroth, lang: str) -> None:
        super().__init__(TEXT, g.box, lang)
        self.g: Wroth = g

    # -- factions

    def faction(self, who: int) -> str:
        """As a sentence begins with it."""
        if who == TEAM:
            return self.say("humans")
        name = self.faction_name(who)
        return self.say("name-ai", name=name) if who == self.g.ai else name

    def mid(self, who: int) -> str:
        """As it stands inside a sentence."""
        if who == TEAM:
            return self.say("humans-mid")
        name = self.say("name-mid", **self._parts(who))
        return self.say("name-ai", name=name) if who == self.g.ai else name

    def of(self, who: int) -> str:
        of = self.say("name-of", mid=self.say("name-mid", **self._parts(who)), **self._parts(who))
        return self.say("name-ai", name=of) if who == self.g.ai else of

    def faction_name(self, who: int) -> str:
        return self.word(self._faction(who).name)

    def letter(self, who: int) -> str:
        return self._parts(who)["noun"][0].upper()

    def _parts(self, who: int) -> dict[str, str]:
        """A name with an article has to be taken apart: The Guild, of the Guild."""
        first, _, rest = self.faction_name(who).partition(" ")
        if rest and first.lower() in ARTICLES:
            return {"article": first.lower(), "noun": rest}
        return {"article": "none", "noun": self.faction_name(who)}

    # -- units

    def regulars(self, who: int, n: int = 2) -> str:
        faction = self._faction(who)
        return self.word(faction.regular if n == 1 else faction.regulars)

    def kind(self, kind: int, n: int = 1) -> str:
        unit = self.box.tables["unit"][KINDS[kind]]
        return self.word(unit.name if n == 1 else unit.names)

    def short(self, who: int, kind: int) -> str:
        """The first letters of an elite kind that tell it from the others of its faction."""
        name = self.kind(kind)
        others = [self.kind(other) for other in KINDS_OF[who] if other != kind]
        size = 2
        while any(other[:size] == name[:size] for other in others) and size < len(name):
            size += 1
        return name[:size]

    def slot(self, who: int, slot: int, n: int = 1, new: bool = True) -> str:
        """Kin, or Grey (3/4): what stands in a slot; `new`, whether it says what was deployed this turn."""
        if slot == REGULAR:
            return self.regulars(who, n)
        kind = self.box.slot_kind[who][slot]
        vitality, full = self.box.slot_vitality[who][slot], self.box.vitality[kind]
        fresh = new and self.box.slot_fresh[who][slot]
        if full == 1 and not fresh:
            return self.kind(kind, n)
        key = "elite-new" if fresh else "elite"
        return self.say(key, unit=self.kind(kind, n), vitality=vitality, full=full)

    def of_slot(self, who: int, slot: int) -> str:
        """Kin, or Grey: of what kind it is."""
        return self.regulars(who, 1) if slot == REGULAR else self.kind(self.box.slot_kind[who][slot])

    def units(self, who: int, counts: list[tuple[int, int]], new: bool = True) -> str:
        """2 Kin and 1 Grey (3/4), from pairs of slot and number."""
        return self.say.list([self.say("units", n=n, unit=self.slot(who, slot, n, new)) for slot, n in counts if n])

    def army(self, who: int, region: int) -> str:
        return self.units(who, list(enumerate(self.g.standing(who, region)))) or self.say("army-empty")

    def brief(self, who: int, region: int) -> str:
        """3 Gr4 2×Tr: as the map writes it."""
        found: dict[str, int] = {}
        for slot in reversed(self.g.present(who, region)):
            if slot != REGULAR:
                short = self.short_slot(who, slot)
                found[short] = found.get(short, 0) + self.g.at(who, region, slot)
        regulars = self.g.regulars(who, region)
        parts = [str(regulars)] if regulars or not found else []
        return " ".join(parts + [short if n == 1 else f"{n}×{short}" for short, n in found.items()])

    def short_slot(self, who: int, slot: int) -> str:
        kind = self.box.slot_kind[who][slot]
        vitality = self.box.slot_vitality[who][slot]
        return self.short(who, kind) + (str(vitality) if self.box.vitality[kind] > 1 else "")

    def crowd(self, region: int) -> str:
        """Koda 3 + 1 Grey (2/4), Runen 1: who stands in a region."""
        there = [who for who in self.g.factions if self.g.count(who, region)]
        return ", ".join(f"{self.noun(who)} {self._counted(who, region)}" for who in there) or self.say("region-empty")

    def _counted(self, who: int, region: int) -> str:
        """Regulars are a number, elites have their name, and their vitality when it is less than full."""
        found: dict[str, int] = {}
        for slot in reversed(self.g.present(who, region)):
            if slot != REGULAR:
                kind, vitality = self.box.slot_kind[who][slot], self.box.slot_vitality[who][slot]
                hurt = f" ({vitality}/{self.box.vitality[kind]})" if vitality < self.box.vitality[kind] else ""
                n = self.g.at(who, region, slot)
                name = f"{self.kind(kind, n)}{hurt}"
                found[name] = found.get(name, 0) + n
        regulars = self.g.regulars(who, region)
        return " + ".join([*([str(regulars)] if regulars else []), *(f"{n} {name}" for name, n in found.items())])

    def noun(self, who: int) -> str:
        """A faction without its article, where there is little room."""
        return self._parts(who)["noun"]

    # -- places and dice

    def place(self, region: int) -> str:
        return self.say("place", region=region)

    def source(self, source: int) -> str:
        if source in (BOARD, DISCARD):
            return self.say("from", source="board" if source == BOARD else "discard", place="")
        return self.say("from", source="region", place=self.place(source))

    def action(self, face: int) -> str:
        return self.say("action", face=ACTIONS[face])

    def omni(self, face: int) -> str:
        return self.say("omni", face=OMNI[face])

    def damage(self, n: int) -> str:
        return self.say("damage", n=n)

    # -- cards

    def feat(self, feat: int) -> str:
        return self.named("feat", self.box.feat_ids[feat])

    def ability(self, id: str) -> str:
        return self.named("ability", id) if id in self.box.tables["ability"] else id

    def card(self, id: str) -> str:
        """What an ability, a feat or a scenario is called; empty for a rule."""
        for kind in ("ability", "feat", "scenario"):
            if id in self.box.tables[kind]:
                return self.named(kind, id)
        return ""

    def _faction(self, who: int) -> Any:
        return self.box.tables["faction"][FACTIONS[who]]
