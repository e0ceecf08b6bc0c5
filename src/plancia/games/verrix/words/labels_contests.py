# not compiled
"""The words of an option in a Raid or a Battle: who defends, who helps, which card is played, who pays."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from plancia.games.verrix.rules.actions.forecast import success
from plancia.games.verrix.rules.actions.units import capacity, guard_of, with_event
from plancia.games.verrix.rules.contests.battle import held_back
from plancia.games.verrix.rules.contests.battle_rounds import card_bonus, faction_force
from plancia.games.verrix.rules.contests.raid import guarding_force
from plancia.games.verrix.rules.travel.movement import tributes_on
from plancia.games.verrix.rules.travel.ways import TO_SUPPORT, food_for, way_there
from plancia.games.verrix.state import answers as a
from plancia.games.verrix.state.box import NOBODY
from plancia.games.verrix.words.names_shown import Names
from plancia.kernel.answers import Answer, Range
from plancia.kernel.decision import Decision
from plancia.kernel.words import dotted


def _guard(answer: Answer, names: Names, decision: Decision, *units: int) -> str:
    """These, or everyone; alone, or with the Event card that lies face down."""
    option = answer.option(*units)
    g, by, say, proc = names.g, decision.by, names.say, names.asking
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
    defence = guarding_force(g, by, classes, added, event)
    return dotted(said, say("guard-odds", defence=defence, percent=100 - success(g, proc.attack(g), defence)))


def tokens_label(names: Names, decision: Decision, tokens: int = 2) -> str:
    g, proc = names.g, names.asking
    wins = success(g, proc.attack(g), proc.defence(g), tokens)
    return names.say("label-second-token", tokens=tokens, percent=100 - wins)


def _plunder_goods(names: Names, decision: Decision) -> str:
    proc, action = names.asking, names.box.actions[names.asking.card]
    most = capacity(names.g, proc.who, proc.journey[1])
    return names.say("label-plunder-goods", n=most, kinds=action.kinds, vp=action.vp)


def _plunder_hostages(names: Names, decision: Decision) -> str:
    proc = names.asking
    most = names.g.box.actions[proc.card].most
    return names.say("label-plunder-hostages", n=min(capacity(names.g, proc.who, proc.journey[1]), most))


def _propose(names: Names, decision: Decision, commander: int, showing: bool = False) -> str:
    """Which side, and what the way there costs."""
    g, by, say, proc = names.g, decision.by, names.say, names.asking
    event = g.held[by][0] if showing and proc.event == NOBODY else proc.event
    side = "attacker" if commander == proc.attacker else "defender"
    said = say("label-support", side=side, of=names.of(commander))
    way = way_there(g, by, TO_SUPPORT, event, proc.territory)
    if event != NOBODY:
        said = say("label-with-event", who=said, event=names.event(event))
    return dotted(said, say("way-costs", n=min(food_for(g, way, due, 0) for due in tributes_on(g, by, proc.territory))))


def _of_proposer(key: str) -> Callable[..., str]:
    return lambda names, asked: names.say(key, of=names.of(names.asking.who))


def _battle_card(names: Names, decision: Decision, owner: int, card: int) -> str:
    """Whose card it is, whom it lets fight, and both totals before the token."""
    g, by, say, proc = names.g, decision.by, names.say, names.asking
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


def _pays(names: Names, decision: Decision, who: int) -> str:
    will = names.g.will[who]
    if who == decision.by:
        return names.say("label-pay", will=will)
    return names.say("label-pays", tribe=names.tribe(who), will=will)


CONTESTS: dict[Answer | Range, Callable[..., str]] = {
    **{answer: partial(_guard, answer) for answer in a.GUARD.answers},
    a.ONE_MORE: tokens_label, a.PLUNDER_GOODS: _plunder_goods, a.PLUNDER_HOSTAGES: _plunder_hostages,
    a.PROPOSE: _propose, a.PROPOSE_SHOWING: partial(_propose, showing=True),
    a.ACCEPT: _of_proposer("label-accept"), a.REFUSE: _of_proposer("label-refuse"), a.OWNED_CARD: _battle_card,
    a.PAYS: _pays,
    a.BY_ABILITY: lambda names, asked: names.say("label-by-ability", ability=names.ability(asked.by)),
}  # fmt: skip
