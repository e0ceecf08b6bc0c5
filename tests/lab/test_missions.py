"""How hard missions are: the same games whatever the number of jobs, every set of Heroes, every number of players."""

from __future__ import annotations

from plancia.lab.arena.missions import Sortie, Told, plan, play, play_all, report
from plancia.lab.crew import Progress


def test_every_company_and_every_number_of_players_comes_up_equally_often():
    sorties = plan(["thumb"], 60, 1, "M1")
    assert len({(each.players, each.company) for each in sorties}) == 60


def test_a_mission_is_played_the_same_again():
    sortie = plan(["random"], 1, 3, "E1")[0]
    assert play(sortie) == play(sortie)


def test_the_report_marks_what_is_too_easy():
    won = [Told(Sortie("M1", "thumb", 1, (), str(n)), n < 19, 10, 50) for n in range(20)]
    told = report([*won, *play_all(plan(["random"], 2, 1, "E1"), 1, Progress(False))])
    assert told.splitlines()[1].startswith("M1       thumb")
    assert "95.0%" in told
    assert told.splitlines()[1].endswith("!")
    assert "E1" in told
