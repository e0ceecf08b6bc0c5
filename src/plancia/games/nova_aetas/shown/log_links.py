# not compiled
"""The words of a line that stand for something on the table, and where that is."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from plancia.games.nova_aetas.notation.option_names import model_name
from plancia.games.nova_aetas.state.box import Box
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.rule_cards import table_of
from plancia.kernel.picture import Thing
from plancia.kernel.state import Effect
from plancia.kernel.words import Vocabulary

SQUARE = re.compile(r"(?<![\w-])[A-P](?:1[0-6]|[1-9])(?!\w)")


def things(g: NovaAetas, effect: Effect[Any], lang: str, text: str) -> list[Thing]:
    found = _vocabulary(g.box, lang).found(text) | {word: f"square:{word}" for word in SQUARE.findall(text)}
    return [Thing(word, spot) for word, spot in found.items()]


@lru_cache(maxsize=20)
def _vocabulary(box: Box, lang: str) -> Vocabulary:
    """Every name a line can have, and its spot."""
    names = Names(table_of(box), lang)
    words = {names.kind(kind): f"enemy:{id}" for kind, id in enumerate(box.enemy_ids)}
    words |= {names.kind(kind, 2): f"enemy:{id}" for kind, id in enumerate(box.enemy_ids)}
    words |= {names.model(model): f"model:{model_name(box, model)}" for model in range(box.models)}
    words |= {names.hero(hero): f"model:{id}" for hero, id in enumerate(box.hero_ids)}
    words |= {names.mission(number): f"mission:{id}" for number, id in enumerate(box.mission_ids)}
    for skill in box.skills:
        words[names.skill(skill.number)] = f"skill:{box.hero_ids[skill.hero]}:{skill.id}"
    return Vocabulary(words)
