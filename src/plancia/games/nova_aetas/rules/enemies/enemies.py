"""A group of Enemies activates (N-AI-01), one model after the other, as it suits them best (N-AI-21)."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.enemies.enemy_activation import EnemyActivation
from plancia.games.nova_aetas.rules.enemies.who_goes_first import most_convenient
from plancia.games.nova_aetas.rules.turn.destiny import Eclipse, is_eclipse_held
from plancia.games.nova_aetas.state.effects.time import SetGroupHour
from plancia.games.nova_aetas.state.state import UNDECIDED, NovaAetas
from plancia.kernel.procedure import Procedure, do, repeat, run


class GroupActivation(Procedure):
    """N-AI-01. All models of one Enemy type that are on the Battlefield."""

    def __init__(self, kind: int = 0) -> None:
        self.kind = kind
        self.waiting: tuple[int, ...] = ()  # models that have not activated

    @run("N-AI-01", "N-CORE-DESTINY")
    def gather(self, g: NovaAetas) -> Procedure | None:
        self.waiting = tuple(g.models_of(self.kind))
        g.prospects = None
        return Eclipse(self.kind) if is_eclipse_held(g) else None

    @repeat("N-AI-01", "N-AI-21")
    def next_model(self, g: NovaAetas) -> Procedure | None:
        if not self.waiting or g.outcome != UNDECIDED:
            return None
        waiting: list[int] = []
        for model in self.waiting:
            if g.at[model] >= 0:
                waiting.append(model)
        if not waiting:
            return None
        model = most_convenient(g, waiting)
        waiting.remove(model)
        self.waiting = tuple(waiting)
        return EnemyActivation(model)

    @do("N-CORE-HORO-6")
    def advance_the_token(self, g: NovaAetas) -> None:
        if g.group_hour[self.kind] == g.t:
            g.do(SetGroupHour(self.kind, g.t + g.box.enemies[self.kind].rapidity, "N-CORE-HORO-6"))
