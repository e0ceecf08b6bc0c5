# not compiled
"""What procedures of Verrix were once called: older saves, positions and journals say so."""

from __future__ import annotations

RENAMED = {
    "occurrences.Occur": "immediate_events.Occur",
    "fate.DrawFate": "morrigan_tokens.DrawFate",
}
