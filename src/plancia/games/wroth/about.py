# not compiled
"""What is said of Wroth before a game: what it is, what can be agreed on, and tables that open with one click."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from plancia.games.before import CASUAL, ME, Before, value_of
from plancia.games.wroth.content.read import open_box
from plancia.games.wroth.state.box import FACTIONS
from plancia.games.wroth.words.names_shown import Names
from plancia.games.wroth.words.prompts import ledger
from plancia.games.wroth.words.rule_cards import table_of

# Each way to play that the rulings leave open, with its rule.
READINGS: dict[str, tuple[Any, ...]] = {
    "final_tie": ("W-A-14", "shared", "random"),
    "db_moves_round1": ("W-A-21", True, False),
    "coop_spoils": ("W-A-22", "individual", "team"),
    "ai_sets": ("W-A-25", "fixed", "until_humans_empty"),
    "run1_ram_rolls": ("W-A-33", "each", "once"),
    "elite_vp": ("W-A-13", "controlled", "occupied"),
}

TEACHING = Path(__file__).parent / "teaching"


def about_game(lang: str) -> dict[str, Any]:
    names = Names(table_of(open_box()), lang)
    before = Before(names.say, ledger(names.box))
    return before.game(
        seats=[_seat(names, who) for who in range(len(FACTIONS))],
        automa="ai",
        settings=[_scenarios(names, before), *(before.choice(key, *reading) for key, reading in READINGS.items())],
        written={"feats": "koda=KOD-F1,runen=RUN-F2+RUN-F3", "extra_feat": "koda,runen"},
        presets=[
            before.lesson(TEACHING),
            before.preset("quick", {"koda": ME, "runen": CASUAL}),
            before.preset("coop", {"koda": ME}, {"ai": "runen", "scenario": "RUN-3"}),
            before.preset("four", {"koda": ME, "aldan": CASUAL, "guild": CASUAL, "runen": CASUAL}),
        ],
    )


def _seat(names: Names, who: int) -> dict[str, Any]:
    """A faction with its units."""
    units = [names.regulars(who), *(names.kind(kind, 2) for kind in names.box.letters[who])]
    return {"seat": FACTIONS[who], "name": names.faction_name(who), "text": ", ".join(units)}


def _scenarios(names: Names, before: Before) -> dict[str, Any]:
    """Choosing a scenario also says who plays against everybody."""
    values = [value_of(None, names.say("scenario-none"), names.say("scenario-none-help"), ai=None)]
    for card in names.box.scenarios:
        title = f"{names.word(card.record.name)} ({names.faction_name(card.faction)})"
        values.append(value_of(card.id, title, names.word(card.record.mission_text), ai=FACTIONS[card.faction]))
    return before.setting("scenario", "W-COOP-SETUP-14", values)
