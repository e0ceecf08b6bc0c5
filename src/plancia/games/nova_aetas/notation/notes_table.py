# not compiled
"""What the fields of Nova Aetas' table may hold; with its notes, all that it declares."""

from __future__ import annotations

from plancia.games.nova_aetas.notation.notes import ALL, MODEL, MODELS, NOTES, RULE, SO_MANY, models, squares
from plancia.games.nova_aetas.state.box import (
    CARRIED,
    HEROES,
    HEROISM_MAX,
    NOBODY,
    NOWHERE,
    SCHOOLS,
    THREAT_MAX,
    TOKENS,
    TRAITS,
)
from plancia.games.nova_aetas.state.state import DEFEAT, GONE, LYING, PHASES, STRENGTHENINGS, TALLIES, WIND, NovaAetas
from plancia.kernel.answers import ROOM
from plancia.kernel.written.holds import YES_OR_NO, Declared, Either, Holds, bits, count, index, number, row, some

FAR = 100_000  # hours, Activations, Popolini, Experience: more than any campaign comes to
SET = bits(62)  # of flags, missions, abilities: as many as a box may have


def proper(g: NovaAetas) -> int:
    return g.box.proper


def side(g: NovaAetas) -> int:
    return g.box.hero_side


def kinds(g: NovaAetas) -> int:
    return len(g.box.enemies)


def pairs(g: NovaAetas) -> int:
    return g.box.proper**2


def skills(g: NovaAetas) -> int:
    """Of the Hero who has most."""
    return max(len(hero.skills) for hero in g.box.heroes)


def carried(g: NovaAetas) -> int:
    return g.box.proper * CARRIED


BY_HERO = row(count(FAR), proper)
SETS_BY_HERO = row(SET, proper)
BY_MODEL = row(SO_MANY, models)
HOUR = count(FAR, -1)

FIELDS: dict[str, Holds] = {
    "phase": index(len(PHASES)),
    "over": YES_OR_NO,
    "won": YES_OR_NO,
    "ended_by": RULE,
    "ending": index(lambda g: len(g.box.endings), NOBODY),
    "company": row(index(proper), HEROES),
    "leader": count(FAR),
    "node": index(lambda g: len(g.plans), NOWHERE),
    "flags": bits(lambda g: len(g.box.flags)),
    "popolini": count(FAR),
    "reagents": row(count(FAR), lambda g: len(g.box.reagents)),
    "stock": row(count(FAR), lambda g: len(g.box.items)),
    "starting": row(SO_MANY, lambda g: len(g.box.items)),
    "formulae": bits(lambda g: len(g.box.formulae)),
    "bonds": row(SO_MANY, pairs),
    "log_of_missions": some(count(FAR), ALL),
    "visits": BY_HERO,
    "city": YES_OR_NO,
    "offered": bits(lambda g: len(g.plans)),
    "rumoured": bits(lambda g: len(g.plans)),
    "bonded_here": bits(pairs),
    "skip_events": SO_MANY,
    "next_tokens": row(bits(len(TOKENS)), proper),
    "next_heroism": row(SO_MANY, proper),
    "xp": BY_HERO,
    "earned": BY_HERO,
    "skills": row(bits(skills), proper),
    "strengthened": row(bits(STRENGTHENINGS), proper),
    "advanced": bits(proper),
    "class_points": BY_HERO,
    "destiny_level": row(SO_MANY, proper),
    "schools": row(bits(len(SCHOOLS)), proper),
    "graves": row(bits(lambda g: len(g.box.graves)), proper),
    "fresh_graves": row(bits(lambda g: len(g.box.graves)), proper),
    "achieved": SETS_BY_HERO,
    "lost": bits(proper),
    "extra_health": row(SO_MANY, proper),
    "extra_main": row(SO_MANY, proper),
    "rapidity": BY_MODEL,
    "dexterity": row(SO_MANY, side),
    "physique": row(SO_MANY, side),
    "mind": row(SO_MANY, side),
    "health": BY_MODEL,
    "able": row(SET, models),
    "climb": BY_MODEL,
    "jump": BY_MODEL,
    "immune": row(SET, models),
    "barrier": BY_MODEL,
    "protection": BY_MODEL,
    "gait": row(SET, models),
    "gear": row(index(lambda g: len(g.box.items), NOBODY), carried),
    "gear_wounds": row(SO_MANY, carried),
    "oiled": row(count(len(TRAITS) * ROOM + ALL), carried),
    "unloaded": row(bits(CARRIED), proper),
    "used": row(bits(CARRIED), proper),
    "mission": index(lambda g: len(g.plans), NOWHERE),
    "t": count(FAR),
    "aware": YES_OR_NO,
    "alarm": HOUR,
    "outcome": count(DEFEAT),
    "weather": count(WIND),
    "drained": YES_OR_NO,
    "at": row(index(squares, NOWHERE), models),
    "stands": some(MODEL, LYING),
    "inside": row(index(ROOM, NOWHERE), side),
    "wounds": BY_MODEL,
    "tokens": row(bits(len(TOKENS)), models),
    "armed": row(SET, models),
    "threat": row(count(THREAT_MAX), side),
    "heroism": row(count(HEROISM_MAX), proper),
    "hour": row(HOUR, side),
    "group_hour": row(HOUR, kinds),
    "groups": some(index(kinds), kinds),
    "down": bits(proper),
    "fallen": bits(proper),
    "without_loot": MODELS,
    "came": MODELS,
    "beaten": row(count(FAR), kinds),
    "acted": row(count(FAR), lambda g: side(g) + kinds(g)),
    "activations": count(FAR),
    "patrol": some(SO_MANY, ALL),
    "cubes": some(number(-1, ALL), ROOM),
    "counters": some(number(-FAR, FAR), ROOM),
    "things": some(Either(index(side, NOBODY, GONE), number(LYING, lambda g: LYING + squares(g) - 1)), ROOM),
    "completed": SET,
    "secondaries": SET,
    "cancelled": SET,
    "boons": row(SET, proper),
    "feats": row(count(FAR), lambda g: proper(g) * TALLIES),
    "bonds_used": bits(pairs),
    "bonds_grown": some(index(lambda g: 2 * pairs(g)), lambda g: 2 * pairs(g)),
    "drafts": row(SO_MANY, kinds),
    "events": bits(lambda g: len(g.box.events)),
    "destinies": bits(lambda g: len(g.box.destinies)),
    "destiny": row(bits(lambda g: len(g.box.destinies)), proper),
    "grave_deck": bits(lambda g: len(g.box.graves)),
    "rewards": bits(lambda g: len(g.box.rewards)),
    "reagent_decks": row(SO_MANY, lambda g: len(g.box.reagents)),
    "actor": MODEL,
    "ap": SO_MANY,
    "spent": SO_MANY,
    "attacked": YES_OR_NO,
    "has_wounded": YES_OR_NO,
    "reactors": some(count(lambda g: g.met(side(g), 0)), FAR),
    "noticed": some(count(lambda g: g.met(side(g), 0)), FAR),
    "once": bits(lambda g: g.box.proper + skills(g)),
}

HOLDS = Declared(NOTES, FIELDS)
