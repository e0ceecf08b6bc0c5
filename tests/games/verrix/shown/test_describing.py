"""The whole table in sentences: everything that is drawn is also said, and every question has its lesson."""

from __future__ import annotations

import re
from random import Random

import pytest

from plancia.games.verrix.game import GAME
from plancia.games.verrix.state.box import TRIBES
from plancia.games.verrix.voice import VerrixVoice
from plancia.games.verrix.words import names_shown
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.view import View
from plancia.kernel.words import LANGUAGES, catalogue
from tests.games.verrix.scene import verrix
from tests.games.verrix.words.test_words import asking_steps

VOICE = VerrixVoice()


def test_a_table_is_read_out() -> None:
    scene = verrix("""
        turn = 2
        active = "blue"
        deck = "feud birth"
        [seats.blue]
        vp = 57
        divine_will = 2
        village = "3 food, 1 sword"
        equipped.niamh = "spear"
        [seats.violet]
        event = "epona"
    """).advance()
    lines = VOICE.describe(View(scene.g, 0), "en")
    assert lines[:2] == ["Turn 2 of 12: Action Phase.", "Play order: Blue, Violet."]
    blue = next(line for line in lines if line.startswith("Blue: 57 VP (55 + 2), 2 Divine Will."))
    assert "Available: Niamh and 5 commoners, FORCE 7." in blue
    assert "On the Village card: 3 Food and 1 Sword." in blue
    assert "Niamh (warrior, FORCE 2; Sword (FORCE), Spear (battle), filled, Horse (movement))." in blue
    assert "Cook (Development, FORCE 2: commoners and artisans, at your village): Take 3 Food from the market." in lines
    violet = next(line for line in lines if line.startswith("Action cards of Violet."))
    assert violet.endswith("An Event card face down.")
    assert f"{len(scene.g.deck)} Event cards in the deck, 0 discarded." in lines
    assert lines[-1] == "To decide: Blue."
    own = VOICE.describe(View(scene.g, 4), "en")
    assert any("Your Event card: Epona: " in line for line in own)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_drawn_is_said(lang: str) -> None:
    catalogue(names_shown.TEXT, lang).faults.clear()
    battles = raids = 0
    for number in range(12):
        luck = Random(number)
        g = GAME.table({"seats": luck.sample(TRIBES, 2 + number % 4)})
        g.key = key_of(f"described {number}")
        GAME.begin(g)
        while g.decision is not None:
            if luck.random() < 0.2:
                view = View(g, g.decision.by)
                text, drawn = "\n".join(VOICE.describe(view, lang)), VOICE.scene(view, lang)
                called = {card["id"]: card["name"] for card in drawn["actions"]}
                for tribe in drawn["tribes"]:
                    said = [tribe["ready"]["text"], tribe["ability"]["text"]]
                    said += [each["name"] for each in tribe["characters"]]
                    said += [each["text"] for each in tribe["held"]["cards"]]
                    said += [called[each["id"]] for each in tribe["cards"] if each["state"] != "removed"]
                    assert all(each in text for each in said)
                goals = [each for each in drawn["festivals"] if not each["over"]]
                assert all(goal["text"] in text for each in goals for goal in each["objectives"])
                if drawn["battle"]:
                    battles += 1
                    assert all(each["units"]["text"] in text for each in drawn["battle"]["attacker"]["members"])
                if drawn["raid"]:
                    raids += 1
                    assert drawn["raid"]["band"] in text
            options = [option for option in g.decision.options if option != -1 or luck.random() < 0.1]
            engine.answer(g, luck.choice(options or g.decision.options), g.decision.by)
        assert all(VOICE.describe(View(g, g.players[0]), lang))
    assert battles > 5
    assert raids > 5
    assert catalogue(names_shown.TEXT, lang).faults == []


def test_every_question_has_its_lesson_and_no_lesson_is_left_over() -> None:
    keys = re.findall(r"^lesson-([\w-]+) =", (names_shown.TEXT / "en.ftl").read_text("utf-8"), re.MULTILINE)
    assert set(keys) == asking_steps("verrix")
    assert all(VOICE.lesson(step, lang).endswith(".") for step in keys for lang in LANGUAGES)
