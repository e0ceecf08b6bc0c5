"""A match from its text: replayed from a record, or as it was saved."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from plancia.games.shelf import game_named
from plancia.kernel.decision import CHANCE
from plancia.kernel.state import State
from plancia.kernel.written.replay import Replay
from plancia.kernel.written.save import BadSave, load, state_hash
from plancia.table.match import SAVE_LINE, Match, sum_of
from plancia.table.refusals import NoSuch
from plancia.table.undo import Secrets


def replay(text: str, packs: Sequence[Path] = ()) -> Match:
    """The match of a record, played to its end. Raises BadSave with the line."""
    return _played(Replay(game_named, text, packs))


def load_match(text: str, packs: Sequence[Path] = ()) -> Match:
    """The match that was saved, as it was. Raises BadSave with the line."""
    if not text.startswith(SAVE_LINE):
        raise BadSave(f"a save begins with {SAVE_LINE!r}", 1)
    lines = text.splitlines(keepends=True)
    if len(lines) < 3 or not lines[-1].startswith("sum ") or not lines[1].startswith("state "):
        raise BadSave("the save breaks off", len(lines))
    if lines[-1].split() != ["sum", sum_of("".join(lines[:-1]))]:
        raise BadSave("the save has been changed since it was written", len(lines))
    reading = Replay(game_named, "".join(lines[2:-1]), packs)
    try:
        kept = load(reading.game, json.loads(lines[1].removeprefix("state ")), packs)
    except BadSave as problem:
        raise BadSave(problem.text, 2) from None
    except (ValueError, RecursionError):
        raise BadSave("the state cannot be read", 2) from None
    reading.table.key = kept.key
    match = _played(reading)
    if state_hash(kept) != match.hash or kept.draws != match.state.draws:
        raise BadSave("the record does not lead to the state", 2)
    match.state.script = None
    match.replayed = False
    match.play_bots()
    return match


def _played(reading: Replay) -> Match:
    g = reading.table
    g.reasons = True
    g.log = []
    try:
        match = Match(g, reading.players)
    except NoSuch as problem:
        raise BadSave(f"there is no bot {problem.name!r} here") from None
    match.replayed = True
    before: list[Secrets] = []  # what was hidden at the last question

    def follow(g: State) -> None:
        match.history.follow(before.pop() if before else None)
        before.append(Secrets(g, CHANCE))
        g.obeyed.clear()

    reading.play(follow)
    return match
