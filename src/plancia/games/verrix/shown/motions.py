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

Moving = Callable[[Box, Any, str], Motion | None]

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


def _came(who: str, grey: str) -> Motion:
    return Motion("move", f"character:{who}:{grey}", f"character:reserve:{grey}", who, grey)


def _movement_paid(box: Box, effect: e.PayMovement, who: str) -> Motion:
    place = f"territory:{box.territory_ids[effect.destination]}"
    if not effect.food:
        return Motion("mark", place, "", who)
    return Motion("move", place, f"good:{who}:food", who, "food", effect.food)


# -- Raids, Battles and cards


def _tokens_drawn(box: Box, effect: eb.DrawTokens, who: str) -> Motion:
    faces = [str(value) for value in effect.drawn]
    return Motion("roll", "bag", "", who, "token", len(faces), faces)


def _compared(box: Box, effect: et.Compared, who: str) -> Motion:
    won = TRIBES[effect.attacker if effect.attack > effect.defence else effect.defender]
    return Motion("mark", f"tribe:{won}", "", won)


def _event_moved(source: str, to: str) -> Moving:
    return lambda box, it, who: Motion(
        "move", to.format(who=who), source.format(who=who), who, "event", 1, [box.event_ids[it.card]]
    )


# -- the course of the game


def marked(spot: str) -> Moving:
    """Something happens there; {who} is the tribe that acts."""
    return lambda box, it, who: Motion("mark", spot.format(who=who), "", who)


TOLD: dict[str, Moving] = {
    "event-drawn": lambda box, it, who: Motion("move", f"event:{who}", DECK, who, "event"),
    "events-seen": marked(DECK),
    "event-kept": marked("event:{who}"),
    "battle-declared": lambda box, it, who: Motion(
        "mark", f"village:{TRIBES[it.other]}:{box.territory_ids[it.n]}", "", who
    ),
    "objective": lambda box, it, who: Motion("mark", f"festival:{box.festivals[it.other].id}", "", who),
    **dict.fromkeys(
        ("battle-round", "roles-swapped", "open-round"),
        lambda box, it, who: Motion("mark", f"round:{it.n}", "", who),
    ),
    "battle-won": marked("track"),
}


def _told(box: Box, effect: et.Told, who: str) -> Motion | None:
    moving = TOLD.get(effect.what, marked("tribe:{who}") if who else None)
    return None if moving is None else moving(box, effect, who)


MOTIONS: dict[type[Effect[Any]], Moving] = {
    e.Transfer: _transferred,
    e.MoveUnits: _units_moved,
    e.Kidnap: lambda box, it, who: Motion(
        "move", f"travel:{who}", f"home:{TRIBES[it.target]}", TRIBES[it.target], "commoner"
    ),
    e.Promote: lambda box, it, who: _came(who, box.character_ids[it.character]),
    e.Equip: lambda box, it, who: Motion("mark", f"character:{who}:{box.character_ids[it.character]}", "", who),
    e.Return: marked("tribe:{who}"),
    e.PayMovement: _movement_paid,
    e.PlaceVillage: lambda box, it, who: Motion(
        "move", f"village:{who}:{box.territory_ids[it.territory]}", f"tribe:{who}", who, "village"
    ),
    e.BuildPalisade: marked("home:{who}"),
    e.Score: lambda box, it, who: Motion("hit" if it.n < 0 else "gain", f"vp:{who}", "", who, "vp", abs(it.gained)),
    e.TakeWill: lambda box, it, who: Motion("gain", f"dw:{who}", "reserve", who, "dw", it.taken) if it.taken else None,
    e.SpendWill: lambda box, it, who: Motion("move", "reserve", f"dw:{who}", who, "dw", it.n),
    eb.DrawTokens: _tokens_drawn,
    eb.MoveDisc: lambda box, it, who: Motion("mark", "track", "", "", "disc", abs(it.moved)),
    eb.UseArdour: marked("ability:{who}"),
    eb.JoinFaction: lambda box, it, who: Motion("mark", "battle", "", who) if it.commander != NOBODY else None,
    **dict.fromkeys(
        (c.PlayCard, c.DiscardCard, c.LearnCard),
        lambda box, it, who: Motion("mark", f"card:{who}:{box.action_ids[it.card]}", "", who, "card"),
    ),
    c.RemoveCard: lambda box, it, who: Motion("gone", f"card:{who}:{box.action_ids[it.card]}", "", who, "card"),
    **dict.fromkeys((c.LookAtEvents, c.PutBackEvents), marked(DECK)),
    **dict.fromkeys((c.DrawEvent, c.DrawForeseen, c.KeepEvent), marked("event:{who}")),  # it flies in the line after
    **dict.fromkeys((c.ShowEvent, c.DropEvent), _event_moved("event:{who}", DISCARD)),
    c.TakeBackEvent: _event_moved(DISCARD, "event:{who}"),
    c.DiscardEvent: lambda box, it, who: Motion("mark", DISCARD, "", "", "event", 1, [box.event_ids[it.card]]),
    et.Compared: _compared,
    et.LayTile: lambda box, it, who: Motion("mark", "tile", "", "", "tile", 1, [TILES[it.tile]]),
    et.Pass: marked("order"),
    et.SetOrder: marked("order"),
    et.BeginPhase: lambda box, it, who: Motion("mark", "turn") if it.opens else None,
    et.Win: lambda box, it, who: Motion("mark", f"vp:{TRIBES[it.winner]}", "", TRIBES[it.winner]),
    et.Told: _told,
}
