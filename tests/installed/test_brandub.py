"""A fourth title, of which no line of Plancia knows: in Python, in the terminal, in the lab."""

from __future__ import annotations

from pathlib import Path

from tests.installed.conftest import Plancia

CLI = ("-m", "plancia.cli.main")
FROM_PYTHON = """
import plancia
match = plancia.new("brandub", seats={"attackers": "human", "defenders": "human"}, seed=7)
start = match.position()
match.answer("d2"); match.answer("c2")
try:
    match.answer("d1")
except plancia.Illegal as why:
    print("refused by", why.rule)
match.undo(); match.undo()
assert match.position() == start
again = plancia.position("brandub", match.position())
assert again.position() == start
both = plancia.new("brandub", seats={"attackers": "thumb", "defenders": "thumb"}, seed=7)
assert both.over and both.result["rule"].startswith("B-END"), both.result
assert plancia.replay(both.record()).result == both.result
assert plancia.load(both.dump()).result == both.result
print("all well")
"""


def test_from_python(python: Plancia):
    assert python("-c", FROM_PYTHON).splitlines() == ["refused by B-MOVE-01", "all well"]


def test_in_the_terminal_by_text_alone(python: Plancia, tmp_path: Path):
    """A move by name and by number, why not, undo, a save to resume and a record to replay."""
    record = tmp_path / "game.txt"
    said = f"d2\nwhy e5\nc2\nlog\nundo\nrecord {record}\nquit\n"
    told = python(*CLI, "play", "brandub", "--seats", "attackers=human,defenders=thumb", said=said)
    assert "B-MOVE-02" in told
    assert "An attacker goes from d2 to c2." in told
    assert "7  x  ·  ·  A  ·  ·  x" in told
    assert "1  x  ·  ·  A  ·  ·  x" in told
    python(*CLI, "replay", str(record))


def test_in_both_languages(python: Plancia):
    told = python(*CLI, "--lang", "it", "play", "brandub", "--seats", "attackers=human,defenders=thumb", said="quit\n")
    assert "Scegli il pezzo da muovere." in told
    assert "angolo" in python(*CLI, "--lang", "it", "rules", "brandub", "B-MOVE-04")


def test_in_the_lab(python: Plancia):
    """Everything that its source can ask and refuse is met, and nothing is ever wrong."""
    told = python(*CLI, "lab", "fuzz", "brandub", "--decisions", "4000", "--jobs", "1")
    assert "all 8 things happened at least once" in told
    told = python(*CLI, "lab", "secrets", "brandub", "--pairs", "200", "--jobs", "1")
    assert "brandub: 200 pairs" in told
    told = python(*CLI, "lab", "hostile", "brandub", "--cases", "40")
    assert "hostile brandub" in told


def test_a_title_that_is_not_there_is_refused_with_those_that_are(python: Plancia):
    told = python(*CLI, "lab", "arena", "brandub", "--seats", "thumb,random", "--games", "4", "--jobs", "1")
    assert "thumb against random: 100.0%" in told
    assert "defenders" in told
    told = python(*CLI, "lab", "fuzz", "chess", status=2)
    assert "brandub, nova-aetas, verrix, wroth" in told
