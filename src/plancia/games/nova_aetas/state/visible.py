"""Who may see what: everything lies open (N-CORE-MODE-3)."""

from __future__ import annotations

from typing import Final

# Every field of play, in the order of a dump. Fields set once at the start come from the options.
SEEN: Final = dict.fromkeys(
    (
        "phase", "over", "won", "ended_by", "ending",
        "company", "leader", "node", "flags", "popolini", "reagents", "stock", "starting", "formulae", "bonds",
        "log_of_missions", "visits", "city", "offered", "rumoured", "bonded_here", "skip_events", "next_tokens",
        "next_heroism",
        "xp", "earned", "skills", "strengthened", "advanced", "class_points", "destiny_level", "schools", "graves",
        "fresh_graves",
        "achieved", "lost", "extra_health", "extra_main",
        "rapidity", "dexterity", "physique", "mind", "health", "able", "climb", "jump", "immune", "barrier",
        "protection", "gait",
        "gear", "gear_wounds", "oiled", "unloaded", "used",
        "mission", "t", "aware", "alarm", "outcome", "weather", "drained",
        "at", "stands", "inside", "wounds", "tokens", "armed", "threat", "heroism", "hour", "group_hour",
        "groups", "down", "fallen", "without_loot", "came", "beaten", "acted",
        "activations", "patrol",
        "cubes", "counters", "things", "completed", "secondaries", "cancelled", "boons", "feats", "bonds_used",
        "bonds_grown",
        "drafts", "events", "destinies", "destiny", "grave_deck", "rewards", "reagent_decks",
        "actor", "ap", "spent", "attacked", "has_wounded", "reactors", "noticed", "once",
    ),
    "all",
)  # fmt: skip
