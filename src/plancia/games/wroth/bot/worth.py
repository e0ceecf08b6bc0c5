"""What a table of Wroth is worth to one seat, in hundredths of a victory point. Rules of thumb, nothing searched."""

from __future__ import annotations

from typing import Final

from plancia.games.wroth.state.box import KINDS_OF, MAP, NOBODY, REGULAR, SHORES, TEAM
from plancia.games.wroth.state.state import Wroth

# How likely a lead in units is to last until the region is scored, in hundredths, for leads of -4 to 4:
# while the faction still has dice to spend, and when it has none.
LASTS: Final = (1, 4, 10, 22, 48, 75, 82, 92, 98)
LASTS_LATE: Final = (0, 2, 6, 16, 32, 74, 88, 94, 98)

ON_MAP: Final = 28  # a regular on the map, beyond what it wins now
IN_ZONE: Final = 9  # a regular that can land next turn
CORRA: Final = 35
DIE: Final = 150  # an action die not yet spent
OMNI: Final = (48, 78, 105, 55)  # Mine, Strike, Assault, Double
FEAT: Final = 160  # a feat still to be used, less every round
VITALITY: Final = 45  # each point of an elite's vitality


def worth(g: Wroth, seat: int) -> int:
    """Own side less the others', with the strongest rival counting most."""
    if g.over:
        return 100_000 if g.side[seat] in g.winners else -100_000
    if g.ai != NOBODY:
        return together(g)
    mine = holdings(g, seat) + 100 * g.vp[seat]
    rivals = [holdings(g, who) + 100 * g.vp[who] for who in g.enemies[seat]]
    return mine * 3 - max(rivals) - sum(rivals) // len(rivals)


def holdings(g: Wroth, who: int) -> int:
    """What a faction may expect from the map, and what it has in hand."""
    value = hand(g, who)
    for region in MAP:
        own = g.count(who, region)
        if not own:
            continue
        rival = 0
        for enemy in g.enemies[who]:
            there = g.count(enemy, region)
            if there > rival:
                rival = there
        value += prospect(g, who, region, own, rival) + forces(g, who, region)
    return value


def prospect(g: Wroth, who: int, region: int, own: int, rival: int) -> int:
    lasts = likely(own - rival, g.dice_of(who) > 0)
    prize = 100 * g.box.token_value[g.tokens[region]]
    if rival == 0:
        prize += 100
    for kind in KINDS_OF[who]:
        if g.box.vp[kind] and g.of_kind(kind, who, region):
            prize += 100 * g.box.vp[kind]
    if own > 5:
        prize -= 8 * (own - 5)  # more than enough in one place
    return prize * lasts // 100


def forces(g: Wroth, who: int, region: int) -> int:
    regulars = g.regulars(who, region)
    value = ON_MAP * regulars
    if g.count(who, region) > regulars:
        for slot, n in enumerate(g.standing(who, region)):
            if n and slot != REGULAR:
                value += n * (VITALITY * g.box.slot_vitality[who][slot] + 18 * g.box.cost[g.box.slot_kind[who][slot]])
    return value


def hand(g: Wroth, who: int) -> int:
    """Corra, dice, feats, and units waiting in the zone."""
    value = CORRA * min(g.corra[who], 6) + 10 * g.corra[who] + DIE * g.dice_of(who)
    if g.omni[who] >= 0:
        value += OMNI[g.omni[who]]
    value += IN_ZONE * min(8, g.regulars(who, SHORES)) + 2 * g.board[who]
    for slot, n in enumerate(g.standing(who, SHORES)):
        if n and slot != REGULAR:
            value += n * (20 * g.box.slot_vitality[who][slot] + 18 * g.box.cost[g.box.slot_kind[who][slot]])
    for feat in g.box.feats_of[who]:
        if g.feats[feat] == 1 and g.box.feat_once[feat]:
            value += max(20, FEAT - 35 * g.round)
    return value


def together(g: Wroth) -> int:
    """Solo and co-op: the humans' side against the AI, and what the scenario asks for."""
    value = 100 * (g.vp[TEAM] - g.vp[g.ai])
    for who in g.humans:
        value += hand(g, who)
    value -= CORRA * g.corra[g.ai]
    for region in MAP:
        humans = 0
        present = 0
        for who in g.humans:
            there = g.count(who, region)
            if there:
                humans += there
                present += 1
                value += forces(g, who, region)
        machines = g.count(g.ai, region)
        value += contested(g, region, humans, machines, present)
        if machines:
            value -= forces(g, g.ai, region)
    return value


def contested(g: Wroth, region: int, humans: int, machines: int, present: int) -> int:
    """What a region promises to the humans, less what it promises to the AI."""
    if not humans and not machines:
        return 0
    early = any(g.dice_of(who) for who in g.humans)
    token = 100 * g.box.token_value[g.tokens[region]]
    ours = token + (100 if machines == 0 and present == 1 else 0) + wanted(g, region)
    theirs = token + (100 if humans == 0 else 0) + wanted(g, region)
    for who in g.humans:
        for kind in KINDS_OF[who]:
            if g.box.vp[kind] and g.of_kind(kind, who, region):
                ours += 100 * g.box.vp[kind]
    for kind in KINDS_OF[g.ai]:
        if g.box.vp[kind] and g.of_kind(kind, g.ai, region):
            theirs += 100 * g.box.vp[kind]
    value = 0
    if humans:
        value += ours * likely(humans - machines, early) // 100
    if machines:
        value -= theirs * likely(machines - humans, early) // 100
    return value


def likely(lead: int, early: bool) -> int:
    place = 4 + (4 if lead > 4 else -4 if lead < -4 else lead)
    return LASTS[place] if early else LASTS_LATE[place]


def wanted(g: Wroth, region: int) -> int:
    """Regions a mission names are worth more."""
    assert g.scenario is not None
    for mission in g.scenario.record.missions:
        if region in mission.regions:
            return 500 if mission.what == "hold" else 250
    return 0


def lure(g: Wroth, who: int, region: int, arriving: int) -> int:
    """What a region promises once that many more units of a faction are there."""
    if g.ai == NOBODY:
        rival = max(g.count(enemy, region) for enemy in g.enemies[who])
        own = g.count(who, region) + arriving
        return prospect(g, who, region, own, rival) if own else 0
    humans = arriving
    present = 0
    for other in g.humans:
        there = g.count(other, region)
        humans += there
        if there or (other == who and arriving):
            present += 1
    return contested(g, region, humans, g.count(g.ai, region), present)
