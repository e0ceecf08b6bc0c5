# not compiled
"""Any table of Wroth as a position that is read back exactly."""

from __future__ import annotations

from typing import Any

from plancia.games.wroth.notation.option_names import region_name
from plancia.games.wroth.notation.point_of_play import PHASES, standing, usual_turn
from plancia.games.wroth.notation.position_pieces import dice_text, tokens_text, units_text, usual_pool
from plancia.games.wroth.state.box import FACTIONS, NOBODY, OMNI, PLACES, TEAM
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.written.position import answered, in_progress, line, section, toml


def write_position(g: Wroth) -> str:
    lines = [f"{key} = {toml(value)}" for key, value in (_where(g) | _centre(g)).items()]
    for key, value in (in_progress(g) if standing(g) is None else answered(g)).items():
        lines += line(key, value)
    kept = ("seats", "ai", "scenario")  # which stand at the top
    lines += section("options", {key: value for key, value in g.settings.items() if key not in kept})
    for who in g.factions:
        lines += ["", f"[seats.{FACTIONS[who]}]", *(f"{key} = {toml(value)}" for key, value in _seat(g, who).items())]
    return "\n".join(lines) + "\n"


def _where(g: Wroth) -> dict[str, Any]:
    found = standing(g)
    if found is None:
        return {"game": "wroth", "round": g.round, "phase": PHASES[g.phase]}
    point, round = found
    said: dict[str, Any] = {"game": "wroth", "round": round, "phase": PHASES[point.phase]}
    if point.active != NOBODY:
        said["active"] = FACTIONS[point.active]
        if point.turn != usual_turn(g, point.active):
            said["turn"] = point.turn
        if point.set != 1:
            said["set"] = point.set
    return said


def _centre(g: Wroth) -> dict[str, Any]:
    said: dict[str, Any] = {}
    if g.first:
        said["first"] = FACTIONS[g.humans[g.first]]
    if g.scenario is not None:
        said |= {"ai": FACTIONS[g.ai], "scenario": g.scenario.id, "base": g.base, "chaos": g.chaos}
        said |= {"memory": g.memory} if g.memory else {}
        said |= {"humans_vp": g.vp[TEAM]} if g.vp[TEAM] else {}
    if g.pool != usual_pool(g):
        said["pool"] = dice_text(g.pool)
    if g.winners:
        said["winners"] = [[*FACTIONS, "humans"][side] for side in g.winners]
        said["ended_by"] = g.ended_by
    tokens = tokens_text(g)
    if tokens:
        said["tokens"] = tokens
    return said


def _seat(g: Wroth, who: int) -> dict[str, Any]:
    said: dict[str, Any] = {}
    for key, counts in (("vp", g.vp), ("corra", g.corra), ("discard", g.discard), ("bought", g.bought)):
        if counts[who]:
            said[key] = counts[who]
    if g.dice_of(who):
        said["dice"] = dice_text(g.dice_held(who))
    if g.omni[who] >= 0:
        said["omniscient"] = OMNI[g.omni[who]]
    for key, state in (("feats", 1), ("used", 2)):
        feats = [g.box.feat_ids[feat] for feat in g.box.feats_of[who] if g.feats[feat] == state]
        if feats:
            said[key] = feats
    for region in PLACES:
        if g.count(who, region):
            said[f"regions.{region_name(region)}"] = units_text(g, who, region)
    return said
