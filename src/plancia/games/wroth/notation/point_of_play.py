# not compiled
"""Where in a game a position stands: at the beginning of a phase, or of a turn."""

from __future__ import annotations

from typing import NamedTuple

from plancia.games.wroth.rules.ai.ai_turn import AITurn
from plancia.games.wroth.rules.round.rounds import Actions, CoopActions, Play, Round
from plancia.games.wroth.rules.turn.turn import Turn
from plancia.games.wroth.state.box import NOBODY
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.procedure import Procedure, at_step
from plancia.kernel.written.save import frames, frames_of

PHASES = ("set-up", "maintenance", "spoils", "groundwork", "draft", "actions", "victory points")
SET_UP, MAINTENANCE, ACTIONS_PHASE = 0, 1, 5


class Point(NamedTuple):
    phase: int
    active: int = NOBODY  # whose turn begins, if one does
    turn: int = 0  # turns begun in this phase, skipped ones too; the AI's turns in a row
    set: int = 1  # W-COOP-ACT-04


def usual_turn(g: Wroth, active: int) -> int:
    """The first turn a faction can have."""
    return 1 if active == g.ai else g.in_turn_order().index(active) + 1


def stand(g: Wroth, point: Point, round: int) -> None:
    g.round, g.phase = _clock(point, round)
    g.stack = _stack(g, point)
    g.shared = 0


def standing(g: Wroth) -> tuple[Point, int] | None:
    """The point and the round at which a state stands, if it is at the beginning of something."""
    here = frames(g)
    points = [Point(phase) for phase in range(len(PHASES))]
    if len(g.stack) == 4:
        points += _turns(g, g.stack[2], g.stack[3])
    for point in points:
        round = g.round + 1 if point.phase == MAINTENANCE else g.round
        if _clock(point, round) == (g.round, g.phase) and frames_of(_stack(g, point)) == here:
            return point, round
    return None


def _clock(point: Point, round: int) -> tuple[int, int]:
    """What the round counter and the phase show there: the round is counted in its Maintenance."""
    if point.phase == SET_UP:
        return 0, SET_UP
    if point.phase == MAINTENANCE:
        return round - 1, SET_UP if round == 1 else len(PHASES) - 1
    return round, point.phase


def _turns(g: Wroth, phase: Procedure, turn: Procedure) -> list[Point]:
    if isinstance(phase, Actions) and isinstance(turn, Turn):
        return [Point(ACTIONS_PHASE, turn.who, phase.turn)]
    if isinstance(phase, CoopActions) and isinstance(turn, Turn):
        return [Point(ACTIONS_PHASE, turn.who, phase.turn, phase.set + 1)]
    if isinstance(phase, CoopActions) and isinstance(turn, AITurn):
        return [Point(ACTIONS_PHASE, g.ai, phase.ai_turns, phase.set + 1)]
    return []


def _stack(g: Wroth, point: Point) -> list[Procedure]:
    if point.phase == SET_UP:
        return [at_step(Play(), "set_up")]
    play = at_step(Play(), "next_round")
    if point.active == NOBODY:
        return [play, at_step(Round(), PHASES[point.phase].replace(" ", "_"))]
    round_ = at_step(Round(), "victory_points")  # what comes after the Actions
    if g.ai == NOBODY:
        actions = Actions()
        actions.turn = point.turn
        return [play, round_, at_step(actions, "next_turn"), Turn(point.active)]
    coop = CoopActions()
    coop.set = point.set - 1
    if point.active != g.ai:
        coop.turn = point.turn
        return [play, round_, at_step(coop, "humans_turns"), Turn(point.active)]
    coop.turn = len(g.humans)
    coop.ai_turns = point.turn
    return [play, round_, at_step(coop, "ai_turns_in_a_row"), AITurn(coop.set == 0 and coop.ai_turns == 1)]
