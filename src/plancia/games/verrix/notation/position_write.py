# not compiled
"""Any table of Verrix as a position that is read back exactly."""

from __future__ import annotations

from typing import Any

from plancia.games.verrix.notation.point_of_play import standing
from plancia.games.verrix.notation.position_pieces import PLACES, cards_text, equipment_text, things_text, units_text
from plancia.games.verrix.state.box import NOBODY, TILES, TRIBES
from plancia.games.verrix.state.state import MARKET, PHASES, RETURNING_TRAVEL, RETURNING_VILLAGE, Verrix, home, road
from plancia.kernel.written.position import answered, in_progress, line, section, toml

ALWAYS = ("order", "deck", "vp", "villages", "available", "market")


def write_position(g: Verrix) -> str:
    lines = _written(_where(g) | _centre(g))
    for key, value in (in_progress(g) if standing(g) is None else answered(g)).items():
        lines += line(key, value)
    lines += section("options", {key: value for key, value in g.settings.items() if key != "seats"})
    for who in g.players:
        lines += ["", f"[seats.{TRIBES[who]}]", *_written(_seat(g, who))]
    return "\n".join(lines) + "\n"


def _where(g: Verrix) -> dict[str, Any]:
    phase, active = standing(g) or (g.phase, NOBODY)
    said = {"game": "verrix", "turn": g.turn, "phase": PHASES[phase]}
    return said | {"active": TRIBES[active] if active != NOBODY else ""}


def _centre(g: Verrix) -> dict[str, Any]:
    out = [value for value in range(len(g.bag)) for _ in range(g.box.tokens[value] - g.bag[value])]
    return {
        "order": " ".join(TRIBES[who] for who in g.order),
        "passed": " ".join(TRIBES[who] for who in g.passes),
        "tile": TILES[g.tile] if g.tile else "",
        "deck": event_names(g, g.deck[::-1]),
        "spent": event_names(g, g.spent),
        "shown": event_names(g, g.open),
        "disc": g.disc,
        "ardour": g.ardour,
        "tokens_out": " ".join(map(str, out)),
        "winners": [TRIBES[who] for who in g.winners],
        "ended_by": g.ended_by if g.winners else "",
    }


def _seat(g: Verrix, who: int) -> dict[str, Any]:
    said: dict[str, Any] = {"vp": g.score[who], "divine_will": g.will[who]}
    said["villages"] = " ".join(g.box.territory_ids[place] for place in g.homes_of(who))
    said |= {"village": things_text(g, home(who)), "road": things_text(g, road(who))}
    said |= {key: units_text(g, who, place) for key, place in PLACES.items()}
    said["market"] = g.commoners(who, MARKET)
    said["returning"] = g.commoners(who, RETURNING_VILLAGE)
    said["returning_road"] = g.commoners(who, RETURNING_TRAVEL)
    said |= {f"equipped.{g.box.character_ids[each]}": equipment_text(g, each) for each in g.characters_of(who)}
    said |= cards_text(g, who)
    said["palisade"] = g.palisade[who]
    said["event"], said["drawn"] = event_names(g, g.held[who]), event_names(g, g.drawn[who])
    said["knows"] = len(g.known[who])
    said["side"] = TRIBES[g.side[who]] if g.side[who] != NOBODY else ""
    return said


def event_names(g: Verrix, cards: list[int]) -> str:
    return " ".join(g.box.event_ids[card] for card in cards)


def _written(said: dict[str, Any]) -> list[str]:
    """What is usual is not said."""
    return [f"{key} = {toml(value)}" for key, value in said.items() if value or key in ALWAYS]
