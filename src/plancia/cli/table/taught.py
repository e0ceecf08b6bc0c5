"""Being taught at the terminal: a game on one page, and what a guided game says about each question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from plancia.bots.advice import advise
from plancia.cli.console import console
from plancia.games.teaching import Point, teaching_of
from plancia.kernel.view import View
from plancia.table.told import lesson

if TYPE_CHECKING:
    from plancia.cli.table.session import Session

BAR = Text("┃ ", style="cyan")


def print_primer(game: str) -> None:
    """Raises Trouble where that game is not taught."""
    out, say = console(), console().say
    page = teaching_of(game, out.lang).primer
    if page is None:
        raise out.trouble("not-taught")
    out.print(say("primer-goal"), "bold")
    out.print(page.goal, indent=2)
    parts = ((say("primer-turn"), page.turn), (page.scoring, page.points), (say("primer-know"), page.know))
    for title, points in parts:
        out.print(title, "bold")
        for each in points:
            print_point(each)


def print_point(point: Point) -> None:
    console().print(Text.assemble((f"{point.title}. ", "bold"), point.text), indent=4, before=Text("  · "))


def print_lesson(at: Session) -> None:
    """What the guided game says now, if this is one."""
    found = lesson.lesson_at(at.match)
    if found is None:
        return
    say, lang = at.console.say, at.console.lang
    told = lesson.tell(at.match, found, lang)
    said: list[Text] = []
    if told.strayed:
        said.append(Text(say("lesson-strayed", label=told.strayed), style="dim"))
    if told.title:
        said += [Text(told.title, style="bold"), Text(told.text)]
    asked = at.match.state.decision
    if asked is not None:
        label, why = told.label, told.why
        if not told.answers:
            best = advise(View(at.match.state, asked.by), lang, 1).suggestions[:1]
            label, why = (best[0].label, " ".join(best[0].reasons)) if best else ("", "")
        if label:
            said.append(Text.assemble((f"{say('lesson-advice')} ", "bold"), label))
        said += [Text(why)] if why else []
    for line in said:
        at.console.print(line, indent=2, before=BAR)
    if told.ending:
        print_end(at, told)


def print_end(at: Session, told: lesson.LessonTold) -> None:
    say = at.console.say
    at.console.print(told.ending, "bold")
    at.console.print(say("lesson-learned"), "bold")
    for each in told.learned:
        at.console.print(each.title, indent=4, before=Text("  · "))
    at.console.print(say("lesson-next"), "bold")
    for ready in told.next:
        print_point(Point(ready.title, ready.text))
