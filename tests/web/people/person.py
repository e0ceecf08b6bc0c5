"""A scripted person: reads the question on the page, chooses, and answers in one way of their own."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator

from tests.web.people.visitor import Visitor, script
from tests.web.people.words import says

MOST_ANSWERS = 600  # of one person in one game

# Does the page ask what the table asked? Spaces are as the page breaks its lines.
ASKS = script("asks.js")

# A point where a finger meets this spot and nothing that lies over the board; null where there is none.
WHERE = script("where.js")


class Person:
    """`way`: "clicks" (on the board where the option has a place there, else in the list), "lists" (only in the list),
    "types" (keyboard only), "reads" (text mode: a number in the one field)."""

    def __init__(self, visitor: Visitor, way: str = "clicks", seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.answer = {"clicks": self.clicks, "lists": self.lists, "types": self.types, "reads": self.reads}[way]
        self.random = random.Random(seed)
        self.did: Counter[str] = Counter()  # answers, by how they were given
        self.is_hasty = False  # skips what happened, to be asked the next question
        self.missed: list[str] = []  # places on the board that no finger reaches

    def plays(self, answers: int = MOST_ANSWERS) -> int:
        """Until the game is over, or so many answers are given; returns how many."""
        for given in range(answers):
            if self.is_asked() is None:
                return given
            self.answers()
        return answers

    def answers(self, name: str = "") -> dict[str, Any]:
        """One answer: this option, or any; returns the option."""
        question = self.is_asked()
        assert question is not None, "nobody is asked"
        if question["several"] and not name:
            return self.answers_with_a_set(question["several"])
        options = [option for option in question["options"] if not name or option["name"] == name]
        chosen = self.random.choice(options)
        number = self.visitor.number
        self.answer(chosen)
        self.visitor.waits(lambda: self.visitor.number > number, f"{chosen['name']} is answered: {dict(self.did)}")
        return dict(chosen)

    def answers_with_a_set(self, several: dict[str, Any]) -> dict[str, Any]:
        """In any order, from the list; then it is enough."""
        number, there = self.visitor.number, [each for each in several["options"] for _ in range(each["count"])]
        chosen = self.some_of(there, several)
        for option in chosen:
            self.visitor.touch(self.listed(option))
        self.did["a set"] += 1
        self.visitor.touch(self.page.get_by_test_id("enough").filter(visible=True).first)
        self.visitor.waits(lambda: self.visitor.number > number, f"a set is answered: {dict(self.did)}")
        return dict(chosen[0]) if chosen else {}

    def some_of(self, there: list[dict[str, Any]], several: dict[str, Any]) -> list[dict[str, Any]]:
        """A set that keeps to what it may come to."""
        most = min(several["most"], len(there))
        for n in range(300):
            size = self.random.randint(several["least"], max(several["least"], most if n > 50 else min(most, 3)))
            chosen = self.random.sample(there, size)
            sums = [(sum(limit["weights"][each["name"]] for each in chosen), limit) for limit in several["limits"]]
            if all(limit["least"] <= found and found <= (limit["most"] or found) for found, limit in sums):
                return chosen
        raise AssertionError(f"no set is found: {several}")

    def is_asked(self) -> dict[str, Any] | None:
        """The question that stands on the page; None when the game is over."""
        visitor = self.visitor
        while True:
            visitor.waits(self.is_at_rest, "somebody at this screen is asked")
            number, shown = visitor.number, visitor.shown
            if shown["over"]:
                return None
            if shown["question"] is None:
                self.takes_over()
                continue
            question = dict(shown["question"])
            names = [option["name"] for option in (question["several"] or question)["options"]]
            asked = {"number": number, "prompt": question["prompt"], "options": names}
            visitor.waits(
                lambda asked=asked, number=number: (  # type: ignore[misc]
                    visitor.number != number or self.page.evaluate(ASKS, asked) or self.skips()
                ),
                f"the page asks {asked['prompt']!r}",
            )
            if visitor.number == number:
                return question

    def skips(self) -> bool:
        """Whether there was nothing to skip is seen when the question is there."""
        if self.is_hasty and self.visitor.sees("film").count():
            self.did["skipped"] += 1
            self.page.keyboard.press("Escape")
        return False

    def is_at_rest(self) -> bool:
        shown = self.visitor.shown
        return bool(shown) and (shown["over"] or shown["question"] or self.hand_over.count() > 0)

    # -- a shared screen

    @property
    def hand_over(self) -> Locator:
        return self.visitor.sees("hand-over")

    def takes_over(self) -> None:
        self.did["handed over"] += 1
        before = self.visitor.seen
        self.visitor.touch(self.hand_over.get_by_role("button").first)
        self.visitor.waits(lambda: self.visitor.seen is not before, "the next one looks")

    # -- the ways to answer

    def clicks(self, option: dict[str, Any]) -> None:
        for spot in option["spots"]:
            point = self.finds(spot)
            if point == "covered":
                self.missed.append(spot)
            elif point is not None:
                number = self.visitor.number
                self.did["on the board"] += 1
                self.page.mouse.click(*point) if not self.visitor.touches else self.page.touchscreen.tap(*point)
                self.picks_among_several(option, spot, number)
                return
        self.lists(option)

    def lists(self, option: dict[str, Any]) -> None:
        self.did["in the list"] += 1
        self.visitor.touch(self.listed(option))

    def finds(self, spot: str) -> Any:
        """Where it is once nothing moves any more."""
        point, before = self.page.evaluate(WHERE, spot), None
        while point != before:
            self.page.wait_for_timeout(20)
            point, before = self.page.evaluate(WHERE, spot), point
        return point

    def picks_among_several(self, option: dict[str, Any], spot: str, number: int) -> None:
        """Where a spot can mean several options, a small list opens there."""
        chooser = self.visitor.sees("popup")
        self.visitor.waits(
            lambda: self.visitor.number > number or chooser.count() > 0 or self.touches_again(spot),
            f"{spot} answers {option}",
        )
        if self.visitor.number == number:
            self.did["among several"] += 1
            self.visitor.touch(chooser.locator(f'[data-option="{option["name"]}"]'))

    def touches_again(self, spot: str) -> bool:
        """What was small under the finger has grown, or is read large, and may be touched now."""
        nearer = self.page.get_by_text(says("table-nearer", self.visitor.lang), exact=True)
        grown = nearer.or_(self.visitor.sees("large-card")).filter(visible=True).count()
        if self.visitor.touches and grown and self.did["grown"] < self.did["on the board"]:
            self.did["grown"] += 1
            point = self.finds(spot)
            if point is not None and point != "covered":
                self.page.touchscreen.tap(*point)
        return False

    def types(self, option: dict[str, Any]) -> None:
        if option["number"] is None:
            self.did["by Tab and Enter"] += 1
            self.tabs_to(self.listed(option))
            self.page.keyboard.press("Enter")
            return
        self.did["by number"] += 1
        text = str(option["number"])
        others = [str(each["number"]) for each in self.visitor.shown["question"]["options"] if each is not option]
        self.page.keyboard.type(text)
        if any(other != text and other.startswith(text) for other in others):
            self.page.keyboard.press("Enter")

    def reads(self, option: dict[str, Any]) -> None:
        text = self.visitor.sees("text-mode")
        if option["number"] is None:
            self.did["by button"] += 1
            text.locator(f'[data-option="{option["name"]}"]').first.click()
            return
        self.did["by number"] += 1
        field = text.get_by_role("textbox").first
        field.fill(str(option["number"]))
        field.press("Enter")

    # -- finding

    def listed(self, option: dict[str, Any]) -> Locator:
        name = option["name"].replace('"', '\\"')
        return self.page.locator(f'[data-testid="option"][data-option="{name}"]').filter(visible=True).first

    def tabs_to(self, wanted: Locator, most: int = 400) -> None:
        """With the Tab key alone."""
        for _ in range(most):
            if wanted.evaluate("(each) => each === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {wanted}")


def play_together(*people: Person, most: int = MOST_ANSWERS, between: Callable[[], None] = lambda: None) -> None:
    """Everybody in a browser of their own, whoever is asked, until the game is over; `between` every two answers."""
    lead = people[0].visitor
    for _ in range(most):
        lead.waits(lambda: any(is_asked(each) for each in people) or is_over(people), "somebody is asked")
        if is_over(people):
            return
        between()
        asked = next((each for each in people if is_asked(each)), None)
        if asked is not None and asked.is_asked() is not None:
            asked.answers()
    raise AssertionError(f"no end after {most} answers")


def is_asked(person: Person) -> bool:
    return bool(person.visitor.shown.get("question"))


def is_over(people: Sequence[Person]) -> bool:
    return all(each.visitor.shown.get("over") for each in people)


def sees_the_result(visitor: Visitor) -> None:
    """Who won stands on the page, as the table says it."""
    visitor.waits(lambda: visitor.sees("result").count() > 0, "the result is shown")
    words = " ".join(visitor.sees("result").first.inner_text().split())
    shown = visitor.shown
    assert shown["result"]["rule"] in words
    assert " ".join(shown["ended"].split()) in words, words
    if shown["together"]:
        have_lost = all(side in shown["automated"] for side in shown["result"]["winners"])
        said = says("table-you-lost" if have_lost else "table-you-won-together", visitor.lang, n=len(shown["chairs"]))
        assert said in words, words
        assert shown["ended"], "it says why"
        return
    titles = {seat: chair["title"] for seat, chair in shown["chairs"].items()} | shown["automated"]
    for side in shown["result"]["winners"]:
        assert titles[side] in words, (side, words)
    here = {seat for seat, chair in shown["chairs"].items() if chair["kind"] == "here"}  # all of them at this screen
    is_ours = any(side in {shown["seat"], *here} for side in shown["result"]["winners"])
    assert (says("table-you-won", visitor.lang, who="").strip() in words) == is_ours, words
