# not compiled
"""The log in words: a line for every effect. Only what an effect says itself and what never changes may be told."""

from __future__ import annotations

from typing import Any

from plancia.games.verrix.rules.actions.forecast import tributes
from plancia.games.verrix.state import effects as e
from plancia.games.verrix.state import effects_battle as eb
from plancia.games.verrix.state import effects_cards as c
from plancia.games.verrix.state import effects_turn as et
from plancia.games.verrix.state.box import COOKING, FAME_EACH_MONTH, HOSTAGE, NOBODY, TILES, TROPHY, WILL_EACH_MONTH
from plancia.games.verrix.state.state import AVAILABLE, BOARD, FESTIVAL, MARKET, TRAVEL, VILLAGE, Verrix
from plancia.games.verrix.words.names_shown import Names
from plancia.kernel.state import Effect

# The rule of an effect that does not carry one.
RULES: dict[str, str] = {
    "PayMovement": "V-MOVE-07",
    "MoveUnits": "V-AREA-10",
    "Kidnap": "V-ACT-16",
    "Promote": "V-DEV-11",
    "Equip": "V-RESTORE-04",
    "BuildPalisade": "V-ACT-16",
    "Return": "V-RESTORE-01",
    "JoinFaction": "V-BATTLE-03",
    "MoveDisc": "V-BATTLE-26",
    "ClearBattle": "V-BATTLE-32",
    "UseArdour": "V-AREA-12",
    "ReturnTokens": "V-RAID-12",
    "PlayCard": "V-ACT-08",
    "DiscardCard": "V-ACT-19",
    "LearnCard": "V-DEV-07",
    "TakeBackCards": "V-RESTORE-03",
    "ShuffleEvents": "V-SETUP-07",
    "DrawEvent": "V-EVENT-01",
    "DrawForeseen": "V-ACT-16",
    "LookAtEvents": "V-ACT-16",
    "PutBackEvents": "V-EVENT-11",
    "KeepEvent": "V-EVENT-05",
    "ShowEvent": "V-EVENT-04",
    "TakeBackEvent": "V-EVENT-07",
    "DiscardEvent": "V-EVENT-07",
    "SetOrder": "V-SETUP-20",
    "BeginPhase": "V-FLOW-02",
    "LayTile": "V-MOVE-05",
    "Pass": "V-ACT-04",
    "NextMonth": "V-RESTORE-10",
    "NextTurn": "V-A-31",
}
ROUND, PHASE, TURN, LINE = 0, 1, 2, 3

WAYS = {
    (AVAILABLE, VILLAGE): "village",
    (AVAILABLE, TRAVEL): "travel",
    (AVAILABLE, BOARD): "line-up",
    (VILLAGE, BOARD): "forced",
    (VILLAGE, TRAVEL): "leaves",
    (BOARD, VILLAGE): "back-home",
    (BOARD, TRAVEL): "back-travel",
    (MARKET, AVAILABLE): "joins",
}


# The trophy that gives, by the rule of what it gives.
TROPHIES = {"V-RESTORE-09": FAME_EACH_MONTH, "V-RESTORE-06": WILL_EACH_MONTH, "V-AREA-06": COOKING}


def tell(g: Verrix, effect: Effect[Any], lang: str) -> str:
    """One line of the log."""
    names = Names(g, lang)
    if isinstance(effect, et.Told):
        return told(names, effect)
    if isinstance(effect, et.BeginPhase) and effect.phase == FESTIVAL:
        festival = next(each.id for each in g.box.festivals if each.turn == effect.turn)
        return names.say("did-BeginPhase-festival", turn=effect.turn, festival=names.named("festival", festival))
    return names.say(f"did-{type(effect).__name__}", **said_of(names, effect))


def trace(g: Verrix, effect: Effect[Any], lang: str, full: bool = False) -> str:
    """Nobody but the players decides in Verrix: the line itself."""
    return tell(g, effect, lang)


def rule_of(effect: Effect[Any]) -> str:
    """The rule a line of the log points to."""
    return str(getattr(effect, "rule", "")) or RULES.get(type(effect).__name__, "")


def level(effect: Effect[Any]) -> int:
    """How a log is set out: Turns, phases, actions, and lines."""
    if isinstance(effect, et.BeginPhase):
        return ROUND if effect.opens else PHASE
    battle = isinstance(effect, et.Told) and effect.what in ("battle-declared", "battle-round")
    return TURN if battle or isinstance(effect, (c.PlayCard, et.Pass)) else LINE


QUIET = (
    c.DiscardCard, c.TakeBackCards, c.ShuffleEvents, c.DiscardEvent, et.NextTurn, c.KeepEvent,
    eb.ClearBattle, eb.ReturnTokens,
)  # fmt: skip


def is_quiet(g: Verrix, effect: Effect[Any]) -> bool:
    """Said already by the line beside it, or of no interest while playing."""
    if isinstance(effect, eb.JoinFaction):
        return effect.commander == effect.who
    if isinstance(effect, e.MoveUnits):
        return not effect.characters and not effect.commoners
    if isinstance(effect, et.NextMonth):
        return effect.tile == 0  # what happens to it is the only news
    return isinstance(effect, QUIET)


def is_thought(effect: Effect[Any]) -> bool:
    return False


def begins_ai(effect: Effect[Any]) -> bool:
    return False


def is_ending(g: Verrix, effect: Effect[Any]) -> bool:
    return isinstance(effect, et.Win)


# -- effects


def said_of(names: Names, effect: Any) -> dict[str, Any]:
    """The fields of an effect in words."""
    said: dict[str, Any] = {}
    for field in ("n", "food", "taken", "force", "attack", "defence", "turn", "used", "vp"):
        if hasattr(effect, field):
            said[field] = getattr(effect, field)
    who = effect.winner if isinstance(effect, et.Win) else getattr(effect, "who", NOBODY)
    if who != NOBODY:
        said |= {"who": names.tribe(who), "who_of": names.of(who), "who_short": names.short(who)}
    if hasattr(effect, "character"):
        said["character"] = names.character(effect.character)
    if isinstance(effect, (c.PlayCard, c.DiscardCard, c.RemoveCard, c.LearnCard)):
        said["card"] = names.card(effect.card)
    elif hasattr(effect, "card") and not isinstance(effect, e.Score):
        said |= {"event": names.event(effect.card), "text": names.event_text(effect.card)}
    if hasattr(effect, "cards"):  # the top of the deck is its end
        said["events"] = ", ".join(names.event(card) for card in reversed(effect.cards))
    for field in ("destination", "territory"):
        if hasattr(effect, field):
            said["place"] = names.territory(getattr(effect, field))
    if hasattr(effect, "rule"):
        said["because"] = because(names, effect)
    return said | special_of(names, effect)


def because(names: Names, effect: Any) -> str:
    """Why, where the line before does not say it: the end of a sentence, or nothing."""
    key = f"because-{type(effect).__name__}-{effect.rule}"
    if key not in names.say:
        return ""
    said: dict[str, Any] = {}
    if isinstance(effect, e.Score) and effect.card != NOBODY:
        is_event = effect.rule in ("V-EVENT-04", "V-END-01")
        said["card"] = names.event(effect.card) if is_event else names.card(effect.card)
    elif effect.rule in TROPHIES and not isinstance(effect, et.Win):
        said["trophy"] = names.trophy(names.box.trophy_with[TROPHIES[effect.rule]])
    if isinstance(effect, e.Transfer) and effect.target:
        said["ability"] = names.ability((effect.target - 1) % 5)
    return names.say(key, **said)


def special_of(names: Names, effect: Any) -> dict[str, Any]:
    """What only one kind of effect says."""
    say = names.say
    if isinstance(effect, e.Transfer):
        return transfer(names, effect)
    if isinstance(effect, e.PayMovement):
        paid = [say("tribute", n=n, to=names.to(tribe)) for tribe, n in tributes(effect.tributes)]
        return {"tribute": say.list(paid) or "none"}
    if isinstance(effect, e.MoveUnits):
        units = names.crowd(effect.characters, effect.commoners)
        return {"way": WAYS[effect.source, effect.target], "units": units}
    if isinstance(effect, e.Kidnap):
        return {"target_of": names.of(effect.target)}
    if isinstance(effect, e.Equip):
        slots = names.box.slots[effect.character]
        goods = [names.good(good) for slot, good in enumerate(slots) if effect.worn >> slot & 1]
        return {"goods": ", ".join(goods) or "none"}
    if isinstance(effect, e.TakeWill):
        return {"short": effect.due - effect.taken}
    if isinstance(effect, e.Score):
        spared = abs(effect.n - effect.gained)
        said = {"n": abs(effect.gained), "due": abs(effect.n), "spared": spared}
        return said | {"loss": "yes" if effect.n < 0 else "no"}
    if isinstance(effect, eb.JoinFaction):
        commander = max(0, effect.commander)
        return {"own": "yes" if effect.who == commander else "no", "commander_of": names.of(commander)}
    if isinstance(effect, eb.MoveDisc):
        short = abs(effect.spaces - effect.moved)
        towards = say("towards", side="attacker" if effect.spaces > 0 else "defender")
        return {"n": abs(effect.moved), "short": short, "towards": towards}
    if isinstance(effect, eb.UseArdour):
        return {"ability": names.ability(effect.who)}
    if isinstance(effect, eb.DrawTokens):
        return {"drawn": say.list([str(value) for value in effect.drawn]), "count": len(effect.drawn)}
    return course_of(names, effect)


def course_of(names: Names, effect: Any) -> dict[str, Any]:
    if isinstance(effect, et.Compared):
        return {
            "battle": "no" if effect.rule == "V-RAID-09" else "yes",
            "won": "yes" if effect.attack > effect.defence else "no",
            "tied": "yes" if effect.attack == effect.defence else "no",
            "attacker": names.mid(effect.attacker),
            "attacker_of": names.of(effect.attacker),
            "defender": names.mid(effect.defender),
            "defender_start": names.tribe(effect.defender),
        }
    if isinstance(effect, et.SetOrder):
        return {"order": ", ".join(names.short(who) for who in effect.order)}
    if isinstance(effect, et.BeginPhase):
        return {"phase_name": names.say("phase", phase=effect.phase), "opens": "yes" if effect.opens else "no"}
    if isinstance(effect, et.NextMonth):
        return {"tile": TILES[0]}
    if isinstance(effect, et.LayTile):
        tile = names.box.tables["movement"][TILES[effect.tile]]
        return {"tile": TILES[effect.tile], "land": tile.territory, "sea": tile.sea}
    return {}


def transfer(names: Names, effect: e.Transfer) -> dict[str, Any]:
    """Zone 0 is the market, 1 to 5 Village cards, 6 to 10 Travelling cards."""
    giver, taker = (effect.source - 1) % 5, (effect.target - 1) % 5
    way = way_of(effect)
    whose = taker if effect.target else effect.thing - HOSTAGE if way == "free" else NOBODY  # no hostage to itself
    said: dict[str, Any] = {"way": way, "things": names.thing(effect.thing, effect.n, whose)}
    if effect.target and way != "sell" and effect.thing == HOSTAGE + taker:  # whoever gets it begins the sentence
        said["things"] = names.say("own-commoners-back", n=effect.n)
    if effect.source:
        first = way in ("sell-market", "sell", "put")  # the giver begins the sentence
        said |= {"giver": names.tribe(giver) if first else names.mid(giver), "giver_name": names.short(giver)}
    if effect.target:
        said |= {"taker": names.mid(taker) if way == "sell" else names.tribe(taker), "taker_to": names.to(taker)}
    return said


def way_of(effect: e.Transfer) -> str:
    if effect.rule == "V-TRADE-04":
        return "sell" if effect.target else "sell-market"
    if effect.rule == "V-TRADE-05":
        return "buy" if effect.source else "buy-market"
    if effect.rule == "V-RAID-10":
        return "steal" if effect.source else "plunder"
    if effect.target == 0:
        hostage = HOSTAGE <= effect.thing < TROPHY and effect.rule == "V-EVENT-04"
        return "free" if hostage else "put"
    if effect.source == 0:
        return "reserve" if effect.thing >= TROPHY else "market"
    return "tribe"


# -- told


def told(names: Names, effect: et.Told) -> str:
    said: dict[str, Any] = {"n": effect.n, "winner": "none" if effect.who == NOBODY else "one"}
    if effect.who != NOBODY:
        said |= {"who": names.tribe(effect.who), "who_mid": names.mid(effect.who), "who_of": names.of(effect.who)}
    if effect.what == "objective":
        festival = names.box.festivals[effect.other].id
        record = names.box.tables["festival"][festival]
        said |= {"festival": names.word(record.name), "text": names.word(record.objectives[effect.n].text)}
    elif effect.what == "battle-declared":
        said["place"] = names.territory(effect.n)
    if effect.what != "objective" and effect.other != NOBODY:
        said |= {
            "other": names.mid(effect.other),
            "other_of": names.of(effect.other),
            "other_to": names.to(effect.other),
        }
    return names.say(f"told-{effect.what}", **said)
