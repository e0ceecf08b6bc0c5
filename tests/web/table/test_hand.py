"""One's own cards lie under the board: they are read there, and played from there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.games.britannia import position
from tests.web.people.person import Person
from tests.web.people.visitor import Visitor
from tests.web.people.words import says

BOT = "bot thumb"
CHAIRS = {"green": "online", "blue": BOT, "orange": BOT, "yellow": BOT, "violet": BOT}


def is_to_act(visitor: Visitor) -> dict[str, Any]:
    visitor.goes(f"/t/{visitor.opens_table(CHAIRS, game='verrix', position=position('act'))}")
    question = Person(visitor).is_asked()
    assert question is not None
    return question


@pytest.mark.parametrize("size", ["desktop", "laptop"])
def test_a_card_of_the_hand_is_read_and_played(visit: Visit, size: str) -> None:
    ada = visit("Ada", size=size)
    question = is_to_act(ada)
    cook = next(each for each in question["options"] if each["name"] == "cook")
    card = ada.sees("hand").locator(f'[data-spot="{cook["spots"][0]}"]')
    card.hover()
    large = ada.sees("large-card")
    large.wait_for()
    text = next(each["text"] for each in ada.shown["view"]["actions"] if each["id"] == "cook")
    assert text in large.inner_text()
    number = ada.number
    card.click()
    ada.waits(lambda: ada.number > number, "the card is played")
    assert "cook" in str(ada.shown["question"]["because"]).lower()


def test_a_finger_reads_a_card_first(visit: Visit) -> None:
    ada = visit("Ada", size="tablet")
    is_to_act(ada)
    number = ada.number
    card = ada.sees("hand").locator('[data-spot="card:green:cook"]')
    card.tap()
    ada.sees("large-card").wait_for()
    assert ada.number == number
    card.tap()
    ada.waits(lambda: ada.number > number, "the card is played")


def test_on_a_phone_the_hand_is_one_tap_away_and_so_are_the_others(visit: Visit) -> None:
    ada = visit("Ada", size="phone", lang="it")
    is_to_act(ada)
    ada.button("table-hand").tap()
    hand = ada.sees("hand")
    assert hand.locator('[data-state="open"]').count() > 8
    hand.get_by_role("button", name=ada.shown["chairs"]["blue"]["title"], exact=True).tap()
    assert hand.get_attribute("aria-label") == says("table-hand-of", "it", who=ada.shown["chairs"]["blue"]["title"])
    hand.get_by_role("button", name=ada.shown["chairs"]["green"]["title"], exact=True).tap()
    number = ada.number
    hand.locator('[data-spot="card:green:cook"]').tap()
    ada.waits(lambda: ada.number > number, "the card is played")
