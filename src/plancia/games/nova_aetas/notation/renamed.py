# not compiled
"""What procedures of Nova Aetas were once called: older saves, positions and journals say so."""

from __future__ import annotations

RENAMED = {
    "press.Press": "forced_movement.Press",
    "hurt.Hurt": "wounds_without_attack.Hurt",
    "errand.Errand": "enemy_activation.Errand",
    "mission_objective.Errand": "enemy_activation.Errand",
    "deeds.Deed": "mission_actions.Deed",
    "deeds.PickUp": "mission_actions.PickUp",
    "thens.Thens": "happenings.Thens",
    "thens.Fewer": "happenings.Fewer",
    "thens.ChooseItem": "happenings.ChooseItem",
    "thens.ChooseBearer": "happenings.ChooseBearer",
    "occurrences.Flight": "consequences.Flight",
    "occurrences.Bereft": "consequences.Bereft",
    "occurrences.Fallen": "consequences.Fallen",
    "outing.Outing": "campaign_mission.Outing",
}
