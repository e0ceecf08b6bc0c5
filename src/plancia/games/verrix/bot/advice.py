# not compiled
"""What thumb would do in Verrix, and why: reasons are what really differs between the table before and after.

Nothing is said of cards that nobody has seen: a thought ends before one is drawn.
"""

from __future__ import annotations

from typing import Any

from plancia.games.verrix.bot.battle import expected
from plancia.games.verrix.bot.instinct import Prices, instinct
from plancia.games.verrix.bot.reasons import changes
from plancia.games.verrix.bot.thumb import ENDS, after, best_option, dressed, odds, passed, taken, tried
from plancia.games.verrix.rules.actions.forecast import raid as raid_odds
from plancia.games.verrix.rules.contests.battle import Battle
from plancia.games.verrix.rules.contests.raid import Raid
from plancia.games.verrix.rules.months.set_up import FirstVillage
from plancia.games.verrix.rules.travel.movement import way_cost
from plancia.games.verrix.state.answers import PLAY_CARD, PLAY_EVENT, REPLACE_EVENT
from plancia.games.verrix.state.box import BONUSES, FORESEE, NOBODY, filled
from plancia.games.verrix.state.state import Verrix
from plancia.games.verrix.words.labels import label
from plancia.games.verrix.words.names_shown import Names
from plancia.kernel import engine
from plancia.kernel.decision import CHANCE, PASS, Decision
from plancia.kernel.written.record import option_name

NEAR = 120  # how far below the best an option may be and still be suggested: less than half a VP of thumb's scale
UNSEEN = ("act", "event-card", "order", "replace")  # where a thought ends: what comes next is not known


def suggestions(g: Verrix, asked: Decision, lang: str, most: int) -> list[tuple[str, str, list[str]]]:
    """Name, label and reasons of what thumb would do, and of what is nearly as good."""
    seat, prices = asked.by, Prices(g, asked.by)
    best = best_option(g, seat)
    values = {option: after(g, asked, option, prices) for option in dict.fromkeys([best, *tried(g, asked)])}
    ranked = sorted(values, key=lambda option: (option != best, -values[option]))
    found: list[tuple[str, str, list[str]]] = []
    for option in ranked:
        name = label(g, asked, option, lang)
        near = option == best or values[best] - values[option] <= NEAR
        if near and len(found) < most and all(name != other[1] for other in found):
            found.append((option_name(g, asked, option), name, why(Names(g, lang), asked, option, option == best)))
    return found


def reasons(g: Verrix, asked: Decision, option: int, lang: str) -> list[str]:
    return why(Names(g, lang), asked, option, True)


def why(names: Names, asked: Decision, option: int, is_best: bool) -> list[str]:
    g, say, seat = names.g, names.say, asked.by
    if asked.kind == "draw":
        return [say("reason-no-draw" if option == PASS else "reason-draw")]
    if asked.kind == "replace":
        return [say("reason-replace" if REPLACE_EVENT.holds(option) else "reason-keep-it")]
    if asked.kind in ("order", "event-card"):
        return [say("reason-event" if asked.kind == "order" else "reason-event-card")]
    if asked.kind == "outfit":
        return bonuses(names, option, seat)
    then = finished(g, asked, option)
    found = [*contest(names, then, seat), *changes(names, g, then, seat)][:3]
    if asked.kind == "act" and option == PASS:
        found = [*found, say("reason-stop" if is_best else "reason-stop-too")]
    elif asked.kind == "act" and looks_ahead(g, option, seat):
        found = [say("reason-event"), *found]
    elif isinstance(g.stack[-1], FirstVillage):
        found = [say("reason-near", n=way_cost(then, seat, g.box.port))]
    return found[:3] or [say("reason-same")]


def looks_ahead(g: Verrix, option: int, seat: int) -> bool:
    if PLAY_EVENT.holds(option):
        return g.box.events[g.held[seat][0]].cards > 0
    return PLAY_CARD.holds(option) and g.box.actions[option].does == FORESEE


def finished(g: Verrix, asked: Decision, option: int) -> Verrix:
    """The table when the action is finished well, or where a roll, a hidden card or another tribe must decide."""
    seat = asked.by
    if asked.kind == "act" and option == PASS:
        return passed(g, seat)
    twin = taken(g, option, seat)
    prices = Prices(g, seat)
    while True:
        next_one = twin.decision
        if next_one is None or next_one.by == CHANCE or next_one.kind in ENDS or next_one.kind in UNSEEN:
            return twin
        if next_one.by == seat:
            engine.answer(twin, best_option(twin, seat), seat)
        elif in_battle(twin):  # who lines up is foreseen, so that its end can be weighed
            engine.answer(twin, instinct(twin, next_one, prices), next_one.by)
        else:
            return twin


def in_battle(g: Verrix) -> bool:
    return any(isinstance(proc, Battle) for proc in g.stack)


def contest(names: Names, g: Verrix, seat: int) -> list[str]:
    """How a Raid or a Battle stands that is not yet decided."""
    say = names.say
    raid: Any = next((proc for proc in g.stack if isinstance(proc, Raid)), None)
    if raid is not None and raid.journey and not raid.fate and raid.target != NOBODY:
        if raid.target == seat:
            return [say("reason-guard", percent=odds(g, raid))]
        alone, all_in = raid_odds(g, raid.who, raid.card, raid.journey[1], raid.event, raid.target)
        if all_in.percent == alone.percent:
            return [say("reason-raid", percent=alone.percent)]
        return [say("reason-raid-span", low=all_in.percent, high=alone.percent)]
    if in_battle(g) and g.side[seat] != NOBODY:
        attacker, for_attack, for_defence = expected(g)
        return [say("reason-battle", n=round((for_attack if g.side[seat] == attacker else for_defence) / 100))]
    return []


def bonuses(names: Names, outfit: int, seat: int) -> list[str]:
    """What is put on that was not worn before."""
    g, say = names.g, names.say
    then = dressed(g, seat, outfit)
    found = []
    for character in g.characters_of(seat):
        new = then.worn[character] & ~g.worn[character]
        found += [say(f"reason-bonus-{BONUSES[bonus]}") for bonus in filled(g.box.bonus[character], new)]
    if then.worn == g.worn:
        return [say("reason-as-now")]
    if any(g.worn[character] & ~then.worn[character] for character in g.characters_of(seat)):
        found.append(say("reason-strip"))
    return list(dict.fromkeys(found))[:3]
