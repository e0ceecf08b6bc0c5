# not compiled
"""Effects as pictures: what flies from where to where, by what an effect says itself and what never changes."""

from __future__ import annotations

from typing import Any

from plancia.games.verrix.state import effects as e
from plancia.games.verrix.state import effects_battle as eb
from plancia.games.verrix.state import effects_cards as c
from plancia.games.verrix.state import effects_turn as et
from plancia.games.verrix.state.box import GOODS, HOSTAGE, NOBODY, TILES, TRIBES, TROPHY, Box
from plancia.games.verrix.state.state import AVAILABLE, BOARD, MARKET, TRAVEL, VILLAGE, Verrix
from plancia.kernel.picture import Candidate, Motion
from plancia.kernel.state import Effect

DECK, DISCARD = "deck", "discard"


def motion(g: Verrix, effect: Effect[Any]) -> Motion | None:
    """None for what has nothing to show."""
    if isinstance(effect, e.Transfer):
        return _of_things(g.box, effect)
    return (
        _of_units(g.box, effect)
        or _of_fame(effect)
        or _of_a_contest(effect)
        or _of_cards(g.box, effect)
        or _of_the_course(g.box, effect)
    )


def candidates(g: Verrix, effect: Effect[Any], lang: str) -> list[Candidate]:
    """Nothing is played by the rules themselves."""
    return []


# -- things and units


def zone_spot(zone: int, thing: str = "") -> str:
    """The market, a Village card or a Travelling card; `thing`: how it is addressed there, as in good:green:sword."""
    if zone > 5:
        return f"travel:{TRIBES[zone - 6]}"
    owner = TRIBES[zone - 1] if zone else "market"
    if thing:
        return thing.replace("*", owner)
    return f"home:{owner}" if zone else "market"


def _of_things(box: Box, effect: e.Transfer) -> Motion:
    thing, n = effect.thing, effect.n
    taker = TRIBES[(effect.target - 1) % 5] if effect.target else ""
    if thing >= TROPHY:
        spot = f"trophy:{box.trophy_ids[thing - TROPHY]}"
        source = "reserve" if not effect.source else zone_spot(effect.source)
        return Motion("move", spot if effect.target < 6 else zone_spot(effect.target), source, taker, "trophy", n)
    if thing >= HOSTAGE:
        tribe = TRIBES[thing - HOSTAGE]
        own = effect.target and taker == tribe  # V-UNIT-05: nobody holds its own as a hostage
        to = zone_spot(effect.target, "" if own else f"hostage:*:{tribe}")
        return Motion("move", to, zone_spot(effect.source, f"hostage:*:{tribe}"), tribe, "commoner", n)
    good = GOODS[thing]
    to, source = (zone_spot(zone, f"good:*:{good}") for zone in (effect.target, effect.source))
    return Motion("move", to, source, taker, good, n)


PLACES = {AVAILABLE: "tribe:{who}", VILLAGE: "home:{who}", TRAVEL: "travel:{who}", BOARD: "battle",
          MARKET: "hostage:market:{who}"}  # fmt: skip


def _of_units(box: Box, effect: Effect[Any]) -> Motion | None:
    if isinstance(effect, e.MoveUnits):
        who = TRIBES[effect.who]
        characters = [box.character_ids[each] for each in effect.characters]
        piece = characters[0] if characters else "commoner"
        ends = [PLACES[place].format(who=who) for place in (effect.source, effect.target)]
        if effect.source == AVAILABLE:
            ends[0] = f"unit:{who}:{piece}"
        n = len(characters) + effect.commoners
        return Motion("move", ends[1], ends[0], who, piece, n, characters) if n else None
    if isinstance(effect, e.Kidnap):
        target = TRIBES[effect.target]
        return Motion("move", f"travel:{TRIBES[effect.who]}", f"home:{target}", target, "commoner")
    if isinstance(effect, e.Promote):
        who, piece = TRIBES[effect.who], box.character_ids[effect.character]
        return Motion("move", f"character:{who}:{piece}", f"character:reserve:{piece}", who, piece)
    if isinstance(effect, e.Equip):
        who = TRIBES[effect.who]
        return Motion("mark", f"character:{who}:{box.character_ids[effect.character]}", "", who)
    if isinstance(effect, e.Return):
        return Motion("mark", f"tribe:{TRIBES[effect.who]}", "", TRIBES[effect.who])
    if isinstance(effect, e.PayMovement):
        who, place = TRIBES[effect.who], f"territory:{box.territory_ids[effect.destination]}"
        if not effect.food:
            return Motion("mark", place, "", who)
        return Motion("move", place, f"good:{who}:food", who, "food", effect.food)
    if isinstance(effect, e.PlaceVillage):
        who, place = TRIBES[effect.who], box.territory_ids[effect.territory]
        return Motion("move", f"village:{who}:{place}", f"tribe:{who}", who, "village")
    if isinstance(effect, e.BuildPalisade):
        return Motion("mark", f"home:{TRIBES[effect.who]}", "", TRIBES[effect.who])
    return None


# -- fame, Divine Will, Raids and Battles


def _of_fame(effect: Effect[Any]) -> Motion | None:
    if isinstance(effect, e.Score):
        who = TRIBES[effect.who]
        how = "hit" if effect.n < 0 else "gain"
        return Motion(how, f"vp:{who}", "", who, "vp", abs(effect.gained))
    if isinstance(effect, e.TakeWill) and effect.taken:
        who = TRIBES[effect.who]
        return Motion("gain", f"dw:{who}", "reserve", who, "dw", effect.taken)
    if isinstance(effect, e.SpendWill):
        who = TRIBES[effect.who]
        return Motion("move", "reserve", f"dw:{who}", who, "dw", effect.n)
    return None


def _of_a_contest(effect: Effect[Any]) -> Motion | None:
    if isinstance(effect, eb.DrawTokens):
        faces = [str(value) for value in effect.drawn]
        return Motion("roll", "bag", "", TRIBES[effect.who], "token", len(faces), faces)
    if isinstance(effect, eb.MoveDisc):
        return Motion("mark", "track", "", "", "disc", abs(effect.moved))
    if isinstance(effect, eb.UseArdour):
        return Motion("mark", f"ability:{TRIBES[effect.who]}", "", TRIBES[effect.who])
    if isinstance(effect, eb.JoinFaction) and effect.commander != NOBODY:
        return Motion("mark", "battle", "", TRIBES[effect.who])
    if isinstance(effect, et.Compared):
        won = effect.attacker if effect.attack > effect.defence else effect.defender
        return Motion("mark", f"tribe:{TRIBES[won]}", "", TRIBES[won])
    return None


# -- cards


def _of_cards(box: Box, effect: Effect[Any]) -> Motion | None:
    if isinstance(effect, c.PlayCard | c.DiscardCard | c.LearnCard | c.RemoveCard):
        who = TRIBES[effect.who]
        how = "gone" if isinstance(effect, c.RemoveCard) else "mark"
        return Motion(how, f"card:{who}:{box.action_ids[effect.card]}", "", who, "card")
    if isinstance(effect, c.LookAtEvents | c.PutBackEvents):
        return Motion("mark", DECK, "", TRIBES[effect.who])
    if isinstance(effect, c.DrawEvent | c.DrawForeseen | c.KeepEvent):  # everybody sees it fly in the line after
        return Motion("mark", f"event:{TRIBES[effect.who]}", "", TRIBES[effect.who])
    if isinstance(effect, c.ShowEvent | c.DropEvent):
        who, to = TRIBES[effect.who], DISCARD
        return Motion("move", to, f"event:{who}", who, "event", 1, [box.event_ids[effect.card]])
    if isinstance(effect, c.TakeBackEvent):
        who = TRIBES[effect.who]
        return Motion("move", f"event:{who}", DISCARD, who, "event", 1, [box.event_ids[effect.card]])
    if isinstance(effect, c.DiscardEvent):
        return Motion("mark", DISCARD, "", "", "event", 1, [box.event_ids[effect.card]])
    return None


# -- the course of the game


def _of_the_course(box: Box, effect: Effect[Any]) -> Motion | None:
    if isinstance(effect, et.LayTile):
        return Motion("mark", "tile", "", "", "tile", 1, [TILES[effect.tile]])
    if isinstance(effect, et.Pass):
        return Motion("mark", "order", "", TRIBES[effect.who])
    if isinstance(effect, et.SetOrder):
        return Motion("mark", "order")
    if isinstance(effect, et.BeginPhase) and effect.opens:
        return Motion("mark", "turn")
    if isinstance(effect, et.Win):
        return Motion("mark", f"vp:{TRIBES[effect.winner]}", "", TRIBES[effect.winner])
    return _of_told(box, effect) if isinstance(effect, et.Told) else None


def _of_told(box: Box, effect: et.Told) -> Motion | None:
    who = "" if effect.who == NOBODY else TRIBES[effect.who]
    if effect.what == "event-drawn":
        return Motion("move", f"event:{who}", DECK, who, "event")
    if effect.what == "events-seen":
        return Motion("mark", DECK, "", who)
    if effect.what == "event-kept":
        return Motion("mark", f"event:{who}", "", who)
    if effect.what == "battle-declared":
        place, other = box.territory_ids[effect.n], TRIBES[effect.other]
        return Motion("mark", f"village:{other}:{place}", "", who)
    if effect.what == "objective":
        return Motion("mark", f"festival:{box.festivals[effect.other].id}", "", who)
    if effect.what in ("battle-round", "roles-swapped", "open-round"):
        return Motion("mark", f"round:{effect.n}", "", who)
    if effect.what == "battle-won":
        return Motion("mark", "track", "", who)
    return Motion("mark", f"tribe:{who}", "", who) if who else None
