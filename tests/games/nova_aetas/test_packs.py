"""A pack brings a mission, an Enemy and an item of its own; what a mission's cards can say happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from plancia.games.nova_aetas.content import open_box
from plancia.kernel.content import ContentError
from tests.scenes import example
from tests.scenes.nova_aetas import Scene, nova

PACK = 'name = "the-cellar"\ngame = "nova-aetas"\ntitle = "The Cellar"\nplancia = 1\n'

MISSION = """
[enemy.cellar-rat]
name = { en = "Rat", it = "Ratto" }
names = { en = "Rats", it = "Ratti" }
text = { en = "Small.", it = "Piccolo." }
faction = "mercenaries"
rank = "troop"
rapidity = 4
control_area = 3
pd = 2
md = 2
health = 1
loot = "elementum"
models = 2
attacks = [{ name = { en = "Bite", it = "Morso" }, kind = "physical", ap = 2, range = 1, hits = 1, threshold = 3 }]

[item.candle]
name = { en = "Candle", it = "Candela" }
text = { en = "Light.", it = "Luce." }
category = "tool"
slot = "accessory"
keywords = { search = 1 }

[mission.C1]
name = { en = "The Cellar", it = "La cantina" }
family = "exploration"
briefing = { en = "Down.", it = "Giù." }
won = { en = "Up.", it = "Su." }
lost = { en = "No.", it = "No." }
tags = ["stealth"]
rows = ["hhhh", "....", "..P."]
setup = [{ do = "enemy", enemy = "cellar-rat", at = ["A3"] }]
next = [{ on = "victory", to = "", flags = ["warned"] }]
victory = [{ text = { en = "Look.", it = "Guarda." }, any = [{ is = "counter", counter = "looked", n = 3 }] }]
defeat = [{ text = { en = "Time.", it = "Tempo." }, any = [{ is = "time", t = 30 }] }]

[[mission.C1.actions]]
id = "look"
name = { en = "Look", it = "Guarda" }
text = { en = "Look.", it = "Guarda." }
at = ["C3"]
then = [
  { do = "count", counter = "looked" },
  { do = "alarm" },
  { do = "token", token = "lucky" },
  { do = "flag", flag = "looked_twice" },
  { do = "popolini", n = -2 },
]
"""


@pytest.fixture
def cellar(tmp_path: Path) -> Path:
    (tmp_path / "pack.toml").write_text(PACK)
    (tmp_path / "cellar.toml").write_text(MISSION)
    return tmp_path


def scene_in(pack: Path, more: str = "") -> Scene:
    text = f'mission = "C1"\nactive = "valerio"\nalarm = -1\npopolini = 5\n[heroes.valerio]\nat = "C2"\n{more}'
    return nova(text, [pack])


@example("N-CORE-MISSION-ACTION", "N-CORE-STEALTH", "N-CORE-GOLD-4")
def test_what_an_action_says_happens(cellar: Path):
    scene = scene_in(cellar)
    scene.one("look")
    assert scene.g.counters == [1]
    assert scene.g.alarm == scene.g.t
    assert scene.tokens("valerio") == "lucky"
    assert scene.g.popolini == 3
    assert scene.g.flags == 1 << scene.g.box.flags.index("looked_twice")
    scene.one("look", "look")
    assert scene.g.outcome == 1
    assert scene.g.popolini == 0  # never below zero


def test_a_pack_adds_enemies_and_items(cellar: Path):
    scene = scene_in(cellar, 'gear = "candle"\n[enemies]\ncellar-rat = ["A3"]\n')
    assert scene.at("cellar-rat-1") == "A3"
    assert scene.g.box.items[scene.g.gear[2]].keyword_dice[3] == 1


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('at = ["C3"]', 'at = ["E3"]', "E3 is not on the map"),
        ('rows = ["hhhh"', 'rows = ["hhh"', "equally long"),
        ('rows = ["hhhh"', 'rows = ["hh.."', "four Heroes"),
        ('enemy = "cellar-rat", at', 'enemy = "cellar-cat", at', "no Enemy cellar-cat"),
        ("hits = 1", "hits = 0", "Physical Attacks have Hits"),
        ('to = ""', 'to = "C9"', "no mission C9"),
        ('id = "look"', 'id = "wait"', "another answer is called wait"),
        ('id = "look"', 'id = "cleave"', "another answer is called cleave"),
        ("[item.candle]", "[item.gold]", "a reagent is called gold"),
    ],
)
def test_a_pack_that_cannot_be_played_says_why(cellar: Path, old: str, new: str, said: str):
    assert old in MISSION
    (cellar / "cellar.toml").write_text(MISSION.replace(old, new))
    with pytest.raises(ContentError) as found:
        open_box((cellar,))
    assert said in str(found.value)
    assert "cellar.toml:" in str(found.value)
