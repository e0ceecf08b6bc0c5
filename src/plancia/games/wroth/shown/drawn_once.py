# not compiled
"""What no move changes in the picture of a table, and what is the same for many: words are made once and kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from plancia.games.wroth.shown.scene import Ability, Army, Elites, FeatCard, Reserve, ScenarioCard, Token, Would
from plancia.games.wroth.state.box import ACTIONS, FACTIONS, KINDS, KINDS_OF, OMNI, REGULAR, TEAM, Box
from plancia.games.wroth.words.log import chaos_row, score_parts
from plancia.games.wroth.words.names_shown import Names
from plancia.games.wroth.words.prompts import ledger
from plancia.games.wroth.words.rule_cards import table_of

SIDES = (*FACTIONS, "humans")  # by number of the side


@lru_cache(maxsize=20)
def names_of(box: Box, lang: str) -> Names:
    return Names(table_of(box), lang)


@lru_cache(maxsize=20_000)
def army(box: Box, lang: str, who: int, units: tuple[int, ...]) -> Army:
    """Elites of one kind grouped by state, the strongest first."""
    names = names_of(box, lang)
    slots = [slot for slot in range(1, len(box.slot_kind[who])) if units[slot]]
    slots.sort(key=lambda slot: (box.slot_kind[who][slot], -box.slot_vitality[who][slot], box.slot_fresh[who][slot]))
    elites = []
    for slot in slots:
        kind = box.slot_kind[who][slot]
        vitality, fresh = box.slot_vitality[who][slot], bool(box.slot_fresh[who][slot])
        elites.append(Elites(KINDS[kind], names.kind(kind), vitality, box.vitality[kind], fresh, units[slot]))
    text = names.units(who, [(slot, units[slot]) for slot in (REGULAR, *slots)])
    return Army(FACTIONS[who], units[REGULAR], elites, sum(units), text)


@lru_cache(maxsize=200)
def token(box: Box, token: int) -> Token:
    symbol: Any = ACTIONS[box.token_symbol[token]] if box.token_symbol[token] >= 0 else None
    return Token(box.token_value[token], symbol)


@lru_cache(maxsize=2000)
def would(box: Box, lang: str, side: int, token: int, domination: int, bonus: int) -> Would:
    parts = score_parts(names_of(box, lang), token, domination, bonus)
    return Would(SIDES[side], token + domination + bonus, parts)


@lru_cache(maxsize=100)
def place(box: Box, lang: str, region: int) -> str:
    return names_of(box, lang).say("region-name", region=region)


@lru_cache(maxsize=100)
def still(box: Box, lang: str, who: int, ai: bool) -> dict[str, Any]:
    """What no move changes of a faction."""
    names = names_of(box, lang)
    record = box.tables["faction"][FACTIONS[who]]
    own = [id for id in [record.special if ai else record.ability] if id]
    found = [ability(names, id, "") for id in own]
    for kind in KINDS_OF[who]:
        found += [ability(names, id, KINDS[kind]) for id in box.tables["unit"][KINDS[kind]].abilities]
    return {
        "name": names.faction_name(who),
        "letter": names.letter(who),
        "regular": names.regulars(who, 1),
        "regulars": names.regulars(who),
        "abilities": found,
    }


def ability(names: Names, id: str, of: str) -> Ability:
    record = names.box.tables["ability"][id]
    return Ability(id, names.ability(id), ledger(names.box).text(id, names.lang), record.cost, of, record.from_)


@lru_cache(maxsize=1000)
def reserve(box: Box, lang: str, kind: int, n: int, cost: int) -> Reserve:
    name = names_of(box, lang).kind(kind)
    return Reserve(KINDS[kind], name, n, cost, box.vitality[kind], box.vp[kind])


@lru_cache(maxsize=200)
def feat(box: Box, lang: str, feat: int, used: bool) -> FeatCard:
    id = box.feat_ids[feat]
    record = box.tables["feat"][id]
    name = names_of(box, lang).feat(feat)
    return FeatCard(id, name, ledger(box).text(id, lang), used, record.once, record.from_)


@lru_cache(maxsize=100)
def side_name(box: Box, lang: str, side: int) -> str:
    names = names_of(box, lang)
    return names.faction(TEAM) if side == TEAM else names.faction_name(side)


@lru_cache(maxsize=200)
def scenario(box: Box, lang: str, id: str) -> ScenarioCard:
    names = names_of(box, lang)
    record = box.tables["scenario"][id]
    rows = [chaos_row(names, FACTIONS.index(record.faction), row) for row in record.chaos]
    return ScenarioCard(
        id=id,
        name=names.word(record.name),
        story=names.word(record.story),
        event=names.word(record.event_text),
        mission=names.word(record.mission_text),
        setup=names.word(record.setup_text),
        chaos=rows,
        from_=record.from_,
    )


@lru_cache(maxsize=100)
def phase(box: Box, lang: str, phase: int) -> str:
    return names_of(box, lang).say("phase", phase=phase)


@lru_cache(maxsize=20)
def actions(box: Box, lang: str) -> dict[str, str]:
    names = names_of(box, lang)
    return {face: names.action(number) for number, face in enumerate(ACTIONS)}


@lru_cache(maxsize=20)
def omnis(box: Box, lang: str) -> dict[str, str]:
    names = names_of(box, lang)
    return {face: names.omni(number) for number, face in enumerate(OMNI)}
