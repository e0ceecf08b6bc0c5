"""Phase 6, Victory Points (W-VP, W-COOP-VP), and the end of the game."""

from __future__ import annotations

from typing import Final

from plancia.games.wroth.rules.feats.feat_cards import amount_of, has_feat
from plancia.games.wroth.rules.round.missions import check_missions
from plancia.games.wroth.rules.units.control import controller, dominator, regions_controlled
from plancia.games.wroth.state.box import KINDS_OF, MAP, NOBODY, OATH, TEAM
from plancia.games.wroth.state.effects_round import BeginPhase, Finish, Score, Told
from plancia.games.wroth.state.state import ROUND_CAP, Wroth
from plancia.kernel.decision import Roll
from plancia.kernel.procedure import END, Procedure, do, roll

WINNING: Final = 30  # W-VP-09: VP in standard mode


class VictoryPoints(Procedure):
    """W-VP-01. Score region by region, then see whether somebody has won."""

    def __init__(self) -> None:
        self.tied: tuple[int, ...] = ()  # sides still equal after every criterion
        self.drawn: tuple[int, ...] = ()

    @do(
        "W-VP-01",
        "W-VP-02",
        "W-VP-03",
        "W-VP-04",
        "W-VP-05",
        "W-VP-06",
        "W-VP-07",
        "W-VP-08",
        "W-VP-14",
        "W-A-13",
        "W-MAP-06",
    )
    def score_the_map(self, g: Wroth) -> None:
        g.do(BeginPhase(6))
        for region in MAP:
            score(g, region)

    @do("W-VP-09", "W-VP-10", "W-VP-11", "W-VP-13", "W-COOP-VP-04", "W-COOP-VP-05", "W-A-31", "W-A-51")
    def look_for_a_winner(self, g: Wroth) -> str | None:
        why = ""
        if g.ai == NOBODY:
            winners = best_sides(g, [who for who in g.humans if g.vp[who] >= WINNING])
            rule = "W-VP-09"
            if not winners and g.round == ROUND_CAP:
                winners, rule = best_sides(g, list(g.humans)), "W-A-51"
        else:
            winners, rule, why = check_missions(g)
            if not winners and g.round == ROUND_CAP:
                winners, rule = [g.ai], "W-A-51"
        if not winners:
            return END
        if rule == "W-A-51":
            why = "cap"
        elif g.ai == NOBODY and len([who for who in g.humans if g.vp[who] == g.vp[winners[0]]]) > len(winners):
            why = "regions"  # W-VP-11
        if len(winners) > 1 and g.options.final_tie == "random":
            self.tied = tuple(winners)
            return None
        g.do(Finish(tuple(winners), rule if len(winners) == 1 else "W-VP-12", why))
        return END

    @roll("W-VP-12", "W-A-14", into="drawn")
    def settle_the_tie(self, g: Wroth) -> Roll:
        return Roll("final-tie", len(self.tied))

    @do("W-VP-12")
    def crown_the_winner(self, g: Wroth) -> None:
        g.do(Finish((self.tied[self.drawn[0]],), "W-VP-12", "drawn"))


def score(g: Wroth, region: int) -> None:
    points = points_for(g, region)
    if points is not None:
        g.do(points)
    elif any(g.count(who, region) for who in g.factions):
        g.tell(Told("tie", "W-VP-04", -1, region))
    if g.options.elite_vp == "occupied":
        score_elites(g, region, controller(g, region))


def score_elites(g: Wroth, region: int, paid: int) -> None:
    """W-A-13: as printed, elites also pay a side that does not control the region."""
    bonus = [0] * 6
    for who in g.factions:
        if g.side[who] != paid:
            bonus[g.side[who]] += elite_bonus(g, who, region)
    for side in range(6):
        if bonus[side]:
            g.do(Score(side, region, 0, 0, bonus[side]))


def points_for(g: Wroth, region: int) -> Score | None:
    """What a region pays, and to whom; None: nobody controls it."""
    side = controller(g, region)
    if side == NOBODY:
        return None
    token = g.box.token_value[g.tokens[region]]
    alone = dominator(g, region)
    domination = 1 if alone != NOBODY else 0
    bonus = 0
    for who in g.factions:
        if g.side[who] == side and g.count(who, region):
            bonus += elite_bonus(g, who, region)
            if alone == who:
                bonus += oath_bonus(g, who, region)
    return Score(side, region, token, domination, bonus)


def elite_bonus(g: Wroth, who: int, region: int) -> int:
    """W-VP-06, W-VP-07: once for each kind present."""
    if not g.elites(who, region):
        return 0
    bonus = 0
    for kind in KINDS_OF[who]:
        if g.box.vp[kind] and g.of_kind(kind, who, region):
            bonus += g.box.vp[kind]
    return bonus


def oath_bonus(g: Wroth, who: int, region: int) -> int:
    """RUN-F1: in the first region, in order, that they dominate with an elite."""
    if who == g.ai or not has_feat(g, who, OATH) or not g.elites(who, region):
        return 0
    for earlier in range(1, region):
        if dominator(g, earlier) == who and g.elites(who, earlier):
            return 0
    return amount_of(g, who, OATH)


def best_sides(g: Wroth, sides: list[int]) -> list[int]:
    """W-VP-10, W-VP-11: the highest total; among equals, the most regions controlled."""
    if not sides:
        return []
    highest = max(g.vp[side] for side in sides)
    best = [side for side in sides if g.vp[side] == highest]
    if len(best) == 1:
        return best
    regions = [regions_controlled(g, side) for side in best]
    return [side for side, held in zip(best, regions, strict=True) if held == max(regions)]


def goal_of(g: Wroth, side: int) -> int | None:
    """W-VP-09, W-SCEN-03: the VP that win, where they do."""
    if g.scenario is None:
        return WINNING
    for mission in g.scenario.record.missions:
        if mission.what == "vp" and mission.side in ("both", "humans" if side == TEAM else "ai"):
            return int(mission.vp[len(g.humans) - 1])
    return None
