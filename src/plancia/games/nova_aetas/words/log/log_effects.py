# not compiled
"""What a line of the log says of an effect: its fields in words, by name."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.rules.turn.horologium import lap_of, sector_of
from plancia.games.nova_aetas.rules.turn.using import FIRE
from plancia.games.nova_aetas.state import lay_out as lay
from plancia.games.nova_aetas.state.box import NOBODY, TRAITS
from plancia.games.nova_aetas.state.effects import (
    activation,
    decks,
    fight,
    gear,
    mission,
    moving,
    time,
    treasury,
    wounds,
)
from plancia.games.nova_aetas.state.state import VICTORY
from plancia.games.nova_aetas.words.log.log_campaign import campaign_of
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.progress import limit_of
from plancia.kernel.words import within

LEAVING = {"N-ABIL-COWARDICE": "flees", "N-CORE-DOWN-3": "falls"}  # else it is removed

WAYS = ("walk", "jump", "dash", "forced", "blink")

WORTH_TELLING = ("N-STATUS-STUNNED", "N-TOKEN-REACTION-1", "N-TOKEN-REACTION-2", "N-TRAIT-RELOAD", "N-CORE-ACT-WAIT")

NUMBERS = ("n", "ap", "total", "hour", "attacks", "successes", "threshold", "wounds", "hits", "critical", "t")

MODELS = ("model", "hero", "by", "target", "giver", "taker", "mover", "enemy", "helper", "attacker", "one", "other")


def said_of(names: Names, effect: Any) -> dict[str, Any]:
    """The fields of an effect in words."""
    said: dict[str, Any] = {}
    for field in NUMBERS:
        if hasattr(effect, field):
            said[field] = getattr(effect, field)
    for field in MODELS:
        model = getattr(effect, field, None)
        if type(model) is int:
            said[field] = names.model(model) if model != NOBODY else "none"
    said["who"] = said.get("model", said.get("hero", "none"))
    if getattr(effect, "square", NOBODY) >= 0:
        said["square"] = names.square(effect.square)
    if hasattr(effect, "item"):
        said["item"] = names.item(effect.item) if effect.item != NOBODY else "none"
    if hasattr(effect, "tokens"):
        said["tokens"] = names.tokens(effect.tokens)
    if hasattr(effect, "token"):
        said["tokens"] = names.tokens(effect.token)
    return said | _on_the_field(names, effect) | _in_the_mission(names, effect) | _in_the_fight(names, effect)


def _on_the_field(names: Names, effect: Any) -> dict[str, Any]:
    if isinstance(effect, moving.Move):
        burned = names.named("token", "burned") if effect.doused else "none"
        return {"how": WAYS[effect.how], "square": names.square(effect.path[-1]), "doused": burned}
    if isinstance(effect, (wounds.GoDown, moving.ComeOut)):
        return {"lost": _lost(names, effect)}
    if isinstance(effect, moving.Leave):
        return {"way": "defeated" if effect.defeated else LEAVING.get(effect.rule, "removed")}
    if isinstance(effect, moving.GoInside):
        return {"room": names.node(effect.node)}
    if isinstance(effect, activation.Pay):
        return {"why": effect.rule if effect.rule in WORTH_TELLING else "other"} | _tokens(names)
    if isinstance(effect, wounds.GiveToken):
        loser = names.model(effect.loser) if effect.loser not in (NOBODY, effect.model) else "none"
        return {"tokens": names.token(effect.token), "loser": loser}
    if isinstance(effect, (wounds.ChangeThreat, wounds.ChangeHeroism)):
        return {"n": abs(effect.n), "loss": "yes" if effect.n < 0 else "no"}
    if isinstance(effect, time.SetGroupHour):
        return {"kind": names.kind(effect.kind, 2)}
    if isinstance(effect, time.TurnHand):
        return {"sector": sector_of(effect.t), "lap": lap_of(effect.t)}
    return {}


def _tokens(names: Names) -> dict[str, str]:
    """Those that are paid off with AP."""
    found = ("stunned", "reaction-1", "reaction-2", "unloaded")
    return {token: names.named("token", token) for token in found}


def _lost(names: Names, effect: Any) -> str:
    """What a Hero who goes Down loses, and leaves lying."""
    said, square = [], names.square(effect.square) if effect.square >= 0 else ""
    if isinstance(effect, wounds.GoDown):
        said += [names.say("lost-threat", n=effect.threat)] if effect.threat else []
        said += [names.say("lost-tokens", tokens=names.tokens(effect.tokens))] if effect.tokens else []
    said += [names.say("lost-thing", thing=names.thing(thing), square=square) for thing in effect.dropped]
    return ", ".join(said) or "none"


def _in_the_mission(names: Names, effect: Any) -> dict[str, Any]:
    if isinstance(effect, mission.PutCube):
        number, square = names.plan().elements[effect.element]
        return {"of": names.plan().actions[number].cubes, "square": names.square(square) if square >= 0 else "none"}
    if isinstance(effect, mission.Undertake):
        number, square = names.plan().elements[effect.element]
        action = names.word(names.action(number).name)
        return {"action": action, "square": names.square(square) if square >= 0 else "none"}
    if isinstance(effect, mission.Count):
        return {"counter": names.counter(effect.counter), "of": limit_of(names.plan(), effect.counter) or "none"}
    if isinstance(effect, mission.TakeThing):
        return {"thing": names.thing(effect.thing)}
    if isinstance(effect, mission.LoseThing):
        kind, _, thief = effect.cause.partition(":")
        thief = names.model(int(thief)) if kind == "model" else "none"
        return {"thing": names.thing(effect.thing), "thief": thief}
    if isinstance(effect, gear.Unload):
        return {"loaded": "yes" if effect.loaded else "no"}
    if isinstance(effect, gear.Oil):
        return {"trait": names.named("trait", TRAITS[effect.trait])}
    if isinstance(effect, (decks.DrawDraft, decks.NobodyLeft)):
        return {"kind": names.kind(effect.kind)}
    if isinstance(effect, decks.DrawEvent):
        said = {"event": names.event(effect.card), "text": names.event_text(effect.card)}
        return said | {"passed": effect.passed}
    if isinstance(effect, decks.SetWeather):
        return {"weather": effect.weather}
    if isinstance(effect, treasury.DrawReagent):
        worth = names.box.reagents[effect.reagent].worth
        return {"reagent": names.reagent(effect.reagent), "worth": worth}
    if isinstance(effect, treasury.GainPopolini):
        return {"n": abs(effect.n), "loss": "yes" if effect.n < 0 else "no"}
    if isinstance(effect, decks.DrawReward):
        return {"reward": names.reward(effect.card), "text": names.reward_text(effect.card)}
    if isinstance(effect, decks.DrawGrave):
        return {"grave": names.grave(effect.card), "text": names.grave_text(effect.card)}
    if isinstance(effect, (decks.DrawDestiny, decks.PlayDestiny)):
        return {"card": names.destiny(effect.card), "text": names.destiny_text(effect.card)}
    if isinstance(effect, (mission.Complete, mission.EndMission)):
        return _clause(names, effect)
    if isinstance(effect, (mission.CancelDraft, mission.SkipEvent)):
        return {"n": abs(effect.n), "loss": "yes" if effect.n < 0 else "no"}
    if isinstance(effect, lay.LayMission):
        return {"mission": names.mission(effect.mission)}
    if isinstance(effect, lay.StartMission):
        opened = names.g.quick  # with its briefing: told once
        told = None if opened else names.record("mission", names.g.plans[effect.mission].id)
        briefing = names.word(told.briefing) if told is not None else "none"
        return {"mission": names.mission(effect.mission), "briefing": briefing or "none"}
    return campaign_of(names, effect)


def _clause(names: Names, effect: Any) -> dict[str, Any]:
    """The Objective that is met, or the defeat that has come true."""
    said = names.said()
    if isinstance(effect, mission.EndMission):
        text = names.say("all-down") if effect.rule == "N-CORE-DOWN-2" else "none"
        if said is not None and effect.clause >= 0:
            text = names.word(said.defeat[effect.clause].text)
        won = effect.outcome == VICTORY
        story = "" if said is None else names.word(said.won if won else said.lost)
        return {"won": "yes" if won else "no", "text": text, "story": story, "mission": names.mission(names.stage)}
    clauses = [] if said is None else said.victory if effect.main else said.secondary
    text = within(names.word(clauses[effect.clause].text)) if effect.clause < len(clauses) else "none"
    return {"main": "yes" if effect.main else "no", "text": text}


def _in_the_fight(names: Names, effect: Any) -> dict[str, Any]:
    if isinstance(effect, fight.Attacked):
        friend = (effect.model < names.box.hero_side) == (effect.target < names.box.hero_side)
        on = "self" if effect.model == effect.target else "yes" if friend else "no"
        return {"weapon": names.weapon(effect.model, effect.weapon), "friend": on}
    if isinstance(effect, fight.Rolled):
        keyword = names.keyword(effect.keyword) if effect.keyword >= 0 else "none"
        successes = sum(die >= effect.threshold for die in effect.dice)
        said = {"dice": ", ".join(map(str, effect.dice)), "about": effect.about, "keyword": keyword}
        return said | {"successes": successes if effect.about != FIRE else "out" if successes else "burning"}
    if isinstance(effect, fight.Rerolled):
        old, new = ([str(dice[die]) for die in effect.which] for dice in (effect.old, effect.new))
        successes = sum(die >= effect.threshold for die in effect.new)
        return {"old": ", ".join(old), "new": ", ".join(new), "successes": successes}
    if isinstance(effect, fight.Counted):
        return {"symbols": names.symbols(effect.symbols) or "none"}
    if isinstance(effect, fight.UseSkill):
        card = names.box.skills[effect.skill]
        costs = [names.say("heroism", n=card.heroism)] if card.heroism else []
        costs += [names.named("token", f"reaction-{card.reaction}")] if card.reaction else []
        whom = [names.model(effect.target)] if effect.target not in (NOBODY, effect.hero) else []
        return {"skill": names.skill(effect.skill), "more": ", ".join([*whom, *costs]) or "none"}
    if isinstance(effect, fight.Judged):
        enemy = effect.attacker >= names.box.hero_side
        return {"successful": "yes" if effect.successful else "no", "enemy": "yes" if enemy else "no"}
    return {}
