# not compiled
"""Any table of Verrix as a position that is read back exactly."""

from __future__ import annotations

from typing import Any

from plancia.games.verrix.notation.point_of_play import standing
from plancia.games.verrix.notation.position_pieces import PLACES, cards_text, equipment_text, things_text, units_text
from plancia.games.verrix.state.box import NOBODY, TILES, TRIBES
from plancia.games.verrix.state.state import MARKET, PHASES, RETURNING_TRAVEL, RETURNING_VILLAGE, Verrix
from plancia.kernel.written.position import answered, in_progress, line, toml


def write_position(g: Verrix) -> str:
    lines = [f"{key} = {toml(value)}" for key, value in (_where(g) | _centre(g)).items()]
    for key, value in (in_progress(g) if standing(g) is None else answered(g)).items():
        lines += line(key, value)
    options = {key: value for key, value in g.settings.items() if key != "seats"}
    if options:
        lines += ["", "[options]", *(f"{key} = {toml(value)}" for key, value in options.items())]
    for who in g.players:
        lines += ["", f"[seats.{TRIBES[who]}]", *(f"{key} = {toml(value)}" for key, value in _seat(g, who).items())]
    return "\n".join(lines) + "\n"


def _where(g: Verrix) -> dict[str, Any]:
    said: dict[str, Any] = {"game": "verrix", "turn": g.turn, "phase": PHASES[g.phase]}
    found = standing(g)
    if found is not None:
        phase, active = found
        said["phase"] = PHASES[phase]
        if active != NOBODY:
            said["active"] = TRIBES[active]
    return said


def _centre(g: Verrix) -> dict[str, Any]:
    said: dict[str, Any] = {"order": " ".join(TRIBES[who] for who in g.order)}
    if g.passes:
        said["passed"] = " ".join(TRIBES[who] for who in g.passes)
    if g.tile:
        said["tile"] = TILES[g.tile]
    said["deck"] = " ".join(g.box.event_ids[card] for card in reversed(g.deck))
    for key, cards in (("spent", g.spent), ("shown", g.open)):
        if cards:
            said[key] = " ".join(g.box.event_ids[card] for card in cards)
    if g.disc:
        said["disc"] = g.disc
    if g.ardour:
        said["ardour"] = True
    out = [value for value in range(len(g.bag)) for _ in range(g.box.tokens[value] - g.bag[value])]
    if out:
        said["tokens_out"] = " ".join(map(str, out))
    if g.winners:
        said["winners"] = [TRIBES[who] for who in g.winners]
        said["ended_by"] = g.ended_by
    return said


def _seat(g: Verrix, who: int) -> dict[str, Any]:
    said: dict[str, Any] = {"vp": g.score[who]}
    if g.will[who]:
        said["divine_will"] = g.will[who]
    villages = [g.box.territory_ids[place] for place in g.homes[who * 3 : who * 3 + 3] if place != NOBODY]
    said["villages"] = " ".join(villages)
    for key, travelling in (("village", False), ("road", True)):
        text = things_text(g, who, travelling)
        if text:
            said[key] = text
    for key, place in PLACES.items():
        text = units_text(g, who, place)
        if text or key == "available":
            said[key] = text
    said["market"] = g.folk[MARKET + who]
    for key, place in (("returning", RETURNING_VILLAGE), ("returning_road", RETURNING_TRAVEL)):
        if g.folk[place + who]:
            said[key] = g.folk[place + who]
    for character in g.characters_of(who):
        if g.worn[character]:
            said[f"equipped.{g.box.character_ids[character]}"] = equipment_text(g, character)
    said |= cards_text(g, who)
    if g.palisade[who]:
        said["palisade"] = g.palisade[who]
    if g.held[who]:
        said["event"] = " ".join(g.box.event_ids[card] for card in g.held[who])
    if g.drawn[who]:
        said["drawn"] = " ".join(g.box.event_ids[card] for card in g.drawn[who])
    if g.known[who]:
        said["knows"] = len(g.known[who])
    if g.side[who] != NOBODY:
        said["side"] = TRIBES[g.side[who]]
    return said
