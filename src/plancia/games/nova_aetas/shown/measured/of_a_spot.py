# not compiled
"""What is measured on the field for whoever asks: where a model can go and at what cost, whom it sees, what it
controls, what a weapon reaches, and the distance between any two squares."""

from __future__ import annotations

from plancia.games.nova_aetas.notation.option_names import at
from plancia.games.nova_aetas.shown.addresses import model_of, model_spot, square_of
from plancia.games.nova_aetas.shown.measured.of_enemies import of_enemy
from plancia.games.nova_aetas.shown.measured.of_heroes import of_gear, of_hero
from plancia.games.nova_aetas.shown.measured.sight_lines import Eye, area_of, eye_at, line, lines, place_of, seen_from
from plancia.games.nova_aetas.state.box import (
    NOBODY,
)
from plancia.games.nova_aetas.state.state import MISSION, SETTING_UP, NovaAetas
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.picture import Survey
from plancia.kernel.view import View


def survey(view: View, spot: str, to: str, lang: str) -> Survey | None:
    """From a spot, or from it to another; None where nothing is measured."""
    g = view.table
    assert isinstance(g, NovaAetas)
    if g.phase not in (SETTING_UP, MISSION) or g.mission < 0 or g.plan().field is None:
        return None
    names = Names(g, lang)
    kind, _, rest = spot.partition(":")
    if to:
        here, there = square_of(g, spot), square_of(g, to)
        return None if NOBODY in (here, there) else between(names, here, there)
    if kind == "gear":
        return of_gear(names, rest)
    if kind == "square":
        here = square_of(g, spot)
        return None if here == NOBODY else from_square(names, here)
    model = model_of(g, spot)
    if model == NOBODY or not g.on_field(model):
        return None
    return of_enemy(names, model) if g.is_enemy(model) else of_hero(names, model)


def between(names: Names, here: int, there: int) -> Survey:
    g, say = names.g, names.say
    who = place_of(names, there)
    to = f"square:{at(g, there)}" if g.stands[there] == NOBODY else model_spot(g, g.stands[there])
    sight = line(names, eye_at(g, here), there, to, who)
    return Survey(say("survey-between", here=place_of(names, here), there=who), sights=[sight])


def from_square(names: Names, here: int) -> Survey:
    """What a Hero would see from it."""
    g = names.g
    eye = Eye(f"square:{at(g, here)}", here, g.enemies_at & ~(1 << here), False)
    seen = area_of(g, "range", names.say("survey-seen"), seen_from(g, eye) & ~(1 << here))
    return Survey(names.say("survey-square", square=names.square(here)), [seen], lines(names, eye, g.enemies_at))
