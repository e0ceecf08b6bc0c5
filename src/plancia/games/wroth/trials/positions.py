"""Generated tables of Wroth, which play from set-up rarely reaches; each stands at the beginning of a phase."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from plancia.games.wroth.game import GAME
from plancia.games.wroth.notation.point_of_play import Point, stand
from plancia.games.wroth.rules.round.setting_up import laid_by_scenario
from plancia.games.wroth.rules.round.victory import score
from plancia.games.wroth.state.box import KINDS_OF, MAP, NOBODY, PLACES, REGULAR, TEAM
from plancia.games.wroth.state.state import ROUND_CAP, Wroth

SHAPES = ("spread", "spread", "huddle", "fallen", "gone", "waiting")
SCORING = 6
PHASES = (1, 1, 2, 3, 4, 4, SCORING)


def generate(dice: Random, settings: Mapping[str, Any], near: str) -> str:
    """`near` the end: a late round, and totals close to what wins; or a tie when all is scored. Else any time."""
    g = GAME.table(settings)
    goal = 30 if g.scenario is None else max(max(mission.vp) for mission in g.scenario.record.missions) or 30
    for who in g.factions:
        place_units(dice, g, who, dice.choice(SHAPES))
    for who in g.humans:
        take_feats(dice, g, who)
    for _ in range(dice.choice((0, 5, 12, 20))):
        g.corra[dice.choice(g.factions)] += 1
        g.stockpile -= 1
    sides = [TEAM, g.ai] if g.ai != NOBODY else list(g.humans)
    total = dice.randint(goal - 6, goal + 2) if near == "end" else dice.randint(0, goal - 1)
    for side in sides:
        g.vp[side] = max(0, total + dice.choice((0, 0, -1, 1, -8)))
    lay_tokens(dice, g)
    if g.scenario is not None:
        g.base, g.chaos = dice.choice(g.scenario.base), dice.randint(1, 8)
    round = dice.choice(last_rounds(g)) if near == "end" else dice.randint(1, ROUND_CAP)
    g.first = dice.randrange(len(g.humans))
    if near == "tie":
        draw_level(g, sides, goal + 4)
    stand(g, Point(SCORING if near == "tie" else dice.choice(PHASES)), round)
    return GAME.write_position(g)


def draw_level(g: Wroth, sides: list[int], total: int) -> None:
    """All sides will have the same total once the map is scored."""
    scored = g.clone()
    scored.vp = [0] * len(g.vp)
    for region in MAP:
        score(scored, region)
    for side in sides:
        g.vp[side] = max(0, total - scored.vp[side])


def last_rounds(g: Wroth) -> list[int]:
    """The rounds at which somebody must have won: the cap, and those the missions name."""
    rounds = [ROUND_CAP - 1, ROUND_CAP]
    if g.scenario is not None:
        rounds += [mission.rounds[len(g.humans) - 1] or 4 for mission in g.scenario.record.missions]
    return rounds


def place_units(dice: Random, g: Wroth, who: int, shape: str) -> None:
    """On the map, in the discard, or not at all yet."""
    places = list(MAP) if who == g.ai else list(PLACES)
    home = dice.choice(MAP)
    everything = g.board[who]
    on_map = {"spread": everything // 2, "huddle": everything, "fallen": 2, "gone": 0, "waiting": 1}[shape]
    fallen = {"spread": dice.randint(0, everything // 2), "fallen": everything - 2, "gone": everything}.get(shape, 0)
    for _ in range(min(on_map, dice.randint(on_map // 3, on_map)) if shape == "spread" else on_map):
        g.put(who, home if shape == "huddle" else dice.choice(places), REGULAR, 1)
        g.board[who] -= 1
    g.board[who] -= fallen
    g.discard[who] += fallen
    if shape == "gone":
        return
    for kind in KINDS_OF[who]:
        slots = [slot for slot in g.box.slots_of[kind] if not g.box.slot_fresh[who][slot]]
        for _ in range(dice.randint(0, g.box.dice[kind]) * dice.randint(0, 1)):
            slot = dice.choice(slots)
            g.put(who, dice.choice(places), slot, 1)
            g.reserve[kind] -= 1


def take_feats(dice: Random, g: Wroth, who: int) -> None:
    feats = list(g.options.feats.get(who, ()))
    if not feats:
        feats = dice.sample(g.box.feats_of[who], 2 if who in g.options.extra_feat else 1)
    for feat in feats:
        g.feats[feat] = 2 if g.box.feat_once[feat] and dice.random() < 0.2 else 1


def lay_tokens(dice: Random, g: Wroth) -> None:
    laid = laid_by_scenario(g)
    free = [token for token in range(len(g.box.token_ids)) if token not in laid.values()]
    dice.shuffle(free)
    g.tokens = [NOBODY, *(laid[region] if region in laid else free.pop() for region in MAP)]
