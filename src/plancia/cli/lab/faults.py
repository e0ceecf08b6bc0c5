"""plancia lab faults: faults planted in a copy of the tree, to see that something finds each."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from cyclopts.types import PositiveInt

from plancia.cli.console import console
from plancia.cli.progress import told, watched
from plancia.lab.compiled import is_compiled
from plancia.table.told.coverage import tests_folder


def faults(*, only: Annotated[list[str] | None, Parameter(negative="")] = None, jobs: PositiveInt = 1) -> int:
    from plancia.lab.faults.run import plant
    from plancia.lab.faults.terms import BadList, read

    tests = tests_folder()
    if tests is None or is_compiled():
        raise console().trouble("mutants-no-tree")
    try:
        known = read(tests.parent)
        unknown = sorted({*(only or ())} - {fault.id for fault in known})
        if unknown:
            raise console().trouble("faults-unknown", ids=", ".join(unknown))
        wanted = [fault for fault in known if not only or fault.id in only]
        with watched() as progress:
            outcome = plant(tests.parent, wanted, jobs, progress.say)
    except BadList as bad:
        raise console().trouble("faults-bad-list", what=str(bad)) from None
    return told(outcome)
