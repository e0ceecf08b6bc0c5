# not compiled
"""What is said of Nova Aetas before a game: what it is, what can be agreed on, and tables that open with one click."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.content.read import open_box
from plancia.games.nova_aetas.state.box import HEROES, SEATS
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.prompts import ledger
from plancia.games.nova_aetas.words.rule_cards import table_of

ME = {"kind": "online"}
BOT = {"kind": "bot", "bot": "thumb"}


def about_game(lang: str) -> dict[str, Any]:
    names = Names(table_of(open_box()), lang)
    say = names.say
    return {
        "title": say("game-title"),
        "blurb": say("game-blurb"),
        "seats": [{"seat": seat, "name": say("seat", seat=seat)} for seat in SEATS],
        "settings": [
            _setting(names, "play", "N-CORE-CAMP-1", ["campaign", "mission"]),
            _missions(names),
            _setting(names, "difficulty", "N-CORE-TIER", ["normal", "hard", "story"]),
            _setting(names, "critical_reward", "N-AMB-01", ["threat", "heroism"]),
            _setting(names, "dex_weapons", "N-AMB-23", [True, False]),
            _setting(names, "any_attack", "N-AMB-54", [False, True]),
        ],
        "written": {"company": ",".join(names.box.hero_ids[:HEROES])},
        "presets": [_preset(names, **preset) for preset in _presets()],
    }


def _setting(names: Names, key: str, rule: str, words: list[Any]) -> dict[str, Any]:
    """The first of the words is the default."""
    say = names.say
    values = []
    for word in words:
        said = f"setting-{key}-{str(word).lower()}"
        values.append({"value": word, "title": say(said), "help": say(f"{said}-help"), "sets": {}})
    text = ledger(names.box).text(rule, names.lang)
    return {
        "key": key,
        "title": say(f"setting-{key}"),
        "help": text,
        "rule": rule,
        "values": values,
        "default": words[0],
    }


def _missions(names: Names) -> dict[str, Any]:
    say, rule = names.say, "N-CORE-MISSION-SETUP"
    values = []
    for plan in names.box.plans:
        family = say("mission-family", n=plan.family)
        title = say("setting-mission-title", family=family, mission=names.mission(plan.number))
        briefing = names.word(names.box.tables["mission"][plan.id].briefing)
        values.append({"value": plan.id, "title": title, "help": briefing, "sets": {"play": "mission"}})
    text = ledger(names.box).text(rule, names.lang)
    return {
        "key": "mission",
        "title": say("setting-mission"),
        "help": text,
        "rule": rule,
        "values": values,
        "default": "M1",
    }


def _presets() -> list[dict[str, Any]]:
    return [
        {"id": "first", "chairs": {"one": ME}, "settings": {"play": "mission", "mission": "M1"}},
        {"id": "campaign", "chairs": {"one": ME}, "settings": {"play": "campaign"}},
        {"id": "two", "chairs": {"one": ME, "two": BOT}, "settings": {"play": "mission", "mission": "M3"}},
        {"id": "hunt", "chairs": {"one": ME}, "settings": {"play": "mission", "mission": "H1"}},
    ]


def _preset(names: Names, id: str, chairs: dict[str, Any], settings: dict[str, Any]) -> dict[str, Any]:
    title, text = names.say(f"preset-{id}"), names.say(f"preset-{id}-text")
    return {"id": id, "title": title, "text": text, "chairs": chairs, "settings": settings, "position": ""}
