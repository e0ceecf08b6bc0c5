# not compiled
"""Lines of Sight for whoever asks: how far, whether they are free, what stands in the way and by which rule."""

from __future__ import annotations

from typing import NamedTuple

from plancia.games.nova_aetas.notation.option_names import at, model_name
from plancia.games.nova_aetas.rules.ground.sight import in_sight, obstacles
from plancia.games.nova_aetas.shown.addresses import model_spot
from plancia.games.nova_aetas.state.box import NOBODY, SNIPER
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.picture import Area, Sight


class Eye(NamedTuple):
    """Where one looks from, whose squares obstruct, and whether only elevation does (N-ABIL-SNIPER)."""

    spot: str
    square: int
    opponents: int
    sniper: bool


def eye_of(g: NovaAetas, model: int) -> Eye:
    opponents = g.heroes_at if g.is_enemy(model) else g.enemies_at
    return Eye(f"model:{model_name(g.box, model)}", g.at[model], opponents, g.able[model] & SNIPER != 0)


def eye_at(g: NovaAetas, square: int) -> Eye:
    """Of whoever stands there; of a Hero, were he there."""
    if g.stands[square] != NOBODY:
        return eye_of(g, g.stands[square])
    return Eye(f"square:{at(g, square)}", square, g.enemies_at, False)


def seen_from(g: NovaAetas, eye: Eye) -> int:
    return in_sight(g.field(), eye.square, eye.opponents, eye.opponents & g.tall_at, eye.sniper)


def denying(g: NovaAetas, eye: Eye, there: int) -> int:
    """The squares that deny the line; none when there is Line of Sight."""
    return obstacles(g.field(), eye.square, there, eye.opponents, eye.opponents & g.tall_at, eye.sniper)


def rule_of(g: NovaAetas, eye: Eye, there: int) -> str:
    field = g.field()
    if field.grid.next_to[eye.square] >> there & 1:
        return "N-CORE-LOS-1"
    return "N-CORE-LOS-3" if field.levels[eye.square] == field.levels[there] else "N-CORE-LOS-4"


def line(names: Names, eye: Eye, there: int, to: str, who: str, *more: str) -> Sight:
    """From there to whoever is meant; `more` is said after it."""
    g = names.g
    by = squares_of(denying(g, eye, there))
    n = g.field().distance(eye.square, there)
    if by:
        said = names.say("sight-denied", who=who, n=n, what=in_the_way(names, eye, there, by))
    else:
        said = names.say("sight-free", who=who, n=n)
    spots = [f"square:{at(g, each)}" for each in by]
    return Sight(eye.spot, to, not by, " · ".join([said, *more]), str(n), rule_of(g, eye, there), spots)


def in_the_way(names: Names, eye: Eye, there: int, by: list[int]) -> str:
    """Tree (G3) and higher ground (H5, I5)."""
    found: dict[str, list[int]] = {}
    for square in by:
        found.setdefault(_denies(names, eye, there, square), []).append(square)
    said = [names.say("in-the-way", what=what, squares=names.squares(squares)) for what, squares in found.items()]
    return names.say.list(said)


def _denies(names: Names, eye: Eye, there: int, square: int) -> str:
    """What on a square denies the line: elevation, scenery, or an Opponent."""
    field = names.g.field()
    if field.above[max(field.levels[eye.square], field.levels[there])] >> square & 1:
        return names.say("higher-ground")
    if (field.towering | field.blocking) >> square & 1:
        letter = field.codes[square]
        return names.word(next(each for each in names.box.tables["scenery"].values() if each.code == letter).name)
    return names.model(names.g.stands[square])


def place_of(names: Names, square: int) -> str:
    model = names.g.stands[square]
    if model == NOBODY:
        return names.square(square)
    return names.say("survey-at", who=names.model(model), square=names.square(square))


def lines(names: Names, eye: Eye, opponents: int) -> list[Sight]:
    g = names.g
    return [
        line(names, eye, square, model_spot(g, g.stands[square]), place_of(names, square))
        for square in squares_of(opponents & ~(1 << eye.square))
    ]


def area_of(g: NovaAetas, kind: str, label: str, squares: int) -> Area:
    return Area(kind, label, [f"square:{at(g, square)}" for square in squares_of(squares)])
