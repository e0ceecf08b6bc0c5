# not compiled
"""What differs between two tables for one seat, in sentences, the most important first."""

from __future__ import annotations

from typing import NamedTuple

from plancia.games.wroth.rules.round.victory import points_for
from plancia.games.wroth.rules.units.control import controller
from plancia.games.wroth.state.box import KINDS_OF, MAP, NOBODY, REGULAR, SHORES
from plancia.games.wroth.state.effects_round import Score
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.words.names_shown import Names

MOST = 3


class Reason(NamedTuple):
    weight: int
    text: str


def changes(names: Names, before: Wroth, then: Wroth, seat: int) -> list[str]:
    """The most important differences between two tables for a seat, in sentences."""
    reasons = [
        *_regions(names, before, then, seat),
        *_losses(names, before, then, seat),
        *_gains(names, before, then, seat),
    ]
    if not reasons:
        reasons = _leads(names, before, then, seat)
    reasons.sort(key=lambda reason: -reason.weight)
    return [reason.text for reason in reasons[:MOST]]


def _regions(names: Names, before: Wroth, then: Wroth, seat: int) -> list[Reason]:
    """Who would score what."""
    say, found = names.say, []
    mine = before.side[seat]
    team = "yes" if before.ai != NOBODY else "no"
    for region in MAP:
        old, new = points_for(before, region), points_for(then, region)
        place = names.place(region)
        gained = _paid(new, mine) - _paid(old, mine)
        if gained > 0 and controller(before, region) != mine:
            found.append(Reason(100 * gained, say("reason-control", region=place, n=gained, team=team)))
        elif gained > 0:
            found.append(Reason(100 * gained, say("reason-more", region=place, n=gained, team=team)))
        elif gained < 0:
            found.append(Reason(-50 * gained, say("reason-less", region=place, n=-gained, team=team)))
        for side in dict.fromkeys(score.side for score in (old, new) if score is not None and score.side != mine):
            lost = _paid(old, side) - _paid(new, side)
            if lost > 0:
                found.append(Reason(60 * lost, say("reason-stop", who=names.faction(side), region=place, n=lost)))
            elif lost < 0:
                found.append(Reason(-40 * lost, say("reason-gives", who=names.mid(side), region=place, n=-lost)))
    return found


def _paid(score: Score | None, side: int) -> int:
    if score is None or score.side != side:
        return 0
    return score.token + score.domination + score.bonus


def _losses(names: Names, before: Wroth, then: Wroth, seat: int) -> list[Reason]:
    """Units that fall, or are hurt."""
    say, found = names.say, []
    for who in before.factions:
        fallen = _missing(names, who, before, then)
        if fallen and who == seat:
            found.append(Reason(30, say("reason-cost", units=fallen)))
        elif fallen:
            friend = before.side[who] == before.side[seat]
            text = say("reason-friend-loses", who=names.mid(who), units=fallen)
            found.append(Reason(70, text if friend else say("reason-loses", who=names.faction(who), units=fallen)))
        elif _vitality(then, who) < _vitality(before, who) and who != seat:
            n = _vitality(before, who) - _vitality(then, who)
            found.append(Reason(40, say("reason-hurt", who_of=names.of(who), n=n)))
    return found


def _missing(names: Names, who: int, before: Wroth, then: Wroth) -> str:
    """1 Stoic and 2 Hearthguard: what a faction no longer has on the map or in the Shores."""
    parts = []
    regulars = _standing(before, who, REGULAR) - _standing(then, who, REGULAR)
    if regulars > 0:
        parts.append(names.say("units", n=regulars, unit=names.regulars(who, regulars)))
    for kind in KINDS_OF[who]:
        n = then.reserve[kind] - before.reserve[kind]
        if n > 0:
            parts.append(names.say("units", n=n, unit=names.kind(kind, n)))
    return names.say.list(parts)


def _standing(g: Wroth, who: int, slot: int) -> int:
    return sum(g.at(who, region, slot) for region in (SHORES, *MAP))


def _vitality(g: Wroth, who: int) -> int:
    slots = range(1, len(g.box.slot_kind[who]))
    return sum(_standing(g, who, slot) * g.box.slot_vitality[who][slot] for slot in slots)


def _gains(names: Names, before: Wroth, then: Wroth, seat: int) -> list[Reason]:
    """Corra, elites, and units that come onto the map."""
    say, found = names.say, []
    corra = then.corra[seat] - before.corra[seat]
    if corra > 0:
        found.append(Reason(45 * corra, say("reason-corra", n=corra)))
    for kind in KINDS_OF[seat]:
        n = before.reserve[kind] - then.reserve[kind]
        if n > 0:
            found.append(Reason(90, say("reason-elite", units=say("units", n=n, unit=names.kind(kind, n)))))
    landed = _on_map(then, seat) - _on_map(before, seat)
    if landed > 0:
        found.append(Reason(20 * landed, say("reason-landed", n=landed)))
    zone = then.count(seat, SHORES) - before.count(seat, SHORES)
    if zone > 0:
        found.append(Reason(8 * zone, say("reason-zone", n=zone)))
    return found


def _on_map(g: Wroth, who: int) -> int:
    return sum(g.count(who, region) for region in MAP)


def _leads(names: Names, before: Wroth, then: Wroth, seat: int) -> list[Reason]:
    """Nothing else has changed, but one is stronger somewhere."""
    found: list[Reason] = []
    for region in MAP:
        n = then.count(seat, region) - before.count(seat, region)
        if n > 0:
            found.append(Reason(n, names.say("reason-stronger", n=n, region=names.place(region))))
    return found
