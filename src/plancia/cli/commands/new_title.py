"""plancia new-title: a package to begin with."""

from __future__ import annotations

from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from plancia.cli.console import console
from plancia.games.shelf import names


def new_title(name: str, /, to: Path | None = None) -> None:
    from plancia.lab.new_title import NAME, laid_out

    trouble, folder = console().trouble, to or Path(name)
    if NAME.fullmatch(name) is None:
        raise trouble("new-title-name", name=name)
    if name in names():
        raise trouble("new-title-there", name=name)
    package = name.replace("-", "_")
    if iskeyword(package) or find_spec(package) is not None:
        raise trouble("new-title-taken", name=package)
    if folder.exists():
        raise trouble("new-title-folder", folder=str(folder))
    for file in laid_out(name, folder):
        print(file)
    console().out.print(console().say("new-title-next", name=name, folder=str(folder)), soft_wrap=True)
