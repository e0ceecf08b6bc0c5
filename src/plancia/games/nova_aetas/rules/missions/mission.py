"""A mission from set-up to its end (N-CORE-MISSION-SETUP, N-CORE-HORO-3)."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.dice.chances import things_worn
from plancia.games.nova_aetas.rules.missions.happenings import SETUP, Thens
from plancia.games.nova_aetas.rules.turn.horologium import Sector
from plancia.games.nova_aetas.rules.turn.hours import first_hour
from plancia.games.nova_aetas.rules.wounds.tokens import give
from plancia.games.nova_aetas.state.box import NOBODY, NOWHERE
from plancia.games.nova_aetas.state.effects.decks import DrawDestiny
from plancia.games.nova_aetas.state.effects.mission import SkipEvent
from plancia.games.nova_aetas.state.effects.moving import Arrive
from plancia.games.nova_aetas.state.effects.time import SetHour
from plancia.games.nova_aetas.state.effects.wounds import ChangeHeroism, Wound
from plancia.games.nova_aetas.state.lay_out import LayMission, StartMission
from plancia.games.nova_aetas.state.state import UNDECIDED, NovaAetas
from plancia.kernel.decision import Decision, Roll
from plancia.kernel.procedure import Procedure, ask, do, repeat, roll, run


class Mission(Procedure):
    """N-CORE-HORO-3. Sector by Sector until it is won or lost; `g.outcome` tells."""

    def __init__(self, mission: int = 0) -> None:
        self.mission = mission

    @run("N-CORE-MISSION-SETUP")
    def set_up(self, g: NovaAetas) -> Procedure:
        return SetUp(self.mission)

    @repeat("N-CORE-HORO-3", "N-CORE-MISSION-END")
    def next_sector(self, g: NovaAetas) -> Procedure | None:
        return Sector() if g.outcome == UNDECIDED else None

    @do("N-CORE-EVENT")
    def forget_the_stars(self, g: NovaAetas) -> None:
        """What was foretold was foretold for this mission."""
        if g.skip_events:
            g.do(SkipEvent(-g.skip_events))


class SetUp(Procedure):
    """N-CORE-MISSION-SETUP (2) to (8)."""

    def __init__(self, mission: int = 0) -> None:
        self.mission = mission
        self.placed = 0
        self.drew = 0

    @do("N-CORE-MISSION-SETUP")
    def lay_the_map(self, g: NovaAetas) -> None:
        g.do(LayMission(self.mission))

    @repeat("N-CORE-MISSION-SETUP", "N-MAP-HERO")
    def place_heroes(self, g: NovaAetas) -> Procedure | None:
        if self.placed == len(g.company):
            return None
        self.placed += 1
        return PlaceHero(g.company[self.placed - 1])

    @run("N-CORE-MISSION-SETUP", "N-CORE-DRAFT")
    def place_others(self, g: NovaAetas) -> Procedure:
        return Thens(SETUP, 0, NOBODY)

    @do("N-CORE-HORO-7", "N-CORE-THREAT-1", "N-CORE-HEROISM")
    def set_the_tokens(self, g: NovaAetas) -> None:
        for hero in g.company:
            g.do(SetHour(hero, first_hour(g, g.rapidity[hero]), "N-CORE-HORO-7"))
            g.do(ChangeHeroism(hero, 1 + g.next_heroism[hero], "N-CORE-HEROISM"))
            prepare(g, hero)

    @repeat("N-CORE-DESTINY")
    def draw_destiny(self, g: NovaAetas) -> Procedure | None:
        if self.drew == len(g.company):
            return None
        self.drew += 1
        return DrawDestinies(g.company[self.drew - 1])

    @do("N-CORE-MISSION-SETUP")
    def begin(self, g: NovaAetas) -> None:
        g.do(StartMission(self.mission))


def prepare(g: NovaAetas, hero: int) -> None:
    """What a Hero starts with: by the mission, his things, his Grave Wounds, the Church."""
    tokens = g.next_tokens[hero]
    for then in g.plan().hero_tokens:
        if g.has_flags(then.if_, then.unless):
            tokens |= then.token
    for item in things_worn(g, hero):
        tokens |= g.box.items[item].start_tokens
    wounds, graves = 0, g.graves[hero]
    if graves:
        for grave in g.box.graves:
            if graves >> grave.number & 1:
                tokens |= grave.tokens
                wounds += grave.wounds
    give(g, hero, tokens, "N-CORE-MISSION-SETUP")
    if wounds:
        g.do(Wound(hero, min(wounds, g.health[hero] - 1), NOBODY, "N-CORE-GRAVE"))


class PlaceHero(Procedure):
    """N-CORE-MISSION-SETUP (4). On a deployment square of the players' choice."""

    def __init__(self, hero: int = 0) -> None:
        self.hero = hero
        self.square = NOWHERE

    @ask("N-CORE-MISSION-SETUP", "N-MAP-HERO", into="square")
    def choose_square(self, g: NovaAetas) -> Decision:
        asked = g.ask_for(self.hero, "square")
        for square in g.plan().starts:
            asked.offer(square, None if g.stands[square] == NOBODY else "N-CORE-FREE")
        return asked

    @do("N-CORE-MISSION-SETUP")
    def place(self, g: NovaAetas) -> None:
        g.do(Arrive(self.hero, self.square, "N-CORE-MISSION-SETUP"))


class DrawDestinies(Procedure):
    """N-CORE-DESTINY. As many cards as his Destiny level."""

    def __init__(self, hero: int = 0) -> None:
        self.hero = hero
        self.cards: tuple[int, ...] = ()

    @roll("N-CORE-DESTINY", into="cards")
    def draw(self, g: NovaAetas) -> Roll | None:
        faces = [card.number for card in g.box.destinies if g.destinies >> card.number & 1]
        count = min(g.destiny_level[self.hero], len(faces))
        return Roll("destiny-card", len(faces), count, True, faces) if count else None

    @do("N-CORE-DESTINY")
    def hold(self, g: NovaAetas) -> None:
        for card in self.cards:
            g.do(DrawDestiny(self.hero, card))
