"""The title page of a game: its name, and where its parts are. Nothing behind it is imported before it is asked for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

LAST = 100
PARTS = {"voice", "scene", "box", "bot", "mind", "advice", "face", "guide", "bench", "series", "hostile", "lab"}


class Title:
    """Stands as TITLE in the title's package. A part is a module in that package, or "module:name" for a thing in one.

    `game` is the rulebook, the only part that every title has; `voice` its words; `scene` what its clients draw; `box`
    what opens and checks its content (SCHEMA, HERE, check, open_box); `bot` what thumb knows of it (best_option);
    `mind` what the search asks of it (see bots/mind.py); `advice` the same for somebody who learns (suggestions);
    `face` how the terminal draws it; `guide` what the fuzz wants to meet; `bench` its random games beside those of
    other engines (bench_of); `series` what bots play among themselves (see lab/arena/series.py); `hostile` what means
    harm to whoever reads it (corpus); `lab` commands of its own for the lab (COMMANDS). `title` is how people call it.
    Titles stand on the shelf by `place`, then by name.
    """

    def __init__(
        self, name: str, package: str, *, title: str = "", place: int = LAST, game: str = "game:GAME", **parts: str
    ) -> None:
        assert parts.keys() <= PARTS, f"{name} brings what no title has: {', '.join(sorted(parts.keys() - PARTS))}"
        self.name = name
        self.package = package
        self.title = title or name
        self.place = place
        self.parts = {"game": game, **parts}
        self._found: dict[str, Any] = {}

    def has(self, part: str) -> bool:
        return bool(self.parts.get(part))

    def part(self, part: str) -> Any:
        """Imported when it is first asked for. Raises KeyError where this title has none."""
        if part not in self._found:
            module, _, name = self.parts.get(part, "").partition(":")
            if not module:
                raise KeyError(f"{self.name} has no {part}")
            found = import_module(f"{self.package}.{module}")
            self._found[part] = getattr(found, name) if name else found
        return self._found[part]

    @property
    def is_here(self) -> bool:
        """It came with Plancia, and is compiled with it."""
        return self.package.startswith("plancia.")

    @property
    def folder(self) -> Path:
        return Path(str(import_module(self.package).__file__)).parent

    @property
    def root(self) -> Path:
        """Where its package is imported from."""
        return self.folder.parents[self.package.count(".")]
