"""A Hero's Charge (N-ABIL-CHARGE): straight at one Enemy, one attack, and the Activation is over."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.fights.attacks import HeroAttack
from plancia.games.nova_aetas.rules.fights.weapons import UNARMED, block_of, may_use_weapon, targets
from plancia.games.nova_aetas.rules.ground.flood import Walker
from plancia.games.nova_aetas.rules.ground.paths import path
from plancia.games.nova_aetas.rules.ground.reach import Reach, reach
from plancia.games.nova_aetas.rules.turn.movement import Follow
from plancia.games.nova_aetas.rules.turn.reaching import taken_by_others
from plancia.games.nova_aetas.state import gaits
from plancia.games.nova_aetas.state.box import CHARGE_DISTANCE, NOBODY
from plancia.games.nova_aetas.state.effects.activation import Pay
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import UNDECIDED, NovaAetas
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import END, Procedure, ask, do, run


class Charge(Procedure):
    """N-ABIL-CHARGE, N-AMB-17, N-AMB-18. Only the number of squares matters, not what they cost."""

    def __init__(self, hero: int = 0) -> None:
        self.hero = hero
        self.target = NOBODY
        self.goal = NOBODY
        self.place = NOBODY  # he was blinded on the way: there is nothing to strike with

    @ask("N-ABIL-CHARGE", into="target", chosen=True)
    def choose_target(self, g: NovaAetas) -> Decision:
        asked = g.ask_for(self.hero, "target")
        for square in squares_of(g.enemies_at):
            enemy = g.stands[square]
            asked.offer(enemy, None if charge_squares(g, self.hero, enemy) else "N-ABIL-CHARGE")
        return asked

    @do("N-ABIL-CHARGE")
    def find_the_way(self, g: NovaAetas) -> None:
        self.goal = charge_goal(g, self.hero, self.target)
        g.do(Pay(self.hero, g.ap, "N-ABIL-CHARGE"))

    @run("N-ABIL-CHARGE", "N-CORE-ACT-MOVE")
    def run_at_it(self, g: NovaAetas) -> Procedure:
        return Follow(self.hero, path(run_up(g, self.hero), self.goal), 0, True)

    @do("N-ABIL-CHARGE")
    def arrive(self, g: NovaAetas) -> str | None:
        stopped = not g.on_field(self.hero) or g.at[self.hero] != self.goal or g.at[self.target] < 0
        return END if stopped or g.outcome != UNDECIDED else None

    @ask("N-CORE-ACT-ATTACK", "N-STATUS-BLINDED", into="place")
    def choose_weapon(self, g: NovaAetas) -> Decision | None:
        asked = g.ask_for(self.hero, "weapon")
        for place in range(UNARMED + 1):
            attack = block_of(g, self.hero, place)
            if attack is None or attack.friend or may_use_weapon(g, self.hero, place, attack, True) is not None:
                continue
            if self.target in targets(g, self.hero, attack):
                asked.offer(place, None)
        return asked if asked.options else None

    @run("N-ABIL-CHARGE", "N-CORE-ACT-ATTACK")
    def strike(self, g: NovaAetas) -> Procedure | None:
        if self.place == NOBODY:
            return None
        return HeroAttack(self.hero, self.place, True, self.target, True)


def run_up(g: NovaAetas, hero: int) -> Reach:
    """Up to five squares, without surcharges and without stepping off an edge."""
    gait = (g.gait[hero] | gaits.SURE) & ~gaits.FALLS & ~gaits.RUNNER
    walker = Walker(g.ground, gait, g.at[hero])
    return reach(walker.among(g.enemies_at, g.enemies_at & g.tall_at, taken_by_others(g, hero)), CHARGE_DISTANCE)


def charge_squares(g: NovaAetas, hero: int, enemy: int) -> int:
    """Free Squares adjacent to the Enemy that a run of five squares reaches; none when he is adjacent already."""
    field = g.ground
    beside = field.beside[g.at[enemy]]
    if beside >> g.at[hero] & 1 or field.distance(g.at[hero], g.at[enemy]) > CHARGE_DISTANCE:
        return 0
    return run_up(g, hero).ends & beside


def charge_goal(g: NovaAetas, hero: int, enemy: int) -> int:
    """Fewest squares, then fewest other Enemies adjacent, then reading order."""
    field, way = g.ground, run_up(g, hero)
    others = g.enemies_at & ~(1 << g.at[enemy])
    best, goal = (99, 99), NOBODY
    for square in squares_of(charge_squares(g, hero, enemy)):
        found = (way.squares(square), len(squares_of(field.beside[square] & others)))
        if found < best:
            best, goal = found, square
    return goal
