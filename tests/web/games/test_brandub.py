"""A title of another package, which brings no line of TypeScript, drawn from the data it tells."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from plancia.table.store import sqlite_url
from tests.installed.conftest import EXAMPLE, environment, install
from tests.server.conftest import Process
from tests.web.conftest import Visit
from tests.web.people.person import Person, sees_the_result


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house where Brandub is installed."""
    at, data = tmp_path_factory.mktemp("installed"), tmp_path_factory.mktemp("house")
    install(EXAMPLE, at)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment(at)["PYTHONPATH"])
        server = Process(sqlite_url(data / "plancia.db"), data)
    yield server.url
    server.stop()


def test_a_whole_game_by_clicking_on_the_board(visit: Visit, url: str):
    ada = visit("Ada", url=url)
    ada.goes("/")
    ada.page.get_by_test_id("preset-brandub-quick").click()
    person = Person(ada, "clicks", seed=2)
    answers = person.plays()
    sees_the_result(ada)
    assert person.did["on the board"] == answers, person.did
    assert not person.missed


def test_touching_a_phone_marks_the_piece_in_hand_and_the_last_move(visit: Visit, url: str):
    eva = visit("Eva", size="phone", lang="it", url=url)
    table = eva.opens_table({"attackers": "here Eva", "defenders": "here Ugo"}, game="brandub")
    eva.goes(f"/t/{table}")
    people, board = Person(eva, "clicks"), eva.page.get_by_test_id("board")
    people.answers("d2")
    eva.waits(lambda: board.locator(".way").count() == 1, "the piece is in hand")
    people.answers("c2")
    eva.waits(lambda: board.locator(".last").count() == 2, "where it stood and where it stands")
    assert board.get_by_role("button", name="Attaccante in c2", exact=True).count() == 1
    assert people.did == {"on the board": 2}


def test_a_square_says_why_no_piece_goes_there_and_the_keyboard_does_the_same(visit: Visit, url: str):
    ada = visit("Ada", url=url)
    ada.goes(f"/t/{ada.opens_table({'attackers': 'online', 'defenders': 'bot random'}, game='brandub')}")
    people = Person(ada, "clicks")
    people.answers("d2")
    people.is_asked()
    ada.page.locator('[data-spot="square:e5"]').click()
    assert "B-MOVE-02" in ada.sees("popup").inner_text()
    ada.page.keyboard.press("Escape")
    number = ada.number
    people.tabs_to(ada.page.locator('[data-spot="square:c2"]'))
    ada.page.keyboard.press("Enter")
    ada.waits(lambda: ada.number > number, "it has moved")
