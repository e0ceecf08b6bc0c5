"""What a Hero of Nova Aetas makes of his Activation: every square he can reach, and what he could do from there."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.bot.dangers import Dangers
from plancia.games.nova_aetas.bot.tasks import NONE, can_do, places_of, tasks_of
from plancia.games.nova_aetas.rules.dice import odds
from plancia.games.nova_aetas.rules.fights.weapons import UNARMED, block_of, may_use_weapon, price, range_now
from plancia.games.nova_aetas.rules.ground import areas
from plancia.games.nova_aetas.rules.ground.sight import in_sight
from plancia.games.nova_aetas.rules.turn import actions as a
from plancia.games.nova_aetas.rules.turn.allies import FAR, costs_to
from plancia.games.nova_aetas.rules.turn.reaching import is_watched, sure_gait, walks
from plancia.games.nova_aetas.rules.wounds.rescuing import rescue_price
from plancia.games.nova_aetas.state.box import (
    BLEEDING,
    BLINDED,
    CROSS,
    ELITE,
    EXPLOSION,
    LANCE,
    NOBODY,
    REACH,
    SNIPER,
    Attack,
)
from plancia.games.nova_aetas.state.effects.moving import stand
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import NovaAetas

WOUND: Final = 1.0  # what a Wound on an Enemy is worth
FELLED: Final = (2.0, 4.0, 6.0)  # by rank: what felling it is worth besides
PREY: Final = 2.5  # how much more, if the mission wants it
DEED: Final = 14.0
STEP: Final = 0.9  # an AP nearer to where he is wanted
CLOSER: Final = 0.25  # a square nearer to somebody to fight
HUNT: Final = 0.6  # to somebody the mission wants felled
HANDS: Final = 2  # Heroes at work while others hunt
RAISE: Final = 9.0
TIME: Final = 0.12  # an AP
OWN_AREA: Final = 1.2  # burning, entangled or worse by his own doing


class Thought:
    """The best thing to do, and where to do it."""

    def __init__(self) -> None:
        self.value = 0.0
        self.action = -1  # an option of kind "action"; -1: end
        self.square = NONE  # where to go first
        self.target = NOBODY


class Planner:
    """Weighs one Activation. Everything is looked up in the table as it stands; nothing is tried out. The
    heedless do not think of what Enemies may do."""

    def __init__(self, g: NovaAetas, hero: int, heedless: bool = False) -> None:
        self.g = g
        self.hero = hero
        self.tasks = tasks_of(g)
        self.here = g.at[hero]
        self.places = places_of(g, self.tasks)
        self.wanted = self._wanted()
        self.enemies = [g.stands[square] for square in squares_of(g.enemies_at)]
        self.dangers = Dangers(g, hero, [] if heedless else self.enemies)

    # -- where he is wanted

    def _wanted(self) -> int:
        """Squares at which this Hero has something to do: his own goal, or the tasks nearest to him of all Heroes."""
        g, hero, tasks = self.g, self.hero, self.tasks
        if hero in tasks.goals:
            return tasks.goals[hero]
        if tasks.home:
            return tasks.home
        mine = self._his_alone()
        if mine:
            return mine
        found, busy = 0, list(tasks.goals)
        left = [place for place in range(len(self.places)) if not self._needs(place)]
        hands = HANDS if self.prey_about() else len(g.company)
        free = [other for other in g.company if other not in busy and g.on_field(other)]
        while left and free and hands:
            hands -= 1
            best, who, which = FAR * 2, NONE, NONE
            for place in left:
                costs = costs_to(g.field(), sure_gait(g, hero), self.places[place])
                for other in free:
                    cost = costs[g.at[other]]
                    if cost < best:
                        best, who, which = cost, other, place
            if who == NONE:
                break
            if who == hero:
                found |= self.places[which]
            left.remove(which)
            free.remove(who)
        return found

    def _needs(self, place: int) -> bool:
        """Is it a deed for which something must be carried?"""
        plan, deeds = self.g.plan(), self.tasks.deeds
        return place < len(deeds) and plan.actions[plan.elements[deeds[place]][0]].needs != NONE

    def _his_alone(self) -> int:
        """Squares of the deeds that wait for what this Hero carries."""
        g, plan, found = self.g, self.g.plan(), 0
        for number in range(len(self.tasks.deeds)):
            action = plan.actions[plan.elements[self.tasks.deeds[number]][0]]
            if action.needs != NONE and g.carried(self.hero, action.needs) != NOBODY:
                found |= self.places[number]
        return found

    def prey_about(self) -> list[int]:
        """Enemies that the mission wants felled, and that are here."""
        g = self.g
        return [enemy for kind in self.tasks.prey for enemy in g.models_of(kind)]

    # -- what things are worth

    def blow(self, attack: Attack, target: int) -> float:
        """An attack on this Enemy, from wherever."""
        g = self.g
        chances = odds.attack_odds(g, self.hero, attack, target)
        left = g.health[target] - g.wounds[target]
        value, fells = 0.0, odds.at_least(chances, left) / odds.SURE
        for wounds in range(len(chances)):
            value += chances[wounds] / odds.SURE * min(wounds, left) * WOUND
        kind = g.type_of(target)
        value += fells * FELLED[kind.rank]
        if kind.number in self.tasks.prey:
            value *= PREY
        if kind.rank >= ELITE:
            value *= 1.1
        return value

    def progress(self, square: int) -> float:
        g = self.g
        if self.wanted:
            costs = costs_to(g.field(), sure_gait(g, self.hero), self.wanted)
            if costs[self.here] >= FAR:
                return 0.0
            return (costs[self.here] - costs[square]) * STEP
        if not self.enemies or not g.aware:
            return 0.0
        field = g.field()
        prey = self.prey_about()
        near = min([field.distance(square, g.at[enemy]) for enemy in prey or self.enemies])
        now = min([field.distance(self.here, g.at[enemy]) for enemy in prey or self.enemies])
        return (now - near) * (HUNT if prey else CLOSER)

    # -- the best plan

    def best(self, moved_only: bool = False) -> Thought:
        g, hero = self.g, self.hero
        found = Thought()
        found.value = -self.dangers.at(self.here)
        if not moved_only:
            self._from(self.here, 0, found)
        walk = walks(g, hero, g.ap, sure_gait(g, hero))
        watched = is_watched(g, hero)
        for square in squares_of(walk.ends & ~(1 << self.here)):
            cost = walk.cost(square)
            price = cost * TIME + (1.5 if watched else 0.0)
            self._from(square, cost, found, price)
        return found

    def _from(self, square: int, cost: int, found: Thought, price_: float = 0.0) -> None:
        g, hero = self.g, self.hero
        base = self.progress(square) - self.dangers.at(square) - price_
        ap = g.ap - cost
        if square != self.here and base > found.value:
            found.value, found.action, found.square = base, a.MOVE.option(), square
        self._deeds(square, ap, base, found)
        for other in g.company:
            if g.down >> other & 1 and g.at[other] >= 0 and rescue_price(g, hero) <= ap:
                near = g.at[other] == square or g.field().beside[square] >> g.at[other] & 1
                if near and base + RAISE > found.value:
                    self._take(found, base + RAISE, a.RESCUE.option(), square, other)
        if g.aware and not g.tokens[hero] & BLINDED:
            self._attacks(square, ap, base, found)

    def _take(self, found: Thought, value: float, action: int, square: int, target: int = NOBODY) -> None:
        found.value = value
        found.target = target
        found.square = square
        found.action = action if square == self.here else a.MOVE.option()

    def _deeds(self, square: int, ap: int, base: float, found: Thought) -> None:
        g = self.g
        plan = g.plan()
        for number in range(len(self.tasks.deeds)):
            element = self.tasks.deeds[number]
            action = plan.actions[plan.elements[element][0]]
            if not self.places[number] >> square & 1 or (action.poi and g.tokens[self.hero] & BLEEDING):
                continue
            if action.needs != NONE and g.carried(self.hero, action.needs) == NOBODY:
                continue
            inside = plan.elements[element][1] < 0
            if ap < (1 if inside else action.ap):
                value = base + DEED * 0.6
                if value > found.value and square != self.here:
                    self._take(found, value, a.MOVE.option(), square)
                continue
            value = base + DEED
            if value > found.value and (square != self.here or inside or can_do(g, self.hero, element)):
                self._take(found, value, a.ENTER.option() if inside else a.DEED.option(element), square)
        for number in range(len(self.tasks.things)):
            place = self.places[len(self.tasks.deeds) + number]
            if place >> square & 1 and ap and base + DEED > found.value:
                self._take(found, base + DEED, a.PICK_UP.option(self.tasks.things[number]), square)

    def _attacks(self, square: int, ap: int, base: float, found: Thought) -> None:
        g, hero = self.g, self.hero
        field = g.field()
        for place in range(UNARMED + 1):
            attack = block_of(g, hero, place)
            if attack is None or attack.friend or may_use_weapon(g, hero, place, attack, True) is not None:
                continue
            cost = price(g, hero, place, attack)
            if cost > ap:
                continue
            near = areas.in_range(field, square, range_now(g, attack), attack.traits & REACH != 0) & g.enemies_at
            if not near:
                continue
            near &= in_sight(field, square, g.enemies_at, g.enemies_at & g.tall_at, g.able[hero] & SNIPER != 0)
            for there in squares_of(near):
                if attack.area >= LANCE and not areas.aligned(field, there, attack.area, attack.length) >> square & 1:
                    continue
                times = 1 if attack.reload else ap // cost
                worth = self._blow_from(square, attack, g.stands[there])
                if is_in_own_area(g, attack, square, there):
                    worth -= OWN_AREA
                value = base + worth * (1 + 0.6 * (times - 1))
                if value > found.value:
                    self._take(found, value, a.ATTACK.option(place), square, g.stands[there])

    def _blow_from(self, square: int, attack: Attack, target: int) -> float:
        """As if he stood there already: distance counts in the odds."""
        g, hero, here = self.g, self.hero, self.here
        if square == here:
            return self.blow(attack, target)
        stand(g, hero, square)
        worth = self.blow(attack, target)
        stand(g, hero, here)
        return worth


def is_in_own_area(g: NovaAetas, attack: Attack, square: int, target: int) -> bool:
    """N-AMB-55: would he stand in the Cross or Explosion of his own attack?"""
    if attack.area not in (CROSS, EXPLOSION) or attack.area_opponents:
        return False
    return areas.area(g.field(), square, target, attack.area, attack.length, 0) >> square & 1 == 1
