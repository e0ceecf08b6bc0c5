"""What happens on the Horologium (N-CORE-HORO): tokens are put on it, the hand turns."""

from __future__ import annotations

from plancia.games.nova_aetas.state.box import SECTORS
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.state import PHASE, ROUND, Effect


class SetHour(Effect[NovaAetas]):
    """N-CORE-HORO-5: the Activation Token of a Hero or Ally."""

    def __init__(self, model: int, hour: int, rule: str) -> None:
        self.model = model
        self.hour = hour
        self.rule = rule

    def is_quiet(self, g: NovaAetas) -> bool:
        return self.rule != "N-CORE-ACT-SKILL"

    def apply(self, g: NovaAetas) -> None:
        g.hour[self.model] = self.hour


class SetGroupHour(Effect[NovaAetas]):
    """N-CORE-HORO-6, N-CORE-HORO-7: the Activation Token of an Enemy type."""

    def __init__(self, kind: int, hour: int, rule: str) -> None:
        self.kind = kind
        self.hour = hour
        self.rule = rule

    def is_quiet(self, g: NovaAetas) -> bool:
        return self.rule != "N-CORE-EVENT"

    def apply(self, g: NovaAetas) -> None:
        g.group_hour[self.kind] = self.hour
        groups = [kind for kind in g.groups if kind != self.kind]
        groups.append(self.kind)
        g.groups = tuple(groups if g.t else by_rank(g, groups))


def by_rank(g: NovaAetas, kinds: list[int]) -> list[int]:
    """N-CORE-HORO-4: Troop, Elite, Monster, then the card; so they go who came at once, as all do at set-up."""
    return [kind for _, kind in sorted([(g.box.enemies[kind].rank, kind) for kind in kinds])]


class TurnHand(Effect[NovaAetas]):
    """The next Sector becomes active."""

    RULE = "N-CORE-HORO-3"

    def __init__(self) -> None:
        self.t = 0

    def level(self) -> int:
        """A lap begins, or a Sector."""
        return ROUND if self.t % SECTORS == 1 else PHASE

    def apply(self, g: NovaAetas) -> None:
        g.t += 1
        self.t = g.t
