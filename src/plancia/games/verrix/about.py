# not compiled
"""What is said of Verrix before a game: what it is, what can be agreed on, and tables that open with one click."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from plancia.games.before import CASUAL, ME, Before, value_of
from plancia.games.verrix.content.read import open_box
from plancia.games.verrix.shown.drawn_once import names_of
from plancia.games.verrix.state.box import SEATS, TRIBES
from plancia.games.verrix.words.names_shown import Names
from plancia.games.verrix.words.prompts import ledger

TEACHING = Path(__file__).parent / "teaching"


def about_game(lang: str) -> dict[str, Any]:
    names = names_of(open_box(), lang)
    before = Before(names.say, ledger(names.box))
    four = {"green": ME, "blue": CASUAL, "orange": CASUAL, "yellow": CASUAL}
    return before.game(
        seats=[_seat(names, who) for who in SEATS],
        settings=[_first(names, before), before.choice("battle_units", "V-A-17", "everyone", "fighters")],
        presets=[
            before.lesson(TEACHING),
            before.preset("quick", {"green": ME, "blue": CASUAL}),
            before.preset("four", four),
            before.preset("five", four | {"violet": CASUAL}),
        ],
    )


def _seat(names: Names, who: int) -> dict[str, Any]:
    """A tribe with its trait and its character."""
    trait = names.word(names.box.tables["tribe"][TRIBES[who]].trait)
    text = f"{trait}, {names.character(names.box.character_of[who])}"
    return {"seat": TRIBES[who], "name": names.short(who), "text": text}


def _first(names: Names, before: Before) -> dict[str, Any]:
    """Who begins: agreed on, or left to chance. Only one who plays can."""
    say = names.say
    values = [value_of(None, say("setting-first-chance"), say("setting-first-chance-help"))]
    for who in SEATS:
        values.append(value_of(TRIBES[who], names.short(who), say("setting-first-tribe-help", of=names.of(who))))
    return before.setting("first", "V-A-36", values)
