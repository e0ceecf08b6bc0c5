"""Procedures are named steps that run in the order written; their attributes are their notes."""

from __future__ import annotations

from typing import Any

import pytest

from plancia.kernel import engine
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import (
    AGAIN,
    END,
    Procedure,
    Step,
    ask,
    copy,
    do,
    kinds_of_procedure,
    name_of,
    notes_of,
    repeat,
    run,
    steps_of,
)
from plancia.kernel.state import Effect, State


class Slate(State):
    """A table with nothing but a slate to write on."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []

    def clone(self) -> Slate:
        twin = Slate()
        twin.words = self.words.copy()
        self.copy_kernel_to(twin)
        return twin


class Write(Effect[Slate]):
    def __init__(self, word: str) -> None:
        self.word = word

    def apply(self, g: Slate) -> None:
        g.stir(self)
        g.words.append(self.word)


def played(first: Procedure, *answers: int) -> Slate:
    g = Slate()
    engine.start(g, first)
    for option in answers:
        engine.answer(g, option)
    return g


class Breakfast(Procedure):
    def __init__(self, eggs: int = 2) -> None:
        self.eggs = eggs

    @do("X-01")
    def boil(self, g: Slate) -> str | None:
        g.do(Write("boil"))
        self.eggs -= 1
        return AGAIN if self.eggs > 0 else None

    @do("X-02")
    def eat(self, g: Slate) -> str | None:
        g.do(Write("eat"))
        return END

    @do("X-03")
    def wash(self, g: Slate) -> None:
        g.do(Write("wash"))


def test_steps_run_in_the_order_written():
    assert [step.name for step in steps_of(Breakfast)] == ["boil", "eat", "wash"]


def test_again_starts_over_and_keeps_the_notes_and_end_leaves_early():
    g = played(Breakfast(3))
    assert g.words == ["boil", "boil", "boil", "eat"]
    assert g.decision is None
    assert g.stack == []


class SoftBreakfast(Breakfast):
    @do("X-04")
    def eat(self, g: Slate) -> str | None:
        g.do(Write("spoon"))
        return None


def test_a_subclass_replaces_a_step_and_keeps_its_place():
    assert played(SoftBreakfast(1)).words == ["boil", "spoon", "wash"]
    assert [step.rule for step in steps_of(SoftBreakfast)] == ["X-01", "X-04", "X-03"]


class Strange(Procedure):
    @do("X-05")
    def answer(self, g: Slate) -> str:
        return "end"


def test_a_step_that_says_something_else_than_end_or_again_is_refused():
    with pytest.raises(AssertionError, match="answer returned 'end'"):
        played(Strange())


class Lunch(Procedure):
    def __init__(self, hungry: bool = True, late: bool = False) -> None:
        self.hungry = hungry
        self.late = late

    @do("X-06")
    def sit_down(self, g: Slate) -> Step | None:
        g.do(Write("sit"))
        return None if self.hungry else Lunch.pay

    @do("X-07")
    def eat(self, g: Slate) -> None:
        g.do(Write("eat"))

    @do("X-08")
    def pay(self, g: Slate) -> Step | None:
        g.do(Write("pay"))
        if not self.late:
            return None
        self.late = False
        return Lunch.eat


class ColdLunch(Lunch):
    @do("X-09")
    def eat(self, g: Slate) -> None:
        g.do(Write("chew"))


def test_a_step_may_name_the_step_to_go_on_with():
    assert played(Lunch()).words == ["sit", "eat", "pay"]
    assert played(Lunch(False)).words == ["sit", "pay"]
    assert played(Lunch(False, True)).words == ["sit", "pay", "eat", "pay"]
    assert played(ColdLunch(False, True)).words == ["sit", "pay", "chew", "pay"]


class Count(Procedure):
    """Says one of three numbers; the result goes to whoever called."""

    def __init__(self, to: int = 0) -> None:
        self.to = to

    @do("X-10")
    def count(self, g: Slate) -> None:
        self.result = self.to


class Caller(Procedure):
    def __init__(self) -> None:
        self.once = -1
        self.last = -1
        self.times = 0
        self.never = -1

    @run("X-11", into="once")
    def call(self, g: Slate) -> Procedure:
        return Count(7)

    @run("X-12", into="never")
    def do_not_call(self, g: Slate) -> Procedure | None:
        return None

    @repeat("X-13", into="last")
    def call_three_times(self, g: Slate) -> Procedure | None:
        if self.times == 3:
            return None
        self.times += 1
        return Count(self.times * 10)

    @do("X-14")
    def tell(self, g: Slate) -> None:
        g.do(Write(f"{self.once} {self.never} {self.last} {self.times}"))


def test_a_result_becomes_a_note_and_repeat_keeps_the_last_one():
    assert played(Caller()).words == ["7 -1 30 3"]


class Echo(Procedure):
    def __init__(self, word: str = "") -> None:
        self.word = word

    @do("X-20")
    def say(self, g: Slate) -> None:
        if len(self.word) < 3:
            g.do(Write(self.word + self.word[0]))


class TwoWords(Procedure):
    def __init__(self) -> None:
        self.echoed = 0

    @do("X-21")
    def say_two(self, g: Slate) -> None:
        g.do(Write("a"))
        g.do(Write("b"))

    @do("X-22")
    def say_more(self, g: Slate) -> None:
        g.words.append("more")


def echoes(g: Slate, stirred: list[Effect[Any]]) -> list[Procedure]:
    return [Echo(effect.word) for effect in stirred if isinstance(effect, Write)]


class Nod(Procedure):
    @do("X-23")
    def nod(self, g: Slate) -> None:
        g.words.append("nod")


def nods(g: Slate, stirred: list[Effect[Any]]) -> list[Procedure]:
    return [Nod()]


def test_a_step_that_was_named_comes_after_the_reactions():
    g = Slate()
    g.reactions = nods
    engine.start(g, Lunch(False, True))
    assert g.words == ["sit", "nod", "pay", "nod", "eat", "nod", "pay", "nod"]


def test_a_step_is_atomic_and_what_it_stirred_is_answered_after_it_in_order():
    g = Slate()
    g.reactions = echoes
    engine.start(g, TwoWords())
    # both words first; then the echo of a with its own echo, then that of b; only then the next step
    assert g.words == ["a", "b", "aa", "aaa", "bb", "bbb", "more"]


class LastWord(Procedure):
    @do("X-23")
    def say(self, g: Slate) -> str:
        g.do(Write("zz"))
        return END


def test_the_last_step_of_a_game_is_answered_too():
    g = Slate()
    g.reactions = echoes
    engine.start(g, LastWord())
    assert g.words == ["zz", "zzz"]


class Chat(Procedure):
    def __init__(self, seat: int = 1) -> None:
        self.seat = seat
        self.first = -1
        self.second = -1

    @ask("X-30", into="first")
    def choose(self, g: Slate) -> Decision:
        return two_options(g, self.seat)

    @ask("X-31", into="second")
    def nothing_to_choose(self, g: Slate) -> Decision | None:
        return None

    @ask("X-32", into="second")
    def choose_again(self, g: Slate) -> Decision:
        return two_options(g, self.seat)


def two_options(g: Slate, seat: int) -> Decision:
    asked = g.ask(seat, "number")
    asked.offer(4, None)
    asked.offer(5, None)
    return asked


def test_a_game_waits_in_the_middle_of_a_procedure_and_a_step_without_question_is_passed_over():
    g = played(Chat(), 4)
    assert g.decision is not None
    assert (g.decision.rule, g.decision.by) == ("X-32", 1)
    chat = g.stack[-1]
    assert isinstance(chat, Chat)
    assert (chat.first, chat.second) == (4, -1)


def test_a_frame_is_copied_before_it_changes_when_a_clone_shares_it():
    g = played(Chat(), 4)
    twin = g.clone()
    assert twin.stack[-1] is g.stack[-1]
    engine.answer(twin, 5)
    engine.advance(g)
    assert [chat.second for chat in g.stack if isinstance(chat, Chat)] == [-1]
    engine.answer(g, 4)
    assert g.decision is None


def test_the_result_of_a_clones_procedure_stays_in_the_clone():
    g = played(Outer())
    twin, third = g.clone(), g.clone()
    engine.answer(twin, 4)
    engine.answer(third, 5)
    assert (twin.words, third.words) == (["4"], ["5"])
    assert g.words == []
    assert [vars_of(frame) for frame in g.stack] == [{"heard": -1}, {"said": -1}]


class Inner(Procedure):
    def __init__(self) -> None:
        self.said = -1

    @ask("X-40", into="said")
    def choose(self, g: Slate) -> Decision:
        return two_options(g, 0)

    @do("X-41")
    def report(self, g: Slate) -> None:
        self.result = self.said


class Outer(Procedure):
    def __init__(self) -> None:
        self.heard = -1

    @run("X-42", into="heard")
    def listen(self, g: Slate) -> Procedure:
        return Inner()

    @do("X-43")
    def write(self, g: Slate) -> None:
        g.do(Write(str(self.heard)))


def vars_of(frame: Procedure) -> dict[str, Any]:
    return {note: getattr(frame, note) for note in notes_of(frame)}


def test_notes_of_a_class_that_is_not_compiled_are_found_too():
    chat = Chat(3)
    chat.first = 5
    assert notes_of(chat) == ("first", "seat", "second")
    twin = copy(chat)
    assert vars_of(twin) == {"first": 5, "seat": 3, "second": -1}


def test_only_the_seat_that_is_asked_can_answer():
    g = played(Chat(seat=1))
    with pytest.raises(AssertionError, match="seat 2 is not asked"):
        engine.answer(g, 4, by=2)


def test_two_games_may_have_a_procedure_of_the_same_name():
    ours = type("Draft", (Procedure,), {"__module__": "tests.kernel.any.draft"})
    theirs = type("Draft", (Procedure,), {"__module__": "plancia.games.other.draft"})
    this_game = type("G", (), {"__module__": "tests.kernel.any.game"})()
    that_game = type("G", (), {"__module__": "plancia.games.other.game"})()
    assert name_of(ours) == name_of(theirs) == "draft.Draft"
    assert kinds_of_procedure(this_game)["draft.Draft"] is ours
    assert kinds_of_procedure(that_game)["draft.Draft"] is theirs


class Tour(Slate):
    """A game that goes from one stage to another."""

    def stage(self) -> int:
        return len(self.words)


def test_the_log_remembers_on_which_stage_something_happened():
    g = Tour()
    g.do(Write("unread"))
    g.log = []
    g.do(Write("boil"))
    g.tell(Write("told"))
    g.do(Write("eat"))
    assert [effect.stage for effect in g.log] == [2, 2, 3]
    plain = Slate()
    plain.log = []
    plain.do(Write("boil"))
    assert plain.log[0].stage == -1


def thinks_of(g: Slate, words: list[str]) -> None:
    for word in words:
        g.tell(Write(word))


def test_a_trace_is_put_together_only_where_somebody_reads_it():
    g = Slate()
    g.trace(thinks_of, ["near", "far"])
    g.log = []
    g.trace(thinks_of, ["near", "far"])
    assert [effect.word for effect in g.log] == ["near", "far"]
    assert g.words == []
