"""The whole table in sentences: everything that is drawn is also said."""

from __future__ import annotations

from random import Random

import pytest

from plancia.games.wroth.game import GAME
from plancia.games.wroth.voice import WrothVoice
from plancia.games.wroth.words import names_shown
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.view import View
from plancia.kernel.words import LANGUAGES, catalogue
from tests.games.wroth.scene import wroth

VOICE = WrothVoice()


def test_a_table_is_read_out() -> None:
    scene = wroth("""
        round = 2
        active = "koda"
        tokens = { 3 = "2 battle" }
        [seats.koda]
        vp = 7
        corra = 3
        dice = "mine battle"
        omniscient = "strike"
        feats = ["KOD-F3"]
        regions.3 = "2 regular, 1 grey-3"
        [seats.runen]
        regions.3 = "1 regular"
    """).advance()
    lines = VOICE.describe(View(scene.g, 2), "en")
    assert lines[0] == "Round 2, phase 5: Actions."
    assert lines[1:3] == ["Koda: 7 of 30 VP.", "Runen: 0 of 30 VP."]
    region = next(line for line in lines if line.startswith("Region 3"))
    assert region == (
        "Region 3, token 2 with Battle. Koda: 2 Kin and 1 Grey (3/4). Runen: 1 Hearthguard. "
        "Koda would score 3 VP (token 2, bonus 1)."
    )
    koda = next(line for line in lines if line.startswith("Koda, first player"))
    for said in (
        "3 Corra",
        "Action dice: 1 Mine, 1 Battle.",
        "Omniscient die: Strike.",
        "6 Trappers for 1 Corra each",
        "Feat Tide of Claws",
    ):
        assert said in koda
    assert lines[-1] == "To decide: Koda."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_drawn_is_said(lang: str) -> None:
    catalogue(names_shown.TEXT, lang).faults.clear()
    for number in range(12):
        g = GAME.table(GAME.any_settings(Random(number), number))
        g.key = key_of(f"described {number}")
        GAME.begin(g)
        luck = Random(number)
        while g.decision is not None:
            if luck.random() < 0.1:
                view = View(g, g.decision.by)
                text, drawn = "\n".join(VOICE.describe(view, lang)), VOICE.scene(view, lang)
                for region in drawn["regions"]:
                    assert region["name"] in text
                    assert all(army["text"] in text for army in region["armies"])
                    assert all(would["text"] in text for would in region["would"])
                for faction in drawn["factions"]:
                    assert all(feat["name"] in text for feat in faction["feats"])
            engine.answer(g, luck.choice(g.decision.options))
        lines = VOICE.describe(View(g, 0), lang)
        assert all(lines)
    assert catalogue(names_shown.TEXT, lang).faults == []
