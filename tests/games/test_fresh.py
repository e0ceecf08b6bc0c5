"""A game alone knows all of its procedures: what is saved in the middle of one is loaded where nobody has played."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import importlib, pkgutil, sys
from plancia.kernel.procedure import kinds_of_procedure
package = importlib.import_module("plancia.games." + sys.argv[1])
game = importlib.import_module(package.__name__ + ".game").GAME
known = set(kinds_of_procedure(game))
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)
print(" ".join(sorted(set(kinds_of_procedure(game)) - known)))
"""


@pytest.mark.parametrize("game", ["wroth", "verrix", "nova_aetas"])
def test_a_game_alone_knows_its_procedures(game: str):
    told = subprocess.run([sys.executable, "-c", PROGRAM, game], capture_output=True, text=True, check=True)
    assert told.stdout.split() == []
