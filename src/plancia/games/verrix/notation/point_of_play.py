# not compiled
"""Where in a game a position stands: at the beginning of a phase, or of a turn in the Action Phase."""

from __future__ import annotations

from plancia.games.verrix.rules.actions.turn import Actions, Turn
from plancia.games.verrix.rules.months.months import Month, Play
from plancia.games.verrix.state.box import NOBODY
from plancia.games.verrix.state.state import ACTION_PHASE, EVENT_PHASE, FESTIVAL, PHASES, RESTORE_PHASE, SET_UP, Verrix
from plancia.kernel.procedure import Procedure, at_step
from plancia.kernel.written.save import frames, frames_of


def usual_phase(turn: int) -> int:
    return FESTIVAL if turn % 3 == 0 else EVENT_PHASE


def before(turn: int, phase: int) -> int:
    """The phase that a table shows while the next one has not begun."""
    if phase == ACTION_PHASE:
        return EVENT_PHASE
    if phase == RESTORE_PHASE:
        return ACTION_PHASE
    if phase == FESTIVAL or (phase == EVENT_PHASE and turn % 3 == 2):
        return RESTORE_PHASE
    return SET_UP if turn == 1 else FESTIVAL


def stand(g: Verrix, phase: int, active: int = NOBODY) -> None:
    """Put the table at the beginning of a phase, or of a tribe's turn."""
    g.phase = phase if active != NOBODY or phase == SET_UP else before(g.turn, phase)
    g.stack = _stack(g, phase, active)
    g.shared = 0


def standing(g: Verrix) -> tuple[int, int] | None:
    """The phase that begins, and whose turn begins in it; None in the middle of something."""
    here = frames(g)
    if len(g.stack) == 4 and isinstance(g.stack[-1], Turn):
        who = g.stack[-1].who
        if g.phase == ACTION_PHASE and who in g.order and frames_of(_stack(g, ACTION_PHASE, who)) == here:
            return ACTION_PHASE, who
        return None
    for phase in range(len(PHASES)):
        shown = SET_UP if phase == SET_UP else before(g.turn, phase)
        if g.phase == shown and frames_of(_stack(g, phase, NOBODY)) == here:
            return phase, NOBODY
    return None


def _stack(g: Verrix, phase: int, active: int) -> list[Procedure]:
    if phase == SET_UP:
        return [at_step(Play(), "set_up")]
    play = Play()
    play.turns = g.turn
    at_step(play, "next_turn")
    if phase == FESTIVAL:
        play.turns = g.turn - 1  # it has not begun
        return [play]
    month = Month()
    if active == NOBODY:
        return [play, at_step(month, PHASES[phase])]
    actions = Actions()
    actions.place = g.order.index(active)
    return [play, at_step(month, "restore"), at_step(actions, "next_turn"), Turn(active)]
