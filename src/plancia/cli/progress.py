"""Work of the lab as a person sees it: a line that says how far it is, and what they can put right."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from plancia.cli.console import Trouble, console
from plancia.cli.saves import reason
from plancia.lab import words
from plancia.lab.arena.run import BadSeries
from plancia.lab.compiled import run_compiled
from plancia.lab.processes import CrewLost, Progress
from plancia.lab.verdict import Outcome

JOBS = os.cpu_count() or 1


@contextmanager
def watched(compiled: bool = False) -> Iterator[Progress]:
    """The line is gone when the work is done, or cannot be. `compiled`: done by the compiled copy."""
    if compiled:
        run_compiled()
    words.speak(console().lang)
    progress = Progress()
    try:
        yield progress
    except BadSeries as bad:
        raise Trouble(str(bad)) from None
    except CrewLost:
        raise console().trouble("lab-crew-lost") from None
    except OSError as error:
        if error.filename is None:
            raise
        raise console().trouble("file-not-written", file=str(error.filename), why=reason(error)) from None
    finally:
        progress.done()


def told(outcome: Outcome) -> int:
    """It says what it found, and the status says whether anything is wrong."""
    print(outcome.report(), flush=True)
    return 1 if outcome.faults else 0
