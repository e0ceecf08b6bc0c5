"""Numbers on the command line."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter


def _positive(_: type, value: int) -> None:
    if value < 1:
        raise ValueError("must be 1 or more")


Positive = Annotated[int, Parameter(validator=_positive)]
