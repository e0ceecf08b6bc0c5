"""What the bench found: beside each other, and against what we want."""

from __future__ import annotations

import platform

from plancia.lab.bench.run import CATAN, CHESS, COMPILED, NOVA, NOVA_COMPILED, VERRIX, VERRIX_COMPILED, WROTH, Bench

COUNTED = {
    WROTH: "questions, also those with one answer, which the engine gives itself; four in standard mode, all at random",
    VERRIX: "questions, also those with one answer, which the engine gives itself; four players, all at random",
    NOVA: "the same, and every Activation of an Enemy, which the rules decide; four players, missions in turn",
    CATAN: "actions, as its ticks count them, also a roll or an end of turn that is the only one; four, all at random",
    CHESS: "moves",
}
# What is wanted: engine, quantity, limit. A pace is a multiple of Catanatron's.
WANTED = (
    (WROTH, "pace", 4.0),
    (COMPILED, "pace", 12.0),
    (WROTH, "clone", 12.0),
    (COMPILED, "clone", 4.0),
    (WROTH, "view", 150.0),
    (COMPILED, "view", 150.0),
    (WROTH, "megabytes", 2.0),
    (VERRIX, "pace", 3.0),
    (VERRIX_COMPILED, "pace", 9.0),
    (VERRIX, "clone", 20.0),
    (VERRIX_COMPILED, "clone", 6.0),
    (NOVA, "pace", 2.0),
    (NOVA_COMPILED, "pace", 6.0),
    (NOVA, "activation", 3.0),
    (NOVA, "slowest activation", 30.0),
)
COSTS = {
    "clone": "a copy of a game in progress, µs",
    "step": "a copy, one answer on it, and what may be done next, µs",
    "view": "what one seat sees, µs",
    "view_json": "the same as JSON values, µs",
    "dump": "the whole state as JSON values, µs",
    "record": "the record of a finished game, µs",
    "megabytes": "a finished match of four with journal and log, MB",
    "activation": "an Enemy's Activation and what follows up to the next question, ms at the median",
    "slowest activation": "the slowest of them, ms",
}


def report(bench: Bench) -> str:
    rounds = len(next(iter(bench.rounds.values())))
    python = f"Python {platform.python_version()}"
    lines = [f"{python} on one core, best of {rounds} rounds in turn (median in brackets); x: times Catanatron", ""]
    lines += [*paces(bench), "", *costs(bench), "", *wanted(bench)]
    return "\n".join([*lines, *bench.notes])


def paces(bench: Bench) -> list[str]:
    """All decisions counted alike; of them those that a player was asked for, and those where there was a choice."""
    lines = [
        f"{'whole random games':20}{'decisions a second':>32}{'put to a player':>26}{'where there is a choice':>30}"
    ]
    for engine in bench.rounds:
        best, middle = bench.best(engine, "pace"), bench.median(engine, "pace")
        asked, choice = share(bench, engine, "asked"), share(bench, engine, "choice")
        line = f"  {engine:18}{f'{best:,.0f} ({middle:,.0f})':>22}{beside(bench, engine, 1):>10}"
        line += f"{f'{best * asked:,.0f}, {asked:.0%}':>16}{beside(bench, engine, asked):>10}"
        line += f"{f'{best * choice:,.0f}, {choice:.0%}':>20}"
        if CATAN in bench.rounds:
            line += beside(bench, engine, choice / share(bench, CATAN, "choice")).rjust(10)
        lines.append(line)
    for engine, text in COUNTED.items():
        if engine in bench.rounds:
            first = bench.rounds[engine][0]
            name = f"{engine} {first['version']}" if "version" in first else engine
            lines.append(f"  counted for {name}: {text}")
    return lines


def share(bench: Bench, engine: str, what: str) -> float:
    """Of all decisions; an engine that says nothing else puts every one to a player."""
    return float(bench.rounds[engine][0].get(what, 1))


def beside(bench: Bench, engine: str, factor: float) -> str:
    return f"{times_catanatron(bench, engine) * factor:.1f} x" if CATAN in bench.rounds else ""


def times_catanatron(bench: Bench, engine: str) -> float:
    return bench.best(engine, "pace") / bench.best(CATAN, "pace")


def costs(bench: Bench) -> list[str]:
    lines = [f"{'costs':58}" + "".join(f"{engine:>16}" for engine in bench.rounds)]
    for what, text in COSTS.items():
        row = [f"{bench.best(engine, what):,.1f}" if bench.values(engine, what) else "" for engine in bench.rounds]
        lines.append(f"  {text:56}" + "".join(f"{cell:>16}" for cell in row))
    return lines


def wanted(bench: Bench) -> list[str]:
    lines = ["wanted"]
    for engine, what, limit in WANTED:
        if not bench.values(engine, what) or (what == "pace" and CATAN not in bench.rounds):
            continue
        if what == "pace":
            found = times_catanatron(bench, engine)
            text, good = f"{found:.1f} times Catanatron, at least {limit:.0f}", found >= limit
        else:
            found = bench.best(engine, what)
            text, good = f"{what} {found:.1f}, at most {limit:.0f}", found <= limit
        lines.append(f"  {'pass' if good else 'FAIL'}  {engine}: {text}")
    return lines
