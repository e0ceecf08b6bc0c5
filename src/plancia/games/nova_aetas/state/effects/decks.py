"""The verbs of decks: drafts, Events, Rewards, Grave Wounds, Destiny."""

from __future__ import annotations

from plancia.games.nova_aetas.state.sheets import replaced
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.state import Effect


class DrawDraft(Effect[NovaAetas]):
    """A Draft Card; when the deck has run out its cards are shuffled again."""

    RULE = "N-CORE-DRAFT"

    def __init__(self, kind: int, square: int) -> None:
        self.kind = kind
        self.square = square

    def apply(self, g: NovaAetas) -> None:
        g.drafts[self.kind] -= 1


class NobodyLeft(Effect[NovaAetas]):
    """All models of the type on the card are on the field, or there is no room for one; told only."""

    RULE = "N-CORE-DRAFT"

    def __init__(self, kind: int) -> None:
        self.kind = kind


class RefillDrafts(Effect[NovaAetas]):
    RULE = "N-CORE-DRAFT"
    QUIET = True

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def apply(self, g: NovaAetas) -> None:
        g.drafts = list(self.cards)


class DrawEvent(Effect[NovaAetas]):
    """The last Event's weather passes."""

    RULE = "N-CORE-EVENT"

    def __init__(self, card: int) -> None:
        self.card = card
        self.passed = 0  # the weather that is over now

    def apply(self, g: NovaAetas) -> None:
        self.passed = g.weather
        g.events &= ~(1 << self.card)
        if not g.events:
            g.events = (1 << len(g.box.events)) - 1
        g.weather = 0


class SetWeather(Effect[NovaAetas]):
    RULE = "N-CORE-EVENT"

    def __init__(self, weather: int) -> None:
        self.weather = weather

    def apply(self, g: NovaAetas) -> None:
        g.weather = self.weather


class DrawReward(Effect[NovaAetas]):
    """A Reward Card leaves the deck."""

    RULE = "N-CORE-LOOT"

    def __init__(self, card: int) -> None:
        self.card = card

    def apply(self, g: NovaAetas) -> None:
        g.rewards &= ~(1 << self.card)


class DrawGrave(Effect[NovaAetas]):
    """N-CORE-GRAVE: it takes effect when the mission is over."""

    def __init__(self, hero: int, card: int, rule: str) -> None:
        self.hero = hero
        self.card = card
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        g.grave_deck &= ~(1 << self.card)
        if not g.grave_deck:
            g.grave_deck = (1 << len(g.box.graves)) - 1
        g.fresh_graves = replaced(g.fresh_graves, self.hero, g.fresh_graves[self.hero] | 1 << self.card)


class DrawDestiny(Effect[NovaAetas]):
    """A Hero holds the card."""

    RULE = "N-CORE-DESTINY"

    def __init__(self, hero: int, card: int) -> None:
        self.hero = hero
        self.card = card

    def apply(self, g: NovaAetas) -> None:
        g.destinies &= ~(1 << self.card)
        g.destiny[self.hero] |= 1 << self.card


class PlayDestiny(Effect[NovaAetas]):
    """The card is out until the next mission."""

    RULE = "N-CORE-DESTINY"

    def __init__(self, hero: int, card: int) -> None:
        self.hero = hero
        self.card = card

    def apply(self, g: NovaAetas) -> None:
        g.destiny[self.hero] &= ~(1 << self.card)
