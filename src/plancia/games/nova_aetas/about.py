# not compiled
"""What is said of Nova Aetas before a game: what it is, what can be agreed on, and tables that open with one click."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from plancia.games.before import CASUAL, ME, Before, value_of
from plancia.games.nova_aetas.content.read import open_box
from plancia.games.nova_aetas.state.box import HEROES, SEATS
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.prompts import ledger
from plancia.games.nova_aetas.words.rule_cards import table_of

TEACHING = Path(__file__).parent / "teaching"


def about_game(lang: str) -> dict[str, Any]:
    names = Names(table_of(open_box()), lang)
    before = Before(names.say, ledger(names.box))
    return before.game(
        seats=[{"seat": seat, "name": names.say("seat", seat=seat)} for seat in SEATS],
        settings=[
            before.choice("play", "N-CORE-CAMP-1", "campaign", "mission"),
            _missions(names, before),
            before.choice("difficulty", "N-CORE-TIER", "normal", "hard", "story"),
            before.choice("critical_reward", "N-AMB-01", "threat", "heroism"),
            before.choice("dex_weapons", "N-AMB-23", True, False),
            before.choice("any_attack", "N-AMB-54", False, True),
        ],
        written={"company": ",".join(names.box.hero_ids[:HEROES])},
        presets=[
            before.lesson(TEACHING),
            before.preset("campaign", {"one": ME}, {"play": "campaign"}),
            before.preset("two", {"one": ME, "two": CASUAL}, {"play": "mission", "mission": "M3"}),
            before.preset("hunt", {"one": ME}, {"play": "mission", "mission": "H1"}),
        ],
    )


def _missions(names: Names, before: Before) -> dict[str, Any]:
    values = []
    for plan in names.box.plans:
        family = names.say("mission-family", n=plan.family)
        title = names.say("setting-mission-title", family=family, mission=names.mission(plan.number))
        briefing = names.word(names.box.tables["mission"][plan.id].briefing)
        values.append(value_of(plan.id, title, briefing, play="mission"))
    return before.setting("mission", "N-CORE-MISSION-SETUP", values, "M1")
