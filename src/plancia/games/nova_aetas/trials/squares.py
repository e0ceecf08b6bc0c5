"""The squares that Heroes take first on a generated table of Nova Aetas, for what is wanted of them."""

from __future__ import annotations

from random import Random

from plancia.games.nova_aetas.rules.enemies.objective_ways import squares_to_act
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.plan import Objective
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.trials.figures import beside


def better(dice: Random, g: NovaAetas, near: tuple[str, ...]) -> list[int]:
    found: list[int] = []
    if "plugged" in near:
        found = plugs(dice, g)
    elif "huddle" in near:
        return huddle(g, dice.choice(squares_of(g.field().open)))
    elif "working" in near:
        found = beside(g, [square for _, square in g.plan().elements if square >= 0])
    elif "above" in near:
        found = [square for square in squares_of(g.field().open) if g.field().levels[square]]
    elif "askew" in near:
        found = askew(g)
    elif "fight" in near and dice.random() < 0.6:
        found = beside(g, squares_of(g.enemies_at))
    dice.shuffle(found)
    return found


def plugs(dice: Random, g: NovaAetas) -> list[int]:
    """Where Enemies carry out their Objective, or squares around them."""
    models = [g.stands[square] for square in squares_of(g.enemies_at)]
    wanting = [(model, o) for o in g.plan().objectives for model in models if g.box.type_of[model] in o.types]
    if wanting and dice.random() < 0.8:
        return squares_of(squares_to_act(g, *dice.choice(wanting)) & ~g.enemies_at)
    return beside(g, [g.at[dice.choice(models)]])


def huddle(g: NovaAetas, middle: int) -> list[int]:
    """From the middle outwards."""
    open_, within = g.field().open, g.field().within
    return [middle, *squares_of(within(middle, 1) & open_), *squares_of(within(middle, 2) & open_)]


def askew(g: NovaAetas) -> list[int]:
    """As far to the side of an Enemy as before it."""
    width, open_ = g.field().width, g.field().open & ~g.enemies_at
    found = []
    for enemy in squares_of(g.enemies_at):
        for square in squares_of(open_):
            across, along = abs(square % width - enemy % width), abs(square // width - enemy // width)
            if across == along <= 3:
                found.append(square)
    return found


def corner(dice: Random, g: NovaAetas) -> tuple[list[int], list[int]]:
    """A square with little room around it, and the squares around it, the diagonal ones too."""
    field = g.field()
    width = field.width
    rings = []
    for middle in squares_of(field.open):
        ring = [
            s
            for s in squares_of(field.open)
            if 0 < max(abs(s % width - middle % width), abs(s // width - middle // width)) < 2
        ]
        rings.append((len(ring), dice.random(), middle, ring))
    _, _, middle, ring = min(rings)
    return [middle], ring


def way_off(g: NovaAetas, objective: Objective, square: int) -> int:
    """How far a square is from where an Objective is."""
    places = objective.at or [place for _, place in g.plan().things if place >= 0]
    return min(g.field().distance(square, place) for place in places)
