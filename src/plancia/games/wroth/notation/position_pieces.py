# not compiled
"""The pieces of a position: units, dice and tokens, from words to the table and back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from plancia.games.wroth.notation.option_names import region_name, slot_name
from plancia.games.wroth.rules.round.draft import action_dice
from plancia.games.wroth.rules.round.setting_up import laid_by_scenario
from plancia.games.wroth.rules.round.settings import regulars_in_play
from plancia.games.wroth.state.box import ACTIONS, FACTIONS, KINDS, KINDS_OF, MINE, NOBODY, OMNI, REGULAR, SHORES
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.content.problems import shown
from plancia.kernel.written.position import Sheet

if TYPE_CHECKING:
    from plancia.games.wroth.notation.position import Position, Seat

REGIONS = ["shores", "1", "2", "3", "4", "5", "6", "7", "8"]
UNITS = re.compile(r"(?:(\d{1,2})\s+)?([a-z]+)(?:-(\d))?(-new)?")
TOKEN = re.compile(r"(\d)?\s*([a-z]+)?")


def lay_units(sheet: Sheet[Position], g: Wroth, who: int, seat: Seat) -> None:
    here = ("seats", FACTIONS[who], "regions")
    left = regulars_in_play(g, who)
    for place, text in seat.regions.items():
        if place not in REGIONS:
            sheet.unknown((*here, place), "region", place, REGIONS)
            continue
        region = REGIONS.index(place)
        if region == SHORES and who == g.ai:
            sheet.wrong((*here, place), "W-A-32: no AI unit is ever in the Shores")
        for part in filter(None, map(str.strip, text.split(","))):
            left -= _lay_some(sheet, g, who, (*here, place), region, part)
        if left < 0:
            sheet.wrong((*here, place), f"W-UNIT-01: {FACTIONS[who]} have {-left} regulars too many on the map")
            return
    _lay_the_rest(sheet, g, who, seat, left)


def _lay_some(sheet: Sheet[Position], g: Wroth, who: int, here: tuple[str, ...], region: int, text: str) -> int:
    """Units of one kind, like "2 stoic-1". Returns how many regulars they are."""
    words = UNITS.fullmatch(text)
    if words is None:
        sheet.wrong(here, f'{shown(text)} should be units like "2 regular" or "1 {KINDS[KINDS_OF[who][0]]}-2"')
        return 0
    n = int(words[1] or 1)
    names = {slot_name(g.box, who, slot): slot for slot in range(len(g.box.slot_kind[who]))}
    names |= {KINDS[kind]: g.box.full_slot[kind] for kind in KINDS_OF[who]}
    name = text.removeprefix(words[1] or "").strip()
    if name not in names:
        if name == words[2] and name in KINDS:
            sheet.wrong(here, f"{name} is no unit of {FACTIONS[who]}")
        else:
            sheet.unknown(here, f"unit of {FACTIONS[who]}", name, names)
        return 0
    slot = names[name]
    g.put(who, region, slot, n)
    if slot == REGULAR:
        return n
    kind = g.box.slot_kind[who][slot]
    if n > g.reserve[kind]:
        sheet.wrong(
            here, f"W-C-10: there are {g.box.dice[kind]} {KINDS[kind]} dice; {g.reserve[kind]} are left for this"
        )
        n = 0
    g.reserve[kind] -= n
    return 0


def _lay_the_rest(sheet: Sheet[Position], g: Wroth, who: int, seat: Seat, left: int) -> None:
    """Regulars not on the map are on the board, unless the seat says that some are in the discard."""
    here = ("seats", FACTIONS[who])
    if seat.board is None:
        discard = seat.discard or 0
        board = left - discard
    else:
        board = seat.board
        discard = left - board if seat.discard is None else seat.discard
    if board < 0 or discard < 0 or board + discard != left:
        total = regulars_in_play(g, who)
        text = f"W-UNIT-01: {FACTIONS[who]} have {total} regulars in play; {left} are not on the map"
        sheet.wrong((*here, "discard" if seat.board is None else "board"), text)
        return
    g.board[who] = board
    g.discard[who] = discard


def units_text(g: Wroth, who: int, region: int) -> str:
    """ "2 stoic, 1 regular": the elites, then the regulars."""
    found = []
    for slot in reversed(g.present(who, region)):
        kind = g.box.slot_kind[who][slot]
        full = slot != REGULAR and slot == g.box.full_slot[kind]
        found.append(f"{g.at(who, region, slot)} {KINDS[kind] if full else slot_name(g.box, who, slot)}")
    return ", ".join(found)


def lay_dice(sheet: Sheet[Position], g: Wroth, who: int, seat: Seat) -> None:
    here = ("seats", FACTIONS[who])
    for word in seat.dice.split():
        if word in ACTIONS:
            g.hold(who, ACTIONS.index(word), 1)
        else:
            sheet.unknown((*here, "dice"), "action", word, ACTIONS)
    if who == g.ai and g.dice_of(who) > 1:
        sheet.wrong((*here, "dice"), "W-COOP-DRAFT-02: the AI never holds more than one action die")
    if sum(g.dice) > action_dice(g):
        sheet.wrong((*here, "dice"), f"W-SETUP-03: there are {action_dice(g)} action dice in this game")
    if seat.omniscient is not None:
        g.omni[who] = OMNI.index(seat.omniscient)


def lay_pool(sheet: Sheet[Position], g: Wroth, text: str | None) -> None:
    if text is None:
        g.pool = usual_pool(g)
        return
    for word in text.split():
        if word in ACTIONS:
            g.pool[ACTIONS.index(word)] += 1
        else:
            sheet.unknown(("pool",), "action", word, ACTIONS)
    total = sum(g.pool) + sum(g.dice)
    if total not in (0, action_dice(g)):
        sheet.wrong(("pool",), f"W-SETUP-03: there are {action_dice(g)} action dice in this game, not {total}")


def usual_pool(g: Wroth) -> list[int]:
    """Dice that nobody holds lie in the pool, where a face means nothing until they are rolled."""
    pool = [0] * 4
    if any(g.dice):
        pool[MINE] = max(0, action_dice(g) - sum(g.dice))
    return pool


def dice_text(counts: list[int]) -> str:
    return " ".join(ACTIONS[face] for face in range(4) for _ in range(counts[face]))


def lay_tokens(sheet: Sheet[Position], g: Wroth, said: dict[str, str | int]) -> None:
    """Tokens named by id first, then by value and symbol, then by one of them; the others in order."""
    wishes: list[tuple[int, str, list[int]]] = []
    for place, wish in said.items():
        if place not in REGIONS[1:]:
            sheet.unknown(("tokens", place), "region with a token", place, REGIONS[1:])
            continue
        exact, fitting = fitting_tokens(g, str(wish))
        if not fitting:
            sheet.unknown(("tokens", place), "token", str(wish), g.box.token_ids)
        wishes.append((exact, place, fitting))
    free = list(range(len(g.box.token_ids)))
    for _, place, fitting in sorted(wishes, key=lambda wish: wish[0]):
        left = [token for token in fitting if token in free]
        if left:
            g.tokens[REGIONS.index(place)] = left[0]
            free.remove(left[0])
        elif fitting:
            sheet.wrong(("tokens", place), f"W-SETUP-05: no token {shown(said[place])} is left for this region")
    for region, token in laid_by_scenario(g).items():
        if g.tokens[region] == NOBODY and token in free:
            g.tokens[region] = token
            free.remove(token)
    for region in range(1, 9):
        if g.tokens[region] == NOBODY:
            g.tokens[region] = free.pop(0)


def fitting_tokens(g: Wroth, wish: str) -> tuple[int, list[int]]:
    """Tokens that a word can mean, those without a symbol first when none was asked for; and how loosely it says so."""
    if wish in g.box.token_ids:
        return 0, [g.box.token_ids.index(wish)]
    words = TOKEN.fullmatch(wish)
    if words is None or not wish or (words[2] and words[2] not in ACTIONS):
        return 9, []
    symbol = ACTIONS.index(words[2]) if words[2] else NOBODY
    found = [
        token
        for token in range(len(g.box.token_ids))
        if (words[1] is None or g.box.token_value[token] == int(words[1]))
        and (words[2] is None or g.box.token_symbol[token] == symbol)
    ]
    found.sort(key=lambda token: words[2] is None and g.box.token_symbol[token] >= 0)
    return 1 if words[1] and words[2] else 2, found


def tokens_text(g: Wroth) -> dict[str, str]:
    return {region_name(region): g.box.token_ids[g.tokens[region]] for region in range(1, 9) if g.tokens[region] >= 0}
