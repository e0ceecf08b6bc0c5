# not compiled
"""What the Enemies think, in words: the boxes of the flowchart, the Heroes weighed, the way chosen and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.effects.enemies import Headed, Ordered, Pondered
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.state import Effect

ANSWERS = ("no", "yes", "chosen")


def _pondered(names: Names, effect: Pondered, full: bool) -> str:
    say = names.say
    said = say(
        f"think-{effect.rule}",
        enemy=names.model(effect.enemy),
        answer=ANSWERS[effect.answer],
        why=effect.why or "none",
        hero=names.model(effect.chosen) if effect.chosen != NOBODY else "none",
        by=effect.by or "none",
        threat=effect.threat if effect.threat != NOBODY else "none",
    )
    if not full or not effect.heroes:
        return said
    weighed = [
        say("weighed", hero=names.model(hero), distance=distance, threat=threat, wounds=wounds)
        for hero, distance, threat, wounds in zip(
            effect.heroes, effect.distances, effect.threats, effect.wounds, strict=True
        )
    ]
    figures = say("weighed-all", heroes="; ".join(weighed))
    return f"{said} {figures}"


def _headed(names: Names, effect: Headed, full: bool) -> str:
    say = names.say
    kind = names.box.type_of[effect.enemy]
    said = say(
        "think-headed",
        enemy=names.model(effect.enemy),
        target=names.model(effect.target) if effect.target != NOBODY else "none",
        goal=names.square(effect.goal) if effect.goal >= 0 else "none",
        steps=len(effect.path),
        ap=effect.ap,
        attack=names.enemy_attack(kind, effect.attack) if effect.attack != NOBODY else "none",
        by=effect.by or "only",
    )
    if not full or len(effect.path) < 2:
        return said
    way = say("path", squares=names.squares(effect.path))
    return f"{said} {way}"


def _ordered(names: Names, effect: Ordered, full: bool) -> str:
    say = names.say
    said = say("think-ordered", first=names.model(effect.models[0]), n=len(effect.models))
    if not full:
        return said
    compared = [
        say("compared", who=names.model(model), attacks="yes" if attacks else "no", ap=ap, distance=distance)
        for model, attacks, ap, distance in zip(
            effect.models, effect.attacks, effect.moves, effect.distances, strict=True
        )
    ]
    return f"{said} {'; '.join(compared)}."


# A sentence; in full with the figures beside it.
THOUGHTS: dict[type[Effect[Any]], Callable[[Names, Any, bool], str]] = {
    Pondered: _pondered,
    Headed: _headed,
    Ordered: _ordered,
}
