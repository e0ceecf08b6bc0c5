"""What an attack does besides its Wounds: tokens for the target, effects on the others in its area."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.wounds.down import Fall, has_fallen
from plancia.games.nova_aetas.rules.wounds.tokens import give
from plancia.games.nova_aetas.rules.wounds.wounds import BY_ATTACK, PHYSICAL, Suffer
from plancia.games.nova_aetas.state.box import GIVING, MONSTER, NOBODY, TRAIT_RULES, TRAIT_TOKENS, Attack
from plancia.games.nova_aetas.state.effects.wounds import Wound
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import END, Procedure, ask, do, repeat, run


def give_traits(g: NovaAetas, attack: Attack, traits: int, target: int) -> None:
    """N-TRAIT-BLIND … N-TRAIT-DISADVANTAGE: each gives its token, if the target can receive it."""
    left = traits & GIVING
    while left:
        low = left & -left
        left ^= low
        each = low.bit_length() - 1
        token = TRAIT_TOKENS[each]
        if attack.monster_token and g.is_enemy(target) and g.type_of(target).rank == MONSTER:
            token = attack.monster_token
        give(g, target, token, TRAIT_RULES[each])


def others_in(g: NovaAetas, squares: int, target: int, opponents: bool) -> tuple[int, ...]:
    """N-AMB-13, N-AMB-55: all models but the target in the area of a Hero's attack, friends and himself too unless the
    card says Opponents."""
    models = [g.stands[square] for square in squares_of(squares)]
    hit = [model for model in models if model not in (NOBODY, target)]
    return tuple([model for model in hit if g.is_enemy(model) or not opponents])


class Spread(Procedure):
    """N-CORE-ATK-AREA-HERO: every other model in the area suffers what is printed, without a Test."""

    def __init__(
        self, hero: int = 0, others: tuple[int, ...] = (), wounds: int = 0, tokens: int = 0, physical: bool = True
    ) -> None:
        self.hero = hero
        self.others = others
        self.wounds = wounds
        self.tokens = tokens
        self.physical = physical
        self.next = 0

    @repeat("N-CORE-ATK-AREA-HERO")
    def strike_each(self, g: NovaAetas) -> Procedure | None:
        if self.next == len(self.others):
            return None
        self.next += 1
        return Splash(self.hero, self.others[self.next - 1], self.wounds, self.tokens, self.physical)


class Splash(Procedure):
    """One model in the area of a Hero's attack."""

    def __init__(self, hero: int = 0, model: int = 0, wounds: int = 0, tokens: int = 0, physical: bool = True) -> None:
        self.hero = hero
        self.model = model
        self.wounds = wounds
        self.tokens = tokens
        self.physical = physical

    @do("N-CORE-ATK-AREA-HERO")
    def be_there(self, g: NovaAetas) -> str | None:
        return None if g.on_field(self.model) else END

    @run("N-CORE-WOUND-STEPS")
    def suffer(self, g: NovaAetas) -> Procedure | None:
        kind = BY_ATTACK | PHYSICAL if self.physical else BY_ATTACK
        return Suffer(self.model, self.wounds, self.hero, kind, "N-CORE-ATK-AREA-HERO") if self.wounds else None

    @run("N-CORE-DOWN-1", "N-CORE-DEFEAT")
    def fall(self, g: NovaAetas) -> Procedure | None:
        return Fall(self.model, self.hero) if has_fallen(g, self.model) else None

    @do("N-CORE-ATK-AREA-HERO", "N-TOKEN-GEN-2")
    def give_tokens(self, g: NovaAetas) -> None:
        if self.tokens and g.on_field(self.model):
            give(g, self.model, self.tokens, "N-CORE-ATK-AREA-HERO")


class Cleave(Procedure):
    """Another Enemy adjacent to the Hero suffers Wounds too."""

    def __init__(self, hero: int = 0, target: int = 0, wounds: int = 1) -> None:
        self.hero = hero
        self.target = target
        self.wounds = wounds
        self.other = NOBODY

    def cause(self, g: NovaAetas) -> str:
        return f"skill:{g.skill(self.hero, 'cleave')}"

    @ask("N-CORE-SKILL-FORMS", "N-CORE-ADJ", into="other")
    def choose(self, g: NovaAetas) -> Decision | None:
        asked = g.ask_for(self.hero, "target")
        for square in squares_of(g.ground.beside[g.at[self.hero]] & g.enemies_at):
            if g.stands[square] != self.target:
                asked.offer(g.stands[square], None)
        return asked if asked.options else None

    @do("N-CORE-SKILL-FORMS")
    def wound(self, g: NovaAetas) -> str | None:
        if self.other == NOBODY:
            return END
        g.do(Wound(self.other, self.wounds, self.hero, "N-CORE-SKILL-FORMS"))
        return None

    @run("N-CORE-DEFEAT")
    def fell_it(self, g: NovaAetas) -> Procedure | None:
        return Fall(self.other, self.hero) if has_fallen(g, self.other) else None
