"""Several things are picked in any order on the page, put back, and said when it is enough."""

from __future__ import annotations

import pytest

from tests.table.test_picks import KNIVES
from tests.web.conftest import Visit
from tests.web.people.person import Person


@pytest.mark.parametrize(("lang", "size"), [("en", "desktop"), ("it", "phone")])
def test_regions_are_picked_in_any_order_and_put_back(visit: Visit, lang: str, size: str):
    ada = visit("Ada", lang=lang, size=size)
    ada.goes(f"/t/{ada.opens_table({'guild': 'online', 'koda': 'bot random'}, position=KNIVES)}")
    person = Person(ada, "lists")
    person.answers("feat-GUI-F1")
    question = person.is_asked()
    assert question is not None
    enough = ada.sees("enough")
    assert enough.is_disabled()
    for name in ("6", "3", "6", "2"):
        ada.touch(person.listed({"name": name}))
    assert ada.page.locator('[data-testid="option"][aria-pressed="true"]').count() == 2
    number = ada.number
    ada.touch(enough)
    ada.waits(lambda: ada.number > number, "the set is said")
    assert ada.number == number + 1
