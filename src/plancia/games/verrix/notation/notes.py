# not compiled
"""What the notes of Verrix' procedures and the fields of its table may hold."""

from __future__ import annotations

from pathlib import Path

from plancia.games.verrix.rules.events.event_cards import PERMUTATIONS
from plancia.games.verrix.rules.months.months import Month
from plancia.games.verrix.rules.months.set_up import ShuffleRest
from plancia.games.verrix.rules.travel.ways import TO_BATTLE, TO_SUPPORT
from plancia.games.verrix.state.answers import BY_ABILITY, DECLARE, PLAY_EVENT, PROPOSE_SHOWING, THESE_AND_EVENT
from plancia.games.verrix.state.box import DIVINE_WILL, HOME, IN_BATTLE, KINDS, LAST_TURN, NOBODY, THINGS, TRIBES
from plancia.games.verrix.state.state import (
    CARDS,
    FOLK,
    LYING,
    ON_BOARD,
    PHASES,
    SET_UP,
    VILLAGES,
    ZONES,
    Verrix,
)
from plancia.kernel.decision import PASS
from plancia.kernel.ledger import read_rules
from plancia.kernel.written.holds import (
    NOTHING,
    YES_OR_NO,
    Among,
    Declared,
    Either,
    Holds,
    Parts,
    Word,
    bits,
    count,
    index,
    number,
    row,
    some,
)

LEDGER = Path(__file__).parents[1] / "ledger.toml"
ALL = 99  # more of anything than there can be at once


def journeys(g: Verrix) -> list[int]:
    """Cards for which somebody leaves the village."""
    return [card for card, action in enumerate(g.box.actions) if action.place not in (HOME, IN_BATTLE)]


def begun(g: Verrix) -> tuple[int, ...]:
    """Turns, while somebody is asked; or before this one begins."""
    going_on = [frame for frame in g.stack if not isinstance(frame, ShuffleRest)]  # which comes before everything else
    if g.phase == SET_UP:  # which is over where the first Month stands at its beginning
        return (1,) if any(isinstance(frame, Month) for frame in going_on) else (0,)
    return (g.turn,) if len(going_on) > 1 else (g.turn - 1, g.turn)


def people(g: Verrix) -> int:
    return len(g.box.character_ids)


WHO = Among(lambda g: g.players, always=True)
TRIBE = Among(lambda g: g.players, NOBODY)
TERRITORY = index(lambda g: len(g.box.territory_ids), NOBODY)
EVENT = index(lambda g: len(g.box.events), NOBODY)
ACTION = index(lambda g: len(g.box.actions), NOBODY)
UNITS = index(THESE_AND_EVENT.base)
YES = number(PASS, 1)
THING = index(THINGS, NOBODY)
SO_MANY = count(ALL)
ALL_EVENTS = count(lambda g: len(g.box.events))
ASKED = count(lambda g: len(g.players))  # places in the play order that had their say

NOTES: dict[str, Holds] = {
    **dict.fromkeys(("who", "attacker", "defender", "commander"), WHO),
    **dict.fromkeys(("target", "partner", "player", "blessed", "refused_by"), TRIBE),
    "giver": index(len(TRIBES) + 1, NOBODY),
    "payer": index(BY_ABILITY.end, NOBODY),
    "proposal": index(2 * PROPOSE_SHOWING.base, NOBODY),
    **dict.fromkeys(("territory", "destination"), TERRITORY),
    "journey": Either(NOTHING, Parts(TERRITORY, UNITS)),
    "tributes": bits(3 * len(TRIBES)),
    **dict.fromkeys(("units", "guard"), index(2 * THESE_AND_EVENT.base)),
    **dict.fromkeys(("card", "lesson"), ACTION),
    "journey.Journey.card": Among(journeys, TO_BATTLE, TO_SUPPORT),
    "act": index(lambda g: len(g.box.actions), PASS, DECLARE.option(), PLAY_EVENT.option()),
    "played": index(lambda g: len(TRIBES) * len(g.box.actions), NOBODY),
    **dict.fromkeys(("event", "kept", "shown", "blessing"), EVENT),
    **dict.fromkeys(("event_cards.Foresee.card", "immediate_events.Occur.card"), EVENT),
    "cards": number(1, len(PERMUTATIONS)),
    **dict.fromkeys(("event_cards.Foresee.cards", "set_up.ShuffleRest.cards"), ALL_EVENTS),
    "order": index(len(PERMUTATIONS[-1])),
    "choice": index(THESE_AND_EVENT.base, NOBODY),
    **dict.fromkeys(("what", "escort", "answer", "other", "second"), YES),
    "boxed": index(people, NOBODY),
    "one": YES_OR_NO,
    "gift": THING,
    **dict.fromkeys(("sold", "bought", "loot"), some(THING, ALL)),
    "hostages": some(index(len(TRIBES) ** 2), ALL),
    **dict.fromkeys(("most", "bonus"), SO_MANY),
    **dict.fromkeys(("attack_bonus", "defence_bonus", "attack_token", "defence_token"), SO_MANY),
    "fate": some(index(lambda g: len(g.box.tokens)), 2),
    "round": count(3),
    "number": number(1, 3),
    **dict.fromkeys(("asked", "placed", "supplied"), ASKED),
    "place": index(lambda g: len(g.players), NOBODY),
    "turns": Among(begun),
    "choosing": some(WHO, len(TRIBES)),
    "outfits": some(bits(6), len(TRIBES)),
    "first": some(index(lambda g: len(g.players)), 1),
    "shuffled": some(EVENT, lambda g: len(g.box.events)),
}

EVENTS = some(EVENT, lambda g: len(g.box.events))


FIELDS: dict[str, Holds] = {
    "turn": number(1, LAST_TURN),
    "phase": index(len(PHASES)),
    **dict.fromkeys(("order", "passes", "winners"), some(WHO, len(TRIBES))),
    "tile": count(2),
    **dict.fromkeys(("over", "ardour"), YES_OR_NO),
    "ended_by": Word("", known=lambda g: read_rules(LEDGER)),
    "villages": row(TRIBE, lambda g: len(g.box.territory_ids)),
    "homes": row(TERRITORY, VILLAGES * len(TRIBES)),
    "reserve": count(DIVINE_WILL),
    "trophies": row(index(ZONES - 1, NOBODY), lambda g: len(g.box.trophy_ids)),
    "bag": row(SO_MANY, lambda g: len(g.box.tokens)),
    "goods": row(SO_MANY, ZONES * KINDS),
    "folk": row(SO_MANY, FOLK),
    "captives": row(SO_MANY, (ZONES - 1) * len(TRIBES)),
    "grey": row(index(people, NOBODY), len(TRIBES)),
    "where": row(count(ON_BOARD), people),
    "worn": row(bits(KINDS), people),
    "score": row(count(10_000), len(TRIBES)),
    "will": row(count(DIVINE_WILL), len(TRIBES)),
    "cards": row(count(LYING), CARDS * len(TRIBES)),
    "palisade": row(SO_MANY, len(TRIBES)),
    **dict.fromkeys(("deck", "open", "spent"), EVENTS),
    **dict.fromkeys(("drawn", "held", "known"), row(EVENTS, len(TRIBES))),
    "disc": number(-ALL, ALL),
    "side": row(TRIBE, len(TRIBES)),
}

HOLDS = Declared(NOTES, FIELDS)
