# not compiled
"""What is said of Verrix before a game: what it is, what can be agreed on, and tables that open with one click."""

from __future__ import annotations

from typing import Any

from plancia.games.verrix.content.read import open_box
from plancia.games.verrix.shown.drawn_once import names_of
from plancia.games.verrix.state.box import SEATS, TRIBES
from plancia.games.verrix.words.names_shown import Names
from plancia.games.verrix.words.prompts import ledger

# The last two Months of a close game, at the first action; then comes Lughnasadh, and the game ends.
LAST_MONTHS = """\
turn = 10
phase = "actions"
active = "green"
order = "green blue"
deck = "rich-harvest birth feud wild-herd"

[seats.green]
vp = 35
divine_will = 3
villages = "iceni trinovantes"
village = "4 food, 1 spear, 1 cow, 1 brooch"
available = "murchad, brennos, 4 commoners"
market = 3
equipped.murchad = "horse"
learned = ["clan-pact", "caravan", "bards-song"]
removed = ["promote-commoner"]
event = "cernunnos"

[seats.blue]
vp = 32
divine_will = 2
villages = "catuvellauni silures"
village = "5 food, 1 sword, 1 hammer, 1 belladonna"
available = "niamh, 5 commoners"
equipped.niamh = "spear"
"""

ME = {"kind": "online"}
BOT = {"kind": "bot", "bot": "thumb"}


def about_game(lang: str) -> dict[str, Any]:
    names = names_of(open_box(), lang)
    return {
        "title": names.say("game-title"),
        "blurb": names.say("game-blurb"),
        "seats": [_seat(names, who) for who in SEATS],
        "settings": [_first(names), _battle_units(names)],
        "presets": [_preset(names, **preset) for preset in _presets()],
    }


def _seat(names: Names, who: int) -> dict[str, Any]:
    """A tribe with its trait and its character."""
    trait = names.word(names.box.tables["tribe"][TRIBES[who]].trait)
    return {
        "seat": TRIBES[who],
        "name": names.short(who),
        "text": f"{trait}, {names.character(names.box.character_of[who])}",
    }


def _first(names: Names) -> dict[str, Any]:
    """Who begins: agreed on, or left to chance. Only one who plays can."""
    say = names.say
    values: list[dict[str, Any]] = [
        {"value": None, "title": say("setting-first-chance"), "help": say("setting-first-chance-help"), "sets": {}}
    ]
    for who in SEATS:
        begins = say("setting-first-tribe-help", of=names.of(who))
        values.append({"value": TRIBES[who], "title": names.short(who), "help": begins, "sets": {}})
    return _setting(names, "first", "V-A-36", values, None)


def _battle_units(names: Names) -> dict[str, Any]:
    """Who can be lined up in a Battle: one reading for attacker, defender and what holding back costs."""
    values: list[dict[str, Any]] = []
    for value in ("everyone", "fighters"):
        word = f"setting-battle_units-{value}"
        values.append({"value": value, "title": names.say(word), "help": names.say(f"{word}-help"), "sets": {}})
    return _setting(names, "battle_units", "V-A-17", values, "everyone")


def _setting(names: Names, key: str, rule: str, values: list[dict[str, Any]], default: Any) -> dict[str, Any]:
    title, text = names.say(f"setting-{key}"), ledger(names.box).text(rule, names.lang)
    return {"key": key, "title": title, "help": text, "rule": rule, "values": values, "default": default}


def _presets() -> list[dict[str, Any]]:
    return [
        {"id": "first", "chairs": {"green": ME, "blue": BOT}, "position": LAST_MONTHS},
        {"id": "quick", "chairs": {"green": ME, "blue": BOT}},
        {"id": "four", "chairs": {"green": ME, "blue": BOT, "orange": BOT, "yellow": BOT}},
        {"id": "five", "chairs": {"green": ME, "blue": BOT, "orange": BOT, "yellow": BOT, "violet": BOT}},
    ]


def _preset(names: Names, id: str, chairs: dict[str, Any], position: str = "") -> dict[str, Any]:
    title, text = names.say(f"preset-{id}"), names.say(f"preset-{id}-text")
    return {"id": id, "title": title, "text": text, "chairs": chairs, "settings": {}, "position": position}
