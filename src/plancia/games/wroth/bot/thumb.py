"""Thumb for Wroth: tries each option on a table of its own, finishes the step it began, and weighs what stands then."""

from __future__ import annotations

from typing import Any, Final

from plancia.games.wroth.bot.worth import lure, worth
from plancia.games.wroth.rules.ai.ai_turn import AITurn, ai_face
from plancia.games.wroth.rules.turn.turn import Turn
from plancia.games.wroth.state.answers import END_TURN
from plancia.games.wroth.state.box import NOBODY
from plancia.games.wroth.state.state import Wroth
from plancia.kernel import engine
from plancia.kernel.chance import below
from plancia.kernel.decision import PASS, Decision

DEPTH: Final = 3  # questions of one step that are tried out in full; later ones are answered by instinct
SAMPLES: Final = 2  # imagined rolls of the AI's die
KEPT: Final = 90  # what a unit is worth that stays where it is


def best_option(g: Wroth, seat: int, depth: int = DEPTH) -> int:
    """The option that leads to the table worth most to this seat; among equals the first."""
    asked = engine.asked_of(g, seat)
    if asked.kind == "feat":  # all are good; a player likes a change
        return asked.options[below(g.key, 0, len(asked.options))[0]]
    if asked.kind == "face":
        return best_die(g, seat, asked)
    return max(tried(asked), key=lambda option: after(g, option, seat, min(depth, depth_for(asked))))


def depth_for(asked: Decision) -> int:
    return DEPTH if asked.kind in ("step", "bonus", "origin", "region") else 1


def after(g: Wroth, option: int, seat: int, depth: int) -> int:
    """What the table is worth when this option is taken and the step is finished well."""
    if END_TURN.holds(option) and g.decision is not None and g.decision.kind == "step":
        return outlook(g, seat)  # what others do next would count against ending the turn only
    return finished(taken(g, option, seat), seat, depth)


def taken(g: Wroth, option: int, seat: int) -> Wroth:
    twin = g.clone()
    engine.answer(twin, option, seat)
    return twin


def finished(g: Wroth, seat: int, depth: int) -> int:
    """Go on to the end of the step: in full for a few questions, then by instinct."""
    while True:
        asked = g.decision
        if asked is None or asked.by != seat or asked.kind in ("step", "face", "feat", "bonus"):
            return outlook(g, seat)
        if depth > 1:
            return max([finished(taken(g, option, seat), seat, depth - 1) for option in tried(asked)])
        engine.answer(g, instinct(g, asked), seat)


def outlook(g: Wroth, seat: int) -> int:
    """What the table is worth; against the AI, once it has answered with its next turn, as far as that is known."""
    if g.ai == NOBODY or g.over or g.phase != 5 or ai_face(g) == NOBODY:
        return worth(g, seat)
    first = g.omni[g.ai] >= 0  # its omniscient die is spent on its first turn
    value = 0
    samples = 1 if first else SAMPLES
    for sample in range(samples):
        twin = g.clone()
        twin.draws += sample * 1000
        engine.start(twin, AITurn(first))
        while twin.decision is not None:
            engine.answer(twin, instinct(twin, twin.decision))
        value += worth(twin, seat)
    return value // samples


def tried(asked: Decision) -> list[int]:
    """Of many numbers, the telling ones."""
    options = asked.options
    if asked.kind in ("send", "gather", "swarm", "amount") and len(options) > 4:
        return [options[0], options[1], options[-2], options[-1]]
    return options


def instinct(g: Wroth, asked: Decision) -> int:
    """The answer nobody thinks about."""
    options = asked.options
    if asked.kind == "send":
        return best_party(g, asked)
    if asked.kind in ("amount", "gather", "swarm"):
        return options[-1]
    if asked.kind == "unit":
        return weakest(g, options, asked.by)
    if asked.kind in ("units", "casualty"):
        return options[-1]
    return options[0] if options[0] != PASS else options[-1]


def best_party(g: Wroth, asked: Decision) -> int:
    """How many to send to a region: what they win there, less what each could do elsewhere."""
    sending: Any = g.stack[-1]
    already = 0
    for _, n in sending.sent:
        already += n
    return max(asked.options, key=lambda n: lure(g, asked.by, sending.region, already + n) - KEPT * n)


def weakest(g: Wroth, slots: list[int], by: int) -> int:
    """Finish off the elite closest to defeat; else anything."""
    return slots[1] if len(slots) > 1 else slots[0]


def best_die(g: Wroth, seat: int, asked: Decision) -> int:
    """The die that would do most if the turn came now."""
    return max(asked.options, key=lambda face: best_value(with_die(g, seat, face), seat))


def with_die(g: Wroth, seat: int, face: int) -> Wroth:
    """The seat's turn, with only this die."""
    twin = g.clone()
    for held in range(4):
        twin.hold(seat, held, (1 if held == face else 0) - twin.held(seat, held))
    engine.start(twin, Turn(seat))
    return twin


def best_value(g: Wroth, seat: int) -> int:
    asked = g.decision
    if asked is None or asked.by != seat:
        return worth(g, seat)
    return max([after(g, option, seat, 2) for option in asked.options])
