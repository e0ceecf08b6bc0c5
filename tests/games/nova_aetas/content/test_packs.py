"""A pack brings a mission, an Enemy and an item of its own; what a mission's cards can say happens."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import plancia
from plancia.games.nova_aetas.content.read import open_box
from plancia.games.voices import voice_of
from plancia.kernel.content import ContentError
from plancia.kernel.view import View
from tests.games.nova_aetas.scene import Scene, nova
from tests.scenes import example

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


RENAMED = """
[item.sword]
name = { en = "Old Blade", it = "Lama del nonno" }
[skill.cleave]
name = { en = "Wide Sweep", it = "Spazzata larga" }
[enemy.brigand]
name = { en = "Footpad", it = "Grassatore" }
names = { en = "Footpads", it = "Grassatori" }
"""


@example("N-CONTENT-WORDS")
@pytest.mark.parametrize(("lang", "old"), [("en", r"Sword|Cleave|Brigand"), ("it", r"\bSpada|Fendente|Brigant")])
def test_what_a_pack_calls_its_own_way_is_called_so_in_every_face(tmp_path: Path, lang: str, old: str):
    (tmp_path / "pack.toml").write_text(PACK, "utf-8")
    (tmp_path / "cards.toml").write_text(RENAMED, "utf-8")
    match = plancia.new("nova-aetas", {"one": "human"}, 41, [tmp_path], play="mission", mission="M1")
    voice, luck, box = voice_of("nova-aetas"), Random(1), match.state.box
    seen = [str(voice.about(box, id, lang)) for id in ("sword", "cleave", "brigand", "valerio")]
    for _ in range(60):
        view, asked = View(match.state, 0), match.state.decision
        seen += [str(voice.scene(view, lang)), *voice.describe(view, lang), voice.prompt(match.state, asked, lang)]
        seen += [voice.label(match.state, asked, option, lang) for option in asked.options]
        match.answer(luck.choice(list(match.names())))
    seen += [voice.tell(match.state, effect, lang) for effect in match.state.log]
    assert [text[:200] for text in seen if re.search(old, text)] == []
    assert any("Footpad" in text or "Grassatore" in text for text in seen)
