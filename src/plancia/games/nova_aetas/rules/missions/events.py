"""Event Cards (N-CORE-EVENT, 5.8)."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.missions.draft import Draft
from plancia.games.nova_aetas.rules.wounds.tokens import give
from plancia.games.nova_aetas.state.box import CURSED, ENTANGLED, NOBODY
from plancia.games.nova_aetas.state.effects.decks import DrawEvent, SetWeather
from plancia.games.nova_aetas.state.effects.mission import SkipEvent
from plancia.games.nova_aetas.state.effects.time import SetGroupHour
from plancia.games.nova_aetas.state.effects.treasury import GainPopolini
from plancia.games.nova_aetas.state.effects.wounds import Heal
from plancia.games.nova_aetas.state.plan import NONE
from plancia.games.nova_aetas.state.state import FOG, WIND, NovaAetas
from plancia.kernel.decision import Decision, Roll
from plancia.kernel.procedure import END, Procedure, ask, do, roll, run


class Event(Procedure):
    """N-CORE-EVENT. One card is drawn and applied."""

    def __init__(self) -> None:
        self.drawn: tuple[int, ...] = ()
        self.hero = NOBODY

    def cause(self, g: NovaAetas) -> str:
        return f"event:{self.drawn[0]}" if self.drawn else ""

    @do("N-CORE-EVENT")
    def skip(self, g: NovaAetas) -> str | None:
        """The stars were read: the first Event is ignored."""
        if not g.skip_events:
            return None
        g.do(SkipEvent(-1))
        return END

    @roll("N-CORE-EVENT", into="drawn")
    def draw(self, g: NovaAetas) -> Roll:
        faces = [card.number for card in g.box.events if g.events >> card.number & 1]
        return Roll("event", len(faces), 1, False, faces)

    @do("N-CORE-EVENT")
    def happen(self, g: NovaAetas) -> None:
        card = g.box.events[self.drawn[0]]
        g.do(DrawEvent(card.number))
        if card.does == "hurry":
            hurry(g, card.n)
        elif card.does == "fog":
            g.do(SetWeather(FOG))
        elif card.does == "wind":
            g.do(SetWeather(WIND))
        elif card.does == "heal":
            for hero in g.heroes_in_play():
                if g.wounds[hero]:
                    g.do(Heal(hero, card.n, "N-CORE-EVENT"))
        elif card.does == "popolini":
            g.do(GainPopolini(card.n, "N-CORE-EVENT"))
        elif card.does == "give":
            for hero in g.heroes_in_play():
                give(g, hero, card.tokens, "N-CORE-EVENT")

    @run("N-CORE-EVENT", "N-CORE-DRAFT")
    def reinforce(self, g: NovaAetas) -> Procedure | None:
        if g.box.events[self.drawn[0]].does != "draft" or g.plan().event_draft == NONE:
            return None
        return Draft((g.plan().event_draft,))

    @ask("N-CORE-EVENT", into="hero")
    def choose_hero(self, g: NovaAetas) -> Decision | None:
        does = g.box.events[self.drawn[0]].does
        if does not in ("omen", "snare"):
            return None
        struck = most_threatening(g) if does == "omen" else nearest_to_the_edge(g)
        if not struck:
            return None
        return g.ask(g.leading(), "model").among(struck)

    @do("N-CORE-EVENT")
    def strike(self, g: NovaAetas) -> None:
        if self.hero != NOBODY:
            omen = g.box.events[self.drawn[0]].does == "omen"
            give(g, self.hero, CURSED if omen else ENTANGLED, "N-CORE-EVENT")


def hurry(g: NovaAetas, sectors: int) -> None:
    """Every Enemy token moves back, never to before now + 1; they keep their order."""
    for kind in g.groups:
        hour = max(g.t + 1, g.group_hour[kind] - sectors)
        if hour < g.group_hour[kind]:
            g.do(SetGroupHour(kind, hour, "N-CORE-EVENT"))


def most_threatening(g: NovaAetas) -> list[int]:
    """The Heroes with the highest Threat."""
    heroes = g.heroes_in_play()
    return _best(heroes, [g.threat_of(hero) for hero in heroes])


def nearest_to_the_edge(g: NovaAetas) -> list[int]:
    """The Heroes nearest a map edge; of those, the most threatening."""
    field = g.ground
    width, height = field.width, field.size // field.width
    heroes = g.heroes_on_field()
    edges = []
    for hero in heroes:
        row, column = divmod(g.at[hero], width)
        edges.append(-min(row, column, height - 1 - row, width - 1 - column))
    nearest = _best(heroes, edges)
    return _best(nearest, [g.threat_of(hero) for hero in nearest])


def _best(heroes: list[int], values: list[int]) -> list[int]:
    if not heroes:
        return []
    most = max(values)
    return [heroes[place] for place in range(len(heroes)) if values[place] == most]
