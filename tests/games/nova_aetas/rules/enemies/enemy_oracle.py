"""The Enemies' procedure worked out a second time, straight from the specification's outline, over plain places:
`python -m tests.games.nova_aetas.rules.enemies.enemy_oracle --boards 5000`.

Nothing here comes from the engine but the table it decides on. Every Defence Test succeeds, so nobody is hurt or moved.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field

from plancia.games.nova_aetas.rules.enemies.enemies import GroupActivation, most_convenient
from plancia.games.nova_aetas.state import box as b
from plancia.games.nova_aetas.state.effects.enemies import Headed, Pondered
from plancia.games.nova_aetas.state.plan import Objective
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel import engine
from plancia.kernel.decision import CHANCE
from tests.games.nova_aetas.rules.enemies.boards import board
from tests.games.nova_aetas.rules.ground.oracle import (
    CUMBERSOME,
    WAYS,
    Differs,
    Mover,
    Place,
    Table,
    line_of_sight,
    walks,
)

FOREVER = 10**6


def far(a: Place, c: Place) -> int:
    return abs(a[0] - c[0]) + abs(a[1] - c[1])


@dataclass
class Outcome:
    end: Place
    spent: int = 0
    moved: int = 0  # AP spent on movement
    target: int = -1
    attacks: list[int] = field(default_factory=list)
    acted: bool = False


class Foe:
    """One Enemy on a table, deciding by the outline of 2.9."""

    def __init__(self, table: Table, g: NovaAetas, model: int, prefers: list[int]) -> None:
        self.table = table
        self.g = g
        self.kind = g.type_of(model)
        self.able = self.kind.powers.able
        self.prefers = prefers  # who wins ties
        self.heroes = {hero: self.place(g.at[hero]) for hero in g.heroes_on_field()}
        self.at = self.place(g.at[model])
        self.tokens = g.tokens[model]
        self.mover = Mover(random.Random(0))
        powers = self.kind.powers
        self.mover.climb, self.mover.jump, self.mover.falls, self.mover.sure = powers.climb, powers.jump, False, False
        self.mover.fly, self.mover.overrun = bool(self.able & b.FLY), bool(self.able & b.OVERRUN)
        self.mover.heavy, self.mover.runner = bool(self.able & b.HEAVY), bool(self.able & b.RUNNER)
        self.mover.entangled = bool(self.tokens & b.ENTANGLED)
        self.enemies = {self.place(square) for square in range(len(g.stands)) if g.enemies_at >> square & 1} - {self.at}
        table.opponents, table.friends = set(self.heroes.values()), self.enemies
        table.tall = {place for hero, place in self.heroes.items() if g.able[hero] & b.TALL}
        self.ap = self.kind.rapidity
        self.out = Outcome(self.at)

    def place(self, square: int) -> Place:
        return (square % self.table.width, square // self.table.width)

    # what it sees

    def threat(self, hero: int) -> int:
        return self.g.threat[hero]

    def in_control(self) -> list[int]:
        return [hero for hero, place in self.heroes.items() if far(self.at, place) <= self.kind.control_area]

    def by_threat(self, heroes: list[int]) -> list[int]:
        return sorted(
            heroes,
            key=lambda hero: (
                -self.threat(hero), far(self.at, self.heroes[hero]), -self.g.wounds[hero], self.prefers.index(hero),
            ),
        )  # fmt: skip

    def by_nearness(self, heroes: list[int]) -> list[int]:
        return sorted(
            heroes,
            key=lambda hero: (
                far(self.at, self.heroes[hero]), -self.threat(hero), -self.g.wounds[hero], self.prefers.index(hero),
            ),
        )  # fmt: skip

    def others(self, heroes: list[int]) -> list[int]:
        return [hero for hero in self.heroes if hero not in heroes]

    def adjacent(self, place: Place) -> list[int]:
        height = self.table.height
        return [
            hero for hero, there in self.heroes.items() if far(place, there) == 1 and height[place] == height[there]
        ]

    def can_target(self, number: int, place: Place, hero: int) -> bool:
        """With this attack from this place, AP apart."""
        attack, there, height = self.kind.attacks[number], self.heroes[hero], self.table.height
        if attack.reload and self.tokens & b.UNLOADED:
            return False
        if self.able & b.ECLECTIC and number != (1 if self.adjacent(place) else 0):
            return False
        levels = abs(height[place] - height[there])
        if not 1 <= far(place, there) <= attack.range:
            return False
        if levels and attack.range < 3 and not (attack.traits & b.REACH and levels == 1):
            return False
        if attack.area == b.LANCE and not (place[0] == there[0] or place[1] == there[1]):
            return False
        if attack.area == b.LANCE and far(place, there) > attack.length:
            return False
        if attack.area == b.BREATH and not self.breathes_on(place, there):
            return False
        return line_of_sight(self.table, place, there, bool(self.able & b.SNIPER))

    def breathes_on(self, place: Place, there: Place) -> bool:
        ahead, aside = sorted((abs(place[0] - there[0]), abs(place[1] - there[1])), reverse=True)
        return (ahead, aside) in ((1, 0), (2, 0), (2, 1), (3, 0), (3, 1))

    def first_attack(self, place: Place, hero: int, ap: int, wounding: bool = False) -> int | None:
        for number, attack in enumerate(self.kind.attacks):
            if attack.ap <= ap and (attack.wounding or not wounding) and self.can_target(number, place, hero):
                return number
        return None

    def is_free(self, place: Place) -> bool:
        if self.table.code[place] in CUMBERSOME:
            return False
        return place not in self.enemies and place not in self.heroes.values()

    # what it does

    def ways(self, ap: int = FOREVER) -> dict[Place, tuple[int, int, tuple[int, ...], tuple[Place, ...]]]:
        self.mover.ap = ap
        return walks(self.table, self.mover, self.at)

    def go(self, way: tuple[Place, ...], cost: int) -> None:
        if way:
            self.at = way[-1]
            self.ap -= cost
            self.out.moved += cost

    def go_towards(self, way: tuple[Place, ...]) -> None:
        """Until AP run out, to the last Free Square."""
        best: tuple[tuple[Place, ...], int] = ((), 0)
        for n in range(1, len(way) + 1):
            cost = self.cost_of(way[:n])
            if cost <= self.ap and self.is_free(way[n - 1]):
                best = (way[:n], cost)
        self.go(*best)

    def cost_of(self, way: tuple[Place, ...]) -> int:
        squares = wet = 0
        at = self.at
        for to in way:
            squares += far(at, to)
            wet += far(at, to) == 1 and self.table.code[to] in "~%" and not self.mover.fly
            at = to
        return (
            (squares + 1) // 2 * self.mover.runner
            + squares * (not self.mover.runner)
            + wet
            + squares * self.mover.entangled
        )

    def activate(self, objective: Objective | None) -> Outcome:
        if self.tokens & b.STUNNED:
            self.ap -= min(2, self.ap)
        reload = max(attack.reload for attack in self.kind.attacks)
        if self.tokens & b.UNLOADED and self.ap >= reload:
            self.ap -= reload
            self.tokens &= ~b.UNLOADED
        if objective is None:
            inside = self.in_control()
            self.pursue(self.by_threat(inside), self.by_nearness(self.others(inside)))
        else:
            self.for_the_mission(objective)
        self.out.end, self.out.spent = self.at, self.kind.rapidity - self.ap
        return self.out

    def wait(self) -> None:
        self.ap = 0

    def pursue(self, first: list[int], then: list[int]) -> None:
        if self.tokens & b.BLINDED or not self.heroes:
            return self.wait()
        for hero in (*first, *then):
            connected = self.ways()
            spots = [p for p in connected if self.table.code[p] not in CUMBERSOME and p not in self.heroes.values()]
            spots = [p for p in spots if any(self.can_target(n, p, hero) for n in range(len(self.kind.attacks)))]
            if not spots:
                continue
            self.out.target = hero
            if self.charge(hero):
                return None
            place = self.best_square(hero)
            if place is None:
                self.walk_towards(hero, spots, connected)
            else:
                self.go(self.ways()[place][3], self.ways()[place][0])
            while (number := self.first_attack(self.at, hero, self.ap)) is not None:
                self.strike(number, self.kind.attacks[number].ap)
            if self.out.attacks and self.able & b.SHOOTER:
                self.retreat(hero)
            return None
        return self.wait()

    def strike(self, number: int, ap: int) -> None:
        self.out.attacks.append(number)
        self.ap -= ap
        reload = self.kind.attacks[number].reload
        if reload:
            self.tokens |= b.UNLOADED
            if self.ap >= reload:
                self.ap -= reload
                self.tokens &= ~b.UNLOADED

    def charge(self, hero: int) -> bool:
        there = self.heroes[hero]
        if not self.able & b.CHARGE or self.out.moved or not self.ap or far(self.at, there) > 5:
            return False
        if hero in self.adjacent(self.at):
            return False
        plain = Mover(random.Random(0))
        plain.__dict__.update(self.mover.__dict__ | {"runner": False, "entangled": False, "sure": True, "ap": 5})
        near = walks(self.table, plain, self.at)
        spots = [
            p
            for p in near
            if self.is_free(p) and hero in self.adjacent(p) and self.first_attack(p, hero, 99) is not None
        ]
        if not spots:
            return False
        place = min(spots, key=lambda p: (near[p][1], len(self.adjacent(p)), p[1], p[0]))
        number = self.first_attack(place, hero, 99)
        assert number is not None
        self.at = place
        self.out.moved += self.ap
        self.ap = 0
        self.out.attacks.append(number)
        return True

    def best_square(self, hero: int) -> Place | None:
        near = {p: way for p, way in self.ways(self.ap).items() if self.is_free(p) or p == self.at}
        for wounding in (True, False):
            spots = [p for p in near if self.first_attack(p, hero, self.ap - near[p][0], wounding) is not None]
            if spots:

                def worth(p: Place) -> tuple[int, ...]:
                    number = self.first_attack(p, hero, self.ap - near[p][0])
                    assert number is not None
                    rest = len([other for other in self.adjacent(p) if other != hero])
                    return (near[p][0], near[p][1], number, rest, -far(p, self.heroes[hero]), p[1], p[0])

                return min(spots, key=worth)
        return None

    def walk_towards(
        self, hero: int, spots: list[Place], connected: dict[Place, tuple[int, int, tuple[int, ...], tuple[Place, ...]]]
    ) -> None:
        def wounds(p: Place) -> bool:
            return any(each.wounding and self.can_target(n, p, hero) for n, each in enumerate(self.kind.attacks))

        spots = [p for p in spots if wounds(p)] or spots
        spots = [p for p in spots if p not in self.enemies] or spots
        goal = min(spots, key=lambda p: (connected[p][0], connected[p][1], p[1], p[0]))
        self.go_towards(connected[goal][3])

    def retreat(self, hero: int) -> None:
        near = {p: way for p, way in self.ways(self.ap).items() if self.is_free(p)}
        there = self.heroes[hero]
        farther = [p for p in near if far(p, there) > far(self.at, there)]
        if not farther:
            return self.wait()
        goal = min(farther, key=lambda p: (-far(p, there), near[p][0], near[p][1], p[1], p[0]))
        moved = self.out.moved
        self.go(near[goal][3], near[goal][0])
        self.out.moved = moved
        return None

    def for_the_mission(self, objective: Objective) -> None:
        limit = objective.threat if objective.threat >= 0 else FOREVER
        hot = [hero for hero in self.in_control() if self.threat(hero) >= limit]
        if hot:
            return self.pursue(self.by_threat(hot), self.by_nearness(self.others(hot)))
        squares = self.squares(objective)
        now = self.cheapest(squares, True)
        if now is not None and now[1][-1:] != () and now[1][-1] in self.enemies:
            feasible = False
        else:
            feasible = now is not None and now[0] + objective.ap <= self.ap
        if now is not None and feasible:
            self.go(now[1], now[0])
            self.ap -= objective.ap
            self.out.acted = True
            return None
        free = self.cheapest(squares, False)
        if free is None:
            return self.wait()
        if now is not None and now[0] == free[0]:
            return self.go_towards(now[1])
        blockers = [hero for hero, place in self.heroes.items() if place in free[1]]
        start, whole = self.at, free[1]
        for n in range(len(whole)):
            extra = [hero for hero in self.in_control() if hero not in blockers and self.threat(hero) >= limit]
            if extra:
                return self.pursue(self.by_threat(extra), self.by_nearness(self.others(extra)))
            seen = not self.tokens & b.BLINDED
            if seen and any(self.first_attack(self.at, hero, self.ap) is not None for hero in blockers):
                break
            here, self.at = self.at, start
            cost = self.cost_of(whole[: n + 1]) - self.cost_of(whole[:n])
            self.at = here
            if not self.is_free(whole[n]) or cost > self.ap:
                break
            self.go((whole[n],), cost)
        return self.pursue(self.by_nearness(blockers), [])

    def squares(self, objective: Objective) -> list[Place]:
        found = [self.place(square) for square in objective.at]
        if objective.kind == "interact":
            for x, y in list(found):
                near = [(x + i, y + j) for i, j in WAYS if (x + i, y + j) in self.table.height]
                found += [place for place in near if self.table.height[place] == self.table.height[x, y]]
        return [place for place in found if self.table.code[place] not in CUMBERSOME]

    def cheapest(self, squares: list[Place], block: bool) -> tuple[int, tuple[Place, ...]] | None:
        saved = self.table.opponents, self.table.tall
        if not block:
            self.table.opponents, self.table.tall = set(), set()
        else:
            squares = [place for place in squares if place not in self.heroes.values()]
        near = self.ways()
        self.table.opponents, self.table.tall = saved
        spots = [place for place in squares if place in near]
        spots = [place for place in spots if place not in self.enemies] or spots
        if not spots:
            return None
        goal = min(spots, key=lambda p: (near[p][0], near[p][1], p[1], p[0]))
        return near[goal][0], near[goal][3]


def check(seed: int, met: Counter[str]) -> int:
    """One board: the order of the group, and every Activation of it. Returns how many agreed."""
    dice = random.Random(seed)
    table, g, objective = board(dice)
    g.log, g.script, g.key = [], {"die": [6] * 3000}, b""
    g.physique = g.mind = (9,) * g.box.hero_side
    kind = g.stack[-1].kind if isinstance(g.stack[-1], GroupActivation) else -1
    waiting = g.models_of(kind)
    unheard = g.clone()
    prefers = [*g.company]
    dice.shuffle(prefers)
    done = 0
    while waiting:
        seats = [*g.company]
        plans = []
        for model in waiting:
            plan = Foe(table, g, model, seats).activate(objective)
            distance = distance_of(table, g, model, plan, objective)
            plans.append((not plan.attacks, plan.moved, distance, model))
        first = most_convenient(g, waiting)
        differs(seed, table, g, "who goes first", first, min(plans)[3], plans)
        silent = most_convenient(g.clone(), waiting)  # without a log only some are looked into
        differs(seed, table, g, "who goes first unheard", silent, first, plans)
        waiting.remove(first)
        expected = Foe(table, g, first, prefers).activate(objective)
        g.log = []
        stack = GroupActivation(kind)
        stack.at, stack.waiting = 1, (first,)
        g.stack, g.shared = [stack], 0
        play(g, prefers)
        attacks = [each.weapon for each in g.log if type(each).__name__ == "Attacked"]
        targets = {each.target for each in g.log if type(each).__name__ == "Attacked"}
        spent = [each.spent for each in g.log if type(each).__name__ == "EndActivation"]
        square = expected.end[1] * table.width + expected.end[0]
        differs(seed, table, g, "where it ends", g.at[first], square, expected)
        differs(seed, table, g, "its attacks", attacks, expected.attacks, expected)
        differs(seed, table, g, "its target", targets, {expected.target} if attacks else set(), expected)
        differs(seed, table, g, "its AP", spent, [expected.spent], expected)
        done += 1
        for each in g.log:
            if isinstance(each, Pondered):
                met[each.rule + ("n", "y", "")[each.answer] + (" " + each.why if each.why else "")] += 1
            elif isinstance(each, Headed):
                met[each.rule + " by " + each.by] += 1
    unheard.stack, unheard.shared = [GroupActivation(kind)], 0
    play(unheard, prefers)  # what a model foresaw when its group chose it is not thought again
    differs(seed, table, g, "the whole group unheard", (unheard.at, unheard.tokens), (g.at, g.tokens), prefers)
    return done


def play(g: NovaAetas, prefers: list[int]) -> None:
    """To the end of what is on the stack; where Heroes are equal the first of these is taken."""
    engine.advance(g)
    while g.decision is not None:
        options = g.decision.options
        heroes = g.decision.kind == "enemy-target" or g.decision.rule == "N-AI-05"
        assert heroes or g.decision.by != CHANCE, f"chance is asked for {g.decision.kind}"
        engine.answer(g, min(options, key=prefers.index) if heroes else options[0])


def distance_of(table: Table, g: NovaAetas, model: int, plan: Outcome, objective: Objective | None) -> int:
    """N-AI-21 (c): to its Objective, from where it stands."""
    foe = Foe(table, g, model, [*g.company])
    if plan.target >= 0:
        return far(foe.at, foe.heroes[plan.target])
    limit = FOREVER if objective is None or objective.threat < 0 else objective.threat
    if objective is None or any(foe.threat(hero) >= limit for hero in foe.in_control()):
        return 99
    return min((far(foe.at, place) for place in foe.squares(objective)), default=99)


def differs(seed: int, table: Table, g: NovaAetas, what: str, ours: object, theirs: object, about: object) -> None:
    if ours != theirs:
        raise Differs(
            f"seed {seed}, {what}: the Enemies say {ours}, the outline {theirs}; {about}\n{table.drawn()}\n{g.at}"
        )


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--boards", type=int, default=5000)
    arguments.add_argument("--seed", type=int, default=0)
    given = arguments.parse_args()
    began = time.perf_counter()
    met: Counter[str] = Counter()
    done = sum(check(seed, met) for seed in range(given.seed, given.seed + given.boards))
    print(f"{done:,} Activations on {given.boards:,} boards agree in {time.perf_counter() - began:.0f} s")
    print(", ".join(f"{box} {n}" for box, n in sorted(met.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
