"""plancia check: what every title must pass."""

from __future__ import annotations

from plancia.cli.console import console
from plancia.cli.troubles import title_called
from plancia.lab import words


def check(title: str, /) -> int:
    """Status 1 when something fails."""
    from plancia.lab.check import check

    words.speak(console().lang)
    say, faults = console().say, 0
    for name, seconds, wrong in check(title_called(title)):
        faults += len(wrong)
        print(say("check-line", name=name, seconds=f"{seconds:.1f}", wrong=len(wrong)), flush=True)
        for fault in wrong:
            print("    " + fault.replace("\n", "\n    "))
    print(say("check-passed", title=title) if not faults else say("check-failed", title=title, n=faults))
    return 1 if faults else 0
