"""Tables of Nova Aetas in the middle of things: played by rules of thumb until somebody is asked what is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import plancia
from plancia.bots import bot_named
from plancia.games.nova_aetas.rules.turn.actions import ATTACK
from plancia.games.nova_aetas.state.effects.enemies import Pondered
from plancia.games.nova_aetas.state.state import MISSION, SETTLEMENT, NovaAetas
from plancia.kernel import engine
from plancia.kernel.decision import PASS
from plancia.kernel.view import View

Found = Callable[[NovaAetas], bool]
MOST = 1500  # answers


def asked(kind: str, least: int = 1) -> Found:
    return lambda g: g.decision is not None and g.decision.kind == kind and len(g.decision.options) >= least


def in_a_fight(g: NovaAetas) -> bool:
    """Somebody may attack, and several Enemies are there."""
    strikes = asked("action")(g) and any(ATTACK.holds(option) for option in g.decision.options)  # type: ignore[union-attr]
    return strikes and g.enemies_at.bit_count() > 2


def somebody_is_down(g: NovaAetas) -> bool:
    return asked("action")(g) and g.down != 0 and g.on_field(g.actor)


def enemies_come_next(g: NovaAetas) -> bool:
    """Whoever ends the Activation sees Enemies think."""
    if not asked("action")(g) or PASS not in g.decision.options:  # type: ignore[union-attr]
        return False
    after = g.clone()
    after.log = []
    engine.answer(after, PASS)
    return any(isinstance(effect, Pondered) for effect in after.log)


def in_the_next_settlement(g: NovaAetas) -> bool:
    return g.phase == SETTLEMENT and len(g.log_of_missions) > 0 and asked("settlement")(g)


def the_cart_burns(g: NovaAetas) -> bool:
    return asked("action")(g) and g.counters[0] > 0


# By name: what is agreed on, and what is waited for.
SCENES: dict[str, tuple[dict[str, Any], Found]] = {
    "field": ({"mission": "M5"}, in_a_fight),
    "walk": ({"mission": "M1"}, asked("destination", 12)),
    "target": ({"mission": "M6"}, asked("target", 2)),
    "rolled": ({"mission": "M4"}, asked("after-roll")),
    "down": ({"mission": "M3"}, somebody_is_down),
    "thinking": ({"mission": "M4"}, enemies_come_next),
    "encounter": ({"mission": "E1"}, lambda g: asked("hero")(g) and g.stack[-1].stage == 2),  # type: ignore[attr-defined]
    "burning": ({"mission": "M1"}, the_cart_burns),
    "town": ({}, in_the_next_settlement),
}


def nearly_over(**agreed: Any) -> tuple[str, str]:
    """One answer before the end of a mission: the position, and that answer."""
    match, bot = plancia.new("nova-aetas", seats={"one": "human"}, seed=1, **agreed), bot_named("thumb")
    while not match.over and not match.state.log_of_missions:
        before, option = match.clone(), bot.choose(View(match.state, match.decision.by))
        match.history.answer(before.state.decision.by, option)
    return before.position(), before.game.option_name(before.state, before.decision, option)


def position(scene: str) -> str:
    """As text, with everything that is in progress."""
    settings, found = SCENES[scene]
    agreed = {"play": "mission", **settings} if settings else {"play": "campaign"}
    for seed in range(12):
        match = plancia.new("nova-aetas", seats={"one": "human"}, seed=seed, **agreed)
        bot = bot_named("thumb", seed)
        for _ in range(MOST):
            if match.over or (found(match.state) and match.state.phase in (MISSION, SETTLEMENT)):
                break
            match.history.answer(match.decision.by, bot.choose(View(match.state, match.decision.by)))
        if not match.over:
            return match.position()
    raise AssertionError(f"{scene}: nobody is asked that")
