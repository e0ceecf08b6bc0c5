"""Reaction Attacks of Enemies (N-CORE-REACT)."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.enemies.attack_choice import reaction_attack
from plancia.games.nova_aetas.state.box import BLINDED, NOBODY
from plancia.games.nova_aetas.state.effects.fight import React
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import UNDECIDED, NovaAetas
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import AGAIN, END, Procedure, ask, do, run


def reacts(g: NovaAetas, enemy: int, mover: int) -> bool:
    """N-CORE-REACT-1, N-CORE-REACT-2, N-STATUS-BLINDED: does this adjacent Enemy strike at who leaves?"""
    if g.met(mover, enemy) in g.reactors or g.tokens[enemy] & BLINDED:
        return False
    return reaction_attack(g, enemy) != NOBODY


def reactors(g: NovaAetas, mover: int) -> list[int]:
    """The Enemies that will strike at the mover as he leaves his square, by model number."""
    beside = [g.stands[square] for square in squares_of(g.ground.beside[g.at[mover]] & g.enemies_at)]
    return sorted([enemy for enemy in beside if reacts(g, enemy, mover)])


class ReactionAttacks(Procedure):
    """N-CORE-REACT-1. One after the other, in the order the mover's player chooses."""

    def __init__(self, mover: int = 0) -> None:
        self.mover = mover
        self.enemy = NOBODY
        self.square = -1

    @ask("N-CORE-REACT-4", into="enemy")
    def choose_reactor(self, g: NovaAetas) -> Decision | None:
        self.enemy = NOBODY
        if self.square < 0:
            self.square = g.at[self.mover]
        if not g.on_field(self.mover) or g.at[self.mover] != self.square or g.outcome != UNDECIDED:
            return None
        willing = reactors(g, self.mover)
        return g.ask_for(self.mover, "model").among(willing) if willing else None

    @do("N-CORE-REACT-2")
    def note(self, g: NovaAetas) -> str | None:
        if self.enemy == NOBODY:
            return END
        g.do(React(self.mover, self.enemy))
        return None

    @run("N-CORE-REACT-1")
    def strike(self, g: NovaAetas) -> Procedure:
        from plancia.games.nova_aetas.rules.fights.enemy_attack import EnemyAttack

        return EnemyAttack(self.enemy, reaction_attack(g, self.enemy), self.mover, True)

    @do("N-CORE-REACT-4")
    def go_on(self, g: NovaAetas) -> str:
        return AGAIN
