"""Plancia: three heavy board games with every rule enforced. Unofficial; the games belong to their publishers."""

from plancia.kernel.game import BadSettings, Illegal
from plancia.kernel.save import BadSave
from plancia.table.match import Match, new, replay
from plancia.table.match import from_position as position
from plancia.table.match import load_match as load

__all__ = ["BadSave", "BadSettings", "Illegal", "Match", "load", "new", "position", "replay"]
