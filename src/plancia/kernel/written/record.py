# not compiled
"""The record: a game's PGN. Header, then every decision and every outcome of chance by stable name, one line each."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256

from plancia.kernel import engine
from plancia.kernel.decision import CHANCE, Decision
from plancia.kernel.game import Game
from plancia.kernel.state import Entry, State
from plancia.kernel.written.save import state_hash

FIRST_LINE = "plancia record 1"


def hash_of(key: str) -> str:
    """What is shown of a key (in hexadecimal) while the game goes on."""
    return sha256(bytes.fromhex(key)).hexdigest()


def write_record(g: State, players: Mapping[str, str], fair: Sequence[str] = (), keys: Sequence[str] = ()) -> str:
    """The whole game so far. The names of options are found by playing it again.

    `fair` are the hashes of the keys that chance has had, `keys` the keys themselves, shown when the game is over.
    """
    lines = [FIRST_LINE, f"game {g.game.name} {g.game.rules_version}", f"content {g.game.content_hash(g)}"]
    lines += [f"seat {seat} {kind}" for seat, kind in players.items()]
    if g.origin:
        lines.append(f"position {json.dumps(g.origin)}")
    if fair:
        lines.append(f"fair {fair[0]}")
    lines.append(f"settings {json.dumps(g.settings, sort_keys=True)}")
    lines += moves(g, bool(fair))
    result = g.game.result(g)
    lines.append(f"result {json.dumps(result, sort_keys=True)}" if result else "unfinished")
    lines.append(f"hash {state_hash(g)}")
    lines += [f"key {key}" for key in keys]
    return "\n".join(lines) + "\n"


def moves(g: State, fair: bool) -> list[str]:
    """Replays the journal on a fresh table, writing each line as it is played. `fair`: also where the key changed."""
    assert g.journal is not None, "this table keeps no journal"
    twin = table_before(g)
    twin.script = outcomes_in(g.journal)
    begin(twin)
    lines = []
    for by, what, values in g.journal:
        if what.startswith("fair "):
            lines += [what] if fair else []
        elif by == CHANCE:
            lines.append(chance_line(g.game, (by, what, values)))
        elif what.startswith("order "):
            lines.append(f"{g.game.seats[by]} {what} {' '.join(str(value) for value in values)}".rstrip())
            engine.order(twin, by, what.removeprefix("order "), values[0] if values else None)
        else:
            asked = next(d for d in engine.pending(twin) if d.by == by)
            lines.append(f"{g.game.seats[by]} {what} {option_name(twin, asked, values[0])}")
            engine.answer(twin, values[0], by)
    typed = g.given.get(CHANCE)
    if typed and g.decision is not None:  # a roll from outside that is not finished, as dice lie on a real table
        lines.append(f"typed {g.decision.kind} {' '.join(option_name(g, g.decision, value) for value in typed)}")
    return lines


def outcomes_in(journal: Sequence[Entry]) -> dict[str, list[int]]:
    """What chance said, by name of the roll."""
    script: dict[str, list[int]] = {}
    for by, what, values in journal:
        if by == CHANCE and values:
            script.setdefault(what, []).extend(values)
    return script


def table_before(g: State) -> State:
    """The table as it was before the first line of the record."""
    if g.origin:
        twin: State = g.game.read_position(g.origin, g.packs, g.content)
        twin.origin = g.origin
        return twin
    return g.game.table(g.settings, g.packs, g.content)  # type: ignore[no-any-return]


def begin(g: State) -> None:
    """Go on to the first question, from set-up or from the position."""
    if g.origin:
        engine.advance(g)
    else:
        g.game.begin(g)


def chance_line(game: Game, entry: Entry) -> str:
    _, what, values = entry
    return f"chance {what} {' '.join(game.outcome_name(what, value) for value in values)}"


def option_name(g: State, asked: Decision, option: int) -> str:
    """The stable name of an option, or of an outcome when chance is asked."""
    if asked.by == CHANCE:
        return str(g.game.outcome_name(asked.kind, option))
    return str(g.game.option_name(g, asked, option))


def option_named(g: State, asked: Decision, name: str) -> int:
    """The option with this stable name; raises LookupError, which says what it is refused by."""
    for option in asked.options:
        if option_name(g, asked, option) == name:
            return option
    for option, rule in (asked.refused or {}).items():
        if option_name(g, asked, option) == name:
            raise LookupError(f"{name} is refused by {rule}")
    raise LookupError(f"{name} is not among the options")
