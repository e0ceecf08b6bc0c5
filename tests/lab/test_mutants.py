"""plancia lab mutants: what is broken, what notices, and what is said of it."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from plancia.games.shelf import titles
from plancia.lab.mutants.code import Chapter
from plancia.lab.mutants.kinds import KINDS, Mutant, mutants
from plancia.lab.mutants.known import Equivalent, Equivalents, equivalents
from plancia.lab.mutants.sums import Sums
from plancia.lab.mutants.terms import Fate, Outcome, Verdict, Wanted
from plancia.lab.mutants.ties import Backwards, last_index
from tests.lab.house_rules import Found, hunted

CODE = """
LIMIT: Final = 3  # G-01
FREE = 4

class Door(Procedure):
    '''G-02'''
    over = "G-09"
    def __init__(self):
        self.n = 5
        self.left = 3  # G-02

    @do("G-03")
    def open(self, g):
        '''As printed.'''
        assert self.n == 6
        g.tell(Told("opened", 7))
        if self.n > 7:
            g.tell(Told("again", 7))
        if not self.n and g.keys:
            g.do(Open(self.n))

    @together("G-03", into="votes")
    def vote(self, g):
        return [first(g)]

class Turn(Effect[Table]):
    RULE = "G-04"
    def is_quiet(self, g):
        return self.n == 0
    def apply(self, g):
        g.keys += self.n
        g.log.append(self)
        self.done = True

def may_open(g, verdict) -> str | None:
    asked.offer(1, "G-05" if g.locked else None)
    if g.night:
        return "G-06"
    return "G-07"

def pick(g):
    '''G-08'''
    best = max(g.worth)
    return sorted(g.all, key=lambda one: (one.a, one.b)), g.worth.index(best), reversed(g.all)

def helper(g):
    return g.n > 8
"""


@pytest.fixture
def made(tmp_path: Path) -> list[Mutant]:
    (tmp_path / "door.py").write_text(CODE, "utf-8")
    chapter = Chapter(tmp_path / "door.py", "door", "house.door")
    return [mutant for code in chapter.codes(lambda id: id.startswith("G-0")) for mutant in mutants(code)]


def test_each_way_of_breaking_a_rule_is_tried_where_code_carries_one(made: list[Mutant]) -> None:
    assert [(mutant.code.name, mutant.kind, mutant.rules[0], mutant.now) for mutant in made] == [
        ("LIMIT", "number", "G-01", "LIMIT: Final = 4"),
        ("Door.__init__", "number", "G-02", "self.left = 4"),
        ("Door.open", "step", "G-03", "left out"),
        ("Door.open", "comparison", "G-03", "if not self.n or g.keys:"),
        ("Door.open", "comparison", "G-03", "if self.n and g.keys:"),
        ("Door.open", "comparison", "G-03", "if not self.n and (not g.keys):"),
        ("Door.open", "effect", "G-03", "left out"),
        ("Door.vote", "step", "G-03", "left out"),
        ("Turn.apply", "effect", "G-04", "left out"),
        ("Turn.apply", "effect", "G-04", "left out"),
        ("may_open", "open", "G-05", "asked.offer(1, None if g.locked else None)"),
        ("may_open", "open", "G-06", "return None"),
        ("may_open", "open", "G-07", "return None"),
        ("may_open", "shut", "G-05", "asked.offer(1, 'G-05')"),
        ("may_open", "shut", "G-05", "if True:"),
        ("may_open", "shut", "G-05", "at once return 'G-07'"),
        ("may_open", "number", "G-05", "asked.offer(2, 'G-05' if g.locked else None)"),
        ("may_open", "comparison", "G-05", "asked.offer(1, 'G-05' if not g.locked else None)"),
        ("may_open", "comparison", "G-05", "if not g.night:"),
        ("pick", "tie-break", "G-08", "best = min(g.worth)"),
        *(
            ("pick", "tie-break", "G-08", f"return ({order}, {first}, {last})")
            for order, first, last in (
                (f"{BY}, reverse=True)", FIRST, LAST),
                (f"{BY.replace('one.b', 'plancia_backwards(one.b)')})", FIRST, LAST),
                (f"{BY})", "plancia_last_index(g.worth, best)", LAST),
                (f"{BY})", FIRST, "list(g.all)"),
            )
        ),
    ]


BY, FIRST, LAST = "sorted(g.all, key=lambda one: (one.a, one.b)", "g.worth.index(best)", "reversed(g.all)"


def test_a_change_is_made_and_undone(made: list[Mutant]) -> None:
    assert {mutant.kind for mutant in made} == set(KINDS)
    for mutant in made:
        tree = mutant.code.chapter.tree
        before = ast.unparse(tree)
        back = mutant.edit.turn()
        compile(ast.unparse(tree), "door", "exec")
        assert ast.unparse(tree) != before
        back.turn()
        assert ast.unparse(tree) == before


def test_an_order_is_turned_whatever_is_ordered() -> None:
    assert sorted(["b", "c", "a"], key=Backwards) == ["c", "b", "a"]
    assert max([(1, "a"), (1, "b")], key=lambda pair: (pair[0], Backwards(pair[1]))) == (1, "a")
    assert last_index([4, 7, 7, 1], 7) == 2


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Found:
    return hunted(tmp_path_factory.mktemp("house"))


def test_strong_tests_notice_every_mutant(found: Found) -> None:
    assert set(found.of("gate.may_pass").values()) == {"noticed"}
    assert found.of("gate.may_pass") == {
        "return None": "noticed", "if True:": "noticed", "if g.coins <= TOLL:": "noticed",
    }  # fmt: skip
    assert found.of("gate.Pass.pay") == {"left out": "noticed", "if not self.way:": "noticed"}
    assert found.of("gate.Pay.apply") == {"left out": "noticed"}


def test_weak_tests_let_mutants_live(found: Found) -> None:
    assert found.of("gate.Pass.ring")["left out"] == "passed"
    assert found.of("gate.who_is_first")["return max(g.guests, key=lambda guest: (guest[0], "
                                         "plancia_backwards(-guest[1])))"] == "passed"  # fmt: skip
    assert found.of("gate.forgotten") == {"return n != 3": "elsewhere", "return n == 4": "elsewhere"}


def test_a_test_that_notices_without_citing_the_rule_is_named(found: Found) -> None:
    assert found.by("gate.Pass.ring", "step") == ["test_that_looks_at_the_bell_in_passing"]
    assert found.by("gate.Pass.pay", "step") == ["test_strong_effect"]
    assert found.by("gate.forgotten", "comparison") == [""]


def test_a_number_is_turned_wherever_it_was_imported(found: Found) -> None:
    assert found.of("prices.TOLL") == {"TOLL = 3": "noticed"}


def test_what_was_kept_while_tests_were_collected_hides_no_mutant(found: Found) -> None:
    assert found.of("gate.hours") == {"return 13": "noticed"}


def test_an_endless_mutant_is_a_dead_one(found: Found) -> None:
    assert found.of("gate.endless") == {
        "while n == 0:": "noticed", "while n != 1:": "noticed", "n -= 2": "ended",
    }  # fmt: skip


def test_a_failing_test_is_no_witness_and_the_hunter_stays_whole(found: Found) -> None:
    assert found.failing == ["tests/test_gate.py::test_that_fails_anyway"]
    assert found.after == "G-PAY-01"


def test_a_rule_with_code_that_no_test_cites_is_named(found: Found) -> None:
    assert found.uncited == ["G-GHOST-01"]


def test_mutants_are_chosen_by_rule_file_kind_and_lot(made: list[Mutant]) -> None:
    assert {mutant.rules[0] for mutant in Wanted(rule="G-03").of(made)} == {"G-03"}
    assert Wanted(rule="G-0").of(made) == []
    assert Wanted(file="window").of(made) == []
    assert {mutant.kind for mutant in Wanted(file="door", kinds=("open", "step")).of(made)} == {"open", "step"}
    assert len(Wanted(sample=5).of(made)) == 5
    assert Wanted(sample=5, seed=1).of(made) == Wanted(sample=5, seed=1).of(made) != Wanted(sample=5, seed=2).of(made)


def test_what_is_listed_as_equivalent_is_left_out_of_the_count(made: list[Mutant]) -> None:
    first, second = made[0], made[2]
    listed = [Equivalent(*first.key, why="nobody looks"), Equivalent(*second.key, why="so it was thought")]
    known = Equivalents([*listed, Equivalent("door.gone", "number", "1", "2", "an old line")])
    verdicts = [Verdict(first, Fate("passed", 2)), Verdict(second, Fate("noticed", 1, "test_x"))]
    sums = Sums(Outcome([*verdicts, Verdict(made[3], Fate("uncited"))], made, [], [], []), known)
    assert [each.mutant for each in sums.lived] == [made[3]]
    assert [each.mutant for each in sums.equivalent] == [first]
    assert [each.mutant for each in sums.denied] == [second]
    assert [entry.place for entry in sums.stale] == ["door.gone"]
    assert {each.name: (each.made, each.died, each.lived, each.share) for each in sums.by_kind()} == {
        "step": (1, 1, 0, 100), "guards": (1, 1, 0, 100),
        "comparison": (1, 0, 1, 0), "number": (1, 0, 0, 100), "turned": (2, 0, 1, 0),
    }  # fmt: skip
    assert not sums.good()


def test_lists_of_equivalents_can_be_read_and_give_reasons(tmp_path: Path) -> None:
    entry = "[[equivalent]]\nin = 'door.pick'\nkind = 'number'\nwas = '1'\nnow = '2'\nwhy = 'never reached'\n"
    (tmp_path / "trials").mkdir()
    (tmp_path / "trials" / "known_mutants.toml").write_text(entry, "utf-8")
    assert [each.place for each in equivalents(tmp_path).stale([])] == ["door.pick"]
    assert equivalents(tmp_path / "none").stale([]) == []
    assert all(equivalents(title.folder).stale([]) for title in titles().values())


@pytest.mark.slow
def test_the_command_speaks_italian() -> None:
    words = ["lab", "mutants", "wroth", "--rule", "W-A-51", "--file", "state", "--jobs", "1", "--lang", "it"]
    done = subprocess.run(
        [sys.executable, "-m", "plancia.cli.main", *words], capture_output=True, text=True, check=False
    )
    assert "numero cambiato" in done.stdout, done.stderr
    assert done.returncode == 0
    assert "mutanti del gioco" in done.stdout
