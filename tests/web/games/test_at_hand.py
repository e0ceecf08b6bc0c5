"""What is small under a finger grows, and dice are picked by touching dice."""

from __future__ import annotations

from tests.web.conftest import Visit
from tests.web.games.italia import position
from tests.web.people.person import Person
from tests.web.people.visitor import Visitor


def sits(visitor: Visitor, scene: str) -> Person:
    table = visitor.opens_table({"one": "online"}, game="nova-aetas", position=position(scene))
    visitor.goes(f"/t/{table}")
    person = Person(visitor)
    assert person.is_asked() is not None
    return person


def test_dice_are_picked_by_touching_them(visit: Visit) -> None:
    ada = visit("Ada")
    person = sits(ada, "rolled")
    person.answers("heroism")
    person.is_asked()
    dice = ada.sees("dice")
    for at in (1, 5):
        dice.locator(f'[data-spot="die:{at}"]').click()
    assert ada.sees("question").locator('[data-testid="option"][aria-pressed="true"]').count() == 2
    number = ada.number
    ada.page.get_by_test_id("enough").filter(visible=True).click()
    ada.waits(lambda: ada.number > number, "two dice are thrown again")


def test_where_squares_are_smaller_than_a_finger_the_board_comes_nearer_first(visit: Visit) -> None:
    ada = visit("Ada", size="phone")
    sits(ada, "walk")
    ada.lets_it_rest()
    ada.button("table-fit").tap()
    ada.lets_it_rest()
    square = ada.page.locator('[data-testid="board"] [data-spot="square:C4"]')
    small, number = square.bounding_box(), ada.number
    assert small is not None
    assert small["width"] < 30
    square.tap()
    ada.lets_it_rest()
    large = square.bounding_box()
    assert large is not None
    assert large["width"] > 1.5 * small["width"]
    assert ada.number == number, "nothing is answered by chance"
