"""Plancia: three heavy board games with every rule enforced. Unofficial; the games belong to their publishers."""

from importlib.metadata import version

from plancia.kernel.game import BadSettings, Illegal, Unplayable
from plancia.kernel.written.save import BadSave
from plancia.table.match import Match
from plancia.table.opening.beginning import from_position as position
from plancia.table.opening.beginning import new
from plancia.table.opening.loading import load_match as load
from plancia.table.opening.loading import replay
from plancia.table.refusals import NoSuch

__version__ = version("plancia")
__all__ = [
    "BadSave",
    "BadSettings",
    "Illegal",
    "Match",
    "NoSuch",
    "Unplayable",
    "__version__",
    "load",
    "new",
    "position",
    "replay",
]
