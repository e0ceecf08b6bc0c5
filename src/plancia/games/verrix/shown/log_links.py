# not compiled
"""The words of a line that stand for something on the table, and where that is."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from plancia.games.verrix.shown.drawn_once import names_of
from plancia.games.verrix.shown.motions import zone_spot
from plancia.games.verrix.state import effects as e
from plancia.games.verrix.state import effects_cards as c
from plancia.games.verrix.state import effects_turn as et
from plancia.games.verrix.state.box import GOODS, NOBODY, TRIBES, Box
from plancia.games.verrix.state.state import Verrix
from plancia.kernel.picture import Thing
from plancia.kernel.state import Effect
from plancia.kernel.words import Vocabulary


def things(g: Verrix, effect: Effect[Any], lang: str, text: str) -> list[Thing]:
    named = _vocabulary(g.box, g.players, lang).found(text)
    found = {word: _spot(g.box, g.players, effect, spot) for word, spot in named.items()}
    return [Thing(word, spot) for word, spot in found.items() if spot]


@lru_cache(maxsize=200)
def _vocabulary(box: Box, players: tuple[int, ...], lang: str) -> Vocabulary:
    """Every name a line can have, and its spot; an asterisk where that depends on the line."""
    names = names_of(box, lang)
    say = names.say
    words = {names.territory(place): f"territory:{id}" for place, id in enumerate(box.territory_ids)}
    words |= {names.named("sea", id): f"sea:{id}" for id in box.sea_ids}
    words |= {names.named("festival", each.id): f"festival:{each.id}" for each in box.festivals}
    words |= {names.good(good, n): f"good:*:{id}" for good, id in enumerate(GOODS) for n in (1, 2)}
    words |= {names.character(each): f"character:*:{id}" for each, id in enumerate(box.character_ids)}
    words |= {names.event(card): "event:*" for card in range(len(box.event_ids))}
    words |= {names.card(card): f"card:*:{id}" for card, id in enumerate(box.action_ids)}
    words |= {names.trophy(each): f"trophy:{id}" for each, id in enumerate(box.trophy_ids)}
    words |= {names.short(who): f"tribe:{TRIBES[who]}" for who in players}
    words |= {names.ability(who): f"ability:{TRIBES[who]}" for who in players}
    words |= {say("word-will"): "dw:*", say("word-vp"): "vp:*", say("word-reserve"): "reserve"}
    words |= {say("word-deck"): "deck", say("word-market"): "market", say("word-disc"): "track"}
    return Vocabulary(words)


def _spot(box: Box, players: tuple[int, ...], effect: Any, spot: str) -> str:
    """The address of a name in the line of an effect; empty: it stands for nothing there."""
    if "*" not in spot:
        return spot
    what, _, name = spot.partition(":*:")
    who = getattr(effect, "winner" if type(effect) is et.Win else "who", NOBODY)
    owner = TRIBES[who] if who != NOBODY else ""
    if what == "good":
        return _of_good(box, effect, owner, spot, name)
    if what == "character":
        first = next((TRIBES[who] for who in players if box.character_ids[box.character_of[who]] == name), owner)
        return spot.replace("*", first) if first else ""
    if what == "card":
        return spot.replace("*", owner) if type(effect) in ON_A_CARD else ""
    if spot == "event:*":
        return EVENT_LIES.get(type(effect), "discard").replace("*", owner)
    return spot.replace("*", owner) if owner else ""


def _of_good(box: Box, effect: Any, owner: str, spot: str, name: str) -> str:
    match effect:
        case e.Transfer():
            return zone_spot(effect.target, spot)
        case e.Equip():
            slot = box.slots[effect.character].index(GOODS.index(name))
            return f"slot:{owner}:{box.character_ids[effect.character]}:{slot}"
        case e.PayMovement():
            return spot.replace("*", owner)
    return spot.replace("*", "market")


ON_A_CARD = {c.PlayCard, c.DiscardCard, c.RemoveCard, c.LearnCard}  # the Action card of whoever does it
EVENT_LIES: dict[type[Effect[Any]], str] = {
    **dict.fromkeys((c.KeepEvent, c.DrawEvent, c.DrawForeseen, c.TakeBackEvent), "event:*"),
    **dict.fromkeys((c.LookAtEvents, c.PutBackEvents), "deck"),
}
