"""Side missions (N-CORE-CAMP-1): where and when they are offered."""

from __future__ import annotations

from plancia.games.nova_aetas.state.plan import CAMPAIGN, NONE
from plancia.games.nova_aetas.state.state import NovaAetas


def played(g: NovaAetas, mission: int) -> bool:
    return any(number == mission for number, _ in g.missions_played())


def side_missions(g: NovaAetas) -> list[int]:
    """Those that have not been played: each can be once."""
    plans = g.box.plans
    return [plan.number for plan in plans if plan.family != CAMPAIGN and not played(g, plan.number)]


def is_offered(g: NovaAetas, mission: int) -> bool:
    """After its mission, or in a City; or somebody has heard of it here."""
    plan = g.plans[mission]
    if g.rumoured >> mission & 1:
        return True
    if plan.in_city:
        return g.city
    return plan.after != NONE and played(g, plan.after)


def offered(g: NovaAetas) -> list[int]:
    return [mission for mission in side_missions(g) if is_offered(g, mission)]


def not_yet_offered(g: NovaAetas) -> list[int]:
    return [mission for mission in side_missions(g) if not is_offered(g, mission)]
