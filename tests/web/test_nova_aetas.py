"""Nova Aetas in a real browser: missions by clicking and by keyboard, settlement to settlement, two together."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.figures import weight
from tests.web.person import Person, play_together
from tests.web.visitor import Visitor

MOST_NODES = 800  # of the drawing of the largest field
MOST_BYTES = 300_000


def opens(visitor: Visitor, chairs: dict[str, str], **settings: object) -> str:
    return visitor.opens_table(chairs, game="nova-aetas", settings=settings)


def sees_the_result(visitor: Visitor) -> None:
    visitor.waits(lambda: visitor.sees("result").count() > 0, "the result is shown")
    assert visitor.shown["result"]["rule"] in visitor.sees("result").first.inner_text()


@pytest.mark.parametrize(("size", "lang", "seed"), [("desktop", "en", 3), ("phone", "it", 4)])
def test_a_mission_by_clicking(visit: Visit, size: str, lang: str, seed: int):
    ada = visit("Ada", size=size, lang=lang)
    ada.goes(f"/t/{opens(ada, {'one': 'online'}, play='mission', mission='M4')}")
    person = Person(ada, "clicks", seed=seed)
    answers = person.plays()
    sees_the_result(ada)
    assert answers > 20
    assert person.did["on the board"] > answers / 5, person.did
    assert not person.missed


def test_a_mission_by_the_keyboard_alone(visit: Visit):
    ada = visit("Ada")
    ada.goes(f"/t/{opens(ada, {'one': 'online'}, play='mission', mission='M4')}")
    Person(ada, "types", seed=2).plays()
    sees_the_result(ada)


def test_from_the_settlement_to_the_mission_and_to_the_next_settlement(visit: Visit):
    ada = visit("Ada", lang="it")
    ada.goes(f"/t/{opens(ada, {'one': 'online'}, play='campaign')}")
    person = Person(ada, "clicks", seed=5)
    person.is_asked()
    place = ada.page.locator('[data-spot="place:market"]').first
    place.wait_for()
    phases = []
    for _ in range(500):
        question = person.is_asked()
        assert question is not None
        phase = ada.shown["view"]["phase"]
        if phases[-1:] != [phase]:
            phases.append(phase)
        if phases.count("settlement") > 1:
            break
        leaving = [option for option in question["options"] if option["spots"][:1] == ["mission:M1"]]
        person.answers(leaving[0]["name"] if leaving else "")
    assert phases[0] == phases[-1] == "settlement", phases
    assert "mission" in phases, phases
    place.wait_for()


def test_two_people_in_two_browsers(visit: Visit):
    ada, ugo = visit("Ada"), visit("Ugo", size="phone")
    table = opens(ada, {"one": "online", "two": "open"}, play="mission", mission="M4")
    link = ada.ask("POST", f"/api/tables/{table}/invitations", seat="two")["link"]
    ugo.comes_in().goes(link)
    ugo.touch(ugo.button("room-sit-down"))
    ada.goes(f"/t/{table}")
    play_together(Person(ada, "clicks", seed=6), Person(ugo, "lists", seed=7))
    sees_the_result(ada)
    sees_the_result(ugo)


def test_the_largest_field_is_drawn_with_few_things(visit: Visit):
    """What is moved and zoomed with a finger has to stay light."""
    ada = visit("Ada")
    ada.goes(f"/t/{opens(ada, {'one': 'online'}, play='mission', mission='M5')}")
    Person(ada, "lists", seed=3).plays(30)
    nodes = ada.page.locator('[data-testid="board"] svg').first.evaluate("(each) => each.querySelectorAll('*').length")
    assert 200 < nodes <= MOST_NODES


def test_its_first_load_is_light(visit: Visit, capsys):
    ada = visit("Ada")
    files = weight(ada, f"/t/{opens(ada, {'one': 'online'}, play='mission', mission='M5')}")
    with capsys.disabled():
        print(f"\nfirst load of a table of Nova Aetas: {sum(files.values()) / 1000:.0f} kB")
    assert sum(files.values()) <= MOST_BYTES, files
