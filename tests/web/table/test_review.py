"""The review of a finished game in the browser: a curve leads to its moment, a turning point to playing on."""

from __future__ import annotations

import pytest

from tests.bots.review.games import LAST_DIE
from tests.web.conftest import Visit
from tests.web.people.visitor import Visitor

LONG = 90.0  # seconds until a review is complete on a busy machine


def throws_it_away(visitor: Visitor) -> str:
    """Koda discards the die that wins, and the game is over."""
    table = visitor.opens_table({"koda": "online", "runen": "bot thumb"}, position=LAST_DIE)
    for at, option in enumerate(("discard-battle", "end")):
        visitor.ask("POST", f"/api/tables/{table}/answer", move=option, seat="koda", at=at, option=option)
    return table


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_review_is_read_and_leads_to_its_moments(visit: Visit, size: str):
    ada = visit("Ada", size=size, lang="it")
    table = throws_it_away(ada)
    ada.goes(f"/t/{table}")
    ada.touch(ada.sees("review-open"))
    review = ada.sees("review")
    ada.waits(lambda: review.get_attribute("data-complete") == "true", "the review is complete", LONG)
    turn = ada.sees("review-turn").first
    assert "Meglio era «Battaglia" in turn.inner_text()
    assert ada.sees("review-curves").inner_text().count("%") == 2
    ada.sees("review-moment").click(position={"x": 1, "y": 20})
    ada.waits(lambda: ada.sees("move-of").inner_text().startswith("Mossa 0 "), "the first moment lies on the board")
    ada.touch(turn.get_by_test_id("review-branch"))
    ada.waits(lambda: table not in ada.page.url, "a table of its own")
    ada.waits(lambda: [each["seat"] for each in ada.shown["waiting"]] == ["koda"], "where the game was thrown away")
