# not compiled
"""What lies on a table of Nova Aetas, put together for the wire and for the terminal. Everything is open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from plancia.games.nova_aetas.notation.option_names import model_name
from plancia.games.nova_aetas.rules.dice.dice import Test
from plancia.games.nova_aetas.rules.dice.rerolls import Dodged
from plancia.games.nova_aetas.rules.turn.horologium import in_line
from plancia.games.nova_aetas.shown.draw_heroes import hero
from plancia.games.nova_aetas.shown.draw_mission import mission, scenery
from plancia.games.nova_aetas.shown.draw_models import enemy, model
from plancia.games.nova_aetas.shown.draw_town import campaign, treasury
from plancia.games.nova_aetas.shown.scene import Roll, Scene
from plancia.games.nova_aetas.shown.scene_models import Word
from plancia.games.nova_aetas.state.box import NOBODY, TOKENS
from plancia.games.nova_aetas.state.state import PHASES, NovaAetas
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.names_shown_box import bits
from plancia.kernel.procedure import Procedure
from plancia.kernel.view import View


def scene(view: View, lang: str) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(drawn(view, lang))
    return told


def drawn(view: View, lang: str) -> Scene:
    g = view.table
    assert isinstance(g, NovaAetas)
    names = Names(g, lang)
    phase: Any = PHASES[g.phase]
    ending = g.box.endings[g.ending].id if g.ending >= 0 else ""
    on_field = g.mission >= 0 and g.plans[g.mission].field is not None
    kinds = in_line(g) if g.mission >= 0 else []
    models = [*g.company, *range(g.box.proper, g.box.hero_side)]
    models += [each for kind in sorted(kinds) for each in g.models_of(kind)]
    return Scene(
        phase=phase,
        phase_name=names.say("phase", phase=phase),
        quick=g.quick,
        leader=g.game.seats[g.leading()],
        actor="" if g.actor == NOBODY else model_name(g.box, g.actor),
        ap=g.ap,
        spent=g.spent,
        mission=mission(names, view.frames) if g.mission >= 0 else None,
        roll=_roll(names, view.frames),
        models=[model(names, each) for each in models if each in g.company or g.at[each] >= 0 or is_inside(g, each)],
        heroes=[hero(names, each) for each in g.company],
        enemies=[enemy(names, kind) for kind in kinds],
        tokens=_tokens(names),
        scenery=scenery(names) if on_field else [],
        treasury=treasury(names),
        campaign=None if g.quick else campaign(names),
        over=g.over,
        won=g.won,
        ending=names.named("ending", ending) if ending else "",
        ending_text=names.text("ending", ending) if ending else "",
    )


def is_inside(g: NovaAetas, model: int) -> bool:
    return model < g.box.hero_side and g.inside[model] >= 0


def _roll(names: Names, frames: Sequence[Procedure]) -> Roll | None:
    """As they lie after the last re-roll."""
    for frame in reversed(frames):
        if isinstance(frame, (Test, Dodged)) and frame.dice:
            return Roll(names.box.hero_ids[frame.hero], list(frame.dice), frame.threshold)
    return None


def _tokens(names: Names) -> list[Word]:
    held = 0
    for tokens in names.g.tokens:
        held |= tokens
    return [
        Word(TOKENS[each], names.named("token", TOKENS[each]), names.text("token", TOKENS[each])) for each in bits(held)
    ]
