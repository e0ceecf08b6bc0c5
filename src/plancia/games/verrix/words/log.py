# not compiled
"""The log in words: a line for every effect. Only what an effect says itself and what never changes may be told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from plancia.games.verrix.state import effects as e
from plancia.games.verrix.state import effects_battle as eb
from plancia.games.verrix.state import effects_cards as c
from plancia.games.verrix.state import effects_turn as et
from plancia.games.verrix.state.answers import tributes
from plancia.games.verrix.state.box import COOKING, FAME_EACH_MONTH, HOSTAGE, NOBODY, TILES, TROPHY, WILL_EACH_MONTH
from plancia.games.verrix.state.state import AVAILABLE, BOARD, FESTIVAL, MARKET, TRAVEL, VILLAGE, Verrix, holder_of
from plancia.games.verrix.words.names_shown import Names
from plancia.kernel.state import Effect

Telling = Callable[[Names, Any], str]

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
    telling: Telling = LINES.get(type(effect)) or line
    return telling(Names(g, lang), effect)


def line(names: Names, effect: Effect[Any], how: str = "", why: Mapping[str, Any] | None = None, **more: Any) -> str:
    """Its fields in words, and what only this kind of effect says; `why`: the words of its reason."""
    said = said_of(names, effect)
    if hasattr(effect, "rule"):
        said["because"] = because(names, effect, **(why or {}))
    return names.say(f"did-{type(effect).__name__}{how}", **said | more)


def said_of(names: Names, effect: Any) -> dict[str, Any]:
    """The fields of an effect in words."""
    said: dict[str, Any] = {}
    for field in ("n", "food", "taken", "force", "attack", "defence", "turn", "used", "vp"):
        if hasattr(effect, field):
            said[field] = getattr(effect, field)
    if getattr(effect, "who", NOBODY) != NOBODY:
        said |= _who(names, effect.who)
    if hasattr(effect, "character"):
        said["character"] = names.character(effect.character)
    for field in ("destination", "territory"):
        if hasattr(effect, field):
            said["place"] = names.territory(getattr(effect, field))
    return said


def _who(names: Names, who: int) -> dict[str, Any]:
    return {"who": names.tribe(who), "who_of": names.of(who), "who_short": names.short(who)}


def because(names: Names, effect: Any, **said: Any) -> str:
    """Why, where the line before does not say it: the end of a sentence, or nothing."""
    key = f"because-{type(effect).__name__}-{effect.rule}"
    if key not in names.say:
        return ""
    if effect.rule in TROPHIES:
        said["trophy"] = names.trophy(names.box.trophy_with[TROPHIES[effect.rule]])
    return names.say(key, **said)


# -- things, units and fame


def _transferred(names: Names, effect: e.Transfer) -> str:
    giver, taker = holder_of(effect.source), holder_of(effect.target)
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
    return line(names, effect, why={"ability": names.ability(taker)} if effect.target else None, **said)


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


def _movement_paid(names: Names, effect: e.PayMovement) -> str:
    paid = [names.say("tribute", n=n, to=names.to(tribe)) for tribe, n in tributes(effect.tributes)]
    return line(names, effect, tribute=names.say.list(paid) or "none")


def _units_moved(names: Names, effect: e.MoveUnits) -> str:
    units = names.crowd(effect.characters, effect.commoners)
    return line(names, effect, way=WAYS[effect.source, effect.target], units=units)


def _equipped(names: Names, effect: e.Equip) -> str:
    goods = [names.good(good) for good in names.box.goods_in[effect.character][effect.worn]]
    return line(names, effect, goods=", ".join(goods) or "none")


def _scored(names: Names, effect: e.Score) -> str:
    said: dict[str, Any] = {"n": abs(effect.gained), "due": abs(effect.n), "spared": abs(effect.n - effect.gained)}
    why = None
    if effect.card != NOBODY:
        is_event = effect.rule in ("V-EVENT-04", "V-END-01")
        why = {"card": names.event(effect.card) if is_event else names.card(effect.card)}
    return line(names, effect, why=why, loss="yes" if effect.n < 0 else "no", **said)


# -- cards


# -- Raids and Battles


def _joined(names: Names, effect: eb.JoinFaction) -> str:
    commander = max(0, effect.commander)
    own = "yes" if effect.who == commander else "no"
    return line(names, effect, own=own, commander_of=names.of(commander))


def _disc_moved(names: Names, effect: eb.MoveDisc) -> str:
    towards = names.say("towards", side="attacker" if effect.spaces > 0 else "defender")
    return line(names, effect, n=abs(effect.moved), short=abs(effect.spaces - effect.moved), towards=towards)


def _compared(names: Names, effect: et.Compared) -> str:
    return line(
        names,
        effect,
        battle="no" if effect.rule == "V-RAID-09" else "yes",
        won="yes" if effect.attack > effect.defence else "no",
        tied="yes" if effect.attack == effect.defence else "no",
        attacker=names.mid(effect.attacker),
        attacker_of=names.of(effect.attacker),
        defender=names.mid(effect.defender),
        defender_start=names.tribe(effect.defender),
    )


def _tokens_drawn(names: Names, effect: eb.DrawTokens) -> str:
    drawn = names.say.list([str(value) for value in effect.drawn])
    return line(names, effect, drawn=drawn, count=len(effect.drawn))


# -- the course of the game


def _phase_begins(names: Names, effect: et.BeginPhase) -> str:
    if effect.phase == FESTIVAL:
        festival = next(each.id for each in names.box.festivals if each.turn == effect.turn)
        return line(names, effect, "-festival", festival=names.named("festival", festival))
    return line(names, effect, phase_name=names.say("phase", phase=effect.phase), opens="yes" if effect.opens else "no")


def _tile_laid(names: Names, effect: et.LayTile) -> str:
    tile = names.box.tables["movement"][TILES[effect.tile]]
    return line(names, effect, tile=TILES[effect.tile], land=tile.territory, sea=tile.sea)


def _told(names: Names, effect: et.Told) -> str:
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


LINES: dict[type[Effect[Any]], Telling] = {
    e.Transfer: _transferred,
    e.PayMovement: _movement_paid,
    e.MoveUnits: _units_moved,
    e.Kidnap: lambda names, it: line(names, it, target_of=names.of(it.target)),
    e.Equip: _equipped,
    e.TakeWill: lambda names, it: line(names, it, short=it.due - it.taken),
    e.Score: _scored,
    **dict.fromkeys(
        (c.PlayCard, c.DiscardCard, c.RemoveCard, c.LearnCard),
        lambda names, it: line(names, it, card=names.card(it.card)),
    ),
    **dict.fromkeys(
        (c.DrawEvent, c.DrawForeseen, c.KeepEvent, c.ShowEvent, c.TakeBackEvent, c.DiscardEvent, c.DropEvent),
        lambda names, it: line(names, it, event=names.event(it.card), text=names.event_text(it.card)),
    ),
    **dict.fromkeys(
        (c.LookAtEvents, c.PutBackEvents),  # the top of the deck is its end
        lambda names, it: line(names, it, events=", ".join(map(names.event, reversed(it.cards)))),
    ),
    eb.JoinFaction: _joined,
    eb.MoveDisc: _disc_moved,
    eb.UseArdour: lambda names, it: line(names, it, ability=names.ability(it.who)),
    eb.DrawTokens: _tokens_drawn,
    et.Compared: _compared,
    et.SetOrder: lambda names, it: line(names, it, order=", ".join(names.short(who) for who in it.order)),
    et.BeginPhase: _phase_begins,
    et.NextMonth: lambda names, it: line(names, it, tile=TILES[0]),
    et.LayTile: _tile_laid,
    et.Win: lambda names, it: line(names, it, **_who(names, it.winner)),
    et.Told: _told,
}  # any other says no more than its fields
