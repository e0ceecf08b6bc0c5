"""Nova Aetas in a real browser: missions by clicking and by keyboard, settlement to settlement, two together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.conftest import Visit
from tests.web.games.italia import nearly_over, position
from tests.web.looks.figures import weight
from tests.web.people.person import Person, play_together, sees_the_result
from tests.web.people.visitor import Visitor

MOST_NODES = 800  # of the drawing of the largest field
MOST_BYTES = 300_000
MOST_ADVISED = 400  # answers
FINGER = 42  # pixels of a figure on a phone; its square has two more


def opens(visitor: Visitor, chairs: dict[str, str], **settings: object) -> str:
    return visitor.opens_table(chairs, game="nova-aetas", settings=settings)


def test_a_mission_by_touching(visit: Visit):
    ada = visit("Ada", size="phone", lang="it")
    ada.goes(f"/t/{opens(ada, {'one': 'online'}, play='mission', mission='M4')}")
    person = Person(ada, "clicks", seed=4)
    figure = ada.page.locator(f'[data-testid="board"] [data-spot="model:{acting(person)["view"]["actor"]}"]').first
    ada.waits(lambda: (figure.bounding_box() or {"width": 0})["width"] >= FINGER, "the board comes near to who acts")
    answers = person.plays()
    sees_the_result(ada)
    assert answers > 20
    assert person.did["on the board"] > answers / 5, person.did
    assert not person.missed


def test_the_guided_first_mission(visit: Visit):
    """As the start page opens it: the first steps, then one suggestion after the other, to the end."""
    ada = visit("Ada", lang="it")
    ada.goes(f"/t/{opens(ada, {'one': 'online'}, play='mission', mission='M1', difficulty='story')}?guide=1")
    person = Person(ada, "lists", seed=1)
    person.is_asked()
    ada.button("table-skip").click()
    taken, reasons = 0, 0
    for _ in range(MOST_ADVISED):
        if person.is_asked() is None:
            break
        number, first = ada.number, ada.sees("advice").locator("article").first
        first.wait_for()
        reasons += len(first.locator("li").all_inner_texts())
        first.get_by_role("button").click()
        enough = ada.page.get_by_test_id("enough").filter(visible=True)  # where it is one of several that are picked
        ada.waits(
            lambda number=number, enough=enough: ada.number > number or (enough.count() and enough.first.is_enabled()),  # type: ignore[misc]
            "the suggestion is taken, or picked",
        )
        if ada.number == number:
            ada.touch(enough.first)
        ada.waits(lambda number=number: ada.number > number, "the suggestion is taken")  # type: ignore[misc]
        taken += 1
    sees_the_result(ada)
    assert reasons >= taken > 30


def test_what_the_enemies_want_stands_beside_the_board_and_on_it(visit: Visit):
    ada = visit("Ada", lang="it")
    ada.goes(f"/t/{ada.opens_table({'one': 'online'}, game='nova-aetas', position=position('burning'))}")
    wanted = ada.sees("enemies-want")
    wanted.wait_for()
    (aim,) = ada.shown["view"]["mission"]["enemies_want"]
    assert "Minaccia 3 · Fiamme 1 di 5" in wanted.inner_text()
    assert ada.page.locator('[data-testid="board"] .aim text').all_text_contents() == [aim["mark"]] == ["1/5"]


def test_numbers_on_the_figures_are_painted_on_a_phone(visit: Visit):
    """Letters that grow with the board keep no size from before."""
    ada = visit("Ada", size="phone", lang="it")
    ada.goes(f"/t/{ada.opens_table({'one': 'online'}, game='nova-aetas', position=position('burning'))}")
    number = ada.page.locator('[data-testid="board"] text.number').first
    number.wait_for(state="attached")
    assert number.evaluate("text => getComputedStyle(text).textRendering") == "geometricprecision"


def test_a_card_says_what_it_is_on_the_rules_page(visit: Visit):
    ada = visit("Ada", lang="it")
    ada.goes("/rules/nova-aetas#mend")
    card = ada.page.locator("#MEND")
    card.wait_for()
    assert "Magia" in card.locator(".chip").all_inner_texts()


def test_a_mission_by_the_keyboard_alone(visit: Visit):
    ada = visit("Ada")
    ada.goes(f"/t/{opens(ada, {'one': 'online'}, play='mission', mission='M4')}")
    Person(ada, "types", seed=2).plays()
    sees_the_result(ada)


def test_from_a_mission_to_the_settlement_to_the_next_mission(visit: Visit):
    text, last = nearly_over(play="campaign")
    ada = visit("Ada", lang="it")
    chairs, person = {"one": "online"}, Person(ada, "clicks", seed=5)
    ada.goes(f"/t/{ada.opens_table(chairs, game='nova-aetas', position=text)}")
    person.is_asked()
    assert ada.shown["view"]["phase"] == "mission"
    first = ada.shown["view"]["mission"]["id"]
    person.answers(last)
    reaches(person, lambda view: view["phase"] == "settlement")
    ada.page.locator('[data-spot="place:market"]').first.wait_for()
    past = ada.page.locator(f'[data-testid="board"] [data-spot="mission:{first}"]').first
    past.press("Enter")
    ada.button("nova-look-back").wait_for()  # from there another path can be tried
    ada.button("table-close").click()
    reaches(person, lambda view: view["phase"] == "mission" and view["mission"]["id"] != first)
    ada.page.locator('[data-testid="board"] [data-spot^="square:"]').first.wait_for()


def reaches(person: Person, wanted: Callable[[dict[str, Any]], bool]) -> None:
    """Sets out where that can be said, else answers as it comes."""
    for _ in range(60):
        question = person.is_asked()
        assert question is not None
        if wanted(person.visitor.shown["view"]):
            return
        leaving = [
            each for each in question["options"] if each["spots"][:1] and each["spots"][0].startswith("mission:")
        ]
        passing = [each for each in question["options"] if each["name"] == "pass"]
        person.answers((leaving or passing or [{"name": ""}])[0]["name"])
    raise AssertionError("it never comes to that")


def test_two_people_in_two_browsers(visit: Visit):
    """One clicks on a large screen, the other reads the list on a phone."""
    ada, ugo = visit("Ada"), visit("Ugo", size="phone")
    table = opens(ada, {"one": "online", "two": "open"}, play="mission", mission="M4")
    link = ada.ask("POST", f"/api/tables/{table}/invitations", seat="two")["link"]
    ugo.comes_in().goes(link)
    ugo.touch(ugo.button("room-sit-down"))
    ada.goes(f"/t/{table}")
    clicking = Person(ada, "clicks", seed=6)
    play_together(clicking, Person(ugo, "lists", seed=7))
    sees_the_result(ada)
    sees_the_result(ugo)
    assert clicking.did["on the board"] > 3, clicking.did
    assert not clicking.missed


def test_the_largest_field_is_light_and_everything_on_it_can_be_measured(visit: Visit, capsys):
    ada = visit("Ada")
    files = weight(ada, f"/t/{opens(ada, {'one': 'online'}, play='mission', mission='M5')}")
    with capsys.disabled():
        print(f"\nfirst load of a table of Nova Aetas: {sum(files.values()) / 1000:.0f} kB")
    assert sum(files.values()) <= MOST_BYTES, files
    person = Person(ada, "lists", seed=3)
    person.plays(30)
    view = acting(person)["view"]
    nodes = ada.page.locator('[data-testid="board"] svg').first.evaluate("(each) => each.querySelectorAll('*').length")
    assert 200 < nodes <= MOST_NODES
    hero = next(model for model in view["models"] if model["id"] == view["actor"])
    foe = next(model for model in view["models"] if model["side"] == "enemy" and model["at"])
    by_pointing(ada, foe)
    by_the_keyboard(ada, hero, foe)


def acting(person: Person) -> dict[str, Any]:
    """Somebody on the field is asked what to do."""
    person.is_asked()
    while person.visitor.shown["question"]["kind"] != "action" or not person.visitor.shown["view"]["actor"]:
        person.answers()
        person.is_asked()
    return person.visitor.shown


def by_pointing(visitor: Visitor, foe: dict[str, Any]) -> None:
    """An Enemy's Control Area and reach are drawn with prices on the squares, and told in words."""
    visitor.page.locator(f'[data-spot="model:{foe["id"]}"]').first.hover()
    visitor.sees("survey").first.wait_for()
    assert visitor.page.locator('[data-testid="survey"] text').count() > 3
    said = visitor.sees("legend").first.inner_text()
    assert foe["name"] in said
    assert visitor.page.locator('[data-testid="survey"] .control').count() == 1
    visitor.page.mouse.move(2, 2)
    visitor.sees("survey").first.wait_for(state="detached")


def by_the_keyboard(visitor: Visitor, hero: dict[str, Any], foe: dict[str, Any]) -> None:
    """The ruler measures what the table says; while it is in hand nothing is chosen."""
    number = visitor.number
    visitor.page.keyboard.press("m")
    visitor.field("table-ruler-from").select_option(f"model:{hero['id']}")
    visitor.field("table-ruler-to").select_option(f"model:{foe['id']}")
    ask = f"survey?spot=model:{hero['id']}&to=model:{foe['id']}&lang={visitor.lang}"
    (sight,) = visitor.ask("GET", f"/api/tables/{visitor.shown['table']}/{ask}")["sights"]
    ruler = visitor.sees("ruler").first
    visitor.waits(lambda: sight["label"] in " ".join(ruler.inner_text().split()), "the ruler tells what is measured")
    assert ruler.locator("[aria-live]").count() == 1
    visitor.page.locator(f'[data-spot="model:{foe["id"]}"]').first.click()
    visitor.page.keyboard.press("Escape")
    visitor.waits(lambda: visitor.sees("ruler").count() == 0, "the ruler is put away")
    assert visitor.number == number
