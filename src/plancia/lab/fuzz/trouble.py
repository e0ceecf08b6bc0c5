"""A violation, told so that anybody can see it again: the record of the game, and the answer that led to it."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

from plancia.games.shelf import game_named
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.state import State
from plancia.kernel.written.record import begin, option_name, option_named, write_record
from plancia.kernel.written.replay import Replay
from plancia.lab.fuzz.guide import Guide
from plancia.lab.fuzz.play import Play, Violation, after_an_effect, lay
from plancia.lab.samples import SAMPLES, records_lead_back


class Trouble:
    """What a process of the fuzz hands back about a game that went wrong."""

    def __init__(self, guide: Guide, play: Play, violation: Violation) -> None:
        self.game = guide.game.name
        self.text = str(violation)
        self.seed = play.plan.seed
        self.settings = play.plan.settings
        self.then = ""
        self.record = ""
        trail = play.trail[:-1] if violation.by_answer else play.trail
        try:
            g = lay(guide, play.plan)
            begin(g)
            for by, option in trail:
                engine.answer(g, option, by)
            self.record = write_record(g, dict.fromkeys(g.settings["seats"], "fuzz"))
            if violation.by_answer and play.trail:
                self.then = _answer_name(g, *play.trail[-1])
        except Exception as error:
            self.text += f"\nand its record cannot be written ({type(error).__name__}: {error}); the answers were\n"
            self.text += json.dumps(play.trail)

    def write(self, folder: Path) -> str:
        """Keep the record; returns what to print."""
        told = [f"violation: {self.text}", f"seed {self.seed}", f"settings {json.dumps(self.settings)}"]
        if self.record:
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"{self.game}-{self.seed}.record"
            path.write_text(self.record, "utf-8")
            words = ["plancia", "lab", "fuzz", self.game, "--replay", str(path), "--key", self.seed]
            words += ["--then", self.then] if self.then else []
            told += [f"record {path}", f"to see it again: {shlex.join(words)}"]
        return "\n".join(told)


def _answer_name(g: State, by: int, option: int) -> str:
    asked = next(asked for asked in engine.pending(g) if asked.by == by)
    return f"{g.game.seats[by]} {option_name(g, asked, option)}"


def see_again(path: Path, key: str, then: str) -> str | None:
    """Play a record, with every law at its end, and one more answer; returns what is wrong, or None."""
    found: list[str] = []

    def look(g: State) -> None:
        problem = g.game.problem(g)
        if problem is not None:
            found.append(problem)

    def watch(g: State) -> None:
        problem = after_an_effect(g)
        if problem is not None:
            found.append(problem)

    try:
        reading = Replay(game_named, path.read_text("utf-8"))
        reading.table.key = key_of(key) if key else b""
        reading.table.reasons = True
        reading.table.log = []
        reading.table.watch = watch
        g = reading.play(look)
        found += [broken for law in (*SAMPLES, records_lead_back) if (broken := law(g)) is not None]
        if then and not found:
            seat, _, name = then.partition(" ")
            asked = next(asked for asked in engine.pending(g) if g.game.seats[asked.by] == seat)
            engine.answer(g, option_named(g, asked, name), asked.by)
            look(g)
    except Exception as error:
        found.append(f"{type(error).__name__}: {error}")
    return found[0] if found else None
