"""Packs: what is written beside a word of a mission counts, or is refused at its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from plancia.games.nova_aetas.game import GAME
from tests.games.packs import pack_of, problems_of
from tests.scenes import example

SETTINGS = {"seats": ["one"], "play": "mission", "mission": "M1"}

PASSED_OVER = [
    ("{ do = 'wound', n = 1, threshold = 3 }", "setup.0.threshold"),
    ("{ do = 'alarm', n = 2 }", "setup.0.n"),
    ("{ do = 'drain', at = ['A1'] }", "setup.0.at"),
    ("{ do = 'reward', items = [] , loot = false }", "setup.0.loot"),
    ("{ do = 'stealth' }", "setup.0"),
    ("{ do = 'token' }", "setup.0"),
    ("{ do = 'wound', in = 5 }", "setup.0.in"),
]


@example("N-CONTENT-WORDS")
@pytest.mark.parametrize(("said", "path"), PASSED_OVER)
def test_what_no_rule_would_read_is_refused_at_its_line(said: str, path: str, tmp_path: Path):
    pack = pack_of(tmp_path / "mine", "nova-aetas", f"[mission.M1]\nsetup = [\n  {said},\n]")
    found = problems_of(GAME, SETTINGS, pack)
    assert f"mine/cards.toml:3 N-CONTENT-WORDS mission.M1.{path}" in found
