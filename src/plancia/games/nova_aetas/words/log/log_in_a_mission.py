# not compiled
"""The lines of a mission: what they say besides the fields of their effects."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.rules.turn.hours import lap_of, sector_of
from plancia.games.nova_aetas.rules.turn.using import FIRE
from plancia.games.nova_aetas.state import lay_out as lay
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.effects import activation, decks, fight, mission, moving, time, treasury, wounds
from plancia.games.nova_aetas.state.state import VICTORY
from plancia.games.nova_aetas.words.log.log_fields import Said, Words, where, yes_or_no
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.progress import limit_of
from plancia.kernel.words import within

LEAVING = {"N-ABIL-COWARDICE": "flees", "N-CORE-DOWN-3": "falls"}  # else it is removed
WAYS = ("walk", "jump", "dash", "forced", "blink")
PAID_OFF = ("stunned", "reaction-1", "reaction-2", "unloaded")  # tokens that are, with AP


# -- on the field


def _moved(names: Names, effect: moving.Move) -> Said:
    burned = names.named("token", "burned") if effect.doused else "none"
    return {"how": WAYS[effect.how], "square": names.square(effect.path[-1]), "doused": burned}


def _went_down(names: Names, effect: wounds.GoDown) -> Said:
    """What he loses, and leaves lying."""
    lost = [names.say("lost-threat", n=effect.threat)] if effect.threat else []
    lost += [names.say("lost-tokens", tokens=names.tokens(effect.tokens))] if effect.tokens else []
    return {"lost": ", ".join([*lost, *_dropped(names, effect)]) or "none"}


def _dropped(names: Names, effect: wounds.GoDown | moving.ComeOut) -> list[str]:
    square = where(names, effect.square)
    return [names.say("lost-thing", thing=names.thing(thing), square=square) for thing in effect.dropped]


def _paid(names: Names, effect: activation.Pay) -> Said:
    return {"why": effect.rule} | {token: names.named("token", token) for token in PAID_OFF}


def _given(names: Names, effect: wounds.GiveToken) -> Said:
    return {"loser": names.model(effect.loser) if effect.loser not in (NOBODY, effect.model) else "none"}


ON_THE_FIELD: Words = {
    moving.Move: _moved,
    moving.Leave: lambda names, e: {"way": "defeated" if e.defeated else LEAVING.get(e.rule, "removed")},
    moving.GoInside: lambda names, e: {"room": names.node(e.node)},
    moving.ComeOut: lambda names, e: {"lost": ", ".join(_dropped(names, e)) or "none"},
    wounds.GoDown: _went_down,
    wounds.GiveToken: _given,
    activation.Pay: _paid,
    time.SetGroupHour: lambda names, e: {"kind": names.kind(e.kind, 2)},
    time.TurnHand: lambda names, e: {"sector": sector_of(e.t), "lap": lap_of(e.t)},
}


# -- in a fight


def _attacked(names: Names, effect: fight.Attacked) -> Said:
    friend = (effect.model < names.box.hero_side) == (effect.target < names.box.hero_side)
    on = "self" if effect.model == effect.target else yes_or_no(friend)
    return {"weapon": names.weapon(effect.model, effect.weapon), "friend": on}


def _rolled(names: Names, effect: fight.Rolled) -> Said:
    successes = sum(die >= effect.threshold for die in effect.dice)
    return {"successes": successes if effect.about != FIRE else "out" if successes else "burning"}


def _rerolled(names: Names, effect: fight.Rerolled) -> Said:
    old, new = (", ".join(str(dice[die]) for die in effect.which) for dice in (effect.old, effect.new))
    return {"old": old, "new": new, "successes": sum(die >= effect.threshold for die in effect.new)}


def _used_a_skill(names: Names, effect: fight.UseSkill) -> Said:
    card = names.box.skills[effect.skill]
    more = [names.model(effect.target)] if effect.target not in (NOBODY, effect.hero) else []
    more += [names.say("heroism", n=card.heroism)] if card.heroism else []
    more += [names.named("token", f"reaction-{card.reaction}")] if card.reaction else []
    return {"more": ", ".join(more) or "none"}


IN_A_FIGHT: Words = {
    fight.Attacked: _attacked,
    fight.Rolled: _rolled,
    fight.Rerolled: _rerolled,
    fight.UseSkill: _used_a_skill,
}


# -- the mission itself


def _element(names: Names, effect: mission.PutCube | mission.Undertake) -> Said:
    number, square = names.plan().elements[effect.element]
    return {"of": names.plan().actions[number].cubes, "square": where(names, square)}


def _undertaken(names: Names, effect: mission.Undertake) -> Said:
    number, _ = names.plan().elements[effect.element]
    return _element(names, effect) | {"action": names.word(names.action(number).name)}


def _lost_a_thing(names: Names, effect: mission.LoseThing) -> Said:
    kind, _, thief = effect.cause.partition(":")
    return {"thief": names.model(int(thief)) if kind == "model" else "none"}


def _completed(names: Names, effect: mission.Complete) -> Said:
    """The Objective that is met."""
    said = names.said()
    clauses: list[Any] = [] if said is None else said.victory if effect.main else said.secondary
    return {"text": within(names.word(clauses[effect.clause].text)) if effect.clause < len(clauses) else "none"}


def _ended(names: Names, effect: mission.EndMission) -> Said:
    """With the story's words, and the defeat that has come true."""
    said, won = names.said(), effect.outcome == VICTORY
    text = names.say("all-down") if effect.rule == "N-CORE-DOWN-2" else "none"
    if said is not None and effect.clause >= 0:
        text = names.word(said.defeat[effect.clause].text)
    story = "" if said is None else names.word(said.won if won else said.lost)
    return {"won": yes_or_no(won), "text": text, "story": story, "mission": names.mission(names.stage)}


def _started(names: Names, effect: lay.StartMission) -> Said:
    """Of one that is played by itself the briefing has been told."""
    told = None if names.g.quick else names.written(effect.mission)
    return {"briefing": (names.word(told.briefing) if told is not None else "") or "none"}


IN_THE_MISSION: Words = {
    lay.StartMission: _started,
    mission.Undertake: _undertaken,
    mission.PutCube: _element,
    mission.Count: lambda names, e: {"of": limit_of(names.plan(), e.counter) or "none"},
    mission.LoseThing: _lost_a_thing,
    mission.Complete: _completed,
    mission.EndMission: _ended,
    decks.DrawEvent: lambda names, e: {"event": names.event(e.card), "text": names.event_text(e.card)},
    decks.DrawReward: lambda names, e: {"reward": names.reward(e.card), "text": names.reward_text(e.card)},
    decks.DrawGrave: lambda names, e: {"grave": names.grave(e.card), "text": names.grave_text(e.card)},
    decks.DrawDestiny: lambda names, e: {"card": names.destiny(e.card)},
    decks.PlayDestiny: lambda names, e: {"card": names.destiny(e.card), "text": names.destiny_text(e.card)},
    treasury.DrawReagent: lambda names, e: {"worth": names.box.reagents[e.reagent].worth},
}
