# not compiled
"""What a field means wherever an effect has it, in words: who, where, what, how many."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.nova_aetas.state.box import NOBODY, SCHOOLS, TRAITS
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.state import Effect

Said = dict[str, Any]
Words = dict[type[Effect[Any]], Callable[[Names, Any], Said]]  # what an effect says besides its fields

NUMBERS = (
    "ap", "total", "hour", "attacks", "successes", "threshold", "wounds", "critical", "weather", "passed", "xp",
    "about", "which",
)  # fmt: skip
MODELS = ("model", "hero", "by", "target", "giver", "taker", "mover", "enemy", "helper", "one", "other")
ANSWERS = ("city", "loaded", "lost", "main", "successful", "won")


def yes_or_no(so: object) -> str:
    return "yes" if so else "no"


def where(names: Names, square: int) -> str:
    return names.square(square) if square >= 0 else "none"


FIELDS: dict[str, Callable[[Names, Any], Any]] = {
    **dict.fromkeys(NUMBERS, lambda names, n: n),
    **dict.fromkeys(MODELS, lambda names, model: names.model(model) if model != NOBODY else "none"),
    **dict.fromkeys(ANSWERS, lambda names, so: yes_or_no(so)),
    "n": lambda names, n: abs(n),
    "square": where,
    "item": lambda names, item: names.item(item) if item != NOBODY else "none",
    "kind": Names.kind,
    "thing": Names.thing,
    "counter": Names.counter,
    "mission": Names.mission,
    "skill": Names.skill,
    "reagent": Names.reagent,
    "formula": Names.formula,
    "achievement": Names.achievement,
    "trait": lambda names, trait: names.named("trait", TRAITS[trait]),
    "school": lambda names, school: names.named("school", SCHOOLS[school]),
    "keyword": lambda names, keyword: names.keyword(keyword) if keyword >= 0 else "none",
    "dice": lambda names, dice: ", ".join(map(str, dice)),
    "token": Names.token,
    "tokens": Names.tokens,
}


def fields_of(names: Names, effect: Any) -> Said:
    """Those of an effect that mean the same in all; and who it is about, if something is lost, tokens however many."""
    said = {field: words(names, getattr(effect, field)) for field, words in FIELDS.items() if hasattr(effect, field)}
    said["who"] = said.get("model", said.get("hero", "none"))
    if "n" in said:
        said["loss"] = yes_or_no(effect.n < 0)
    if "token" in said:
        said["tokens"] = said["token"]
    return said
