"""Somebody with a real browser: what they see, what they hear from the table, and what goes wrong behind it."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, WebSocket

from tests.web.people.words import says

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "laptop": (1280, 720), "desktop": (1440, 900)}
LANGUAGES = {"en": "en-GB", "it": "it-IT"}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SCRIPTS = Path(__file__).parents[1] / "scripts"
LONG = 60.0  # seconds that anything may take on a busy machine
QUIET = 100  # ms without a change after which a page is at rest


class Visitor:
    """One person's browser. Every error of a page, every failed request and every refusal that was not `expected` is
    kept in `problems`."""

    def __init__(
        self,
        chromium: Browser,
        url: str,
        name: str = "Ada",
        size: str = "desktop",
        lang: str = "en",
        dark: bool = False,
        motion: bool = False,
    ) -> None:
        width, height = SIZES[size]
        self.url = url
        self.name = name
        self.lang = lang
        self.touches = size in ("phone", "tablet")
        self.theme = "dark" if dark else "light"
        self.context = chromium.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            has_touch=self.touches,
            is_mobile=size == "phone",
            locale=LANGUAGES[lang],
            color_scheme=self.theme,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(LONG * 1000)
        if "//127.0.0.1:" in url:  # from elsewhere without TLS there is no clipboard
            self.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=url)
        self.problems: list[str] = []
        self.expected = ["401: POST", "status of 401"]  # who has no name yet is told so, and gets one
        self.seen: dict[str, Any] = {}  # what the table said last, to the page that listened last
        self.heard: list[str] = []  # everything that a table's stream ever said to this browser
        self.answers: list[Response] = []  # everything else that was ever asked of a table
        self.awaited: set[Request] = set()  # what the page has asked for and not got
        self.context.on("console", self._said)
        self.context.on("weberror", lambda error: self.problems.append(f"page error: {error.error}"))
        self.context.on("request", self._asks)
        self.context.on("requestfinished", self._gets)
        self.context.on("requestfailed", self._failed)
        self.context.on("response", self._answered)
        self.context.on("page", lambda page: page.on("websocket", self._listens))
        self.page: Page = self.context.new_page()

    def expects(self, *texts: str) -> None:
        """A problem with one of these texts is wanted."""
        self.expected += texts

    @property
    def wrong(self) -> list[str]:
        return [each for each in self.problems if not any(text in each for text in self.expected)]

    def leaves(self) -> None:
        self.context.close()

    # -- asking the server as this person, where a test needs no page for it

    def ask(self, method: str, path: str, **body: Any) -> Any:
        headers = {"Origin": self.url}
        answer = self.context.request.fetch(path, method=method, headers=headers, data=body or None)
        assert answer.ok, (method, path, answer.status, answer.text())
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text()

    def comes_in(self) -> Visitor:
        self.ask("POST", "/api/me", name=self.name)
        return self

    def opens_table(self, chairs: dict[str, str], game: str = "wroth", **more: Any) -> str:
        """chairs: {"koda": "online", "runen": "bot random", "guild": "here Eva", "aldan": "open"}"""
        self.comes_in()
        placed = {seat: chair(words) for seat, words in chairs.items()}
        return str(self.ask("POST", "/api/tables", game=game, chairs=placed, **more)["table"])

    # -- looking

    def goes(self, path: str) -> Page:
        self.awaited.clear()
        self.page.goto(path)
        return self.page

    def sees(self, testid: str) -> Locator:
        """What is seen of these just now: there may be one for each width of the page."""
        return self.page.get_by_test_id(testid).filter(visible=True)

    def button(self, key: str, **values: Any) -> Locator:
        """By what it says, as the catalogue has it; where a sheet lies open, the one in it."""
        sheet = self.page.locator("dialog[open]")
        scope = sheet.last if sheet.count() else self.page
        named = scope.get_by_role("button", name=says(key, self.lang, **values), exact=True)
        return named.filter(visible=True).first

    def field(self, key: str) -> Locator:
        return self.page.get_by_label(says(key, self.lang), exact=True).filter(visible=True).first

    def touch(self, what: Locator) -> None:
        if self.touches:
            what.tap()
        else:
            what.click()

    def waits(self, until: Callable[[], Any], why: str, seconds: float = LONG) -> None:
        """Lets the browser work until something is so."""
        end = time.monotonic() + seconds
        while not until():
            late = [each.url for each in self.awaited]
            assert time.monotonic() < end, f"in vain: {why}\n{self.wrong}\n{self.page.url}\n{late}\n{self.lies_open}"
            self.page.wait_for_timeout(15)

    def lets_it_rest(self) -> None:
        """Everything that was asked for has come, and nothing changes or moves any more."""
        self.waits(lambda: not self.awaited and self.page.evaluate(STILL, QUIET) and not self.awaited, "a page at rest")

    @property
    def lies_open(self) -> list[str]:
        """What covers the table, or is said about it, just now."""
        return self.page.locator("dialog[open], [data-testid=popup], [role=status]").all_inner_texts()

    @property
    def number(self) -> int:
        return int(self.seen.get("number", -1))

    @property
    def shown(self) -> dict[str, Any]:
        """The table as the stream showed it last."""
        return dict(self.seen.get("table", {}))

    # -- what the browser tells

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _asks(self, request: Request) -> None:
        if "/looked?" not in request.url:  # which a page only tells, also while it is left: then no answer is heard of
            self.awaited.add(request)

    def _gets(self, request: Request) -> None:
        self.awaited.discard(request)

    def _failed(self, request: Request) -> None:
        self.awaited.discard(request)
        if "ERR_ABORTED" not in (request.failure or ""):
            self.problems.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if "/api/tables/" in response.url:
            self.answers.append(response)
        if response.status >= 400:
            self.problems.append(f"{response.status}: {response.request.method} {response.url}")

    def _listens(self, socket: WebSocket) -> None:
        if re.search(r"/api/tables/[^/]+/stream", socket.url):
            socket.on("framereceived", self._hears)

    def _hears(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        self.heard.append(str(frame))
        if message["type"] == "seen":
            self.seen = message


def script(name: str) -> str:
    """Something to be run in the page."""
    return (SCRIPTS / name).read_text("utf-8")


STILL = script("still.js")


def chair(words: str) -> dict[str, str]:
    kind, _, more = words.partition(" ")
    return {"kind": kind} | ({"bot": more} if kind == "bot" else {"name": more} if more else {})
