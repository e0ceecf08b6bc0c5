from __future__ import annotations

from collections import Counter
from pathlib import Path

from plancia.kernel.decision import Decision
from plancia.lab.fuzz.guide import Questions

CHAPTER = """
OPEN: Final = 1
CLOSE: Final = 10

class Ring(Effect[Table]):
    pass

class Door(Procedure):
    @ask("R-01", into="step")
    def choose_step(self, g):
        asked = g.ask(0, "step")
        knock = may_knock(g)
        for lock in range(4):
            asked.offer(OPEN + lock, may_open(g, lock, knock))
        asked.offer(CLOSE, "R-05" if self.closed else None)
        return asked

    @roll("R-09", into="luck")
    def try_luck(self, g):
        g.tell(Told("creak", "R-08"))
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
    return Questions(folder)


def test_the_source_says_what_can_be_asked_told_rolled_and_refused(tmp_path: Path) -> None:
    source = questions(tmp_path).source
    assert set(source.questions) == {"Door-choose_step"}
    assert source.effects == {"Ring"}
    assert source.told == {("creak", "R-08")}
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
