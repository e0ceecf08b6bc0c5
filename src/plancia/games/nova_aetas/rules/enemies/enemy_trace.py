"""An Enemy's thoughts, put into the log for whoever reads along (N-AI)."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.enemies.choose_target import BY_THREAT, decided_by, others
from plancia.games.nova_aetas.rules.enemies.pursuit import Quarry
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.effects.enemies import CHOSEN, NO, YES, Pondered
from plancia.games.nova_aetas.state.state import NovaAetas


def tell_box(g: NovaAetas, enemy: int, rule: str, heroes: list[int], threat: int = NOBODY) -> None:
    """A question of the flowchart, and the Heroes that made it a yes."""
    if g.log is None:
        return
    told = Pondered(enemy, rule, YES if heroes else NO)
    _weigh(g, told, heroes)
    told.threat = threat
    g.tell(told)


def tell_choice(g: NovaAetas, enemy: int, rule: str, heroes: list[int], how: int, found: Quarry) -> None:
    """Whom it chooses among, who was blocked, who is left, and what decided."""
    here = g.at[enemy]
    if found.blocked:
        blocked = Pondered(enemy, "N-AI-07", NO, "blocked")
        _weigh(g, blocked, found.blocked)
        g.tell(blocked)
    weighed = (
        heroes if found.how == how and heroes and found.heroes and found.heroes[0] in heroes else others(g, heroes)
    )
    told = Pondered(enemy, rule, CHOSEN)
    _weigh(g, told, weighed)
    if found.heroes:
        told.chosen = found.heroes[0] if len(found.heroes) == 1 else NOBODY
        rest = [hero for hero in weighed if hero not in found.heroes and hero not in found.blocked]
        if len(found.heroes) > 1:
            told.by = "chance" if found.how == BY_THREAT else "players"
        elif rest:
            words = [decided_by(g, here, found.heroes[0], hero, found.how) for hero in rest]
            told.by = _last(words, found.how)
    g.tell(told)


def _last(words: list[str], how: int) -> str:
    """The last thing that had to be looked at."""
    for word in ("wounds", "distance", "threat") if how == BY_THREAT else ("wounds", "threat", "distance"):
        if word in words:
            return word
    return ""


def _weigh(g: NovaAetas, told: Pondered, heroes: list[int]) -> None:
    here, field = g.at[told.enemy], g.ground
    told.heroes = tuple(heroes)
    told.distances = tuple([field.distance(here, g.at[hero]) for hero in heroes])
    told.threats = tuple([g.threat_of(hero) for hero in heroes])
    told.wounds = tuple([g.wounds[hero] for hero in heroes])
