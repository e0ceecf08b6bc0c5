# not compiled
"""Effects as pictures: what flies from where to where, by what an effect says itself and what never changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.verrix.state import effects as e
from plancia.games.verrix.state import effects_battle as eb
from plancia.games.verrix.state import effects_cards as c
from plancia.games.verrix.state import effects_turn as et
from plancia.games.verrix.state.box import GOODS, HOSTAGE, NOBODY, TILES, TRIBES, TROPHY, Box
from plancia.games.verrix.state.state import AVAILABLE, BOARD, MARKET, TRAVEL, VILLAGE, Verrix, holder_of, is_road
from plancia.kernel.picture import Motion
from plancia.kernel.state import Effect

DECK, DISCARD = "deck", "discard"


def motion(g: Verrix, effect: Effect[Any]) -> Motion | None:
    """None for what has nothing to show."""
    moving, who = MOTIONS.get(type(effect)), getattr(effect, "who", NOBODY)
    return None if moving is None else moving(g.box, effect, "" if who == NOBODY else TRIBES[who])


# -- things and units


def zone_spot(zone: int, thing: str = "") -> str:
    """The market, a Village card or a Travelling card; `thing`: how it is addressed there, as in good:green:sword."""
    owner = TRIBES[holder_of(zone)] if zone else "market"
    if is_road(zone):
        return f"travel:{owner}"
    if thing:
        return thing.replace("*", owner)
    return f"home:{owner}" if zone else "market"


def _transferred(box: Box, effect: e.Transfer, who: str) -> Motion:
    thing, n = effect.thing, effect.n
    taker = TRIBES[holder_of(effect.target)] if effect.target else ""
    if thing >= TROPHY:
        spot = f"trophy:{box.trophy_ids[thing - TROPHY]}"
        source = "reserve" if not effect.source else zone_spot(effect.source)
        return Motion("move", zone_spot(effect.target) if is_road(effect.target) else spot, source, taker, "trophy", n)
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


def _units_moved(box: Box, effect: e.MoveUnits, who: str) -> Motion | None:
    characters = [box.character_ids[each] for each in effect.characters]
    piece = characters[0] if characters else "commoner"
    source, to = (PLACES[place].format(who=who) for place in (effect.source, effect.target))
    if effect.source == AVAILABLE:
        source = f"unit:{who}:{piece}"
    n = len(characters) + effect.commoners
    return Motion("move", to, source, who, piece, n, characters) if n else None


def _promoted(box: Box, effect: e.Promote, who: str) -> Motion:
    piece = box.character_ids[effect.character]
    return Motion("move", f"character:{who}:{piece}", f"character:reserve:{piece}", who, piece)


def _movement_paid(box: Box, effect: e.PayMovement, who: str) -> Motion:
    place = f"territory:{box.territory_ids[effect.destination]}"
    if not effect.food:
        return Motion("mark", place, "", who)
    return Motion("move", place, f"good:{who}:food", who, "food", effect.food)


def _village_placed(box: Box, effect: e.PlaceVillage, who: str) -> Motion:
    return Motion("move", f"village:{who}:{box.territory_ids[effect.territory]}", f"tribe:{who}", who, "village")


# -- fame, Divine Will, Raids and Battles


def _scored(box: Box, effect: e.Score, who: str) -> Motion:
    return Motion("hit" if effect.n < 0 else "gain", f"vp:{who}", "", who, "vp", abs(effect.gained))


def _will_taken(box: Box, effect: e.TakeWill, who: str) -> Motion | None:
    return Motion("gain", f"dw:{who}", "reserve", who, "dw", effect.taken) if effect.taken else None


def _tokens_drawn(box: Box, effect: eb.DrawTokens, who: str) -> Motion:
    faces = [str(value) for value in effect.drawn]
    return Motion("roll", "bag", "", who, "token", len(faces), faces)


def _compared(box: Box, effect: et.Compared, who: str) -> Motion:
    won = TRIBES[effect.attacker if effect.attack > effect.defence else effect.defender]
    return Motion("mark", f"tribe:{won}", "", won)


# -- cards


def _action_card(box: Box, effect: Any, who: str) -> Motion:
    return Motion("mark", f"card:{who}:{box.action_ids[effect.card]}", "", who, "card")


def _deck_read(box: Box, effect: Any, who: str) -> Motion:
    return Motion("mark", DECK, "", who)


def _event_taken(box: Box, effect: Any, who: str) -> Motion:
    """Everybody sees it fly in the line after."""
    return Motion("mark", f"event:{who}", "", who)


def _event_shown(box: Box, effect: c.ShowEvent | c.DropEvent, who: str) -> Motion:
    return Motion("move", DISCARD, f"event:{who}", who, "event", 1, [box.event_ids[effect.card]])


def _event_back(box: Box, effect: c.TakeBackEvent, who: str) -> Motion:
    return Motion("move", f"event:{who}", DISCARD, who, "event", 1, [box.event_ids[effect.card]])


# -- the course of the game


def _told(box: Box, effect: et.Told, who: str) -> Motion | None:
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


MOTIONS: dict[type[Effect[Any]], Callable[[Box, Any, str], Motion | None]] = {
    e.Transfer: _transferred,
    e.MoveUnits: _units_moved,
    e.Kidnap: lambda box, it, who: Motion(
        "move", f"travel:{who}", f"home:{TRIBES[it.target]}", TRIBES[it.target], "commoner"
    ),
    e.Promote: _promoted,
    e.Equip: lambda box, it, who: Motion("mark", f"character:{who}:{box.character_ids[it.character]}", "", who),
    e.Return: lambda box, it, who: Motion("mark", f"tribe:{who}", "", who),
    e.PayMovement: _movement_paid,
    e.PlaceVillage: _village_placed,
    e.BuildPalisade: lambda box, it, who: Motion("mark", f"home:{who}", "", who),
    e.Score: _scored,
    e.TakeWill: _will_taken,
    e.SpendWill: lambda box, it, who: Motion("move", "reserve", f"dw:{who}", who, "dw", it.n),
    eb.DrawTokens: _tokens_drawn,
    eb.MoveDisc: lambda box, it, who: Motion("mark", "track", "", "", "disc", abs(it.moved)),
    eb.UseArdour: lambda box, it, who: Motion("mark", f"ability:{who}", "", who),
    eb.JoinFaction: lambda box, it, who: Motion("mark", "battle", "", who) if it.commander != NOBODY else None,
    **dict.fromkeys((c.PlayCard, c.DiscardCard, c.LearnCard), _action_card),
    c.RemoveCard: lambda box, it, who: Motion("gone", f"card:{who}:{box.action_ids[it.card]}", "", who, "card"),
    **dict.fromkeys((c.LookAtEvents, c.PutBackEvents), _deck_read),
    **dict.fromkeys((c.DrawEvent, c.DrawForeseen, c.KeepEvent), _event_taken),
    **dict.fromkeys((c.ShowEvent, c.DropEvent), _event_shown),
    c.TakeBackEvent: _event_back,
    c.DiscardEvent: lambda box, it, who: Motion("mark", DISCARD, "", "", "event", 1, [box.event_ids[it.card]]),
    et.Compared: _compared,
    et.LayTile: lambda box, it, who: Motion("mark", "tile", "", "", "tile", 1, [TILES[it.tile]]),
    et.Pass: lambda box, it, who: Motion("mark", "order", "", who),
    et.SetOrder: lambda box, it, who: Motion("mark", "order"),
    et.BeginPhase: lambda box, it, who: Motion("mark", "turn") if it.opens else None,
    et.Win: lambda box, it, who: Motion("mark", f"vp:{TRIBES[it.winner]}", "", TRIBES[it.winner]),
    et.Told: _told,
}
