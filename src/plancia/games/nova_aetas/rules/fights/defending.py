"""What stands in an Enemy's attack on a Hero (N-CORE-ATK-ENEMY-PHYS, N-CORE-ATK-ENEMY-PSY): Hits, threshold, dice."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.fights.striking import WINDY
from plancia.games.nova_aetas.rules.wounds.powers import flanks, has_barrier, is_shielded
from plancia.games.nova_aetas.state.box import CRITICAL_AT, DISTRACTED, DODGE, HARMLESS, MARKED, WEAK, Attack
from plancia.games.nova_aetas.state.state import WIND, NovaAetas


def more_for_the_target(g: NovaAetas, enemy: int, attack: Attack, target: int) -> int:
    """N-AMB-56: what the attack has more because of its target, for everybody it reaches. Hits; against a Psychic
    Attack, which has none, the threshold (N-AMB-38)."""
    more = 1 if g.tokens[target] & MARKED else 0
    return more + 1 if attack.physical and flanks(g, enemy, target) else more


def hits_of(g: NovaAetas, enemy: int, attack: Attack, hero: int) -> int:
    """Of a Physical Attack against this Hero, but for what its target adds; they may come to less than none."""
    hits = max(1, attack.hits - 1) if g.story else attack.hits
    if g.tokens[enemy] & DISTRACTED:
        hits -= 1
    if is_shielded(g, hero):
        hits -= 1
    if g.able[hero] & DODGE:
        hits -= 1
    if g.weather == WIND and g.ground.distance(g.at[enemy], g.at[hero]) >= WINDY:
        hits -= 1
    return hits


def threshold_of(g: NovaAetas, enemy: int, attack: Attack, hero: int) -> int:
    """Of the Defence Test; what would be Hits changes the threshold of a Psychic Attack (N-AMB-24)."""
    if attack.physical:
        return attack.threshold
    value = attack.threshold
    if g.tokens[enemy] & DISTRACTED:
        value -= 1
    return value - 1 if g.able[hero] & DODGE else value


def wounds_of(attack: Attack, hits: int, successes: int, symbols: int) -> tuple[int, int]:
    """What the attack inflicts on who defends himself so, and how much of it is Critical (N-TRAIT-WEAK,
    N-TRAIT-HARMLESS, N-TRAIT-CRITICAL, N-TRAIT-LETHAL)."""
    if attack.traits & HARMLESS:
        return 0, 0
    if not attack.physical:
        return 0 if successes else attack.wounds, 0
    wounds, critical = hits - successes if hits > successes else 0, 0
    if wounds and attack.traits & WEAK:
        wounds = 1
    if wounds >= CRITICAL_AT:
        critical = attack.critical
        wounds += critical
    return wounds + 1 if wounds and symbols & attack.lethal else wounds, critical


def dice_of(g: NovaAetas, hero: int, physical: bool) -> int:
    """Of a Defence Test, with what things and Skills add."""
    dice = g.physique[hero] if physical else g.mind[hero]
    if hero < g.box.proper:
        kit = g.kits[hero]
        dice += kit.physical_defence if physical else kit.psychic_defence
        if not physical:
            own = g.box.heroes[hero].skills
            for place in range(len(own)):
                if g.skills[hero] >> place & 1:
                    dice += g.box.skills[own[place]].psychic_defence
    if physical and has_barrier(g, hero):  # on the Heroes' side: dice
        dice += 1
    return dice
