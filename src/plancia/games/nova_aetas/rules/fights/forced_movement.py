"""Press and Forced Movement (N-TRAIT-PRESS, N-CORE-FORCED, N-CORE-FALL)."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.wounds.wounds_without_attack import Hurt
from plancia.games.nova_aetas.state.box import BASTION, DESTINY, HEAVY, NOBODY
from plancia.games.nova_aetas.state.effects.moving import DASH, FORCED, Move
from plancia.games.nova_aetas.state.grid import EAST, NORTH, SOUTH, WEST
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import END, Procedure, ask, do, run


class Press(Procedure):
    """The target is pushed one square away; the attacker follows into the square it has left. Nobody reacts."""

    def __init__(self, attacker: int = 0, target: int = 0) -> None:
        self.attacker = attacker
        self.target = target
        self.way = NOBODY
        self.fall = 0
        self.left = NOBODY
        self.follows = False

    @ask("N-CORE-FORCED", into="way")
    def choose_direction(self, g: NovaAetas) -> Decision | None:
        """On equal distances a Hero's player chooses among the legal ones; Enemies take the first of N, W, E, S."""
        ways = legal_ways(g, self.attacker, self.target)
        if not ways:
            return None
        return g.ask_for(self.attacker, "direction").among(ways if not g.is_enemy(self.attacker) else ways[:1])

    @do("N-TRAIT-PRESS", "N-CORE-FORCED", "N-ABIL-BASTION")
    def push(self, g: NovaAetas) -> str | None:
        if self.way == NOBODY:
            return END
        field, here = g.ground, g.at[self.target]
        there = step(g, here, self.way)
        self.left = here
        self.follows = field.beside[g.at[self.attacker]] >> here & 1 == 1
        self.fall = max(0, field.levels[here] - field.levels[there] - g.climb[self.target])
        g.do(Move(self.target, (there,), 0, FORCED, "N-TRAIT-PRESS"))
        return None

    @do("N-TRAIT-PRESS", "N-ABIL-DASH", "N-AMB-50")
    def follow(self, g: NovaAetas) -> None:
        heavy = g.able[self.attacker] & HEAVY and g.ground.levels[self.left]
        if self.follows and g.stands[self.left] == NOBODY and not heavy:
            g.do(Move(self.attacker, (self.left,), 0, DASH, "N-TRAIT-PRESS"))

    @run("N-CORE-FALL")
    def be_hurt(self, g: NovaAetas) -> Procedure | None:
        return Hurt(self.target, self.fall, NOBODY, "N-CORE-FALL") if self.fall else None


def legal_ways(g: NovaAetas, attacker: int, target: int) -> list[int]:
    """The directions away from the attacker whose square is Free, not higher, and legal for the target."""
    if g.able[target] & (BASTION | DESTINY) or g.at[target] < 0 or g.at[attacker] < 0:
        return []
    width = g.ground.width
    here, there = g.at[attacker], g.at[target]
    dx, dy = there % width - here % width, there // width - here // width
    ways = []
    if abs(dy) >= abs(dx) and dy < 0:
        ways.append(NORTH)
    if abs(dx) >= abs(dy) and dx < 0:
        ways.append(WEST)
    if abs(dx) >= abs(dy) and dx > 0:
        ways.append(EAST)
    if abs(dy) >= abs(dx) and dy > 0:
        ways.append(SOUTH)
    return [way for way in ways if may_be_pushed(g, target, way)]


def may_be_pushed(g: NovaAetas, target: int, way: int) -> bool:
    field, here = g.ground, g.at[target]
    there = step(g, here, way)
    if there == NOBODY or not field.open >> there & 1 or g.stands[there] != NOBODY:
        return False
    if g.able[target] & HEAVY and field.levels[there]:
        return False
    return field.levels[there] <= field.levels[here]


def step(g: NovaAetas, square: int, way: int) -> int:
    """The square next to it in this direction, or NOBODY off the map."""
    mask = g.ground.grid.shifted(1 << square, way)
    return mask.bit_length() - 1 if mask else NOBODY
