# not compiled
"""What thumb would do in Nova Aetas, and why: reasons are facts of the table, worked out by the code of the rules."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.bot.plans import Planner
from plancia.games.nova_aetas.bot.thumb import best_option
from plancia.games.nova_aetas.rules.fights.attacks import HeroAttack
from plancia.games.nova_aetas.rules.fights.weapons import UNARMED, block_of, price, range_now, targets
from plancia.games.nova_aetas.rules.ground.areas import in_range
from plancia.games.nova_aetas.rules.missions.objectives import is_met
from plancia.games.nova_aetas.rules.turn import actions as a
from plancia.games.nova_aetas.rules.turn.allies import FAR, costs_to
from plancia.games.nova_aetas.rules.turn.forecast import blow, walk
from plancia.games.nova_aetas.rules.turn.movement import GO_TO, Walk
from plancia.games.nova_aetas.rules.turn.reaching import sure_gait
from plancia.games.nova_aetas.shown.measured.of_enemies import ready, struck_at
from plancia.games.nova_aetas.shown.measured.sight_lines import Eye, seen_from
from plancia.games.nova_aetas.state.box import NOBODY, REACH, Attack
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words.labels.labels import label
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.written.record import option_name

NAMED = 3  # squares of a goal that are told


def suggestions(g: NovaAetas, asked: Decision, lang: str, most: int) -> list[tuple[str, str, list[str]]]:
    """Name, label and reasons of what thumb would do; where it is something else, also the best attack."""
    best, names = best_option(g, asked.by), Names(g, lang)
    found = [best]
    if asked.kind == "action":
        found += [option for option in asked.options if a.ATTACK.holds(option) and option != best]
    told = found[:most]
    return [(option_name(g, asked, each), label(g, asked, each, lang), why(names, asked, each)) for each in told]


def reasons(g: NovaAetas, asked: Decision, option: int, lang: str) -> list[str]:
    return why(Names(g, lang), asked, option)


def why(names: Names, asked: Decision, option: int) -> list[str]:
    g, say = names.g, names.say
    top: Any = g.stack[-1]
    found: list[str] = []
    if asked.kind == "action":
        found = _of_action(names, top.model, option)
    elif asked.kind == "destination" and isinstance(top, Walk) and GO_TO.holds(option):
        found = of_square(names, top.model, option, top.ap(g))
    elif asked.kind == "target" and isinstance(top, HeroAttack) and g.is_enemy(option):
        found = [of_blow(names, top.hero, top.attack(g), option)]
    elif asked.kind == "after-roll":
        low = len([die for die in top.dice if die < top.threshold])
        found = [say("advice-keep-dice" if option == PASS else "advice-re-roll", low=low, of=len(top.dice))]
    elif option == PASS:
        found = [say("advice-keep")]
    elif f"advice-kind-{asked.kind}" in say:
        found = [say(f"advice-kind-{asked.kind}")]
    return found[:3] or [say("advice-as-good")]


# -- actions

ADVICE = {
    a.RELOAD: "reload", a.ENTER: "inside", a.LINK: "inside", a.EXIT: "outside", a.DESTINY: "card", a.RESCUE: "rescue",
    a.EXTINGUISH: "fire",
}  # fmt: skip


def _of_action(names: Names, hero: int, option: int) -> list[str]:
    g, say = names.g, names.say
    if option == PASS:
        return [say("advice-end", n=g.ap)]
    action = a.ACTION.of(option)
    number = action.number(option)
    if action is a.MOVE:
        square = Planner(g, hero).best(True).square if hero < g.box.proper else NOBODY
        if square in (NOBODY, g.at[hero]):
            return [say("advice-kind-move")]
        return [say("advice-go", square=names.square(square)), *of_square(names, hero, square, g.ap)]
    if action is a.ATTACK:
        return _of_attack(names, hero, number)
    if action is a.SKILL:
        return [names.skill_text(a.own_skill(g, hero, number))]
    if action is a.USE:
        return [names.text("item", g.box.item_ids[g.item(hero, number)])]
    if action in (a.DEED, a.PICK_UP):
        return [say("advice-wanted", goal=_first_goal(names))]
    return [say(f"advice-{ADVICE[action]}")] if action in ADVICE else []


def _of_attack(names: Names, hero: int, place: int) -> list[str]:
    g = names.g
    attack = block_of(g, hero, place)
    if attack is None or attack.friend:
        return [names.say("advice-help")]
    planner = Planner(g, hero)
    return [of_blow(names, hero, attack, max(targets(g, hero, attack), key=lambda each: planner.blow(attack, each)))]


def of_blow(names: Names, hero: int, attack: Attack, target: int) -> str:
    found = blow(names.g, hero, attack, target)
    wounds = f"{found.tenths / 10:g}"
    say = names.say
    return say("advice-blow", who=names.model(target), wounds=wounds, percent=found.succeeds, defeats=found.defeats)


def _first_goal(names: Names) -> str:
    """The first Objective that is not met yet, as it is written."""
    g, said = names.g, names.said()
    if said is None:
        return ""
    clauses = zip(g.plan().victory, said.victory, strict=True)
    return next((names.word(written.text) for clause, written in clauses if not is_met(g, clause)), "")


# -- squares


def of_square(names: Names, hero: int, square: int, ap: int) -> list[str]:
    """What a walk there is good for, and what it risks."""
    g, say, found = names.g, names.say, []
    way = walk(g, hero, square, ap)
    if hero < g.box.proper:
        found += _nearer(names, hero, square)
        found += _within_reach(names, hero, square, ap - way.ap)
    if way.provoked:
        found.append(say("advice-struck", n=len(way.provoked), who=names.models(way.provoked)))
    elif g.aware:
        able = [enemy for enemy in _enemies(g) if struck_at(g, enemy, *ready(g, enemy)) >> square & 1]
        found.append(say("advice-exposed", n=len(able)) if able else say("advice-safe"))
    return found


def _nearer(names: Names, hero: int, square: int) -> list[str]:
    g, wanted = names.g, Planner(names.g, hero).wanted
    if not wanted:
        return []
    costs = costs_to(g.field(), sure_gait(g, hero), wanted)
    won = costs[g.at[hero]] - costs[square]
    if won <= 0 or costs[square] >= FAR:
        return []
    goal = names.squares(squares_of(wanted)[:NAMED])
    return [names.say("advice-nearer", n=won, goal=goal)]


def _within_reach(names: Names, hero: int, square: int, ap: int) -> list[str]:
    """Whom the AP that are left would let him attack from there."""
    g, field = names.g, names.g.field()
    seen = seen_from(g, Eye("", square, g.enemies_at, False)) & g.enemies_at
    for place in range(UNARMED + 1):
        attack = block_of(g, hero, place)
        if attack is not None and not attack.friend and price(g, hero, place, attack) <= ap:
            met = seen & in_range(field, square, range_now(g, attack), attack.traits & REACH != 0)
            if met:
                who = names.models(g.stands[each] for each in squares_of(met)[:NAMED])
                return [names.say("advice-in-reach", weapon=names.gear(hero, place), who=who)]
    return []


def _enemies(g: NovaAetas) -> list[int]:
    return [g.stands[square] for square in squares_of(g.enemies_at)]
