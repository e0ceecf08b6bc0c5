"""The table of a campaign as it begins, and of a mission before anybody stands on it, and after (N-CORE-CAMP-5,
N-CORE-MISSION-SETUP 2, N-CORE-CAMP-2)."""

from __future__ import annotations

from plancia.games.nova_aetas.state.box import CARRIED, NOBODY, NOWHERE
from plancia.games.nova_aetas.state.sheets import refresh, supply
from plancia.games.nova_aetas.state.state import (
    CLEAR,
    LYING,
    MISSION,
    SETTING_UP,
    TALLIES,
    UNDECIDED,
    UNSEEN,
    NovaAetas,
)
from plancia.kernel.state import ROUND, Effect


def lay_out_campaign(g: NovaAetas, company: tuple[int, ...]) -> None:
    """N-CORE-CAMP-5. What is counted in a mission only comes with the field."""
    box, heroes = g.box, g.box.proper
    g.company = company
    g.seat_of = g.shares()
    g.popolini = 0 if g.quick else box.popolini
    g.reagents = (0,) * len(box.reagents)
    g.stock = (0,) * len(box.items)
    g.formulae = sum([1 << formula.number for formula in box.formulae if formula.known])
    g.bonds = (0,) * (heroes * heroes)
    g.visits = g.next_tokens = g.next_heroism = g.xp = g.earned = g.strengthened = g.class_points = (0,) * heroes
    g.graves = g.fresh_graves = g.achieved = g.extra_health = g.extra_main = (0,) * heroes
    g.destiny_level = (1,) * heroes
    g.schools = tuple([card.schools for card in box.heroes[:heroes]])
    g.skills = tuple([card.learned for card in box.heroes[:heroes]])
    g.grave_deck = (1 << len(box.graves)) - 1
    g.rewards = (1 << len(box.rewards)) - 1
    g.reagent_decks = tuple([reagent.copies for reagent in box.reagents])
    g.gear = [NOBODY] * (heroes * CARRIED)
    starting = [0] * len(box.items)
    for hero in company:
        give_equipment(g, hero, box.heroes[hero].equipment)
        for item in box.heroes[hero].equipment:
            starting[item] += 1
    g.starting = tuple(starting)


def give_equipment(g: NovaAetas, hero: int, items: tuple[int, ...]) -> tuple[int, ...]:
    """Put things where there is room for them (N-ENC); returns what does not fit."""
    left = []
    for item in items:
        place = g.empty_place(hero, item)
        if place == NOBODY:
            left.append(item)
        else:
            g.gear[g.carried_at(hero, place)] = item
    return tuple(left)


def clear_field(g: NovaAetas, mission: int = NOWHERE) -> None:
    """The map of a mission, or none: nobody is on it, nothing is counted, the hand is at 0."""
    box = g.box
    g.mission, g.t, g.aware, g.alarm = mission, 0, True, -1
    g.outcome, g.weather, g.drained = UNDECIDED, CLEAR, False
    g.ground = g.map_now()
    g.at = [NOWHERE] * box.models
    g.stands = []
    g.wounds, g.tokens, g.armed = [0] * box.models, [0] * box.models, [0] * box.models
    g.inside = [NOWHERE] * box.hero_side
    g.threat = [card.threat for card in box.heroes]
    g.heroism, g.boons, g.destiny = [0] * box.proper, [0] * box.proper, [0] * box.proper
    g.hour = [-1] * box.hero_side
    g.group_hour, g.groups = [-1] * len(box.enemies), ()
    g.beaten, g.drafts = [0] * len(box.enemies), [0] * len(box.enemies)
    g.acted = [0] * (box.hero_side + len(box.enemies))
    g.activations = 0
    g.feats = [0] * (box.proper * TALLIES)
    g.patrol, g.cubes, g.counters, g.things = [], [], [], []
    g.down = g.fallen = g.completed = g.secondaries = g.cancelled = g.bonds_used = 0
    g.without_loot = g.came = g.bonds_grown = ()
    g.events = (1 << len(box.events)) - 1
    g.destinies = (1 << len(box.destinies)) - 1
    g.gear_wounds, g.oiled = [0] * len(g.gear), [0] * len(g.gear)
    g.unloaded, g.used = [0] * box.proper, [0] * box.proper
    g.heroes_at = g.enemies_at = g.tall_at = 0
    g.begin_with(NOBODY, 0)


def deck_of(g: NovaAetas, mission: int) -> list[int]:
    """The Draft deck of a mission: the first whose flags fit."""
    for deck in g.plans[mission].decks:
        if g.has_flags(deck.if_, deck.unless):
            return deck.cards
    return [0] * len(g.box.enemies)


class LayMission(Effect[NovaAetas]):
    """The map is laid, the decks are shuffled, the hand is at 0."""

    RULE = "N-CORE-MISSION-SETUP"
    LEVEL = ROUND

    def __init__(self, mission: int) -> None:
        self.mission = mission

    def apply(self, g: NovaAetas) -> None:
        boons, enemies = any(g.boons), supply(g)
        clear_field(g, self.mission)
        plan = g.plans[self.mission]
        g.phase = SETTING_UP
        g.aware = not plan.stealth
        g.stands = [NOBODY] * (plan.field.size if plan.field is not None else 0)
        g.cubes = [0] * len(plan.elements)
        g.counters = [0] * len(plan.counters)
        g.things = [LYING + square if square >= 0 else UNSEEN for _, square in plan.things]
        g.patrol = [0] * len(plan.patrols)
        g.drafts = deck_of(g, self.mission).copy()
        if boons or supply(g) is not enemies:  # nothing else here counts on a sheet
            refresh(g)


class StartMission(Effect[NovaAetas]):
    """Everybody is in place, and what was promised for this mission is used up."""

    RULE = "N-CORE-MISSION-SETUP"

    def __init__(self, mission: int) -> None:
        self.mission = mission

    def apply(self, g: NovaAetas) -> None:
        g.phase = MISSION
        g.next_tokens = g.next_heroism = (0,) * g.box.proper


class LeaveField(Effect[NovaAetas]):
    """N-CORE-CAMP-2 (3), N-TOKEN-GEN-4, N-CORE-HEALING: Wounds and tokens go, also on things; the map is put away."""

    RULE = "N-CORE-CAMP-2"
    QUIET = True

    def apply(self, g: NovaAetas) -> None:
        clear_field(g)
        refresh(g)
