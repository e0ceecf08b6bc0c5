"""Every title is taught: its page, its chapters with their pictures, and a first game, in both languages."""

from __future__ import annotations

import tomllib

import pytest

from plancia.games import teaching
from plancia.games.shelf import game_named, titles
from plancia.games.teaching import chapters_data, folder_of, lesson_of, primer_data, scene_of, teaching_of
from plancia.games.voices import voice_of
from plancia.kernel.answers import box_of
from plancia.kernel.words import LANGUAGES, catalogue
from tests.kernel.test_words import entries

TAUGHT = [name for name in titles() if folder_of(name) is not None]
KNOW = 5


def test_the_titles_that_come_with_plancia_are_taught():
    assert [title.name for title in titles().values() if title.is_here] == TAUGHT


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_told_on_one_page_and_in_chapters(game: str, lang: str):
    told = teaching_of(game, lang)
    assert told.primer is not None
    assert len(told.primer.know) == KNOW
    points = [*told.primer.turn, *told.primer.points, *told.primer.know]
    assert all(each.title and each.text.endswith((".", "!", "?")) for each in points)
    assert len(told.chapters) >= 8
    assert all(each.title and all(each.text) for each in told.chapters)
    assert told.scenes.keys() >= {each.picture.position for each in told.chapters if each.picture}
    folder = folder_of(game)
    assert folder is not None
    assert catalogue(folder / "text", lang).faults == []


@pytest.mark.parametrize("game", TAUGHT)
def test_a_chapter_leads_to_rules_of_the_ledger(game: str):
    folder = folder_of(game)
    assert folder is not None
    ledger = voice_of(game).ledger(box_of(game_named(game).table({"seats": list(game_named(game).seats)[:2]})))
    rules = [prefix for each in chapters_data(folder) for prefix in each.rules]
    assert rules
    assert [prefix for prefix in rules if not any(id.startswith(prefix) for id in ledger.rules)] == []


@pytest.mark.parametrize("game", TAUGHT)
def test_what_a_picture_shows_lies_on_its_board(game: str):
    folder = folder_of(game)
    assert folder is not None
    primer = primer_data(folder)
    assert primer is not None
    pictures = [primer.picture, *(each.picture for each in chapters_data(folder) if each.picture)]
    assert len(pictures) > 3
    for picture in pictures:
        scene = str(scene_of(game, picture.position, "en"))
        for spot in [*picture.spots, *picture.near]:
            named = spot.split(":")[-1] if ":" in spot else ""
            assert named in scene, f"{spot} is not in {picture.position}"


@pytest.mark.parametrize("game", TAUGHT)
def test_every_text_is_used(game: str):
    folder, lesson = folder_of(game), lesson_of(game)
    assert folder is not None
    assert lesson is not None
    primer = tomllib.loads((folder / "primer.toml").read_text("utf-8"))
    used = {"primer-goal", "primer-points", "primer-caption", "first-won", "first-lost"}
    used |= {f"primer-{part}-{id}" for part in ("turn", "points", "know") for id in primer[part]}
    for chapter in chapters_data(folder):
        used |= {f"chapter-{chapter.id}"} | ({f"chapter-{chapter.id}-caption"} if chapter.picture else set())
    used |= {f"first-{step.id}" for step in lesson.steps}
    assert set(entries(folder / "text", "en")) == used


def test_a_title_may_bring_only_a_part_of_it(tmp_path, monkeypatch):
    (tmp_path / "text").mkdir()
    for lang in LANGUAGES:
        (tmp_path / "text" / f"{lang}.ftl").write_text("chapter-aim =\n    One.\n    Two.\n    .title = What for\n")
    (tmp_path / "chapters.toml").write_text('[[chapter]]\nid = "aim"\nrules = ["W-GEN"]\n')
    monkeypatch.setattr(teaching, "folder_of", lambda game: tmp_path)
    told = teaching.teaching_of("wroth", "en")
    assert (told.primer, told.scenes, teaching.lesson_of("wroth")) == (None, {}, None)
    assert [(each.title, each.text, each.picture) for each in told.chapters] == [("What for", ["One.", "Two."], None)]
