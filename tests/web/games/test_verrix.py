"""Verrix in real browsers: whole games in every way, secrets between people, ways told before they are gone."""

from __future__ import annotations

import re
from typing import Any

from tests.web.conftest import Visit
from tests.web.games.britannia import LAST, position
from tests.web.looks.hidden import Watch, held, is_told
from tests.web.looks.screens import looks_ahead
from tests.web.people.person import Person, play_together, sees_the_result
from tests.web.people.visitor import Visitor

FIVE = {"green": "online", "blue": "bot thumb", "orange": "bot thumb", "yellow": "bot thumb", "violet": "bot thumb"}


def sits(visitor: Visitor, scene: str) -> Person:
    """As Green, in the middle of something."""
    visitor.goes(f"/t/{visitor.opens_table(FIVE, game='verrix', position=position(scene))}")
    person = Person(visitor, "lists")
    assert person.is_asked() is not None
    return person


def test_a_whole_game_by_clicking(visit: Visit):
    ada = visit("Ada")
    ada.goes("/")
    ada.page.get_by_test_id("preset-verrix-quick").click()
    person = Person(ada, "clicks", seed=2)
    answers = person.plays()
    sees_the_result(ada)
    assert answers > 25
    assert person.did["on the board"] > answers / 20, person.did
    assert not person.missed


def test_the_end_of_a_game_by_touching_a_phone(visit: Visit):
    ada = visit("Ada", size="phone", lang="it")
    ada.goes("/")
    ada.page.get_by_test_id("preset-verrix-first").tap()
    ada.page.get_by_test_id("begin").tap()
    person = Person(ada, "clicks", seed=8)
    assert person.plays() > 5
    sees_the_result(ada)
    assert not person.missed


def test_a_village_is_chosen_by_touching_it_on_the_map_of_a_phone(visit: Visit):
    ada = visit("Ada", size="phone")
    sits(ada, "way")
    person = Person(ada, "clicks")
    person.answers("brigantes")
    assert person.did["on the board"] == 1
    assert ada.shown["question"]["step"] == "Journey-choose_units"


def test_the_end_of_a_game_by_the_keyboard_alone(visit: Visit):
    ada = visit("Ada")
    ada.goes("/")
    person = Person(ada, "types", seed=3)
    for step in ("preset-verrix-first", "begin"):
        person.tabs_to(ada.page.get_by_test_id(step))
        ada.page.keyboard.press("Enter")
    assert person.plays() > 5
    sees_the_result(ada)


def test_what_one_holds_never_reaches_the_other_browser(visit: Visit):
    ada, ugo = visit("Ada"), visit("Ugo", size="tablet", lang="it").comes_in()
    table = ada.opens_table({"green": "online", "blue": "open"}, game="verrix", position=LAST)
    token = ada.ask("POST", f"/api/tables/{table}/invitations", seat="blue")["token"]
    ugo.ask("POST", "/api/invitations/accept", token=token, move="sit", kind="online")
    for each in (ada, ugo):
        each.goes(f"/t/{table}")
        each.waits(lambda each=each: each.shown.get("seat"), "the table is shown")  # type: ignore[misc]
        assert is_told(held(each.shown), each.heard[-1]), "who holds a card may read it"
    watch = Watch(ada, ugo)
    play_together(Person(ada, "clicks", seed=1), Person(ugo, "lists", seed=2), between=watch.look)
    assert watch.looks > 8
    assert ada.shown["result"] == ugo.shown["result"]


PLAYS_AN_EVENT = re.compile("event|^play$")


class Shared(Person):
    """Two people at one screen, who keep their Event cards to themselves and look what the page still knows whenever
    it changes hands."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        super().__init__(visitor, "lists", seed)
        self.holds: dict[str, set[str]] = {}
        self.looked_for: set[str] = set()

    def answers(self, name: str = "") -> dict[str, Any]:
        question = self.is_asked()
        assert question is not None
        quiet = [each["name"] for each in question["options"] if not PLAYS_AN_EVENT.search(each["name"])]
        if quiet and not question["several"]:
            name = name or self.random.choice(quiet)
        shown = self.visitor.shown
        self.holds[shown["seat"]] = held(shown)
        for tribe in shown["view"]["tribes"]:
            if tribe["id"] != shown["seat"] and tribe["held"]["n"]:
                self.is_gone(tribe["id"])
        return super().answers(name)

    def takes_over(self) -> None:
        for seat in self.holds:
            self.is_gone(seat)
        super().takes_over()

    def is_gone(self, seat: str) -> None:
        secrets = self.holds.get(seat)
        if secrets:
            self.looked_for.add(seat)
            assert is_told(secrets, self.page.content()) == []


def test_at_one_screen_the_secrets_of_the_last_are_gone_before_the_next_one_looks(visit: Visit):
    eva = visit("Eva", lang="it")
    table = eva.opens_table({"green": "here Eva", "blue": "here Ugo"}, game="verrix", position=LAST)
    eva.goes(f"/t/{table}")
    people = Shared(eva, seed=6)
    eva.waits(lambda: people.hand_over.count() > 0, "the screen begins covered")
    assert eva.page.get_by_test_id("option").count() == 0
    people.plays()
    sees_the_result(eva)
    assert people.did["handed over"] > 2
    assert people.looked_for == {"green", "blue"}, "each begins with a card, and keeps it"


def test_a_way_is_drawn_with_its_price_and_who_takes_tribute_before_anybody_goes(visit: Visit):
    for size in ("desktop", "phone"):
        ada = visit("Ada", size=size)
        sits(ada, "route")
        number = ada.number
        board = ada.page.get_by_test_id("board")
        assert board.locator(".way").count() == 2  # both ways are possible
        looks_ahead("blue")(ada)
        ada.waits(lambda board=board: board.locator(".way:not(.thin)").count() == 1, "one of them is told")  # type: ignore[misc]
        told = board.locator(".over text").all_text_contents()
        assert told == ["1 to Blue", "≤ 2 Food"]
        assert ada.number == number


def test_a_card_shows_where_it_leads(visit: Visit):
    ada = visit("Ada", lang="it")
    person = sits(ada, "act")
    board = ada.page.get_by_test_id("board")
    assert board.locator(".way").count() == 0
    looks_ahead("journey-to-portum-itium")(ada)
    ada.waits(lambda: board.locator(".way").count() == 1, "the way to the market")
    assert "≤ 2 Alimenti" in board.locator(".over text").all_text_contents()
    person.answers("cook")
    ada.waits(lambda: board.locator(".way").count() == 0, "it is gone")


# How long after a pressed 1 an Enter is pressed; whether it was kept from what has the focus.
PRESSED = """async (late) => {
  const down = (key) => new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  const press = (key) => !document.body.dispatchEvent(down(key));
  press("1");
  await new Promise((done) => setTimeout(done, late));
  return press("Enter");
}"""


def test_an_enter_that_comes_too_late_for_a_number_answers_nothing_else(visit: Visit):
    """1 could become 10: after a pause it is taken as it is, perhaps just before somebody presses Enter."""
    ada = visit("Ada")
    person = sits(ada, "act")
    assert len(ada.shown["question"]["options"]) > 10
    number = ada.number
    assert ada.page.evaluate(PRESSED, 1000), "the pause was as quick"
    ada.waits(lambda: ada.number == number + 1 and person.is_asked(), "the pause has answered")
    assert not ada.page.evaluate(PRESSED, 3000), "by then it is meant for something else"
