"""A mission of the campaign, played and paid (N-CORE-CAMP-2)."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.campaign.encounter import Encounter
from plancia.games.nova_aetas.rules.campaign.end_of_mission import EndOfMission
from plancia.games.nova_aetas.rules.missions.mission import Mission
from plancia.games.nova_aetas.state.plan import ENCOUNTER
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.procedure import Procedure, do, run


class Outing(Procedure):
    """The mission, then the End Mission Phase. The result is its outcome."""

    def __init__(self, mission: int = 0) -> None:
        self.mission = mission
        self.outcome = 0

    @run("N-CORE-CAMP-1")
    def play(self, g: NovaAetas) -> Procedure:
        return Encounter(self.mission) if g.plans[self.mission].family == ENCOUNTER else Mission(self.mission)

    @run("N-CORE-CAMP-2", into="outcome")
    def end(self, g: NovaAetas) -> Procedure:
        return EndOfMission(self.mission)

    @do("N-CORE-CAMP-1")
    def come_home(self, g: NovaAetas) -> None:
        self.result = self.outcome
