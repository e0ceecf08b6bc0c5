# not compiled
"""How a title is taught: one page before a first game, and the chapters of its rules, each with a picture.

It is data in the folder `teaching/` of the title: `primer.toml`, `chapters.toml`, `pictures/*.toml` (positions), and
`first.toml`, a guided first game. What is said are messages of `teaching/text/*.ftl`. A title without that folder
is not taught.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from plancia.games.lesson import Lesson, read_lesson
from plancia.games.shelf import game_named, titles
from plancia.games.voices import voice_of
from plancia.kernel.chance import key_of
from plancia.kernel.game import new_table
from plancia.kernel.state import State
from plancia.kernel.view import SPECTATOR, View
from plancia.kernel.words import Catalogue, catalogue
from plancia.kernel.written.record import begin


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as the board shows it. `spots`: what is pointed at; `near`: what else is seen; without any, all."""

    position: str
    spots: list[str] = []
    near: list[str] = []


class PrimerData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said, by the ids of its messages; `picture` has a caption."""

    picture: Picture
    turn: list[str]
    points: list[str]
    know: list[str]


class ChapterData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    rules: list[str]  # chapters of the ledger
    picture: Picture | None = None


class Point(msgspec.Struct):
    title: str
    text: str


class Drawn(msgspec.Struct):
    """A picture with what it shows, in words; the scene of its position is told once for all pictures."""

    position: str
    spots: list[str]
    near: list[str]
    caption: str


class Primer(msgspec.Struct):
    """A game on one page: its goal, a turn, how points come, what else one should know."""

    goal: str
    scoring: str  # how points come, or how else it is won: over `points`
    picture: Drawn
    turn: list[Point]
    points: list[Point]
    know: list[Point]


class Chapter(msgspec.Struct):
    """A chapter of the rules for who plays. `rules`: those of the ledger that it is about, by how their ids begin."""

    id: str
    title: str
    text: list[str]  # paragraphs
    rules: list[str]
    picture: Drawn | None


class Teaching(msgspec.Struct):
    """`scenes`: by position, what its board shows."""

    primer: Primer | None
    chapters: list[Chapter]
    scenes: dict[str, dict[str, Any]]


NOTHING = Teaching(None, [], {})


def folder_of(game: str) -> Path | None:
    title = titles().get(game)
    folder = title.folder / "teaching" if title is not None else None
    return folder if folder is not None and folder.is_dir() else None


def lesson_of(game: str) -> Lesson | None:
    """Its guided first game."""
    folder = folder_of(game)
    return None if folder is None else read_lesson(folder)


def teaching_of(game: str, lang: str) -> Teaching:
    folder = folder_of(game)
    if folder is None:
        return NOTHING
    say = catalogue(folder / "text", lang)
    data = primer_data(folder)
    primer = None if data is None else primer_from(say, data)
    chapters = [
        Chapter(
            each.id,
            title_of(say, f"chapter-{each.id}"),
            say(f"chapter-{each.id}").split("\n"),
            each.rules,
            drawn(say, each.picture, f"chapter-{each.id}") if each.picture else None,
        )
        for each in chapters_data(folder)
    ]
    shown = [primer.picture] if primer is not None else []
    shown += [each.picture for each in chapters if each.picture]
    scenes = {name: scene_of(game, name, lang) for name in dict.fromkeys(each.position for each in shown)}
    return Teaching(primer, chapters, scenes)


def primer_from(say: Catalogue, data: PrimerData) -> Primer:
    parts = (("turn", data.turn), ("points", data.points), ("know", data.know))
    points = [[point(say, f"primer-{part}-{id}") for id in ids] for part, ids in parts]
    return Primer(say("primer-goal"), say("primer-points"), drawn(say, data.picture, "primer"), *points)


def point(say: Catalogue, key: str) -> Point:
    return Point(title_of(say, key), say(key))


def title_of(say: Catalogue, key: str) -> str:
    return say.attributes(key)["title"]


def drawn(say: Catalogue, picture: Picture, key: str) -> Drawn:
    return Drawn(picture.position, picture.spots, picture.near, say(f"{key}-caption"))


@cache
def primer_data(folder: Path) -> PrimerData | None:
    file = folder / "primer.toml"
    return read(file, PrimerData) if file.exists() else None


@cache
def chapters_data(folder: Path) -> list[ChapterData]:
    file = folder / "chapters.toml"
    found: dict[str, list[ChapterData]] = read(file, dict[str, list[ChapterData]]) if file.exists() else {}
    return found.get("chapter", [])


def read(file: Path, kind: Any) -> Any:
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), kind)


def scene_of(game: str, name: str, lang: str) -> dict[str, Any]:
    """What everybody sees of a position."""
    return voice_of(game).scene(View(laid_out(game, name), SPECTATOR), lang)


@cache
def laid_out(game: str, name: str) -> State:
    folder = folder_of(game)
    assert folder is not None
    text = (folder / "pictures" / f"{name}.toml").read_text("utf-8")
    g = new_table(game_named(game), {}, key_of("picture"), text)
    begin(g)
    return g
