"""`plancia lab secrets` finds nothing where nothing leaks, and every leak that is planted."""

from __future__ import annotations

from typing import Any

import pytest

from plancia.kernel.state import Effect, State
from plancia.kernel.view import View
from plancia.lab.secrets import Looked, secrets
from tests.lab.test_commands import status_of


def looked_at(pairs: int = 600) -> Looked:
    return secrets("verrix", pairs, seed=3)


def test_no_seat_and_no_spectator_learns_what_it_may_not_know() -> None:
    found = looked_at(1500)
    assert found.faults == []
    assert found.pairs >= 1500
    assert found.answers > found.pairs / 2
    assert found.differed["key"] == found.pairs
    assert found.differed["deck"] > found.pairs / 2
    assert found.differed["held"] > found.pairs / 8
    assert found.differed["known"] > 10


def test_the_same_seed_looks_at_the_same_pairs() -> None:
    alone, together = secrets("verrix", 200, seed=5), secrets("verrix", 200, seed=5, jobs=2)
    assert (alone.pairs, alone.answers, alone.differed) == (together.pairs, together.answers, together.differed)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("lab", "secrets", "wroth", "--pairs", "100", "--jobs", "1") == 0
    said = capsys.readouterr().out
    assert "differed: key" in said
    assert said.endswith("secrets: nobody can tell them apart\n")


# -- planted leaks


class TellsTheTop(View):
    """The last card of the deck shines through its back."""

    def __init__(self, g: State, seat: int) -> None:
        super().__init__(g, seat)
        deck = g.deck  # type: ignore[attr-defined]
        self.fields["top"] = deck[-1] if deck else -1


class TellsTheKey(View):
    def as_json(self) -> dict[str, Any]:
        return super().as_json() | {"next": self.key.hex()}

    def __init__(self, g: State, seat: int) -> None:
        super().__init__(g, seat)
        self.key = g.key


@pytest.mark.parametrize("view", [TellsTheTop, TellsTheKey])
def test_a_view_that_tells_too_much_is_found(view: type[View], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("plancia.lab.twins.View", view)
    (fault,) = looked_at().faults[:1]
    assert "can tell apart" in fault


def test_a_log_that_tells_everything_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(g: State, seat: int, since: int = 0) -> list[Effect[Any]]:
        return (g.log or [])[since:]

    monkeypatch.setattr("plancia.lab.twins.events", everything)
    (fault,) = looked_at(2000).faults[:1]
    assert "can tell apart" in fault
    assert "DrawEvent" in fault or "LookAtEvents" in fault or "KeepEvent" in fault


class Misremembers(View):
    """An imagined table on which the score is another one."""

    def imagine(self, key: bytes) -> State:
        g = super().imagine(key)
        if self.seat >= 0:
            g.score[self.seat] += 1  # type: ignore[attr-defined]
        return g


class ImaginesTwice(View):
    def imagine(self, key: bytes) -> State:
        g = super().imagine(key)
        g.deck += g.deck[:1]  # type: ignore[attr-defined]
        return g


@pytest.mark.parametrize(("view", "why"), [(Misremembers, "looks different"), (ImaginesTwice, "cannot be: deck")])
def test_an_imagined_table_that_cannot_be_is_found(view: Any, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("plancia.lab.samples.View", view)
    (fault,) = looked_at().faults[:1]
    assert why in fault
