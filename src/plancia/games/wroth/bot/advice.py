# not compiled
"""What thumb would do, and why: reasons are what really differs between the table before a step and after it."""

from __future__ import annotations

from plancia.games.wroth.bot.reasons import changes
from plancia.games.wroth.bot.thumb import after, best_value, depth_for, instinct, tried, with_die
from plancia.games.wroth.state.answers import END_TURN, SPEND
from plancia.games.wroth.state.box import NOBODY
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.words.labels import label
from plancia.games.wroth.words.names_shown import Names
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.written.record import option_name

# How far below the best an option may be and still be suggested: about one VP of thumb's scale.
NEAR = 300
NEAR_TOGETHER = 100
KEY = key_of("advice")
STEP_ENDS = ("step", "face", "feat", "bonus")  # questions at which another step begins


def suggestions(g: Wroth, asked: Decision, lang: str, most: int) -> list[tuple[str, str, list[str]]]:
    """Name, label and reasons of the options that are best, or nearly."""
    seat = asked.by
    ranked = sorted(((_value(g, asked, option), -place, option) for place, option in enumerate(_tried(asked))))[::-1]
    near = NEAR if g.ai == NOBODY else NEAR_TOGETHER
    best = ranked[0][0]
    found: list[tuple[str, str, list[str]]] = []
    for value, _, option in ranked:
        name = label(g, asked, option, lang)
        if best - value <= near and len(found) < most and all(name != other[1] for other in found):
            reasons = why(Names(g, lang), asked, option, seat, value == best)
            found.append((option_name(g, asked, option), name, reasons))
    return found


def _tried(asked: Decision) -> list[int]:
    return list(dict.fromkeys(tried(asked)))


def _value(g: Wroth, asked: Decision, option: int) -> int:
    if asked.kind == "face":
        return best_value(with_die(g, asked.by, option), asked.by)
    return 0 if asked.kind == "feat" else after(g, option, asked.by, depth_for(asked))


def reasons(g: Wroth, asked: Decision, option: int, lang: str) -> list[str]:
    return why(Names(g, lang), asked, option, asked.by, True)


def why(names: Names, asked: Decision, option: int, seat: int, is_best: bool) -> list[str]:
    say, g = names.say, names.g
    if asked.kind == "feat":
        return [say("reason-feat")]
    if asked.kind == "step" and END_TURN.holds(option):
        return [say("reason-end" if is_best else "reason-end-too")]
    if asked.kind == "face":
        return [_of_a_die(names, seat, option)]
    found = changes(names, g, finished(g, option, seat, depth_for(asked)), seat)
    return found or [say("reason-pass" if option == PASS else "reason-same")]


def _of_a_die(names: Names, seat: int, face: int) -> str:
    """What it would do on a turn of its own, now."""
    turn = with_die(names.g, seat, face)
    assert turn.decision is not None
    spend = SPEND.option(face)
    if spend not in turn.decision.options:
        return names.say("reason-die-later")
    found = changes(names, turn, finished(turn, spend, seat, 2), seat)
    return names.say("reason-die", reason=found[0]) if found else names.say("reason-die-later")


def finished(g: Wroth, option: int, seat: int, depth: int) -> Wroth:
    """The table when the step is finished well, or where a roll or another seat must decide."""
    twin = g.clone()
    twin.key = b""  # whoever has no key waits for every roll
    engine.answer(twin, option, seat)
    while True:
        asked = twin.decision
        if asked is None or asked.by != seat or asked.kind in STEP_ENDS:
            return twin
        depth -= 1
        engine.answer(twin, _best(twin, seat, depth) if depth > 0 else instinct(twin, asked), seat)


def _best(g: Wroth, seat: int, depth: int) -> int:
    assert g.decision is not None
    thought = g.clone()
    thought.key = KEY
    options = _tried(g.decision)
    return max(options, key=lambda option: after(thought, option, seat, depth))
