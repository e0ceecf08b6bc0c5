"""A Hero's Jump (N-ABIL-JUMP): in a straight line, over other models and what does not tower."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.fights.reactions import ReactionAttacks
from plancia.games.nova_aetas.rules.missions.stealth import Notice
from plancia.games.nova_aetas.rules.turn.movement import fall_of
from plancia.games.nova_aetas.rules.turn.reaching import is_watched, taken_by_others
from plancia.games.nova_aetas.state import gaits
from plancia.games.nova_aetas.state.box import ENTANGLED, NOBODY, NOWHERE
from plancia.games.nova_aetas.state.effects.moving import JUMP, Move
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import UNDECIDED, NovaAetas
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import END, Procedure, ask, do, run


def jumps(g: NovaAetas, model: int) -> int:
    """N-ABIL-JUMP: where a Jump may land."""
    field = g.ground
    gait = gaits.gait_of(g.climb[model], g.jump[model], g.gait[model] & ~255)
    tall = g.tall_at & g.enemies_at
    landings = gaits.landings(field, gait, g.at[model], g.enemies_at, tall, taken_by_others(g, model))
    reached = 0
    for square in squares_of(landings):
        if jump_cost(g, model, square) <= g.ap:
            reached |= 1 << square
    return reached


def jump_cost(g: NovaAetas, model: int, square: int) -> int:
    """N-AMB-19: 1 AP for each square; Entangled, 2."""
    return g.ground.distance(g.at[model], square) * (2 if g.tokens[model] & ENTANGLED else 1)


def may_jump(g: NovaAetas, model: int) -> str | None:
    if not g.jump[model]:
        return "N-ABIL-JUMP"
    if g.ground.swamp >> g.at[model] & 1:
        return "N-CORE-TERRAIN-SWAMP"
    return None if jumps(g, model) else "N-ABIL-JUMP"


class Jump(Procedure):
    """N-ABIL-JUMP. In a straight line, over other models and what does not tower."""

    def __init__(self, model: int = 0) -> None:
        self.model = model
        self.landing = NOWHERE
        self.here = NOWHERE
        self.fallen = 0

    @ask("N-ABIL-JUMP", into="landing", chosen=True)
    def choose_landing(self, g: NovaAetas) -> Decision:
        model = self.model
        asked = g.ask_for(model, "landing")
        field, ends = g.ground, jumps(g, model)
        asked.among(squares_of(ends))
        if g.reasons:
            for square in squares_of(field.within(g.at[model], g.jump[model]) & ~ends & ~(1 << g.at[model])):
                asked.offer(square, why_no_jump(g, model, square))
        return asked

    @run("N-CORE-REACT-1")
    def provoke(self, g: NovaAetas) -> Procedure | None:
        self.here = g.at[self.model]
        return ReactionAttacks(self.model) if is_watched(g, self.model) else None

    @do("N-ABIL-JUMP")
    def land(self, g: NovaAetas) -> str | None:
        model = self.model
        if not g.on_field(model) or g.at[model] != self.here or g.outcome != UNDECIDED:
            return END
        cost = jump_cost(g, model, self.landing)
        if cost > g.ap or g.stands[self.landing] != NOBODY:
            return END  # who reacted has entangled him, or has dashed to where he would land
        self.fallen = gaits.fall(g.ground, g.gait[model], self.here, self.landing)
        g.do(Move(model, (self.landing,), cost, JUMP, "N-ABIL-JUMP"))
        return None

    @run("N-CORE-FALL")
    def fall(self, g: NovaAetas) -> Procedure | None:
        return fall_of(self.model, self.fallen)

    @run("N-CORE-STEALTH")
    def be_noticed(self, g: NovaAetas) -> Procedure | None:
        return None if g.aware or not g.on_field(self.model) else Notice(self.model)


def why_no_jump(g: NovaAetas, model: int, square: int) -> str:
    field = g.ground
    if not (field.open & ~taken_by_others(g, model)) >> square & 1:
        return "N-CORE-FREE"
    return "N-CORE-MOVE-COST" if jump_cost(g, model, square) > g.ap else "N-ABIL-JUMP"
