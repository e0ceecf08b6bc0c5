from __future__ import annotations

from collections import Counter
from pathlib import Path

from plancia.kernel.answers import Kind, Range
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.state import Tally
from plancia.lab.fuzz.guide import Questions

GATE = Kind("gate")
PUSH = GATE.answer("push")
TURN = GATE.answer("turn-{}", Range("key", 4))
COIN = Kind("coin")
PAY = COIN.answer("{}", Range("coin", 9))
FEE = Kind("fee")
ASK_FOR = FEE.answer("{}", Range("fee", 9))

CHAPTER = """
STEP: Final = 5
OPEN: Final = 1
CLOSE: Final = 2 * STEP

class Ring(Effect[Table]):
    pass

class Names(names.Names):
    pass

class Door(Procedure):
    @ask("R-01", into="step")
    def choose_step(self, g):
        asked = g.ask(0, "step")
        knock = may_knock(g)
        for lock in range(4):
            asked.offer(OPEN + lock + 1 - 1, may_open(g, lock, knock))
        asked.offer(CLOSE, "R-05" if self.closed else None)
        return asked

    @roll("R-09", into="luck")
    def try_luck(self, g):
        g.tell(Told("creak", "R-08" if g.night else "R-07"))
        return Roll("hinge", 6)

def may_open(g, lock, knock):
    if lock:
        return "R-02"
    return knock

def may_knock(g):
    return None if g.night else "R-03"

def may_be_forgotten(g):
    return "R-04"
"""


def questions(folder: Path) -> Questions:
    (folder / "door.py").write_text(CHAPTER, "utf-8")
    return Questions(folder, {"gate": GATE, "coin": COIN, "fee": FEE})


def test_the_source_says_what_can_be_asked_told_rolled_and_refused(tmp_path: Path) -> None:
    source = questions(tmp_path).source
    assert set(source.questions) == {"Door-choose_step"}
    assert source.effects == {"Ring"}
    assert source.told == {("creak", "R-07"), ("creak", "R-08")}
    assert source.rolls == {"hinge"}
    assert source.refusals() == {
        ("Door-choose_step", "R-05"),
        ("may_open", "R-02"),
        ("may_knock", "R-03"),
        ("may_be_forgotten", "R-04"),
    }


def test_a_refusal_belongs_to_the_function_that_made_it(tmp_path: Path) -> None:
    asked = Decision(0, "step", True)
    asked.step = "Door-choose_step"
    asked.offer(1, "R-03")
    asked.offer(2, "R-02")
    asked.offer(10, "R-05")
    met: Counter[str] = Counter()
    questions(tmp_path).count(asked, met)
    assert met == {
        "question Door-choose_step": 1,
        "refusal may_knock R-03": 1,
        "refusal may_open R-02": 1,
        "refusal Door-choose_step R-05": 1,
    }


WINDOW = """
from plancia.kernel.answers import Kind, Range
from plancia.kernel.decision import PASS
from plancia.games.house import locks
from plancia.games.house.bell import RING as STRIKE, may_ring

OPEN: Final = 30

class Window(Procedure):
    @ask("R-20", into="step")
    def choose_step(self, g):
        asked = g.ask(0, "step")
        asked.offer(PASS, may_stay(g))
        asked.offer(OPEN, locks.may_open(g))
        asked.offer(STRIKE, may_ring(g))
        return asked

def may_stay(g):
    return "R-21"

def may_open(g):
    return "R-22"
"""


def test_a_name_means_what_it_means_in_its_chapter(tmp_path: Path) -> None:
    (tmp_path / "window.py").write_text(WINDOW, "utf-8")
    (tmp_path / "locks.py").write_text("OPEN: Final = 50\n\ndef may_open(g):\n    return 'R-23'\n", "utf-8")
    (tmp_path / "bell.py").write_text("RING: Final = 7\n\ndef may_ring(g):\n    return 'R-24'\n", "utf-8")
    asked = Decision(0, "step", True)
    asked.step = "Window-choose_step"
    for option, rule in ((PASS, "R-21"), (30, "R-23"), (7, "R-24")):
        asked.offer(option, rule)
    met: Counter[str] = Counter()
    questions(tmp_path).count(asked, met)
    assert met == {
        "question Window-choose_step": 1,
        "refusal may_stay R-21": 1,
        "refusal may_open R-23": 1,
        "refusal may_ring R-24": 1,
    }


KEYS = """
GATE: Final = Kind("gate")
PUSH: Final = GATE.answer("push")
TURN: Final = GATE.answer("turn-{}", KEY)
COIN: Final = Kind("coin")
PAY: Final = COIN.answer("{}", NUMBER)
"""
DECLARED = """
from plancia.games.house.keys import PAY, PUSH, TURN

class Gate(Procedure):
    @ask("R-30", into="step")
    def choose_step(self, g):
        asked = g.ask(0, "gate")
        asked.put(PUSH, 0, may_push(g))
        for key in range(4):
            asked.put(TURN, key, may_turn(g, key))
        return asked

    @ask("R-32", into="paid")
    def choose_price(self, g):
        asked = pay(g) if self.open else g.ask(0, "fee")
        for fee in range(9):
            asked.offer(fee, "R-33")
        return asked

def pay(g):
    asked = g.ask(0, "coin")
    asked.put(PAY, 1, "R-33")
    return asked

def may_push(g):
    return "R-31"

def may_turn(g, key):
    return "R-31"
"""


def test_a_refused_answer_belongs_to_the_function_that_refuses_it(tmp_path: Path) -> None:
    (tmp_path / "gate.py").write_text(DECLARED, "utf-8")
    (tmp_path / "keys.py").write_text(KEYS, "utf-8")
    asked, met = Decision(0, "gate", True), Counter[str]()
    asked.step = "Gate-choose_step"
    asked.put(TURN, 2, "R-31")
    asked.put(TURN, 3, "R-31")
    questions(tmp_path).count(asked, met)
    assert met == {"question Gate-choose_step": 1, "refusal may_turn R-31": 2}
    asked.put(PUSH, 0, "R-31")
    questions(tmp_path).count(asked, met)
    assert met["refusal may_push R-31"] == 1


def test_answers_of_two_kinds_may_have_the_same_name(tmp_path: Path) -> None:
    (tmp_path / "gate.py").write_text(DECLARED, "utf-8")
    (tmp_path / "keys.py").write_text(KEYS, "utf-8")
    for kind, refusing in (("fee", "Gate-choose_price"), ("coin", "pay")):
        asked, met = Decision(0, kind, True), Counter[str]()
        asked.step = "Gate-choose_price"
        asked.offer(1, "R-33")
        questions(tmp_path).count(asked, met)
        assert met == {"question Gate-choose_price": 1, f"refusal {refusing} R-33": 1}


def test_a_refusal_that_nobody_was_told_is_counted_where_one_function_only_can_have_made_it(tmp_path: Path) -> None:
    tally, met = Tally(), Counter[str]()
    tally.refusing = {"R-03": {"Door-choose_step"}, "R-99": {"Door-choose_step"}}
    questions(tmp_path).count_verdicts(tally, met)
    assert met == {"refusal may_knock R-03": 1}
