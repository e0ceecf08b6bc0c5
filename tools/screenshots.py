"""Pictures of every screen at 360, 820 and 1440 px, light and dark, in both languages: build/screenshots.

Says what does not fit, and fails then. With `verrix` or `nova-aetas`: only the screens of that game; with `room`: only
the others. With --docs: a few small ones for the README, into docs/pictures.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Callable
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.conftest import Process
from tests.web.looks.fit import faults
from tests.web.looks.screens import BRITANNIA, ITALIA, SCREENS, Screen, show
from tests.web.looks.stage import Britannia, Italia, Stage
from tests.web.people.hands import Hands
from tests.web.people.visitor import FLAGS, LANGUAGES, SIZES, Visitor, script
from tools.browser import on_this_machine

from plancia.table.store import sqlite_url

ROOT = Path(__file__).resolve().parents[1]
SHOTS = ROOT / "build" / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
WIDEST = 1080  # pixels of a picture in docs/
LARGEST = 60_000  # bytes
STAGES: dict[str, tuple[Callable[[str], Hands], list[Screen]]] = {
    "room": (Stage, SCREENS),  # and Wroth
    "verrix": (Britannia, BRITANNIA),
    "nova-aetas": (Italia, ITALIA),
}
# screen, size, dark
KEPT = [
    ("start", "desktop", False),
    ("question", "desktop", False),
    ("coop", "desktop", True),
    ("question", "phone", False),
    ("verrix-way", "desktop", False),
    ("verrix-battle", "desktop", True),
    ("nova-reach", "desktop", False),
    ("nova-town", "desktop", True),
    ("nova-walk", "phone", False),
]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        for_docs, named = "--docs" in sys.argv, [name for name in STAGES if name in sys.argv]
        server = House(Path(folder)) if for_docs else Process(sqlite_url(Path(folder) / "plancia.db"), Path(folder))
        browser = playwright.chromium.launch(executable_path=on_this_machine() or None, args=FLAGS)
        try:
            found = []
            for name, (build, screens) in STAGES.items():
                if not named or name in named:
                    stage = build(server.url)
                    found += keep_a_few(browser, stage, screens) if for_docs else take_all(browser, stage, screens)
                    stage.strikes()
        finally:
            browser.close()
            server.stop()
    print("\n".join(found) or "Everything fits.")
    raise SystemExit(bool(found))


class House:
    """A server as people start it, without the small game of the tests."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "plancia.cli.main", "serve", "--port", "0", "--data", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().removeprefix("plancia: ")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


def take_all(browser: Browser, stage: Hands, screens: list[Screen]) -> list[str]:
    SHOTS.mkdir(parents=True, exist_ok=True)
    found = []
    for size, dark, lang in product(SIZES, (False, True), LANGUAGES):
        visitor = Visitor(browser, stage.url, size=size, dark=dark, lang=lang)
        stage.dresses(visitor.context)
        for screen in screens:
            show(screen, visitor, stage)
            name = f"{screen.name}-{SIZES[size][0]}-{'dark' if dark else 'light'}-{lang}"
            visitor.page.screenshot(path=SHOTS / f"{name}.png", full_page=True)
            found += [f"{name}: {each}" for each in faults(visitor.page, visitor.touches)]
        visitor.leaves()
        print(f"{size}, {'dark' if dark else 'light'}, {lang}: {len(screens)} screens", flush=True)
    return found


def keep_a_few(browser: Browser, stage: Hands, screens: list[Screen]) -> list[str]:
    PICTURES.mkdir(parents=True, exist_ok=True)
    found = []
    named = {screen.name: screen for screen in screens}
    for name, size, dark in [kept for kept in KEPT if kept[0] in named]:
        visitor = Visitor(browser, stage.url, size=size, dark=dark)
        if name != "start":  # which is seen as it greets somebody new
            stage.dresses(visitor.context)
        show(named[name], visitor, stage)
        file = PICTURES / f"{name}-{size}{'-dark' if dark else ''}.webp"
        file.write_bytes(smaller(browser, visitor.page.screenshot()))
        if file.stat().st_size > LARGEST:
            found.append(f"{file.name} is larger than {LARGEST} bytes")
        visitor.leaves()
    return found


def smaller(browser: Browser, png: bytes) -> bytes:
    """The best WebP that is small enough; the browser packs it."""
    page = browser.new_page()
    for quality in (0.9, 0.8, 0.7, 0.6, 0.5):
        given = {"png": b64encode(png).decode(), "width": WIDEST, "quality": quality}
        packed = b64decode(page.evaluate(script("smaller.js"), given))
        if len(packed) <= LARGEST:
            break
    page.close()
    return packed


if __name__ == "__main__":
    main()
