"""Whatever breaks in the middle of a game, the page comes back to exactly where the table is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.conftest import Process
from tests.web.conftest import Visit
from tests.web.people.person import Person
from tests.web.people.visitor import Visitor
from tests.web.people.words import says

CHAIRS = {"koda": "online", "guild": "bot random"}


def on_the_page(visitor: Visitor) -> dict[str, Any]:
    """What a person has before them."""
    texts = visitor.sees("log-line").all_inner_texts()
    return {
        "prompt": visitor.sees("prompt").inner_text(),
        "options": visitor.sees("option").all_inner_texts(),
        "log": [" ".join(text.split()) for text in texts],
        "board": visitor.page.locator('[data-testid="board"] [data-spot]').evaluate_all(
            "(all) => all.map((each) => [each.dataset.spot, each.dataset.state, each.getAttribute('aria-label')])"
        ),
    }


def test_a_page_that_is_loaded_again_shows_the_same(visit: Visit):
    ada = visit("Ada")
    ada.goes(f"/t/{ada.opens_table(CHAIRS)}")
    person = Person(ada, "lists", seed=1)
    person.plays(12)
    person.is_asked()
    before, number = on_the_page(ada), ada.number
    ada.seen = {}
    ada.page.reload()
    person.is_asked()
    assert ada.number == number
    assert on_the_page(ada) == before
    person.plays(3)
    assert ada.number > number


def test_a_server_that_is_killed_and_comes_back(visit: Visit, mortal: Callable[..., Process]):
    """What was answered is there; what is answered meanwhile arrives once, when it is back."""
    server = mortal()
    ada = visit("Ada", url=server.url)
    ada.expects("WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE", "ERR_CONNECTION_RESET")
    ada.expects("ERR_SOCKET_NOT_CONNECTED", "ERR_INCOMPLETE_CHUNKED_ENCODING")
    table = ada.opens_table(CHAIRS)
    ada.goes(f"/t/{table}")
    person = Person(ada, "lists", seed=2)
    person.plays(10)
    person.is_asked()
    before, number, answers = on_the_page(ada), ada.number, answers_of_koda(ada, table)
    server.kill()
    ada.page.get_by_text(says("table-lost")).wait_for()
    assert on_the_page(ada)["log"] == before["log"]
    question = ada.shown["question"]
    chosen = person.random.choice(question["options"])
    person.lists(chosen)
    ada.page.wait_for_timeout(600)
    mortal(server.port)
    ada.waits(lambda: ada.number > number, "the answer arrives", 40)
    person.is_asked()
    ada.page.get_by_text(says("table-lost")).wait_for(state="detached")
    assert on_the_page(ada)["log"][: len(before["log"])] == before["log"]
    assert answers_of_koda(ada, table) == answers + 1
    person.plays(5)


def answers_of_koda(visitor: Visitor, table: str) -> int:
    record: str = visitor.ask("GET", f"/api/tables/{table}/record?seat=koda")
    return record.count("\nkoda")


def test_a_network_that_is_gone_for_a_while(visit: Visit):
    ada = visit("Ada", size="phone")
    ada.expects("ERR_INTERNET_DISCONNECTED", "WebSocket connection to")
    ada.goes(f"/t/{ada.opens_table(CHAIRS)}")
    person = Person(ada, "lists", seed=3)
    person.plays(4)
    question = person.is_asked()
    assert question is not None
    number = ada.number
    ada.context.set_offline(True)
    person.lists(question["options"][0])
    ada.page.wait_for_timeout(800)
    assert ada.number == number
    ada.context.set_offline(False)
    ada.waits(lambda: ada.number > number, "the answer arrives")
    person.plays(3)
