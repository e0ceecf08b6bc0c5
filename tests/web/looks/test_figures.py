"""First load, and the time from the server's answer to the drawn question: early and late in one run."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.server.conftest import Process
from tests.web.conftest import Visit
from tests.web.looks.figures import Replies, replies, weight

MOST_BYTES = 300_000
MOST_MS = 100
ALLOWED = 15  # ms of difference that say nothing


def test_the_first_load_is_light(visit: Visit, capsys):
    ada = visit("Ada")
    tables = {
        "Wroth": ada.opens_table({"koda": "online", "runen": "bot random"}),
        "Verrix": ada.opens_table({"green": "online", "blue": "bot random"}, game="verrix"),
    }
    found = {"start page": weight(visit("Eva"), "/")}
    for name, table in tables.items():
        fresh = visit("Ada")
        fresh.context.add_cookies(ada.context.cookies())
        found[name] = weight(fresh, f"/t/{table}")
        assert any(file.endswith(".woff2") for file in found[name]), found[name]
    with capsys.disabled():
        print("\nfirst load: " + ", ".join(f"{name} {total(files) / 1000:.0f} kB" for name, files in found.items()))
    assert all(total(files) <= MOST_BYTES for files in found.values()), found


def total(files: dict[str, int]) -> int:
    return sum(files.values())


def test_a_reply_is_drawn_at_once_early_and_late(chromium: Browser, house: Process, capsys):
    """On a machine that does other things too a game may be slow by chance, but not two."""
    found = replies(chromium, house.url)
    if not is_quick(found):
        found = replies(chromium, house.url)
    with capsys.disabled():
        print(f"\n{found}")
    assert len(found.ms) > 25
    assert is_quick(found), found


def is_quick(found: Replies) -> bool:
    return max(found.early, found.late) <= MOST_MS and found.late <= 1.5 * found.early + ALLOWED
