"""What the client weighs, and how long after the server's answer it is drawn: early and late in one game."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median, quantiles

from playwright.sync_api import Browser

from tests.web.people.person import Person
from tests.web.people.visitor import Visitor, script

FEW = 12  # replies that count as early, and as late

# The time from a message of the table to the frame that shows its question, in ms.
STOPWATCH = script("stopwatch.js")
DRAG = script("drag.js")


@dataclass
class Replies:
    ms: list[float] = field(default_factory=list)
    lines: int = 0  # of the log, at the end

    @property
    def early(self) -> float:
        return median(self.ms[1 : FEW + 1])

    @property
    def late(self) -> float:
        return median(self.ms[-FEW:])

    @property
    def slow(self) -> float:
        """Nine of ten are faster."""
        return quantiles(self.ms[1:], n=10)[-1]

    def __str__(self) -> str:
        return (
            f"reply drawn after the server's answer: early {self.early:.0f} ms, late {self.late:.0f} ms, "
            f"9 of 10 within {self.slow:.0f} ms ({len(self.ms)} replies, {self.lines} lines of log)"
        )


def weight(visitor: Visitor, path: str) -> dict[str, int]:
    """Bytes over the wire by file, of a browser that has never been here; conversations with the API aside."""
    sizes: dict[str, int] = {}
    names: dict[str, str] = {}
    devtools = visitor.context.new_cdp_session(visitor.page)
    devtools.send("Network.enable")
    devtools.on("Network.responseReceived", lambda event: names.update({event["requestId"]: event["response"]["url"]}))
    devtools.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    visitor.page.goto(path, wait_until="networkidle")
    visitor.page.wait_for_timeout(500)
    return {names[id].removeprefix(visitor.url): int(size) for id, size in sizes.items() if id in names}


@dataclass
class Frames:
    """Times between two frames while a board is moved, in ms."""

    ms: list[float]

    def __str__(self) -> str:
        per_second = 1000 * len(self.ms) / sum(self.ms)
        within = quantiles(self.ms, n=20)[-1]
        return f"{per_second:.0f} frames a second, median {median(self.ms):.1f} ms, 95 of 100 within {within:.1f} ms"


def frames(visitor: Visitor, seconds: float = 4.0) -> Frames:
    """The board that is open is dragged round and round."""
    return Frames([float(each) for each in visitor.page.evaluate(DRAG, seconds)])


def replies(chromium: Browser, url: str, motion: bool = True) -> Replies:
    """A whole game of four. A film would put off the question, which nobody is to wait for here."""
    visitor = Visitor(chromium, url, motion=motion)
    visitor.page.add_init_script("""localStorage.setItem("habits", '{"pace": "instant"}')""")
    visitor.page.add_init_script(STOPWATCH)
    seats = {"koda": "online", "runen": "bot random", "guild": "bot random", "aldan": "bot random"}
    visitor.goes(f"/t/{visitor.opens_table(seats)}")
    Person(visitor, "lists", seed=4).plays()
    lines = len(visitor.ask("GET", f"/api/tables/{visitor.shown['table']}/log?seat=koda"))
    found = Replies([float(each) for each in visitor.page.evaluate("window.replies")], lines)
    wrong = visitor.wrong
    visitor.leaves()
    assert not wrong, wrong
    return found
