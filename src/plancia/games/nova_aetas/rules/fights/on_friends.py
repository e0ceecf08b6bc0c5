"""Attacks on friends (N-CORE-ATK-HERO-PSY, N-TRAIT-BLESS): spells that heal, cure or bless."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.fights.spreading import give_traits
from plancia.games.nova_aetas.rules.fights.weapons import UNARMED, block_of
from plancia.games.nova_aetas.state.box import NOBODY, Attack
from plancia.games.nova_aetas.state.effects.wounds import DropTokens, Heal
from plancia.games.nova_aetas.state.grid import bits_of
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import END, Procedure, ask, do


class Mend(Procedure):
    """The spell has been cast: what its Successes and symbols do for the friend."""

    def __init__(
        self, hero: int = 0, place: int = UNARMED, target: int = 0, successes: int = 0, symbols: int = 0
    ) -> None:
        self.hero = hero
        self.place = place
        self.target = target
        self.successes = successes
        self.symbols = symbols
        self.token = NOBODY

    def attack(self, g: NovaAetas) -> Attack:
        attack = block_of(g, self.hero, self.place)
        assert attack is not None, "there is no spell"
        return attack

    @do("N-CORE-ATK-SUCCESS", "N-CORE-HEALING", "N-TRAIT-BLESS")
    def help(self, g: NovaAetas) -> str | None:
        if not self.successes:
            return END
        attack = self.attack(g)
        if attack.heals and g.wounds[self.target]:
            g.do(Heal(self.target, self.successes, "N-CORE-HEALING"))
        give_traits(g, attack, attack.traits, self.target)
        return None

    @ask("N-CORE-SYMBOL", into="token")
    def choose_cure(self, g: NovaAetas) -> Decision | None:
        cures = 0
        for each in range(3):
            if self.symbols >> each & 1:
                cures |= self.attack(g).symbol_cures[each]
        return one_token(g, self.hero, self.target, cures)

    @do("N-CORE-SYMBOL")
    def cure(self, g: NovaAetas) -> None:
        if self.token != NOBODY:
            g.do(DropTokens(self.target, self.token, "N-CORE-SYMBOL"))


def one_token(g: NovaAetas, hero: int, model: int, tokens: int) -> Decision | None:
    """Which of these tokens that the model holds goes."""
    held = g.tokens[model] & tokens
    return g.ask_for(hero, "token").among(bits_of(held)) if held else None
