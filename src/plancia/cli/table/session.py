"""A person at the table: the news, the table, the question, the answer."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

from rich.text import Text

from plancia.cli.console import WIDTH, Trouble, console
from plancia.cli.faces import Face, face_of
from plancia.cli.reading import number_in, read_line
from plancia.cli.saves import Slot
from plancia.cli.table import picking
from plancia.cli.table.meaning import options_meant
from plancia.cli.table.rulebook import print_card
from plancia.cli.table.spoken_commands import SPOKEN
from plancia.cli.table.taught import print_lesson
from plancia.cli.table.who_looks import WhoLooks
from plancia.kernel.content.problems import printable
from plancia.kernel.decision import Decision
from plancia.kernel.game import Illegal, Unplayable
from plancia.kernel.state import Effect
from plancia.kernel.words import within
from plancia.table.match import Match
from plancia.table.opening import process_limits

RECALLED = 12  # lines of the log told when a game is resumed


class Session:
    """`delay`: seconds after each line of the log. `plain`: sentences instead of the drawn map."""

    def __init__(
        self, match: Match, delay: float = 0, plain: bool = False, resumed: bool = False, kept: Path | None = None
    ) -> None:
        self.match = match
        self.slot = Slot(kept)
        self.face: Face = face_of(match.game.name)
        self.console = console()
        self.who_looks = WhoLooks(match)
        self.delay = delay
        self.resumed = resumed
        self.plain = plain or self.console.out.width < WIDTH or not _can_draw()
        self.since = 0  # where in the log the news of the last answer begin
        self.done: list[Effect[Any]] = []  # the changes of the table that its last drawing shows
        self.drawn: list[str] = []  # the map as it was last drawn
        self.asked_seat = -1
        self.leaving = False

    # -- the loop

    def run(self) -> None:
        """Until somebody leaves, or the input ends."""
        process_limits.lift()
        if self.resumed:
            self.recall()
        else:
            for line in self.face.opening(self.match.state, self.console.lang):
                self.console.print(line)
        self.tell_news()
        question = True
        while not self.leaving:
            if question:
                if not self.hand_over():
                    return
                self.show_table()
                self.ask()
            if self.match.over and not self.who_looks.people:
                return
            said = read_line(self.cursor())
            if said is None:
                return
            try:
                question = self.obey(said.strip())
            except Trouble as trouble:
                self.console.print(str(trouble), "red")
                question = False

    def obey(self, line: str) -> bool:
        """Do what was said. True when the question has to be put again."""
        word, _, rest = line.partition(" ")
        command = SPOKEN.get(word.lower())
        if command is not None:
            return command(self, rest.strip())
        return self.answer(line) if line else True

    def cursor(self) -> str:
        decision = self.match.decision
        return "> " if decision is None else f"{self.name(decision.by)}> "

    def hand_over(self) -> bool:
        """Cover the screen until the next person has taken it. False when the input ends."""
        seat = self.who_looks.next()
        if seat is None:
            return True
        self.console.print(Text(self.console.say("hand-over", name=within(self.name(seat))), style="bold reverse"))
        if read_line("… ") is None:
            return False
        if self.console.out.is_terminal:
            self.console.out.file.write("\x1b[2J\x1b[3J\x1b[H")  # what can be scrolled back to is covered too
        self.who_looks.take(seat)
        self.done, self.drawn = [], []
        self.tell_news()
        return True

    # -- the table and the question

    def show_table(self, always: bool = False) -> None:
        """Drawn again only where something has changed on it."""
        g, lang, out = self.match.state, self.console.lang, self.console.out
        done = [effect for effect in g.log or [] if type(effect).__name__ not in ("Told", "Weighed")]
        if done == self.done and not always:
            return
        self.done = done
        if self.plain:
            self.say_table(always)
            return
        view = self.who_looks.view
        the_map = self.face.the_map(view, lang)
        if not the_map:
            return
        out.print()
        for line in self.face.above_the_map(view, lang):
            self.console.print(line, indent=2, before=Text())
        drawn = [line.plain for line in the_map]
        for line in the_map if always or drawn != self.drawn else []:
            out.print(line, soft_wrap=True)
        for part in self.face.below_the_map(view, lang):
            if isinstance(part, Text):
                self.console.print(self.face.paint(g, part, lang), indent=2, before=Text())
            else:
                out.print(part)
        legend = self.face.say("legend", lang)
        if legend and not self.drawn:
            self.console.print(legend, "dim")
        self.drawn = drawn

    def say_table(self, always: bool = False) -> None:
        """In sentences, and only those that are new."""
        sentences = self.face.in_sentences(self.who_looks.view, self.console.lang)
        for sentence in sentences:
            if always or sentence not in self.drawn:
                self.console.print(sentence)
        self.drawn = sentences

    def ask(self) -> None:
        decision = self.match.decision
        if decision is None:
            self.report_end()
            return
        if decision.by != self.asked_seat and len(self.who_looks.people) > 1:
            whose = Text(self.console.say("whose-turn", name=self.name(decision.by)), style="bold reverse")
            self.console.print(whose)
        self.asked_seat = decision.by
        self.console.out.print()
        prompt = self.face.prompt(self.match.state, decision, self.console.lang)
        self.console.print(Text.assemble((f"{prompt} ", "bold"), (f"[{decision.rule}]", "dim")))
        shown = picking.whole(self, decision)
        for number, option in self.face.numbered(shown).items():
            text = Text(self.face.label(self.match.state, shown, option, self.console.lang))
            if shown is not decision:
                text = picking.marked(self, shown, option, text.plain)
            painted = self.face.paint(self.match.state, text, self.console.lang)
            self.console.print(painted, indent=4, before=Text(f"{number:>3} ", style="cyan"))
        if shown is not decision:
            self.console.print(picking.so_far(self, shown), "dim")
        print_lesson(self)

    def answer(self, said: str) -> bool:
        decision = self.match.decision
        if decision is None:
            raise self.console.trouble("game-is-over")
        since, played = len(self.match.state.log or []), len(self.match.state.journal or [])
        try:
            if picking.is_open(decision):
                picking.pick(self, picking.whole(self, decision), said)
            else:
                self.match.answer(self.option(decision, said))
        except Illegal as wrong:
            raise picking.refused(self, decision, wrong) from None
        except Unplayable:
            raise self.console.trouble("cannot-be-played") from None
        if self.match.state.journal and len(self.match.state.journal) == played:  # something is picked, nothing is said
            return True
        self.since = since
        self.slot.keep(self.match)
        self.tell_news()
        return True

    def option(self, decision: Decision, said: str) -> int:
        """The option meant by a number or a stable name. Raises Trouble, which says why not."""
        numbers = self.face.numbered(decision)
        if number_in(said) in numbers:
            return numbers[number_in(said)]
        for option in decision.options:
            if self.stable_name(decision, option) == said.lower():
                return option
        for option in decision.refused or {}:
            if self.stable_name(decision, option) == said.lower():
                why = self.face.why(self.match.state, decision, option, self.console.lang)
                if why is not None:
                    raise self.console.trouble("refused", label=why.label, rule=why.rule, text=why.text)
        return self.option_called(decision, said)

    def option_called(self, decision: Decision, said: str) -> int:
        """By the words of its label. Raises Trouble: why it is refused, or which there are."""
        g, lang = self.match.state, self.console.lang
        found = options_meant(self.face, g, decision, decision.options, said, lang)
        if len(found) == 1:
            return found[0]
        if found:
            numbers = {option: number for number, option in self.face.numbered(decision).items()}
            listed = "; ".join(f"{numbers[option]} {self.face.label(g, decision, option, lang)}" for option in found)
            raise self.console.trouble("option-which", said=printable(said), listed=listed)
        for option in options_meant(self.face, g, decision, decision.refused or {}, said, lang):
            why = self.face.why(g, decision, option, lang)
            if why is not None:
                raise self.console.trouble("refused", label=why.label, rule=why.rule, text=why.text)
        raise self.console.trouble("no-such-option", said=printable(said))

    def stable_name(self, decision: Decision, option: int) -> str:
        return self.match.game.option_name(self.match.state, decision, option).lower()

    def name(self, seat: int) -> str:
        return self.face.seat_name(self.match.state, seat, self.console.lang)

    # -- the log

    def recall(self) -> None:
        """A game that is resumed: the last lines, so that everyone knows where they are."""
        self.who_looks.forget(RECALLED)
        self.since = max(0, len(self.match.state.log or []) - RECALLED)
        self.console.print(self.console.say("resumed"), "bold")

    def tell_news(self) -> None:
        if self.who_looks.nobody:
            return
        for effect in self.who_looks.news():
            if not self.face.is_quiet(self.match.state, effect):
                self.tell(effect)
                if self.delay:
                    time.sleep(self.delay)

    def forget_news(self) -> None:
        """After going back: what is in the log has been told, and the table must be drawn."""
        self.who_looks.forget()
        self.since = len(self.match.state.log or [])
        self.done = []

    def tell(self, effect: Effect[Any], full: bool = False, rules: bool = False) -> None:
        g, lang = self.match.state, self.console.lang
        level = self.face.level(effect)
        if self.face.is_thought(effect):
            text = Text(f"· {self.face.trace(g, effect, lang, full)}", style="dim italic")
        else:
            text = self.face.paint(g, Text(self.face.tell(g, effect, lang)), lang)
        if level == 0:
            self.console.out.print(Text(f"━━ {text.plain} ".ljust(WIDTH, "━"), style="bold"), soft_wrap=True)
            return
        if level == 1:
            text.stylize("bold")
        if rules:
            text = Text.assemble(text, (f" [{self.face.rule_of(effect)}]", "dim"))
        self.console.print(text, indent=2 * (level - 1))

    def report_end(self) -> None:
        result = self.match.result
        if result is None:
            return
        self.console.out.print()
        length = self.face.say("over", self.console.lang, rounds=result["rounds"])
        self.console.print(self.console.say("game-over", length=length), "bold")
        for effect in reversed(self.match.state.log or []):
            if self.face.is_ending(self.match.state, effect):
                self.console.print(self.face.tell(self.match.state, effect, self.console.lang), "bold green")
                break
        print_card(self.face, self.match.state, result["rule"])
        print_lesson(self)


def _can_draw() -> bool:
    return (getattr(sys.stdout, "encoding", "") or "").lower().replace("-", "") in ("utf8", "utf16", "utf32")
