"""The house around the table: opening one, finding one, refusals in their place, and the language of everything."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator

from tests.web.conftest import Visit
from tests.web.people.person import Person
from tests.web.people.visitor import Visitor
from tests.web.people.words import only_in, says

PAGES = ["/", "/lobby", "/mine", "/new/wroth", "/join", "/credits", "/rules/wroth"]


def page_says(visitor: Visitor) -> set[str]:
    """Every text on the page, and every name that a screen reader would tell."""
    found = visitor.page.evaluate(
        """() => {
          const said = [];
          const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walk.nextNode()) said.push(walk.currentNode.textContent);
          for (const each of document.querySelectorAll("[aria-label], [title], [placeholder]"))
            said.push(each.getAttribute("aria-label"), each.getAttribute("title"), each.getAttribute("placeholder"));
          return [...said, document.title].filter(Boolean).map((text) => text.replace(/\\s+/g, " ").trim());
        }"""
    )
    return {str(text) for text in found if text}


def speaks(visitor: Visitor, lang: str) -> None:
    """By the switch in the header."""
    visitor.page.locator(f'header [lang="{lang}"], header [data-lang="{lang}"]').filter(visible=True).first.click()
    visitor.waits(lambda: visitor.page.locator("html").get_attribute("lang") == lang, f"the page speaks {lang}")
    visitor.lang = lang


def seats_of(visitor: Visitor) -> Locator:
    """The fields of the form in which one says who plays."""
    found = visitor.page.locator('select:has(option[value="nobody"])')
    found.first.wait_for()
    return found


def is_italian(visitor: Visitor) -> None:
    """As soon as the server's words are there too."""
    try:
        visitor.waits(lambda: not page_says(visitor) & only_in("en", "it"), "nothing is English")
    finally:
        assert sorted(page_says(visitor) & only_in("en", "it")) == []


@pytest.mark.parametrize("path", PAGES)
def test_the_language_changes_at_once_and_wholly(visit: Visit, path: str):
    ada = visit("Ada").comes_in()
    ada.goes(path)
    ada.page.locator("h1").first.wait_for()
    ada.waits(lambda: ada.page.locator("main").inner_text().count("\n") > 2, "the page is filled")
    address = ada.page.url
    in_the_book = {rule["book"] for rule in ada.ask("GET", "/api/games/wroth/rules")}  # headings of the printed book
    assert sorted((page_says(ada) & only_in("it", "en")) - in_the_book) == []
    speaks(ada, "it")
    ada.page.wait_for_load_state("networkidle")
    ada.waits(
        lambda: not page_says(ada) & only_in("en", "it"), f"nothing is English: {page_says(ada) & only_in('en', 'it')}"
    )
    assert page_says(ada) & only_in("it", "en")
    assert ada.page.url == address
    ada.page.reload()
    ada.page.locator("h1").first.wait_for()
    assert ada.page.locator("html").get_attribute("lang") == "it"


def test_at_the_table_the_language_changes_with_everything_on_it(visit: Visit):
    ada = visit("Ada")
    ada.goes(f"/t/{ada.opens_table({'koda': 'online', 'guild': 'bot random'})}")
    person = Person(ada, "lists", seed=1)
    person.plays(6)
    question = person.is_asked()
    assert question is not None
    log = ada.sees("log-line").all_inner_texts()
    speaks(ada, "it")
    ada.waits(lambda: ada.shown["question"]["prompt"] != question["prompt"], "the table speaks Italian")
    person.is_asked()
    is_italian(ada)
    italian = ada.sees("log-line").all_inner_texts()
    assert len(italian) == len(log)
    alike = [one for one, other in zip(log, italian, strict=True) if one == other and not one.startswith("Round ")]
    assert not alike
    person.plays(2)


def test_a_table_of_ones_own_with_everything_as_proposed_is_one_click(visit: Visit):
    ada = visit("Ada")
    ada.goes("/new/wroth")
    ada.button("room-make").click()
    assert Person(ada, "lists").is_asked() is not None


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_game_that_nobody_has_drawn_is_on_the_shelf_and_told_in_words(visit: Visit, size: str):
    """Tolls has a part in the server and none in the client."""
    ada = visit("Ada", size=size)
    ada.goes("/")
    shelf = ada.page.get_by_role("region", name="Tolls")
    shelf.scroll_into_view_if_needed()
    shelf.locator(".cover svg").wait_for()
    shelf.get_by_role("link", name=says("room-own-table")).click()
    assert ada.page.get_by_role("img", name="North").inner_text() == "N"  # a letter where others have an emblem
    ada.button("room-make").click()
    person = Person(ada, "lists")
    assert person.is_asked() is not None
    chest = f"chest: {ada.shown['view']['fields']['chest']}"
    ada.waits(lambda: chest in ada.sees("board").inner_text(), "the table is told in words")
    assert not ada.page.get_by_role("button", name=says("table-centre"), exact=True).count()
    person.plays()
    ada.waits(lambda: ada.sees("result").count() > 0, "the result is shown")
    if size == "desktop":
        ada.waits(lambda: ada.ask("GET", "/api/me/tables")[0]["winners"] is not None, "the lists are written")
        ada.goes("/mine")
        ada.waits(lambda: ada.sees("row-result").count() > 0, "and it is told among my games")
        ada.sees("mine-clear").click()
        ada.waits(lambda: ada.sees("row-result").count() == 0, "what is over is put out of sight")
        ada.page.reload()
        ada.sees("mine-show").click()
        ada.waits(lambda: ada.sees("row-result").count() > 0, "and can be had again")


def test_where_no_game_is_named_the_first_on_the_shelf_is_meant(visit: Visit):
    ada = visit("Ada")
    first = ada.comes_in().ask("GET", "/api/games")[0]["name"]
    for page in ("rules", "new"):
        ada.goes(f"/{page}")
        ada.page.wait_for_url(f"**/{page}/{first}")
        ada.page.locator("h1").first.wait_for()


def test_what_cannot_be_played_is_refused_in_its_place_with_the_rule(visit: Visit):
    ada = visit("Ada").comes_in()
    ada.expects("400")
    ada.goes("/new/wroth")
    seats = seats_of(ada)
    for index in range(seats.count()):
        seats.nth(index).select_option("me" if index == 0 else "nobody")
    ada.button("room-make").click()
    alert = ada.page.get_by_role("alert")
    alert.wait_for()
    rule = alert.get_by_role("link", name=re.compile(r"^W-")).first
    assert re.match(r"W-[A-Z]+-\d+", rule.inner_text())
    rule.click()
    ada.page.wait_for_url(re.compile(r"/rules/wroth#W-"))


def test_an_open_seat_gives_a_link_which_leads_there(visit: Visit):
    ada = visit("Ada").comes_in()
    ada.goes("/new/wroth")
    seats_of(ada).nth(1).select_option("open")
    ada.button("room-make").click()
    ada.page.get_by_role("heading", name=says("room-ready")).wait_for()
    ada.button("room-copy").click()
    ada.button("room-copied").wait_for()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    eva = visit("Eva", size="phone").comes_in()
    eva.goes(link)
    eva.touch(eva.button("room-sit-down"))
    eva.waits(lambda: eva.shown.get("seat"), "Eva sits")


def test_a_public_table_is_in_the_lobby_and_its_open_seat_can_be_taken(visit: Visit):
    ada, eva = visit("Ada"), visit("Eva")
    table = ada.opens_table({"koda": "online", "guild": "open"}, public=True, title="Come to the lobby")
    eva.goes("/lobby")
    row = eva.page.get_by_role("listitem").filter(has_text="Come to the lobby")
    row.get_by_role("button").first.click()
    eva.waits(lambda: eva.shown.get("table") == table, "Eva sits at it")
    assert eva.shown["seat"] == "guild"


def test_my_games_come_with_my_turn_first_and_the_title_says_so(visit: Visit):
    ada = visit("Ada")
    ada.opens_table({"koda": "online", "guild": "bot random"}, title="My own")
    ada.goes("/mine")
    ada.page.get_by_role("heading", level=2, name=re.compile(says("room-mine-asked"))).wait_for()
    ada.waits(lambda: ada.page.title().startswith("●"), "the title says that somebody waits for me")
    ada.page.get_by_role("link").filter(has_text="My own").first.click()
    assert Person(ada, "lists").is_asked() is not None


def test_the_rules_are_found_by_word_and_by_id_in_both_languages(visit: Visit):
    for lang, word in (("en", "exodus"), ("it", "esodo")):
        ada = visit("Ada", lang=lang)
        ada.goes("/rules/wroth")
        ada.page.locator("article h2").first.wait_for()
        assert ada.page.locator("article").count() < 20, "chapters for who plays come first"
        ada.page.get_by_role("button", name=re.compile(says("rules-tab-ledger", lang))).click()
        ada.waits(lambda ada=ada: ada.page.locator("article").count() > 200, "the whole ledger")  # type: ignore[misc]
        every = ada.page.locator("article").count()
        search = ada.page.get_by_role("searchbox")
        search.fill(word)
        ada.waits(lambda ada=ada, every=every: 0 < ada.page.locator("article").count() < every / 2, "few rules")  # type: ignore[misc]
        search.fill("W-ACT-07")
        ada.waits(lambda ada=ada: ada.page.locator("article").count() == 1, "one rule")  # type: ignore[misc]
        assert ada.page.locator("article").get_attribute("id") == "W-ACT-07"


def test_an_address_that_leads_nowhere_says_so(visit: Visit):
    ada = visit("Ada")
    ada.expects("404", "405")
    ada.goes("/new/chess")
    ada.page.get_by_text(says("room-no-game")).first.wait_for()
