# not compiled
"""The words of an option in a Raid or a Battle: who defends, who helps, which card is played, who pays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.verrix.notation.option_names import proposer
from plancia.games.verrix.rules.actions.forecast import (
    guarding_force,
    held_back,
    raiding_force,
    success,
)
from plancia.games.verrix.rules.actions.units import capacity, guard_of, with_event
from plancia.games.verrix.rules.contests.battle_rounds import card_bonus, faction_force
from plancia.games.verrix.rules.travel.movement import tributes_on
from plancia.games.verrix.rules.travel.ways import TO_SUPPORT, food_for
from plancia.games.verrix.state import answers as a
from plancia.games.verrix.state.box import NOBODY
from plancia.games.verrix.words.names_shown import Names, dotted
from plancia.kernel.answers import Answer, Range
from plancia.kernel.decision import Decision


def _guard(answer: Answer) -> Callable[..., str]:
    """These, or everyone; alone, or with the Event card that lies face down."""
    return lambda names, decision, *units: _guarding(names, decision, answer, answer.option(*units))


def _guarding(names: Names, decision: Decision, answer: Answer, option: int) -> str:
    g, by, say = names.g, decision.by, names.say
    proc: Any = g.stack[-1]
    raided = decision.step.startswith("Raid")
    classes = g.box.actions[proc.card].classes if raided else g.battle_classes
    added = guard_of(g, by, classes, option)
    who = names.units(by, added)
    said = who if answer.over else say("label-everyone", who=who)
    event = g.held[by][0] if with_event(option) else NOBODY
    if event != NOBODY:
        said = say("label-with-event", who=said, event=names.event(event))
    said = said[:1].upper() + said[1:]
    if not raided:
        lost = held_back(g, by, added) if option in decision.options else 0
        return dotted(said, say("loses", n=lost) if lost else "")
    attack = raiding_force(g, proc.who, proc.card, proc.journey[1], proc.event)
    defence = guarding_force(g, by, classes, added, event)
    return dotted(said, say("guard-odds", defence=defence, percent=100 - success(g, attack, defence)))


def _one_more(names: Names, decision: Decision) -> str:
    return tokens_label(names, 2)


def tokens_label(names: Names, tokens: int) -> str:
    g = names.g
    proc: Any = g.stack[-1]
    attack = raiding_force(g, proc.who, proc.card, proc.journey[1], proc.event)
    defence = guarding_force(g, proc.target, g.box.actions[proc.card].classes, 0, proc.blessing)
    return names.say("label-second-token", tokens=tokens, percent=100 - success(g, attack, defence, tokens))


def _plunder_goods(names: Names, decision: Decision) -> str:
    g = names.g
    proc: Any = g.stack[-1]
    action = g.box.actions[proc.card]
    return names.say("label-plunder-goods", n=capacity(g, proc.who, proc.journey[1]), kinds=action.kinds, vp=action.vp)


def _plunder_hostages(names: Names, decision: Decision) -> str:
    g = names.g
    proc: Any = g.stack[-1]
    return names.say(
        "label-plunder-hostages", n=min(capacity(g, proc.who, proc.journey[1]), g.box.actions[proc.card].most)
    )


def _propose(names: Names, decision: Decision, commander: int) -> str:
    proc: Any = names.g.stack[-1]
    return _support(names, decision, commander, proc.event)


def _propose_showing(names: Names, decision: Decision, commander: int) -> str:
    proc: Any = names.g.stack[-1]
    return _support(names, decision, commander, proc.event if proc.event != NOBODY else names.g.held[decision.by][0])


def _support(names: Names, decision: Decision, commander: int, event: int) -> str:
    """Which side, and what the way there costs."""
    g, by, say = names.g, decision.by, names.say
    proc: Any = g.stack[-1]
    side = "attacker" if commander == proc.attacker else "defender"
    said = say("label-support", side=side, of=names.of(commander))
    ways = [food_for(g, by, TO_SUPPORT, event, proc.territory, due, 0) for due in tributes_on(g, by, proc.territory)]
    if event != NOBODY:
        said = say("label-with-event", who=said, event=names.event(event))
    return dotted(said, say("way-costs", n=min(ways)))


def _of_proposer(key: str) -> Callable[..., str]:
    return lambda names, asked: names.say(key, of=names.of(proposer(names.g)))


def _battle_card(names: Names, decision: Decision, owner: int, card: int) -> str:
    """Whose card it is, whom it lets fight, and both totals before the token."""
    g, by, say = names.g, decision.by, names.say
    proc: Any = g.stack[-1]
    other = proc.defender if by == proc.attacker else proc.attacker
    ours = faction_force(g, by, card) + card_bonus(g, by, card)
    ours += proc.attack_bonus if by == proc.attacker else proc.defence_bonus
    theirs = faction_force(g, other, card) + (proc.defence_bonus if by == proc.attacker else proc.attack_bonus)
    said = dotted(
        names.card(card) if owner == by else say("card-of", card=names.card(card), of=names.of(owner)),
        names.classes(g.box.actions[card].classes),
        say("round-odds", ours=ours, theirs=theirs),
    )
    return say("label-battle-card", card=said, text=names.card_text(card))


def _by_ability(names: Names, decision: Decision) -> str:
    return names.say("label-by-ability", ability=names.ability(decision.by))


def _pays(names: Names, decision: Decision, who: int) -> str:
    will = names.g.will[who]
    if who == decision.by:
        return names.say("label-pay", will=will)
    return names.say("label-pays", tribe=names.tribe(who), will=will)


CONTESTS: dict[Answer | Range, Callable[..., str]] = {
    a.THESE: _guard(a.THESE), a.EVERYONE: _guard(a.EVERYONE), a.THESE_AND_EVENT: _guard(a.THESE_AND_EVENT),
    a.EVERYONE_AND_EVENT: _guard(a.EVERYONE_AND_EVENT), a.ONE_MORE: _one_more, a.PLUNDER_GOODS: _plunder_goods,
    a.PLUNDER_HOSTAGES: _plunder_hostages, a.PROPOSE: _propose, a.PROPOSE_SHOWING: _propose_showing,
    a.ACCEPT: _of_proposer("label-accept"), a.REFUSE: _of_proposer("label-refuse"), a.OWNED_CARD: _battle_card,
    a.PAYS: _pays, a.BY_ABILITY: _by_ability,
}  # fmt: skip
