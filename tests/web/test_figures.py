"""First load, and the time from the server's answer to the drawn question: early and late in one run."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.server.conftest import Process
from tests.web.conftest import Visit
from tests.web.figures import Replies, replies, weight

MOST_BYTES = 300_000
MOST_MS = 100
ALLOWED = 15  # ms of difference that say nothing


def test_the_first_load_is_light(visit: Visit, capsys):
    ada = visit("Ada")
    table = ada.opens_table({"koda": "online", "runen": "bot random"})
    start, at_table = weight(visit("Eva"), "/"), weight(ada, f"/t/{table}")
    with capsys.disabled():
        print(f"\nfirst load: start page {total(start) / 1000:.0f} kB, table {total(at_table) / 1000:.0f} kB")
    assert any(name.endswith(".woff2") for name in at_table), at_table
    assert total(start) <= MOST_BYTES, start
    assert total(at_table) <= MOST_BYTES, at_table


def total(files: dict[str, int]) -> int:
    return sum(files.values())


def test_a_reply_is_drawn_at_once_early_and_late(chromium: Browser, house: Process, capsys):
    """On a machine that does other things too a game may be slow by chance, but not two."""
    found = replies(chromium, house.url)
    if not is_quick(found):
        found = replies(chromium, house.url)
    with capsys.disabled():
        print(f"\n{found}")
    assert len(found.ms) > 40
    assert is_quick(found), found


def is_quick(found: Replies) -> bool:
    return max(found.early, found.late) <= MOST_MS and found.late <= 1.5 * found.early + ALLOWED
