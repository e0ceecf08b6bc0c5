"""A group of Enemies activates (N-AI-01), one model after the other, as it suits them best (N-AI-21)."""

from __future__ import annotations

from plancia.games.nova_aetas.destiny import Eclipse, is_eclipse_held
from plancia.games.nova_aetas.effects import SetGroupHour
from plancia.games.nova_aetas.effects_enemies import Ordered
from plancia.games.nova_aetas.enemy_activation import EnemyActivation
from plancia.games.nova_aetas.pursuit import foresee
from plancia.games.nova_aetas.state import UNDECIDED, NovaAetas
from plancia.kernel.procedure import Procedure, do, repeat, run


class GroupActivation(Procedure):
    """N-AI-01. All models of one Enemy type that are on the Battlefield."""

    def __init__(self, kind: int = 0) -> None:
        self.kind = kind
        self.waiting: tuple[int, ...] = ()  # models that have not activated

    @run("N-AI-01", "N-CORE-DESTINY")
    def gather(self, g: NovaAetas) -> Procedure | None:
        self.waiting = tuple(g.models_of(self.kind))
        return Eclipse(self.kind) if is_eclipse_held(g) else None

    @repeat("N-AI-01", "N-AI-21")
    def next_model(self, g: NovaAetas) -> Procedure | None:
        self.waiting = tuple([model for model in self.waiting if g.at[model] >= 0])
        if not self.waiting or g.outcome != UNDECIDED:
            return None
        model = most_convenient(g, self.waiting)
        self.waiting = tuple([other for other in self.waiting if other != model])
        return EnemyActivation(model)

    @do("N-CORE-HORO-6")
    def advance_the_token(self, g: NovaAetas) -> None:
        if g.group_hour[self.kind] == g.t:
            g.do(SetGroupHour(self.kind, g.t + g.box.enemies[self.kind].rapidity, "N-CORE-HORO-6"))


def most_convenient(g: NovaAetas, models: tuple[int, ...]) -> int:
    """N-AI-21, N-AMB-06, N-CORE-GOLD-3: who will attack, who moves least, who is nearest, the lowest number."""
    if len(models) == 1:
        return models[0]
    if g.log is None:
        first = min([foresee(g, model, True) for model in models])
        if first[0] == 0:
            return first[3]  # among those that attack nothing is rough
    plans = [foresee(g, model) for model in models]
    plans.sort()
    if g.log is not None:
        order = tuple([plan[3] for plan in plans])
        attacks = tuple([plan[0] == 0 for plan in plans])
        g.tell(Ordered(order, attacks, tuple([plan[1] for plan in plans]), tuple([plan[2] for plan in plans])))
    return plans[0][3]
