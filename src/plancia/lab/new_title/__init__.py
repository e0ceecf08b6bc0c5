"""`plancia new-title`: a package that plays already; a game of one's own goes in the place of its heap of stones."""

from __future__ import annotations

import re
from pathlib import Path
from string import Template

HERE = Path(__file__).parent
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
PARTS = ("state", "rules", "game", "voice", "bot")


def laid_out(name: str, folder: Path) -> list[Path]:
    """The files of a new title, written into a folder that is not there yet."""
    package = name.replace("-", "_")
    words = {
        "name": name,
        "package": package,
        "Title": name.replace("-", " ").capitalize(),
        "Letter": name[0].upper(),
    }
    source = Path("src", package)
    files = {
        "pyproject.toml": Path("pyproject.toml"),
        "README.md": Path("README.md"),
        "init.py": source / "__init__.py",
        "ledger.toml": source / "ledger.toml",
        "test_rules.py": Path("tests", "test_rules.py"),
        **{f"text/{lang}.ftl": source / "text" / f"{lang}.ftl" for lang in ("en", "it")},
        **{f"{part}.py": source / f"{part}.py" for part in PARTS},
    }
    for template, file in files.items():
        text = Template((HERE / f"{template}.txt").read_text("utf-8")).substitute(words)
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, "utf-8")
    return [folder / file for file in files.values()]
