"""Somebody who learns, at the terminal: the game on one page, and a guided first game."""

from __future__ import annotations

import pytest

from plancia.cli.commands import play
from plancia.cli.console import Trouble
from plancia.games.shelf import titles
from plancia.games.teaching import lesson_of, teaching_of

TAUGHT = [name for name in titles() if lesson_of(name) is not None]


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(("game", "lang"), list(zip(TAUGHT, ["it", "en", "it"], strict=True)))
def test_a_game_is_told_on_one_page(plancia, game: str, lang: str):
    done = plancia("primer", game, lang=lang)
    assert done.returncode == 0
    page = teaching_of(game, lang).primer
    assert page is not None
    for said in (page.goal, page.scoring, *(point.text for point in (*page.turn, *page.points, *page.know))):
        assert said in flat(done.stdout)


def test_a_guided_game_advises_says_why_and_notices_who_leaves_it(plancia):
    done = plancia("play", "wroth", "--learn", say="maneuver\nmine\nundo\nprimer\nquit\n", lang="en")
    assert done.returncode == 0
    said = flat(done.stdout.replace("┃", ""))
    assert "Do this: Maneuver" in said
    assert "nobody strikes back" in said
    assert said.index("You have done something else than advised (Battle") < said.index("Taken back.")
    assert "Five things to know" in said


def test_a_title_that_nobody_teaches_says_so(monkeypatch):
    monkeypatch.setattr(play, "lesson_of", lambda game: None)
    with pytest.raises(Trouble, match="--quick"):
        play.guided("wroth")
