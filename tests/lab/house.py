"""A house where Tolls is played too, and the trial of its secrets. Run from the root of the tree:

python -m tests.lab.house leaks --pairs 20000          # hidden hands and decks, at the wire
python -m tests.lab.house leaks --plant "deck hash"    # the same with a leak in the server
python -m tests.lab.house planted                      # every leak there is, one after the other: all must be found
python -m tests.lab.house planted --game verrix        # the same where Verrix is played
python -m tests.lab.house serve ...                    # the server of the above

Workers of the server import this module again, so that their bots know Tolls as well, and leak where they should.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser

from plancia.cli.lab.trials import finish
from plancia.games.shelf import GAMES
from plancia.lab.processes import Progress
from tests.kernel.cards.game import TOLLS

PROGRAM = ("-m", "tests.lab.house")
PLANT = "PLANCIA_TEST_LEAK"  # "game/leak"; read by this module only

GAMES["tolls"] = TOLLS

if os.environ.get(PLANT):
    from tests.lab.service.planted import LEAKS

    _game, _, _leak = os.environ[PLANT].partition("/")
    LEAKS[_game][_leak]()


def leaks(pairs: int, seed: int, plant: str = "", shown: bool = True, game: str = "tolls") -> tuple[str, int]:
    """The report, and how many leaks were found."""
    from plancia.lab.service.leaks import leaks
    from plancia.lab.service.run import Run

    os.environ[PLANT] = f"{game}/{plant}" if plant else ""
    try:
        outcome = finish(leaks(game, pairs, Run(Progress(shown), seed, program=PROGRAM)))
    finally:
        del os.environ[PLANT]
    return outcome.report(), len(outcome.faults)


def is_found(report: str) -> bool:
    """A leak, and not a server that fell over."""
    return "can tell apart, by" in report or "the bot of" in report


def planted(pairs: int, seed: int, game: str) -> int:
    from tests.lab.service.planted import LEAKS

    missed = 0
    for plant in LEAKS[game]:
        report, _ = leaks(pairs, seed, plant, False, game)
        found = is_found(report)
        missed += not found
        print(f"{plant:>16}  {'found' if found else 'NOT FOUND'}, {report.splitlines()[0]}", flush=True)
    print(f"planted: {len(LEAKS[game]) - missed} of {len(LEAKS[game])} leaks found")
    return 1 if missed else 0


def main() -> int:
    if sys.argv[1:2] == ["serve"]:
        from plancia.cli.main import run

        return run(sys.argv[1:])
    words = ArgumentParser(prog="python -m tests.lab.house")
    words.add_argument("trial", choices=["leaks", "planted"])
    words.add_argument("--pairs", type=int, default=20_000)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--plant", default="")
    words.add_argument("--game", choices=["tolls", "verrix"], default="tolls")
    said = words.parse_args()
    if said.trial == "planted":
        return planted(min(said.pairs, 3000), said.seed, said.game)
    report, found = leaks(said.pairs, said.seed, said.plant, game=said.game)
    print(report)
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
