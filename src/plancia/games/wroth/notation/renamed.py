# not compiled
"""What procedures of Wroth were once called: older saves, positions and journals say so."""

from __future__ import annotations

RENAMED = {
    "paid.Summons": "paid_abilities.Summons",
    "paid.HiredSwords": "paid_abilities.HiredSwords",
    "paid.Howl": "paid_abilities.Howl",
    "paid.SpringTrap": "paid_abilities.SpringTrap",
    "specials.SpringTraps": "ai_specials.SpringTraps",
    "specials.AIHowl": "ai_specials.AIHowl",
}
