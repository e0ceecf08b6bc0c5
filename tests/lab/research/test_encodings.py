"""Numbers for answers and for what a seat may know, made of what a title declares."""

from __future__ import annotations

import builtins
import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from plancia.games.shelf import game_named
from plancia.kernel.chance import key_of
from plancia.kernel.view import SPECTATOR, View
from plancia.lab import research
from plancia.lab.random_walk import seats_of, walk
from plancia.lab.research.encoding import Encoding
from plancia.lab.research.table import Table
from tests.lab.test_commands import status_of

PAGE = Path(__file__).parents[3] / "docs" / "research.md"
TITLES = ("wroth", "verrix", "nova-aetas")


def stretch(table: Table, name: str) -> slice:
    (line,) = [line for line in table.encoding.observation_lines() if line.name == name]
    return slice(line.start, line.start + line.size)


def played(table: Table, answers: int, luck: random.Random | None = None) -> Table:
    luck = luck or random.Random(answers)
    for _ in range(answers):
        mask = table.observed(table.asked())["action_mask"]
        table.answer(luck.choice(np.flatnonzero(mask).tolist()))
    return table


@pytest.mark.parametrize("title", TITLES)
def test_a_title_has_one_version_whatever_is_agreed(title: str) -> None:
    game = game_named(title)
    versions = {Table(title, (), game.any_settings(random.Random(n), n)).encoding.version for n in range(6)}
    assert len(versions) == 1


@pytest.mark.parametrize("title", TITLES)
def test_every_stretch_begins_where_the_one_before_ends(title: str) -> None:
    encoding = Table(title, (), {}).encoding
    for lines, size in (
        (encoding.action_lines(), encoding.actions),
        (encoding.observation_lines(), encoding.size),
    ):
        ends = [line.start + line.size for line in lines]
        assert [line.start for line in lines] == [0, *ends[:-1]]
        assert ends[-1] == size


@pytest.mark.parametrize("title", TITLES)
def test_each_option_is_an_action_of_its_own(title: str) -> None:
    table = Table(title, (), {})
    for _ in range(60):
        asked = table.state.decision
        assert asked is not None
        assert list(table.encoding.options(asked).values()) == asked.options
        played(table, 1)


def test_a_seat_observes_nothing_that_it_may_not_know() -> None:
    changed = 0
    for number, g in enumerate(walk(game_named("verrix"), {"seats": ["green", "blue"]}, "observed", 40)):
        encoding = Encoding(g)
        for seat in seats_of(g):
            view = View(g, seat)
            twin = view.imagine(key_of(number))
            changed += any(getattr(twin, name) != getattr(g, name) for name in g.game.seen)
            assert (encoding.observed(View(twin, seat)) == encoding.observed(view)).all()
    assert changed > 20


def test_one_sees_ones_own_hand_and_how_many_cards_others_hold() -> None:
    table = Table("verrix", (), {"seats": ["green", "blue"]})
    table.state.held[table.number("green")] = [2, 5]
    own, sizes = stretch(table, "own held"), stretch(table, "held")
    green, blue = [table.observed(seat)["observation"] for seat in ("green", "blue")]
    assert np.flatnonzero(green[own]).tolist() == [2, 5]
    assert not blue[own].any()
    assert green[sizes].tolist() == blue[sizes].tolist() == table.public()[sizes].tolist()
    assert sum(blue[sizes]) == 2 + len(table.state.held[table.number("blue")])


def test_the_question_is_told_with_what_is_in_progress() -> None:
    table, met, luck = Table("wroth", (), {}), set(), random.Random(1)
    kinds, notes = list(table.game.kinds), ("region", "units", "attack")
    for _ in range(600):
        asked = table.state.decision
        assert asked is not None
        seen = table.observed(table.asked())["observation"]
        assert kinds[int(seen[stretch(table, "question")].argmax())] == asked.kind
        for name in notes:
            holders = [frame for frame in table.state.stack if hasattr(frame, name)]
            there, first = seen[stretch(table, f"note {name}")][:2].tolist()
            assert there == bool(holders)
            if name == "region" and holders:
                assert first == holders[-1].region
            met |= {name} if holders else set()
        played(table, 1, luck)
        if not table.asked():
            table.begin(1)
    assert met == {*notes}


def test_of_several_it_is_told_how_many_are_picked() -> None:
    table, luck, met = Table("verrix", (), {}), random.Random(2), set()
    for _ in range(2000):
        asked = table.state.decision
        assert asked is not None
        (told,) = table.observed(table.asked())["observation"][stretch(table, "picked")].tolist()
        assert told == len(asked.picked)
        met.add(told)
        played(table, 1, luck)
        if not table.asked():
            table.begin(luck.randrange(100))
    assert {0, 1, 2} <= met


def test_what_everybody_sees_has_no_seat_and_no_question() -> None:
    table = played(Table("wroth", (), {}), 20)
    public = table.public()
    assert (public == table.encoding.observed(View(table.state, SPECTATOR))).all()
    assert not public[stretch(table, "seat")].any()
    assert not public[stretch(table, "question")].any()
    assert public[stretch(table, "units")].tolist() == table.state.units


def test_a_title_that_declares_no_answers_says_so_at_once() -> None:
    with pytest.raises(research.NotFixed, match="tolls: nobody declares its answers"):
        research.aec("tolls", seats=["north", "south"])


def test_without_the_extra_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(name: str, *rest: Any, **more: Any) -> Any:
        raise ModuleNotFoundError(f"No module named {name!r}", name="pettingzoo")

    monkeypatch.setattr(builtins, "__import__", nowhere)
    with pytest.raises(ImportError, match=re.escape("pip install 'plancia[research]'")):
        research.aec("wroth")


@pytest.mark.parametrize("title", TITLES)
def test_the_page_shows_what_the_command_prints(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("lab", "encoding", title) == 0
    printed = capsys.readouterr().out.splitlines()
    _, _, after = PAGE.read_text("utf-8").partition(f"plancia lab encoding {title}`\n")
    shown = re.split(r"^##?#? ", after, maxsplit=1, flags=re.MULTILINE)[0].replace("\n####", "\n##").splitlines()
    rows = [line for line in shown if line.startswith(("|", "## "))]
    assert len(rows) > 15
    assert [row for row in rows if row not in printed] == []


def test_the_python_of_the_page_runs() -> None:
    programs = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(programs) == 4
    for program in programs:
        exec(program, {})
