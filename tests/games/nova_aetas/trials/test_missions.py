"""How hard missions are: the same games whatever the number of jobs, every set of Heroes, every number of players."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from plancia.games.nova_aetas.trials.missions import Sortie, Told, plan, play, play_all, report
from plancia.lab.arena.run import BadSeries
from plancia.lab.processes import Progress


def test_every_company_and_every_number_of_players_comes_up_equally_often():
    sorties = plan(["thumb"], 60, 1, "M1")
    assert len({(each.players, each.company) for each in sorties}) == 60


def test_a_mission_is_played_the_same_again():
    sortie = plan(["random"], 1, 3, "E1")[0]
    assert play(sortie) == play(sortie)


def test_all_missions_come_in_turn_so_that_a_broken_off_series_has_some_of_each():
    assert [each.mission for each in plan(["thumb"], 2, 1)[:9]] == [
        "M1", "M2", "M3", "M4", "M5", "M6", "H1", "X1", "E1",
    ]  # fmt: skip


def test_what_cannot_be_played_is_refused():
    with pytest.raises(BadSeries, match=r"M7.*M1, M2"):
        plan(["thumb"], 1, 1, "M7")
    with pytest.raises(BadSeries, match="toe"):
        plan(["toe"], 1, 1)


COMPANIES = (("valerio", "rebecca"), ("sofia", "altair"))


def told(mission: str, bot: str, won: int) -> list[Told]:
    """Of 20 games; the first company wins before the second, one player before two."""
    return [Told(Sortie(mission, bot, n // 5 % 2 + 1, COMPANIES[n // 10], str(n)), n < won, 10, 50) for n in range(20)]


def test_the_report_has_the_bots_side_by_side_and_marks_what_is_too_easy():
    lines = report([*told("M1", "thumb", 19), *told("M1", "random", 0), *told("H1", "thumb", 15)]).splitlines()
    assert lines[1] == "M1         95.0%      20  [76.4%, 99.1%]         0.0%      20  [0.0%, 16.1%]       p < 0.001 !"
    assert lines[2].split() == ["H1", "75.0%", "20", "[53.1%,", "88.8%]"]


def test_the_report_tells_companies_and_numbers_of_players_apart():
    lines = report([*told("M1", "thumb", 15), *told("M1", "random", 20)]).splitlines()
    assert [line.split() for line in lines[3:10] if line] == [
        ["thumb,", "by", "company", "M1"],
        ["sofia", "altair", "50%"],
        ["valerio", "rebecca", "100%"],
        ["thumb,", "by", "players", "M1"],
        ["1", "100%"],
        ["2", "50%"],
    ]


class CtrlC(list[Sortie]):
    """Somebody presses it when two have been played."""

    def __iter__(self) -> Iterator[Sortie]:
        yield from self[:2]
        raise KeyboardInterrupt


def test_a_series_that_is_broken_off_reports_what_was_played(capsys):
    assert len(play_all(CtrlC(plan(["random"], 3, 1, "E1")), 1, Progress(False))) == 2
    assert "broken off after 2 of 3" in capsys.readouterr().out
