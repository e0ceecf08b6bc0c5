"""The Stealth rule (N-CORE-STEALTH): unaware Enemies on their rounds, Stealth Tests, the Alarm."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.dice.dice import keyword_test
from plancia.games.nova_aetas.rules.enemies.control import control_area
from plancia.games.nova_aetas.rules.ground.placing import free_squares
from plancia.games.nova_aetas.rules.ground.sight import sees
from plancia.games.nova_aetas.rules.missions.objectives import check
from plancia.games.nova_aetas.state.box import SNIPER, STEALTH
from plancia.games.nova_aetas.state.effects.activation import BeginActivation, EndActivation
from plancia.games.nova_aetas.state.effects.mission import Notice as Noticed
from plancia.games.nova_aetas.state.effects.mission import Patrol, RaiseAlarm
from plancia.games.nova_aetas.state.effects.moving import WALK, Move
from plancia.games.nova_aetas.state.effects.time import SetGroupHour
from plancia.games.nova_aetas.state.state import UNDECIDED, NovaAetas
from plancia.kernel.procedure import Procedure, do, repeat, run

THRESHOLD: Final = 4
PACES: Final = 2  # squares of a patrol in one Activation
EARSHOT: Final = 4  # squares from the victim of a silent attack


def watches(g: NovaAetas, enemy: int, hero: int) -> bool:
    """Is the Hero in the Control Area of an unaware Enemy that sees him?"""
    return would_watch(g, enemy, hero, g.at[hero])


def would_watch(g: NovaAetas, enemy: int, hero: int, square: int) -> bool:
    """The same, if the Hero stood on this square."""
    if g.ground.distance(g.at[enemy], square) > control_area(g, enemy):
        return False
    here = g.at[hero]
    return sees_square(g, enemy, square, g.heroes_at & ~(1 << here) if here >= 0 else g.heroes_at)


def sees_square(g: NovaAetas, enemy: int, square: int, heroes: int) -> bool:
    """With Heroes on these squares."""
    heroes &= ~(1 << square)
    return sees(g.ground, g.at[enemy], square, heroes, heroes & g.tall_at, g.able[enemy] & SNIPER != 0)


def unaware(g: NovaAetas) -> list[int]:
    return [model for model in range(g.box.hero_side, g.box.models) if g.at[model] >= 0]


class StealthTest(Procedure):
    """A Hero tries not to be noticed; failure raises the Alarm."""

    def __init__(self, hero: int = 0, threshold: int = THRESHOLD) -> None:
        self.hero = hero
        self.threshold = threshold
        self.outcome: tuple[int, ...] = ()

    @run("N-CORE-STEALTH", into="outcome")
    def test(self, g: NovaAetas) -> Procedure:
        return keyword_test(g, self.hero, STEALTH, self.threshold, 1)

    @do("N-CORE-STEALTH")
    def hear(self, g: NovaAetas) -> None:
        if not self.outcome[0] and not g.aware:
            g.do(RaiseAlarm(self.hero))


class Notice(Procedure):
    """A Hero has ended a step: every unaware Enemy that watches him tests his stealth, once in his Activation."""

    def __init__(self, hero: int = 0) -> None:
        self.hero = hero

    @repeat("N-CORE-STEALTH")
    def look(self, g: NovaAetas) -> Procedure | None:
        if g.aware or not g.on_field(self.hero):
            return None
        for enemy in unaware(g):
            if g.met(self.hero, enemy) not in g.noticed and watches(g, enemy, self.hero):
                g.do(Noticed(enemy, self.hero))
                return StealthTest(self.hero)
        return None


class Round(Procedure):
    """An unaware group activates: each walks its round, and looks about."""

    def __init__(self, kind: int = 0) -> None:
        self.kind = kind
        self.done: tuple[int, ...] = ()

    @repeat("N-CORE-STEALTH", "N-AI-01")
    def next_model(self, g: NovaAetas) -> Procedure | None:
        if g.outcome != UNDECIDED:
            return None
        waiting = [model for model in g.models_of(self.kind) if model not in self.done]
        if not waiting:
            return None
        if g.aware:  # one of them has raised the Alarm: the others follow the normal rules
            from plancia.games.nova_aetas.rules.enemies.enemy_activation import EnemyActivation
            from plancia.games.nova_aetas.rules.enemies.who_goes_first import most_convenient

            model = most_convenient(g, waiting)
            self.done = (*self.done, model)
            return EnemyActivation(model)
        self.done = (*self.done, waiting[0])
        return Stroll(waiting[0])

    @do("N-CORE-HORO-6")
    def advance_the_token(self, g: NovaAetas) -> None:
        if g.group_hour[self.kind] >= 0:
            g.do(SetGroupHour(self.kind, g.t + g.box.enemies[self.kind].rapidity, "N-CORE-HORO-6"))

    @do("N-CORE-MISSION-END")
    def look_about(self, g: NovaAetas) -> None:
        check(g)


class Stroll(Procedure):
    """Two squares of a patrol; whoever is then in sight is tested. If the next square is not Free it waits."""

    def __init__(self, model: int = 0) -> None:
        self.model = model
        self.seen: tuple[int, ...] = ()

    @do("N-CORE-STEALTH")
    def walk(self, g: NovaAetas) -> None:
        model = self.model
        g.do(BeginActivation(model, 0))
        route = g.plan().patrols.get((g.box.type_of[model], g.box.number_of[model]))
        if route is None:
            return
        number = list(g.plan().patrols).index((g.box.type_of[model], g.box.number_of[model]))
        place, path = g.patrol[number], []
        for _ in range(PACES):
            following = route[(place + 1) % len(route)]
            if not free_squares(g, model) >> following & 1:
                break
            place = (place + 1) % len(route)
            path.append(following)
        if path:
            g.do(Move(model, tuple(path), len(path), WALK, "N-CORE-STEALTH"))
            g.do(Patrol(number, place))

    @repeat("N-CORE-STEALTH")
    def look(self, g: NovaAetas) -> Procedure | None:
        if g.aware or g.at[self.model] < 0:
            return None
        for hero in g.heroes_on_field():
            if hero not in self.seen and watches(g, self.model, hero):
                self.seen = (*self.seen, hero)
                return StealthTest(hero)
        return None

    @do("N-CORE-STEALTH")
    def end(self, g: NovaAetas) -> None:
        if g.actor == self.model:
            g.do(EndActivation(self.model))


def attack_is_heard(g: NovaAetas, square: int, defeated: bool) -> bool:
    """An attack raises the Alarm unless it defeats its target and nobody unaware near the victim sees the place."""
    if g.aware:
        return False
    if not defeated:
        return True
    field = g.ground
    for enemy in unaware(g):
        if field.distance(g.at[enemy], square) <= EARSHOT and sees_square(g, enemy, square, g.heroes_at):
            return True
    return False


def hear_attack(g: NovaAetas, attacker: int, square: int, defeated: bool) -> None:
    """To be called when a Hero's attack on an Enemy is over; `square` is where the victim stood."""
    if attack_is_heard(g, square, defeated):
        g.do(RaiseAlarm(attacker))
