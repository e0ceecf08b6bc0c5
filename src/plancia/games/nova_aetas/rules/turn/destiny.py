"""Destiny Cards that are played outside Tests (N-CORE-DESTINY, 5.7)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.dice.chances import cards_for
from plancia.games.nova_aetas.rules.turn.movement import Walk
from plancia.games.nova_aetas.rules.turn.reaching import may_move
from plancia.games.nova_aetas.rules.wounds.tokens import give, may_receive
from plancia.games.nova_aetas.state.answers import CARD
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.effects.decks import PlayDestiny
from plancia.games.nova_aetas.state.effects.wounds import ChangeThreat
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.answers import ROOM, Kind
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import AGAIN, END, Procedure, ask, do, run

DESTINY: Final = Kind("destiny")
AGAINST_GROUP: Final = DESTINY.answer("{}", CARD, at=3 * ROOM)


class PlayNow(Procedure):
    """A card of the Hero's own Activation."""

    def __init__(self, hero: int = 0, card: int = 0) -> None:
        self.hero = hero
        self.card = card

    @do("N-CORE-DESTINY", "N-CORE-THREAT-1")
    def play(self, g: NovaAetas) -> None:
        hero, card = self.hero, g.box.destinies[self.card]
        g.do(PlayDestiny(hero, self.card))
        if card.does == "calm":
            g.do(ChangeThreat(hero, -g.threat[hero], "N-CORE-DESTINY"))
        elif card.does == "give":
            give(g, hero, card.tokens, "N-CORE-DESTINY")

    @run("N-CORE-DESTINY")
    def walk(self, g: NovaAetas) -> Procedure | None:
        card = g.box.destinies[self.card]
        return Walk(self.hero, card.n) if card.does == "walk" else None


def may_play(g: NovaAetas, hero: int, card: int) -> str | None:
    """A card of his own Activation, where it changes something."""
    what = g.box.destinies[card]
    if what.does == "walk":
        if g.inside[hero] >= 0:
            return "N-CORE-BUILDING"
        return None if may_move(g, hero, what.n) is None else "N-CORE-MOVE-PASS"
    if what.does == "calm":
        return None if g.threat[hero] else "N-CORE-THREAT-1"
    return None


class Eclipse(Procedure):
    """At the start of an Enemy group's Activation each Hero who holds such a card may blind one of its models."""

    def __init__(self, kind: int = 0) -> None:
        self.kind = kind
        self.next = 0
        self.card = PASS
        self.model = NOBODY

    def hero(self, g: NovaAetas) -> int:
        return g.company[self.next]

    @ask("N-CORE-DESTINY", into="card")
    def choose(self, g: NovaAetas) -> Decision | None:
        """Who is Down holds his cards, but does not play them."""
        if self.next >= len(g.company) or g.down >> self.hero(g) & 1:
            return None
        cards = cards_for(g, self.hero(g), "group")
        if not cards or not blindable(g, self.kind, g.box.destinies[cards[0]].tokens):
            return None
        asked = g.ask_for(self.hero(g), "destiny")
        asked.offer(PASS, None)
        for card in cards:
            asked.put(AGAINST_GROUP, card, None)
        return asked

    @ask("N-CORE-DESTINY", into="model", chosen=True)
    def choose_model(self, g: NovaAetas) -> Decision | None:
        if self.card == PASS:
            return None
        asked = g.ask_for(self.hero(g), "model")
        tokens = g.box.destinies[AGAINST_GROUP.number(self.card)].tokens
        for model in g.models_of(self.kind):
            asked.offer(model, may_receive(g, model, tokens))
        return asked

    @do("N-CORE-DESTINY", "N-STATUS-BLINDED")
    def play(self, g: NovaAetas) -> str:
        if self.next >= len(g.company):
            return END
        if self.card != PASS:
            card = AGAINST_GROUP.number(self.card)
            g.do(PlayDestiny(self.hero(g), card))
            give(g, self.model, g.box.destinies[card].tokens, "N-CORE-DESTINY")
        self.next += 1
        self.card = PASS
        return AGAIN


def blindable(g: NovaAetas, kind: int, tokens: int) -> bool:
    return any(may_receive(g, model, tokens) is None for model in g.models_of(kind))


def is_eclipse_held(g: NovaAetas) -> bool:
    """Most groups activate without a question."""
    held = 0
    for hero in g.company:
        held |= g.destiny[hero]
    return held & g.box.windows.get("group", 0) != 0
