"""A question with one answer, asked to keep a secret, is silenced with one click."""

from __future__ import annotations

import plancia
from plancia.bots import bot_named
from plancia.kernel.view import View
from tests.web.conftest import Visit
from tests.web.games.britannia import position
from tests.web.people.person import Person
from tests.web.people.words import says
from tests.web.table.test_hand import CHAIRS

MOST = 120  # answers


def with_one_answer() -> str:
    """Where Green holds a card that cannot be played now, and is asked all the same."""
    match, bot = plancia.position("verrix", position("act"), seed=0), bot_named("thumb", 0)
    for _ in range(MOST):
        asked = match.decision
        assert asked is not None
        if match.game.seats[asked.by] == "green" and len(asked.options) == 1:
            return match.position()
        match.history.answer(asked.by, bot.choose(View(match.state, asked.by)))
    raise AssertionError("nobody is asked that")


def test_a_question_with_one_answer_is_silenced(visit: Visit) -> None:
    ada = visit("Ada", lang="it")
    ada.goes(f"/t/{ada.opens_table(CHAIRS, game='verrix', position=with_one_answer())}")
    question = Person(ada).is_asked()
    assert question is not None
    (only,) = question["options"]
    number = ada.number
    ada.page.get_by_test_id("silence").filter(visible=True).click()
    ada.waits(lambda: ada.number > number, "it is answered")
    ada.page.get_by_text(says("table-silenced", "it", label=only["label"]), exact=True).wait_for()
