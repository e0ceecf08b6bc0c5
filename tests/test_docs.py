"""What the pages show, holds."""

from __future__ import annotations

import re
from pathlib import Path

from plancia.games.wroth.content import open_box

ROOT = Path(__file__).parents[1]


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", (ROOT / page).read_text(), re.MULTILINE | re.DOTALL)


def test_the_python_of_the_readme_runs() -> None:
    (program,) = blocks("README.md", "python")
    exec(program, {})


def test_the_pack_on_the_page_is_a_good_pack(tmp_path: Path) -> None:
    (cards,) = blocks("docs/packs.md", "toml")
    (tmp_path / "cards.toml").write_text(cards)
    (tmp_path / "pack.toml").write_text('name = "my-wroth"\ngame = "wroth"\ntitle = "My box"\nplancia = 1\n')
    assert open_box((tmp_path,)).cost[8] == 3
