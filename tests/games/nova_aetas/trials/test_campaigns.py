from __future__ import annotations

import pytest

from plancia.games.nova_aetas.trials.campaigns import Campaigned, Campaigning, campaigns, play, report
from plancia.lab.processes import Progress

SHORT = 260  # decisions: into a second mission


@pytest.mark.parametrize(("seed", "bot"), [("1-0", "thumb"), ("2-3", "random"), ("5-2", "random")])
def test_a_campaign_that_is_saved_at_every_question_goes_the_same_way(seed: str, bot: str) -> None:
    straight = play(Campaigning(seed, bot, False, SHORT))
    assert straight.decisions == SHORT
    assert not straight.trouble
    assert play(Campaigning(seed, bot, True, SHORT)) == straight


def test_campaigns_come_to_an_ending() -> None:
    played = campaigns(2, "random", 4, 1, 0, Progress(False))
    assert all(each.ending and each.missions >= 6 and not each.trouble for each in played)
    assert report(played).endswith("no error")


def test_trouble_is_told() -> None:
    assert "campaign 1-7: a dead end" in report([Campaigned("1-7", 12, "", "", 0, "a dead end")])
