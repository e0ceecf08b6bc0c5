"""What the Enemies may do to a Hero of Nova Aetas, wherever he goes, before he acts again."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.dice import odds
from plancia.games.nova_aetas.rules.dice.dice import keyword_test
from plancia.games.nova_aetas.rules.enemies.control import control_area
from plancia.games.nova_aetas.rules.fights.defending import dice_of
from plancia.games.nova_aetas.rules.ground.sight import in_sight
from plancia.games.nova_aetas.rules.missions.stealth import THRESHOLD
from plancia.games.nova_aetas.state.box import BLINDED, SNIPER, STEALTH, Attack
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.memo import Memo

HURT: Final = 0.55  # a Wound of his own
DEAR: Final = 1.6  # when he has few left
ALARM: Final = 20.0  # N-CORE-STEALTH


class Dangers:
    """By square; each is worked out once."""

    def __init__(self, g: NovaAetas, hero: int, enemies: list[int]) -> None:
        self.g = g
        self.hero = hero
        self.here = g.at[hero]
        self.enemies = enemies
        self.found: dict[int, float] = {}

    def at(self, square: int) -> float:
        """What the Enemies may do to him there before he acts again."""
        found = self.found.get(square)
        if found is not None:
            return found
        g, hero, found = self.g, self.hero, 0.0
        field = g.field()
        if not g.aware:
            self.found[square] = self._watchers(square) * self._clumsiness() * ALARM
            return self.found[square]
        for enemy in self.enemies:
            kind = g.type_of(enemy)
            attack = kind.attacks[0]
            reach = kind.rapidity - attack.ap + attack.range
            distance = field.distance(g.at[enemy], square)
            if distance <= reach and not g.tokens[enemy] & BLINDED:
                found += _mean_blow(g, enemy, attack, hero)
        left = max(1, g.health[hero] - g.wounds[hero])
        worth = found * HURT * (DEAR if found >= left else 1.0)
        if found >= left:
            worth += 3.0
        self.found[square] = worth
        return worth

    def _watchers(self, square: int) -> int:
        g, n = self.g, 0
        for enemy in self.enemies:
            if g.field().distance(g.at[enemy], square) <= control_area(g, enemy):
                heroes = g.heroes_at & ~(1 << self.here)
                seen = in_sight(g.field(), g.at[enemy], heroes, heroes & g.tall_at, g.able[enemy] & SNIPER != 0)
                n += seen >> square & 1
        return n

    def _clumsiness(self) -> float:
        """How likely he is to be noticed by whoever watches him."""
        test = keyword_test(self.g, self.hero, STEALTH, THRESHOLD)
        return 1 - odds.chance_to_pass(self.g, self.hero, test.pool, THRESHOLD) / odds.SURE


_blows: Final[Memo[tuple[int, ...], float]] = Memo(2000)


def _mean_blow(g: NovaAetas, enemy: int, attack: Attack, hero: int) -> float:
    """Wounds that one of its attacks is expected to inflict; as many as its AP pay for, but it will not always come."""
    dice = dice_of(g, hero, attack.physical)
    key = (
        dice, attack.threshold, attack.hits, attack.wounds,
        attack.physical, attack.traits, attack.critical, attack.lethal,
    )  # fmt: skip
    mean = _blows.get(key)
    if mean is None:
        falls = odds.falls(min(12, max(1, dice)), attack.threshold)
        wounds = 0
        for state, chance in falls.items():
            wounds += chance * odds.enemy_wounds(attack, attack.hits, state >> 3, state & 7)
        mean = wounds / odds.SURE
        _blows.keep(key, mean)
    times = g.type_of(enemy).rapidity // max(1, attack.ap)
    return mean * times * 0.4
