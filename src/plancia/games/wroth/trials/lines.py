"""What a line of Wroth's log shows: units and their fates, abilities, feats, what runs out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from plancia.games.wroth.rules.feats.feat_cards import feat_with, has_feat
from plancia.games.wroth.rules.round.groundwork import reinforcements
from plancia.games.wroth.rules.round.victory import elite_bonus
from plancia.games.wroth.state import box as b
from plancia.games.wroth.state.effects import CountPurchase, Deploy, GainCorra, Heal, Hit, PayCorra, Recall, Recover
from plancia.games.wroth.state.effects_round import Score, SetOmni, TakeFeat, Told, UseFeat, Weighed
from plancia.games.wroth.state.state import Wroth

Met = Counter[str]


def told(g: Wroth, line: Told, place: int, met: Met) -> None:
    met[f"line {line.what} {line.rule}"] += 1
    met[f"line {line.what}"] += 1
    if line.what == "ai-action":
        met[f"AI {b.FACTIONS[g.ai]} acts: {b.ACTIONS[line.n]}"] += 1
    elif line.what == "ai-omni":
        met[f"AI {b.FACTIONS[g.ai]} omniscient: {b.OMNI[line.n]}"] += 1
    elif line.what in ("ability", "foresight", "special"):
        met[f"ability {line.rule}, {whose(g, line.who)}"] += 1
    elif line.what == "ai-attack" and g.with_power(g.ai, line.region, b.FURY):
        met[power(g, b.FURY, g.ai)] += 1


def weighed(g: Wroth, line: Weighed, place: int, met: Met) -> None:
    met[f"weighed {line.what}{', a tie' if line.tie else ''}"] += 1


def feat_taken(g: Wroth, line: TakeFeat, place: int, met: Met) -> None:
    met["ruling extra_feat"] += line.who in g.options.extra_feat


def feat_used(g: Wroth, line: UseFeat, place: int, met: Met) -> None:
    met[f"feat {g.box.feat_ids[line.feat]}"] += 1


def deployed(g: Wroth, line: Deploy, place: int, met: Met) -> None:
    met[f"unit {unit(g, line.who, line.slot)} deployed, {whose(g, line.who)}"] += 1
    before = above(g, place)
    if line.slot == b.REGULAR and line.source == b.DISCARD:
        if isinstance(before, CountPurchase):
            met["scarce a Lythe comes with an Elagynt from the discard"] += 1
        if isinstance(before, Hit) and before.who == line.who:
            met[power(g, b.FLESH, line.who)] += 1
    elif line.who == g.ai and unit(g, line.who, line.slot) == "elagynt" and not line.quiet:
        escorted = isinstance(before, Deploy) and before.region == line.region
        met["scarce an Elagynt of the AI comes without a Lythe"] += not escorted


def omniscient_set(g: Wroth, line: SetOmni, place: int, met: Met) -> None:
    before = above(g, place)
    if isinstance(before, Told):  # rolled again
        return
    came = before.n if isinstance(before, Deploy) and before.who == line.who else 0
    if came < reinforcements(g, line.who):
        met[f"scarce reinforcements run short, {whose(g, line.who)}"] += 1


def hit(g: Wroth, line: Hit, place: int, met: Met) -> None:
    fate = "defeated" if line.defeated else "wounded"
    met[f"unit {unit(g, line.who, line.slot)} {fate}, {whose(g, line.who)}"] += 1
    blow = [line]  # with the hits before it that fell to the same damage
    while isinstance(before := above(g, place - len(blow) + 1), Hit) and (before.by, before.region) == (
        line.by,
        line.region,
    ):
        blow.append(before)
    stoics = [other.who == 4 and other.slot in g.box.slots_with[b.BULWARK][4] for other in blow]
    if len(blow) > 1 and line.who == 4 and stoics[:2] == [False, True]:
        met["scarce Bulwark broken, the rest goes on"] += 1
    if line.by == 0 and stoics[:3] == [True] * 3:
        met["scarce Bulwark takes three points in a row"] += 1
    risen = [other.defeated and other.slot in g.box.slots_with[b.FLESH][other.who] for other in blow]
    if risen[:2] == [True, True]:
        met["scarce two Nameless fall to the same damage"] += 1


def healed(g: Wroth, line: Heal, place: int, met: Met) -> None:
    met[f"unit {unit(g, line.who, line.slot)} healed, {whose(g, line.who)}"] += 1
    if line.rule == g.box.power_id[b.HIDE]:
        met[power(g, b.HIDE, line.who)] += 1


def recalled(g: Wroth, line: Recall, place: int, met: Met) -> None:
    if line.rule == g.box.power_id[b.TRAP]:
        met[power(g, b.TRAP, line.who)] += 1


def recovered(g: Wroth, line: Recover, place: int, met: Met) -> None:
    if line.who != g.ai and line.rule == feat(g, line.who, b.RECOVER).removeprefix("feat "):
        met[feat(g, line.who, b.RECOVER)] += 1


def paid(g: Wroth, line: PayCorra, place: int, met: Met) -> None:
    if line.rule in g.box.power_id:
        met[f"ability {line.rule}, {whose(g, line.who)}"] += 1


def bought(g: Wroth, line: CountPurchase, place: int, met: Met) -> None:
    if line.cost < g.box.cost[line.kind] and has_feat(g, line.who, b.DISCOUNT):
        met[feat(g, line.who, b.DISCOUNT)] += 1


def corra_gained(g: Wroth, line: GainCorra, place: int, met: Met) -> None:
    if line.taken < line.due:
        met[f"scarce Corra forfeited, {whose(g, line.who)}"] += 1
    if line.rule in g.box.power_id:
        met[f"ability {line.rule}, {whose(g, line.who)}"] += 1
    elif line.rule in g.box.feat_ids:
        met[f"feat {line.rule}"] += 1


def scored(g: Wroth, line: Score, place: int, met: Met) -> None:
    if line.token == 0:  # elites where their side does not control
        met["ruling elite_vp occupied"] += 1
    elif line.bonus:
        met["ruling elite_vp controlled"] += g.options.elite_vp == "controlled"
    if g.ai == b.NOBODY and has_feat(g, line.side, b.OATH) and line.bonus > elite_bonus(g, line.side, line.region):
        met[feat(g, line.side, b.OATH)] += 1


LINES: dict[type, Callable[[Wroth, Any, int, Met], None]] = {
    Told: told, Weighed: weighed, TakeFeat: feat_taken, UseFeat: feat_used, Deploy: deployed, SetOmni: omniscient_set,
    Hit: hit, Heal: healed, Recall: recalled, Recover: recovered, PayCorra: paid, CountPurchase: bought,
    GainCorra: corra_gained, Score: scored,
}  # fmt: skip


def above(g: Wroth, place: int) -> object:
    """The line of the log before this place."""
    return g.log[place - 1] if g.log and place > 0 else None


def power(g: Wroth, power: int, who: int) -> str:
    return f"ability {g.box.power_id[power]}, {whose(g, who)}"


def feat(g: Wroth, who: int, power: int) -> str:
    return f"feat {g.box.feat_ids[feat_with(g, who, power)]}"


def whose(g: Wroth, who: int) -> str:
    return "the AI's" if who == g.ai else "a human's"


def unit(g: Wroth, who: int, slot: int) -> str:
    return f"{b.FACTIONS[who]} regular" if slot == b.REGULAR else b.KINDS[g.box.slot_kind[who][slot]]
