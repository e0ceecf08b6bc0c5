"""Where a feat of one region may be used (W-FEAT-04)."""

from __future__ import annotations

from plancia.games.wroth.rules.feats.feat_cards import feat_with
from plancia.games.wroth.rules.units.control import controls, has_enemy
from plancia.games.wroth.rules.units.damage import may_attack
from plancia.games.wroth.rules.units.moving import NOWHERE, next_source
from plancia.games.wroth.state.box import CLAWS, GATHER_CONTROLLED, GATHER_OCCUPIED, MAP, TURNCOATS, VERDICT
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import Decision


def may_aim(g: Wroth, who: int, power: int, region: int) -> str | None:
    """May this feat be used in this region? Where the card itself says no, it is named."""
    stands = controls(g, who, region) if power == GATHER_CONTROLLED else g.count(who, region) > 0
    if not stands:
        return g.box.feat_ids[feat_with(g, who, power)]
    if power in (GATHER_OCCUPIED, GATHER_CONTROLLED) and next_source(g, who, region, NOWHERE) < 0:
        return "W-MUSTER-01"
    if power == VERDICT and not has_enemy(g, who, region):
        return "W-A-11"
    if power == CLAWS and not any(may_attack(g, who, other, False, region) is None for other in MAP):
        return "W-A-11"
    if power == TURNCOATS and not any(g.regulars(enemy, region) for enemy in g.enemies[who]):
        return "W-A-11"
    return None


def can_aim(g: Wroth, who: int, power: int) -> bool:
    for region in MAP:
        if may_aim(g, who, power, region) is None:
            return True
    return False


def aim(g: Wroth, who: int, power: int) -> Decision:
    asked = g.ask(who, "region")
    for region in MAP:
        asked.offer(region, may_aim(g, who, power, region))
    return asked
