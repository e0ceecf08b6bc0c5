"""Down, removed, defeated (N-CORE-DOWN, N-CORE-DEFEAT), and Grave Wounds (N-CORE-GRAVE)."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.dice.chances import cards_for
from plancia.games.nova_aetas.state.box import ELITE, MONSTER, NOBODY, TROOP
from plancia.games.nova_aetas.state.effects.decks import DrawGrave, PlayDestiny
from plancia.games.nova_aetas.state.effects.mission import Tally
from plancia.games.nova_aetas.state.effects.moving import Leave
from plancia.games.nova_aetas.state.effects.wounds import ChangeHeroism, ChangeThreat, GoDown, Heal
from plancia.games.nova_aetas.state.state import MONSTERS, TROOPS, NovaAetas
from plancia.kernel.decision import PASS, Decision, Roll
from plancia.kernel.procedure import END, Procedure, ask, do, roll, run


class Fall(Procedure):
    """N-CORE-DOWN-1, N-CORE-DOWN-3, N-CORE-DEFEAT: its Wounds have reached its Health."""

    def __init__(self, model: int = 0, by: int = NOBODY) -> None:
        self.model = model
        self.by = by
        self.saviour = PASS

    def cause(self, g: NovaAetas) -> str:
        return "defeat:" if g.is_enemy(self.model) else ""

    @do("N-CORE-DEFEAT", "N-CORE-DOWN-3", "N-CORE-THREAT-3", "N-CORE-HEROISM")
    def be_removed(self, g: NovaAetas) -> str | None:
        if self.model < g.box.proper:
            return None
        if g.is_enemy(self.model):
            defeat(g, self.model, self.by)
        else:
            g.do(Leave(self.model, self.by, "N-CORE-DOWN-3", False))
        return END

    @ask("N-CORE-DESTINY", into="saviour")
    def save_him(self, g: NovaAetas) -> Decision | None:
        """Another Hero's Destiny Card may keep him on his feet."""
        asked: Decision | None = None
        for hero in g.company:
            if hero != self.model and not g.down >> hero & 1 and cards_for(g, hero, "down"):
                if asked is None:
                    asked = g.ask_for(hero, "saviour")
                    asked.offer(PASS, None)
                asked.offer(hero, None)
        return asked

    @do("N-CORE-DESTINY")
    def stay_up(self, g: NovaAetas) -> str | None:
        if self.saviour == PASS:
            return None
        g.do(PlayDestiny(self.saviour, cards_for(g, self.saviour, "down")[0]))
        g.do(Heal(self.model, 1, "N-CORE-DESTINY"))
        return END

    @do("N-CORE-DOWN-1", "N-CORE-CARRY", "N-CORE-HORO-8")
    def go_down(self, g: NovaAetas) -> None:
        g.do(GoDown(self.model, "N-CORE-DOWN-1"))

    @run("N-CORE-DOWN-1", "N-CORE-GRAVE")
    def be_scarred(self, g: NovaAetas) -> Procedure:
        return SufferGraveWound(self.model)


class SufferGraveWound(Procedure):
    """N-CORE-GRAVE: a card of the deck; one that he holds is drawn again."""

    def __init__(self, hero: int = 0) -> None:
        self.hero = hero
        self.card: tuple[int, ...] = ()

    def cause(self, g: NovaAetas) -> str:
        return "grave:"

    @roll("N-CORE-GRAVE", into="card")
    def draw(self, g: NovaAetas) -> Roll | None:
        cards = grave_cards(g, self.hero)
        return Roll("grave-wound", len(cards), 1, True, cards) if cards else None

    @do("N-CORE-GRAVE", "N-CORE-HEROISM")
    def hold(self, g: NovaAetas) -> None:
        if self.card:
            g.do(DrawGrave(self.hero, self.card[0], "N-CORE-GRAVE"))
            g.do(ChangeHeroism(self.hero, 1, "N-CORE-HEROISM"))


def grave_cards(g: NovaAetas, hero: int) -> list[int]:
    """5.9: those of the deck that he does not hold; of all of them, where the deck has none for him."""
    held = g.graves[hero] | g.fresh_graves[hero]
    every = range(len(g.box.graves))
    left = [card for card in every if g.grave_deck >> card & 1 and not held >> card & 1]
    return left or [card for card in every if not held >> card & 1]


def has_fallen(g: NovaAetas, model: int) -> bool:
    """Still in play, with as many Wounds as Health."""
    if model < g.box.proper:
        return not g.down >> model & 1 and g.wounds[model] >= g.health[model]
    return g.at[model] >= 0 and g.wounds[model] >= g.health[model]


def defeat(g: NovaAetas, enemy: int, by: int) -> None:
    """N-CORE-DEFEAT, and what the Hero who did it gains."""
    rank = g.type_of(enemy).rank
    g.do(Leave(enemy, by, "N-CORE-DEFEAT", True))
    if by == NOBODY or by >= g.box.proper:
        return
    if rank >= ELITE:
        g.do(ChangeThreat(by, 1, "N-CORE-THREAT-3"))
        g.do(ChangeHeroism(by, 1, "N-CORE-HEROISM"))
    if rank == TROOP:
        g.do(Tally(by, TROOPS))
    elif rank == MONSTER:
        g.do(Tally(by, MONSTERS))
