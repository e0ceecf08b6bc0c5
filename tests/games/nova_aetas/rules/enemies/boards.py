"""Random boards for the Enemies to decide on: open ground, hills, water, lanes that Heroes plug, Objectives."""

from __future__ import annotations

import random

from plancia.games.nova_aetas.game import GAME
from plancia.games.nova_aetas.notation.position import read_position
from plancia.games.nova_aetas.state.plan import Objective
from plancia.games.nova_aetas.state.state import NovaAetas
from tests.games.nova_aetas.rules.ground.oracle import CUMBERSOME, Place, Table
from tests.games.nova_aetas.scene import DRILL

SEVERAL = ("x", "x-bow", "brigand", "faun-warrior", "papal-guard")
KINDS = (
    *SEVERAL, "x-7-3", "arquebusier", "inquisitor", "bronze-colossus", "crossbowman", "masked-captain", "winged-lion",
    "faun-shaman", "centaur-lancer", "cyclops", "gorgon", "chimera", "bounty-hunter", "ogre-bombardier", "harpy",
)  # fmt: skip
HEAVY = ("bronze-colossus", "ogre-bombardier")
RELOADS = ("arquebusier", "ogre-bombardier")
HEROES = ("valerio", "rebecca", "sofia", "vincenzo")


def board(dice: random.Random) -> tuple[Table, NovaAetas, Objective | None]:
    """With Heroes, a group of Enemies and some others; half of them with an Objective."""
    kind = dice.choice(KINDS)
    in_a_lane = dice.random() < 0.25
    table = lane(dice) if in_a_lane else Table(dice)
    ground = [place for place, code in table.code.items() if code not in CUMBERSOME]
    low = [place for place in ground if table.height[place] == 0]
    if min(table.width, table.rows) < 3 or max(table.width, table.rows) > 12 or len(low) < 12:
        return board(dice)
    dice.shuffle(ground)
    text = [*drawn(table), f'active = "{kind}"', "t = 1"]
    for hero in dice.sample(HEROES, dice.choice((1, 2, 3, 4, 4))):
        text.append(f'heroes.{hero} = {{ at = "{name(ground.pop())}", {figure(dice)} }}')
    for n in range(dice.choice((1, 1, 2, 3)) if kind in SEVERAL else 1):
        place = next(place for place in ground if kind not in HEAVY or table.height[place] == 0)
        ground.remove(place)
        text.append(f'enemies.{kind}-{n + 1} = {{ at = "{name(place)}", tokens = "{tokens(dice, kind)}" }}')
    text += [f'enemies.landsknecht-{n + 1} = {{ at = "{name(ground.pop())}" }}' for n in range(dice.randint(0, 2))]
    g = read_position(GAME, "\n".join(text), [DRILL])
    if not in_a_lane and dice.random() < 0.5:
        return table, g, None
    objective = Objective(0, dice.choice(("reach", "interact")))
    squares = dice.sample(list(table.code), dice.randint(1, 2))
    objective.at = tuple(table.number(place) for place in squares)
    objective.ap, objective.threat = dice.randint(0, 3), dice.choice((-1, 1, 2, 3, 4))
    g.plans[g.mission].objectives = [objective]
    return table, g, objective


def lane(dice: random.Random) -> Table:
    """A wood with a way through it and a few nooks."""
    table = Table(dice)
    way = dice.randrange(table.rows)
    for place in table.code:
        table.code[place] = "." if place[1] == way or dice.random() < 0.3 else "T"
        table.height[place] = 0
    return table


def drawn(table: Table) -> list[str]:
    rows = ["".join(table.code[x, y] for x in range(table.width)) for y in range(table.rows)]
    heights = ", ".join(f"{name(place)} = {high}" for place, high in table.height.items() if high)
    return [f"rows = {rows}", f"heights = {{ {heights} }}"]


def figure(dice: random.Random) -> str:
    """A Hero who has nothing to be asked for."""
    return f'threat = {dice.randint(0, 4)}, wounds = {dice.randint(0, 2)}, skills = "", gear = "", heroism = 0'


def tokens(dice: random.Random, kind: str) -> str:
    found = [token for token in ("stunned", "entangled", "blinded") if dice.random() < 0.08]
    if kind in RELOADS and dice.random() < 0.4:
        found.append("unloaded")
    return " ".join(found)


def name(place: Place) -> str:
    return f"{chr(65 + place[0])}{place[1] + 1}"
