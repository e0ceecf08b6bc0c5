"""Prints what the client weighs, how fast it draws, early and late in one game, and how smoothly the largest field is
moved: python tools/figures.py. With `frames`: only that."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.conftest import Process
from tests.web.games.italia import position
from tests.web.looks.figures import Frames, frames, replies, weight
from tests.web.people.visitor import FLAGS, Visitor
from tools.browser import on_this_machine

from plancia.table.store import sqlite_url


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(sqlite_url(Path(folder) / "plancia.db"), Path(folder))
        browser = playwright.chromium.launch(executable_path=on_this_machine() or None, args=FLAGS)
        try:
            ada = Visitor(browser, server.url)
            wroth = ada.opens_table({"koda": "online", "runen": "bot random"})
            verrix = ada.opens_table({"green": "online", "blue": "bot random"}, game="verrix")
            for size in ("desktop", "phone"):
                print(f"Nova Aetas, moving the largest field, {size}: {moving(browser, server.url, size)}", flush=True)
            if "frames" in sys.argv:
                return
            for name, path in (("start page", "/"), ("Wroth", f"/t/{wroth}"), ("Verrix", f"/t/{verrix}")):
                fresh = Visitor(browser, server.url)
                fresh.context.add_cookies(ada.context.cookies())
                files = weight(fresh, path)
                print(f"first load, {name}: {sum(files.values()) / 1000:.0f} kB in {len(files)} files")
                fresh.leaves()
            for motion in (True, False):
                print(f"motion {'on' if motion else 'off'}: {replies(browser, server.url, motion)}", flush=True)
        finally:
            browser.close()
            server.stop()


def moving(browser: Browser, url: str, size: str) -> Frames:
    """In the middle of a fight."""
    ada = Visitor(browser, url, size=size, motion=True)
    ada.goes(f"/t/{ada.opens_table({'one': 'online'}, game='nova-aetas', position=position('field'))}")
    ada.page.locator('[data-testid="board"] svg').first.wait_for()
    ada.page.wait_for_timeout(1500)
    found = frames(ada)
    ada.leaves()
    return found


if __name__ == "__main__":
    main()
