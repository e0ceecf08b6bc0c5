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
from plancia.games.nova_aetas.state.grid import LARGEST
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


def elements(g: NovaAetas) -> int:
    """Of the mission that has most; so with the next two."""
    return max(len(plan.elements) for plan in g.plans)


def counters(g: NovaAetas) -> int:
    return max(len(plan.counters) for plan in g.plans)


def things(g: NovaAetas) -> int:
    return max(len(plan.things) for plan in g.plans)


BY_HERO = row(count(FAR), proper)
SETS_BY_HERO = row(SET, proper)
BY_MODEL = row(SO_MANY, models)
HOUR = count(FAR, -1)
MEETINGS = some(count(lambda g: g.met(side(g), 0)), lambda g: side(g) * models(g))  # each of a Hero and an Enemy, once

FIELDS: dict[str, Holds] = {
    "phase": index(len(PHASES)),
    **dict.fromkeys(("over", "won", "city", "aware", "drained", "attacked", "has_wounded"), YES_OR_NO),
    "ended_by": RULE,
    "ending": index(lambda g: len(g.box.endings), NOBODY),
    "company": row(index(proper), HEROES),
    **dict.fromkeys(("leader", "popolini", "t", "activations"), count(FAR)),
    "node": index(lambda g: len(g.plans), NOWHERE),
    "flags": bits(lambda g: len(g.box.flags)),
    "reagents": row(count(FAR), lambda g: len(g.box.reagents)),
    "stock": row(count(FAR), lambda g: len(g.box.items)),
    "starting": row(SO_MANY, lambda g: len(g.box.items)),
    "formulae": bits(lambda g: len(g.box.formulae)),
    "bonds": row(SO_MANY, pairs),
    "log_of_missions": some(count(FAR), ALL),
    **dict.fromkeys(("visits", "xp", "earned", "class_points"), BY_HERO),
    "offered": bits(lambda g: len(g.plans)),
    "rumoured": bits(lambda g: len(g.plans)),
    "bonded_here": bits(pairs),
    **dict.fromkeys(("skip_events", "ap", "spent"), SO_MANY),
    "next_tokens": row(bits(len(TOKENS)), proper),
    **dict.fromkeys(("next_heroism", "destiny_level", "extra_health", "extra_main"), row(SO_MANY, proper)),
    "skills": row(bits(skills), proper),
    "strengthened": row(bits(STRENGTHENINGS), proper),
    **dict.fromkeys(("advanced", "lost", "down", "fallen"), bits(proper)),
    "schools": row(bits(len(SCHOOLS)), proper),
    "graves": row(bits(lambda g: len(g.box.graves)), proper),
    "fresh_graves": row(bits(lambda g: len(g.box.graves)), proper),
    "achieved": SETS_BY_HERO,
    **dict.fromkeys(("rapidity", "health", "climb", "jump", "barrier", "protection", "wounds"), BY_MODEL),
    **dict.fromkeys(("dexterity", "physique", "mind"), row(SO_MANY, side)),
    **dict.fromkeys(("able", "immune", "gait", "armed"), row(SET, models)),
    "gear": row(index(lambda g: len(g.box.items), NOBODY), carried),
    "gear_wounds": row(SO_MANY, carried),
    "oiled": row(count(len(TRAITS) * ROOM + ALL), carried),
    "unloaded": row(bits(CARRIED), proper),
    "used": row(bits(CARRIED), proper),
    "mission": index(lambda g: len(g.plans), NOWHERE),
    "alarm": HOUR,
    "outcome": count(DEFEAT),
    "weather": count(WIND),
    "at": row(index(squares, NOWHERE), models),
    "stands": some(MODEL, LARGEST * LARGEST),
    "inside": row(index(ROOM, NOWHERE), side),
    "tokens": row(bits(len(TOKENS)), models),
    "threat": row(count(THREAT_MAX), side),
    "heroism": row(count(HEROISM_MAX), proper),
    "hour": row(HOUR, side),
    "group_hour": row(HOUR, kinds),
    "groups": some(index(kinds), kinds),
    "without_loot": MODELS,
    "came": MODELS,
    "beaten": row(count(FAR), kinds),
    "acted": row(count(FAR), lambda g: side(g) + kinds(g)),
    "patrol": some(SO_MANY, ALL),
    "cubes": some(number(-1, ALL), elements),
    "counters": some(number(-FAR, FAR), counters),
    "things": some(Either(index(side, NOBODY, GONE), number(LYING, lambda g: LYING + squares(g) - 1)), things),
    **dict.fromkeys(("completed", "secondaries", "cancelled"), SET),
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
    "reactors": MEETINGS,
    "noticed": MEETINGS,
    "once": bits(lambda g: g.box.proper + skills(g)),
}

HOLDS = Declared(NOTES, FIELDS)
