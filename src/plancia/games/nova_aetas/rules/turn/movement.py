"""Heroes and Allies on the move (N-CORE-ACT-MOVE, N-CORE-MOVE, N-ABIL-JUMP, N-ABIL-DASH, N-CORE-FALL)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.fights.reactions import ReactionAttacks
from plancia.games.nova_aetas.rules.ground.placing import nearest_free
from plancia.games.nova_aetas.rules.missions.stealth import Notice
from plancia.games.nova_aetas.rules.turn.allies import detours
from plancia.games.nova_aetas.rules.turn.reaching import (
    UNWATCHED,
    dashes,
    destinations,
    is_watched,
    step_cost,
    taken_by_others,
    walks,
    way_to,
)
from plancia.games.nova_aetas.rules.wounds.wounds_without_attack import Hurt
from plancia.games.nova_aetas.state import gaits
from plancia.games.nova_aetas.state.answers import SQUARE
from plancia.games.nova_aetas.state.box import NOBODY, NOWHERE
from plancia.games.nova_aetas.state.effects.moving import DASH, WALK, Move
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import UNDECIDED, NovaAetas
from plancia.kernel.answers import Kind
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import AGAIN, END, Procedure, ask, do, run

GOAL: Final = Kind("destination")
GO_TO: Final = GOAL.answer("{}", SQUARE)
STEP_BY_STEP: Final = GOAL.answer("step-by-step")


def fall_of(model: int, levels: int) -> Procedure | None:
    """N-CORE-FALL: Wounds from no attack, which no Equipment takes and Defended may reduce."""
    return Hurt(model, levels, NOBODY, "N-CORE-FALL") if levels else None


class Walk(Procedure):
    """N-CORE-ACT-MOVE. To a square in reach, or step by step. With `free` squares it costs nothing (Mercury's Step)."""

    def __init__(self, model: int = 0, free: int = 0) -> None:
        self.model = model
        self.free = free
        self.destination = NOWHERE

    def ap(self, g: NovaAetas) -> int:
        return self.free or g.ap

    @ask("N-CORE-ACT-MOVE", "N-CORE-MOVE-COST", "N-CORE-HEIGHT-1", into="destination", chosen=True)
    def choose_destination(self, g: NovaAetas) -> Decision:
        model = self.model
        asked = g.ask_for(model, "destination")
        ends = destinations(g, model, self.ap(g))
        if model < g.box.proper:
            asked.options = squares_of(ends)
        else:
            farther = detours(g, model, ends)
            for square in squares_of(ends):
                asked.offer(square, "N-ABIL-ALLY" if farther >> square & 1 else None)
        if g.reasons:
            field = g.ground
            for square in squares_of(field.all & ~ends & ~(1 << g.at[model])):
                asked.offer(square, why_not_there(g, model, square))
        if self.free:
            asked.offer(PASS, None)
        else:
            asked.put(STEP_BY_STEP, 0, None if model < g.box.proper else "N-ABIL-ALLY")
        return asked

    @run("N-CORE-ACT-MOVE")
    def go(self, g: NovaAetas) -> Procedure | None:
        if self.destination == PASS:
            return None
        if STEP_BY_STEP.holds(self.destination):
            return StepByStep(self.model)
        return Follow(self.model, way_to(g, self.model, self.destination, self.ap(g)), 0, self.free > 0)


def why_not_there(g: NovaAetas, model: int, square: int) -> str:
    """Why a walk cannot end on a square of the field."""
    field = g.ground
    if field.cumbersome >> square & 1:
        return "N-MAP-CUMBERSOME"
    if taken_by_others(g, model) >> square & 1:
        return "N-CORE-FREE"
    far = walks(g, model, 999, g.gait[model])
    if not far.ends >> square & 1:
        return "N-CORE-HEIGHT-1" if field.levels[square] > field.levels[g.at[model]] else "N-CORE-MOVE-PASS"
    return "N-CORE-MOVE-COST"


class StepByStep(Procedure):
    """A Movement of which every square is chosen; it may stop on any Free Square."""

    def __init__(self, model: int = 0) -> None:
        self.model = model
        self.walked = 0
        self.next = NOWHERE

    @ask("N-CORE-ACT-MOVE", "N-CORE-MOVE-PASS", into="next")
    def choose_step(self, g: NovaAetas) -> Decision:
        model = self.model
        asked = g.ask_for(model, "step")
        if self.walked:
            asked.offer(PASS, None if g.stands[g.at[model]] == model else "N-CORE-FREE")
        for square in squares_of(g.ground.grid.next_to[g.at[model]]):
            asked.offer(square, may_step_to(g, model, square, self.walked))
        asked.always = True
        return asked

    @run("N-CORE-ACT-MOVE")
    def step(self, g: NovaAetas) -> Procedure | None:
        return None if self.next == PASS else Follow(self.model, (self.next,), self.walked, False, True)

    @do("N-CORE-ACT-MOVE")
    def go_on(self, g: NovaAetas) -> str | None:
        model = self.model
        if self.next == PASS or g.at[model] != self.next or not g.on_field(model) or g.outcome != UNDECIDED:
            return END
        self.walked += 1
        for square in squares_of(g.ground.grid.next_to[g.at[model]]):
            if may_step_to(g, model, square, self.walked) is None:
                return AGAIN
        if g.stands[g.at[model]] != model:  # nobody stays on a friend's square
            g.do(Move(model, (nearest_free(g, model, g.at[model]),), 0, WALK, "N-CORE-FREE"))
        return END


def may_step_to(g: NovaAetas, model: int, square: int, walked: int) -> str | None:
    """N-CORE-MOVE-PASS: a step, from which a Free Square can still be reached with the AP that are left."""
    field = g.ground
    why = gaits.may_step(field, g.gait[model], g.at[model], square, g.enemies_at)
    if why is not None:
        return why
    cost = step_cost(g, model, walked, square)
    if cost > g.ap:
        return "N-CORE-MOVE-COST"
    if field.open >> square & 1 and not taken_by_others(g, model) >> square & 1:
        return None
    return None if may_go_on(g, model, square, g.ap - cost, walked + 1) else "N-CORE-FREE"


def may_go_on(g: NovaAetas, model: int, square: int, ap: int, walked: int) -> bool:
    """From a friend's square: do these AP lead to a Free one (N-CORE-MOVE-PASS), past other friends too?

    The square on which he stands is no way out where it is a friend's.
    """
    field, others = g.ground, taken_by_others(g, model)
    if g.stands[g.at[model]] != model:
        others |= 1 << g.at[model]
    for other in squares_of(field.grid.next_to[square]):
        cost = step_cost(g, model, walked, other)
        if cost > ap or gaits.may_step(field, g.gait[model], square, other, g.enemies_at) is not None:
            continue
        if (field.open & ~others) >> other & 1 or may_go_on(g, model, other, ap - cost, walked + 1):
            return True
    return False


class Follow(Procedure):
    """A path is walked: before each square that is watched is left, Reaction Attacks; who falls suffers for it."""

    def __init__(
        self,
        model: int = 0,
        squares: tuple[int, ...] = (),
        walked: int = 0,
        free: bool = False,
        stepping: bool = False,
    ) -> None:
        self.stepping = stepping
        self.model = model
        self.squares = squares  # still to walk
        self.walked = walked
        self.free = free
        self.here = NOWHERE
        self.fallen = 0

    @run("N-CORE-REACT-1", "N-CORE-REACT-3")
    def provoke(self, g: NovaAetas) -> Procedure | None:
        self.here = g.at[self.model]
        return ReactionAttacks(self.model) if is_watched(g, self.model) else None

    @do(
        "N-CORE-MOVE-COST", "N-CORE-MOVE-PASS", "N-CORE-TERRAIN-WATER", "N-CORE-TERRAIN-SWAMP", "N-CORE-MOVE-FLY",
        "N-CORE-FALL", "N-CORE-STEALTH",
    )  # fmt: skip
    def walk(self, g: NovaAetas) -> str | None:
        model, here, ap, aware = self.model, self.here, g.ap, g.aware
        if not g.on_field(model) or g.at[model] != here or g.outcome != UNDECIDED:
            return END  # N-CORE-REACT-4: struck down or pushed aside
        squares = still_open(g, model, self.squares, self.stepping)
        if not squares:
            if g.stands[here] != model:  # nobody stays on a friend's square
                g.do(Move(model, (nearest_free(g, model, here),), 0, WALK, "N-CORE-FREE"))
            return END
        beside, levels = g.ground.beside, g.ground.levels
        watchful = 0 if g.able[model] & UNWATCHED else g.enemies_at
        cost, n, fallen, before = 0, 0, 0, here
        for square in squares:
            price = 0 if self.free else step_cost(g, model, self.walked + n, square)
            if cost + price > ap and price:  # it has become dearer on the way: Entangled
                if g.stands[before] in (model, NOBODY):
                    break
                price = ap - cost  # nobody stays on a friend's square
            cost += price
            if levels[before] > levels[square]:
                fallen = gaits.fall(g.ground, g.gait[model], before, square)
            before = square
            n += 1
            if fallen or not aware or beside[square] & watchful:
                break
        if n == 0:
            return END
        g.do(Move(model, squares[:n], cost, WALK, "N-CORE-ACT-MOVE"))
        self.squares = squares[n:]
        self.walked += n
        self.fallen = fallen
        if fallen or not aware:
            return None
        return AGAIN if n < len(squares) else END

    @run("N-CORE-FALL", "N-CORE-HEIGHT-3")
    def fall(self, g: NovaAetas) -> Procedure | None:
        return fall_of(self.model, self.fallen)

    @run("N-CORE-STEALTH")
    def be_noticed(self, g: NovaAetas) -> Procedure | None:
        return None if g.aware or not g.on_field(self.model) else Notice(self.model)

    @do("N-CORE-ACT-MOVE")
    def go_on(self, g: NovaAetas) -> str | None:
        return AGAIN if self.squares and g.on_field(self.model) and g.outcome == UNDECIDED else None


def still_open(g: NovaAetas, model: int, squares: tuple[int, ...], stepping: bool) -> tuple[int, ...]:
    """As much of a path as can still be walked, to a Free Square: an Enemy may have dashed into it.

    Who walks step by step may stop on a friend's square for the moment.
    """
    stands, enemies, good = g.stands, g.box.hero_side, len(squares)
    if not g.gait[model] & gaits.PASSES:
        for n, square in enumerate(squares):
            if stands[square] >= enemies:
                good = n
                break
    if not stepping:
        open_ = g.ground.open
        while good and (stands[squares[good - 1]] != NOBODY or not open_ >> squares[good - 1] & 1):
            good -= 1
    return squares if good == len(squares) else squares[:good]


class Dash(Procedure):
    """N-ABIL-DASH. One square, whatever it costs others; with `provokes` Reaction Attacks come first."""

    def __init__(self, model: int = 0, provokes: bool = True) -> None:
        self.model = model
        self.provokes = provokes
        self.to = PASS
        self.here = NOWHERE

    @ask("N-ABIL-DASH", into="to")
    def choose_square(self, g: NovaAetas) -> Decision | None:
        if not g.on_field(self.model):
            return None
        return g.ask_for(self.model, "dash").among([PASS, *squares_of(dashes(g, self.model))])

    @run("N-ABIL-DASH", "N-CORE-REACT-1")
    def provoke(self, g: NovaAetas) -> Procedure | None:
        if self.to == PASS:
            return None
        self.here = g.at[self.model]
        return ReactionAttacks(self.model) if self.provokes and is_watched(g, self.model) else None

    @do("N-ABIL-DASH")
    def dash(self, g: NovaAetas) -> None:
        if self.to != PASS and g.on_field(self.model) and g.at[self.model] == self.here:
            g.do(Move(self.model, (self.to,), 0, DASH, "N-ABIL-DASH"))

    @run("N-CORE-STEALTH")
    def be_noticed(self, g: NovaAetas) -> Procedure | None:
        return None if self.to == PASS or g.aware or not g.on_field(self.model) else Notice(self.model)
