# not compiled
"""What a rule, a card or a unit says, as `rules` shows it: one call for every id."""

from __future__ import annotations

from typing import Any

from plancia.games.wroth.state.box import FACTIONS, Box
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.words.log import chaos_row
from plancia.games.wroth.words.names_shown import Names
from plancia.games.wroth.words.prompts import ledger
from plancia.kernel.ledger import Card


def about(box: Box, id: str, lang: str) -> Card | None:
    """The rule, ability, feat, scenario, faction or unit with this id in any case; None where there is none."""
    book, names = ledger(box), Names(table_of(box), lang)

    def sheet(kind: str, id: str, record: Any) -> list[str]:
        if kind == "unit":
            return [unit_sheet(names, record), *ability_lines(names, record.abilities)]
        if kind == "scenario":
            return scenario_lines(names, record)
        if kind == "faction":
            own = [id for id in (record.ability, record.special) if id]
            return [book.name(unit, lang) for unit in record.letters] + ability_lines(names, own)
        return [book.text(id, lang)]

    return book.card(id, lang, sheet, names.card_kind)


def table_of(box: Box) -> Wroth:
    """A table nobody sits at, to name things by."""
    g = Wroth()
    g.box = box
    return g


def unit_sheet(names: Names, unit: Any) -> str:
    who = FACTIONS.index(unit.faction)
    said = {"regular": names.regulars(who, 1), "regulars": names.regulars(who), "n": unit.deploy_needs}
    return names.say(
        "unit-sheet",
        cost=unit.cost,
        vitality=unit.vitality,
        vp=unit.vp,
        dice=unit.dice,
        deploy=names.say(f"deploy-{unit.deploy}", **said),
        ai=names.say(f"ai-{unit.ai_deploy}", **said),
    )


def ability_lines(names: Names, ids: list[str]) -> list[str]:
    book = ledger(names.box)
    return [f"{names.ability(id)} ({id}). {book.text(id, names.lang)}" for id in ids]


def scenario_lines(names: Names, card: Any) -> list[str]:
    ai = FACTIONS.index(card.faction)
    texts = {field: names.word(getattr(card, f"{field}_text")) for field in ("event", "mission", "setup")}
    lines = [names.say(f"scenario-{field}", text=text) for field, text in texts.items()]
    rows = [names.say("chaos-row", n=n + 1, row=chaos_row(names, ai, row)) for n, row in enumerate(card.chaos)]
    return [names.word(card.story), *lines, names.say("scenario-chaos"), *rows]
