"""What the bench found: beside each other, and against what we want."""

from __future__ import annotations

import platform
from collections.abc import Iterator

from plancia.games.shelf import titles
from plancia.games.voices import voice_of
from plancia.kernel.words import catalogue
from plancia.lab.bench.run import CATAN, CHESS, Bench, Engine
from plancia.lab.bench.wishes import Wishes
from plancia.lab.words import figures, say, spoken

COSTS = ("clone", "step", "view", "view_json", "dump", "record", "megabytes", "activation", "slowest activation")


def report(bench: Bench) -> str:
    rounds = len(next(iter(bench.rounds.values())))
    python = f"Python {platform.python_version()}"
    lines = [say("bench-head", python=python, n=rounds), ""]
    lines += [*paces(bench), "", *costs(bench), "", *wanted(bench)]
    return "\n".join([*lines, *bench.notes])


def paces(bench: Bench) -> list[str]:
    """All decisions counted alike; of them those that a player was asked for, and those where there was a choice."""
    games, decisions, asked_, choice_ = (say(f"bench-{name}") for name in ("games", "decisions", "asked", "choice"))
    lines = [f"{games:26}{decisions:>28}{asked_:>26}{choice_:>30}"]
    for engine in bench.rounds:
        best, middle = bench.best(engine, "pace"), bench.median(engine, "pace")
        asked, choice = share(bench, engine, "asked"), share(bench, engine, "choice")
        line = f"  {engine:20}{f'{best:,.0f} ({middle:,.0f})':>22}{beside(bench, engine, 1):>10}"
        line += f"{f'{best * asked:,.0f}, {asked:.0%}':>16}{beside(bench, engine, asked):>10}"
        line += f"{f'{best * choice:,.0f}, {choice:.0%}':>20}"
        if CATAN in bench.rounds:
            line += beside(bench, engine, choice / share(bench, CATAN, "choice")).rjust(10)
        lines.append(line)
    for engine in bench.rounds:
        if what := counted(bench, engine):
            first = bench.rounds[engine][0]
            name = f"{engine} {first['version']}" if "version" in first else engine
            lines.append(f"  {say('bench-counted', engine=name, what=what)}")
    return lines


def counted(bench: Bench, engine: str) -> str:
    """What it counts as a decision. Compiled, an engine counts the same."""
    if engine in (CATAN, CHESS):
        return say(f"bench-counted-{engine}")
    ours = bench.engines[engine]
    texts = voice_of(ours.game).texts
    return "" if ours.is_compiled or texts is None else catalogue(texts, spoken())(wishes_of(ours).counted)


def wishes_of(engine: Engine) -> Wishes:
    found: Wishes = titles()[engine.game].part("bench")
    return found


def wishes(bench: Bench) -> Iterator[tuple[str, str, float]]:
    """Engine, quantity, limit."""
    for name, engine in bench.engines.items():
        for wish in wishes_of(engine).wishes if engine.game else ():
            limit = wish.compiled if engine.is_compiled else wish.interpreted
            if limit is not None:
                yield name, wish.what, limit


def share(bench: Bench, engine: str, what: str) -> float:
    """Of all decisions; an engine that says nothing else puts every one to a player."""
    return float(bench.rounds[engine][0].get(what, 1))


def beside(bench: Bench, engine: str, factor: float) -> str:
    return f"{times_catanatron(bench, engine) * factor:.1f} x" if CATAN in bench.rounds else ""


def times_catanatron(bench: Bench, engine: str) -> float:
    return bench.best(engine, "pace") / bench.best(CATAN, "pace")


def costs(bench: Bench) -> list[str]:
    lines = [f"{say('bench-costs'):70}" + "".join(f"{engine:>21}" for engine in bench.rounds)]
    for what in COSTS:
        text = say("bench-cost", what=what.split()[0])
        row = [f"{bench.best(engine, what):,.1f}" if bench.values(engine, what) else "" for engine in bench.rounds]
        lines.append(f"  {text:68}" + "".join(f"{cell:>21}" for cell in row))
    return lines


def wanted(bench: Bench) -> list[str]:
    lines = [say("bench-wanted")]
    for engine, what, limit in wishes(bench):
        if not bench.values(engine, what) or (what == "pace" and CATAN not in bench.rounds):
            continue
        if what == "pace":
            found = times_catanatron(bench, engine)
            text = say("bench-times", engine=engine, found=figures(f"{found:.1f}"), limit=f"{limit:.0f}")
            good = found >= limit
        else:
            found = bench.best(engine, what)
            text = say("bench-most", engine=engine, what=what, found=figures(f"{found:.1f}"), limit=f"{limit:.0f}")
            good = found <= limit
        lines.append(f"  {say('bench-pass' if good else 'bench-fail')}  {text}")
    return lines
