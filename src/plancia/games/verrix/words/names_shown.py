# not compiled
"""The things on a table of Verrix by name, in the language of the player."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from plancia.games.verrix.rules.actions.units import characters_in
from plancia.games.verrix.rules.months.ending import LAP, on_the_track
from plancia.games.verrix.state.answers import commoners_in
from plancia.games.verrix.state.box import GOODS, HOSTAGE, KIDNAPPED, NOBODY, TRIBES, TROPHY, Box, Lot, classes_in
from plancia.games.verrix.state.state import Verrix
from plancia.kernel.ledger import TableNames

TEXT = Path(__file__).parent / "text"


def place_spot(box: Box, place: int) -> str:
    lands = len(box.territory_ids)
    return f"territory:{box.territory_ids[place]}" if place < lands else f"sea:{box.sea_ids[place - lands]}"


class Names(TableNames):
    """What a table calls its things."""

    box: Box

    def __init__(self, g: Verrix, lang: str) -> None:
        super().__init__(TEXT, g.box, lang)
        self.g: Verrix = g

    def place(self, place: int) -> str:
        kind, _, id = place_spot(self.box, place).partition(":")
        return self.named(kind, id)

    # -- tribes

    def tribe(self, who: int) -> str:
        """As a sentence begins with it."""
        return self.say("name-tribe", name=self.short(who))

    def mid(self, who: int) -> str:
        """As it stands inside a sentence."""
        return self.say("name-mid", name=self.short(who))

    def of(self, who: int) -> str:
        return self.say("name-of", name=self.short(who))

    def to(self, who: int) -> str:
        return self.say("name-to", name=self.short(who))

    def short(self, who: int) -> str:
        """Where there is little room: Blue."""
        return self.named("tribe", TRIBES[who])

    def ability(self, who: int) -> str:
        return self.named("ability", self.box.ability_ids[who])

    def vp(self, score: int) -> str:
        """57 VP (55 + 2): as the disc and the “55” tile show it (V-VP-03)."""
        laps, space = on_the_track(score)
        return self.say("vp-track", n=score, laps=laps * LAP, space=space) if laps else self.say("vp", n=score)

    # -- goods and other things

    def good(self, good: int, n: int = 1) -> str:
        record = self.box.tables["good"][GOODS[good]]
        return self.word(record.name if n == 1 else record.names)

    def trophy(self, trophy: int) -> str:
        return self.named("trophy", self.box.trophy_ids[trophy])

    def thing(self, thing: int, n: int = 1, whose: int = NOBODY) -> str:
        """2 Swords, 1 Blue hostage, the Cauldron of Murias; `whose`: a commoner of that tribe is no hostage to it."""
        if thing < HOSTAGE:
            return self.say("counted", n=n, thing=self.good(thing, n))
        if thing < TROPHY:
            tribe = thing - HOSTAGE
            key = "own-commoners" if tribe == whose else "hostages"
            return self.say(key, n=n, name=self.short(tribe))
        if thing == KIDNAPPED:
            return self.say("kidnapped", n=n)
        return self.say("a-trophy", trophy=self.trophy(thing - TROPHY))

    def goods(self, goods: Lot) -> str:
        """What a card lets take: 3 Food."""
        return self.say.list([self.thing(thing, n) for thing, n in goods])

    # -- units

    def character(self, character: int) -> str:
        return self.named("character", self.box.character_ids[character])

    def units(self, who: int, units: int) -> str:
        """Niamh and 4 commoners: what a number of units means."""
        return self.crowd(characters_in(self.g, who, units), commoners_in(units))

    def crowd(self, characters: Sequence[int], commoners: int) -> str:
        named = [self.character(character) for character in characters]
        named += [self.say("commoners", n=commoners)] if commoners else []
        return self.say.list(named) or self.say("nobody")

    def classes(self, bits: int) -> str:
        """commoners, artisans and warriors"""
        return self.say.list([self.say("class", name=name) for name in classes_in(bits)])

    # -- places

    def territory(self, territory: int) -> str:
        return self.named("territory", self.box.territory_ids[territory])

    # -- cards

    def card(self, card: int) -> str:
        return self.named("action", self.box.action_ids[card])

    def card_text(self, card: int) -> str:
        return self.text("action", self.box.action_ids[card])

    def event(self, event: int) -> str:
        return self.named("event", self.box.event_ids[event])

    def event_text(self, event: int) -> str:
        return self.text("event", self.box.event_ids[event])

    def trophy_text(self, trophy: int) -> str:
        return self.text("trophy", self.box.trophy_ids[trophy])

    def all_named(self, kind: str, ids: Sequence[str]) -> str:
        return ", ".join(self.named(kind, id) for id in ids)
