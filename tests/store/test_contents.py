"""A table goes on with the content it was begun with, whatever is installed later."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from plancia.games.shelf import GAMES, game_named
from plancia.games.wroth.game import GAME
from plancia.kernel.written.replay import Replay
from plancia.kernel.written.save import dump, load, state_hash
from plancia.table.entries import Chair, Opened
from plancia.table.store import Store, contents
from plancia.table.store.contents import Ground, NoContent
from tests.kernel.cards.game import TOLLS
from tests.store.playing import OtherWroth, open_table, other_content, play, sit_down
from tests.store.things import OPENING

CHAIRS = {"koda": Chair("online"), "runen": Chair("here")}


@contextmanager
def installed(game: OtherWroth) -> Iterator[None]:
    """For so long, this is the Wroth that is installed."""
    GAMES["wroth"] = game
    try:
        yield
    finally:
        GAMES["wroth"] = GAME


@pytest.fixture
def older(tmp_path: Path) -> OtherWroth:
    """Content in which a Grey costs 9, and a card that is gone since has its old name."""
    return OtherWroth(
        other_content(
            tmp_path / "older",
            ("units.toml", "cost = 3\nvitality = 4", "cost = 9\nvitality = 4"),
            ("scenarios-runen.toml", "[scenario.RUN-2]", "[scenario.RUN-0]"),
        )
    )


def test_a_table_begun_with_other_content_plays_on_with_its_copy(
    store: Store, older: OtherWroth, tmp_path: Path
) -> None:
    with installed(older):
        id = open_table(store, CHAIRS, {})
        table, ground = sit_down(store, id, tmp_path / "cache")
        assert ground == Ground()
        assert not ground.own_copy
        play(store, table, 60, "before")
        with_older = state_hash(table.state)
        twin, _ = sit_down(store, id, tmp_path / "cache")

    shutil.rmtree(older.content or "")
    table, ground = sit_down(store, id, tmp_path / "cache")
    assert ground.own_copy
    assert state_hash(table.state) == with_older
    assert table.state.box.cost != game_named("wroth").table(table.opened.settings).box.cost  # type: ignore[attr-defined]

    played = play(store, table, 3000, "after")
    assert table.over
    for row in store.read(id, after=twin.number):
        twin.apply(row)
    assert played > 100
    assert state_hash(twin.state) == state_hash(table.state)

    # What is made of the table stands on the copy too: its record, its saves, its clones.
    reading = Replay(game_named, table.record(), ground.packs, ground.base)
    assert state_hash(reading.play()) == state_hash(table.state)
    saved = load(GAME, dump(table.state), ground.packs, ground.base)
    assert saved.clone().content == ground.base


def test_what_is_installed_is_taken_where_it_is_the_same(store: Store, tmp_path: Path) -> None:
    id = open_table(store, CHAIRS, {})
    _, ground = sit_down(store, id, tmp_path / "cache")
    assert ground == Ground()
    assert not (tmp_path / "cache").exists()


def test_a_table_whose_card_is_gone_from_the_box_opens(store: Store, older: OtherWroth, tmp_path: Path) -> None:
    with installed(older):
        id = open_table(store, {"koda": Chair("online")}, {"ai": "runen", "scenario": "RUN-0"})
    table, ground = sit_down(store, id, tmp_path / "cache")
    assert ground.own_copy
    play(store, table, 20, "on")


def test_a_table_with_a_pack_opens_without_its_folder(store: Store, older: OtherWroth, tmp_path: Path) -> None:
    pack = tmp_path / "my-wroth"
    pack.mkdir()
    header = 'plancia = 1\ngame = "wroth"\nname = "my-wroth"\ntitle = "Mine"\n'
    (pack / "pack.toml").write_text(header, "utf-8")
    (pack / "mine.toml").write_text("[unit.stoic]\ncost = 1\n", "utf-8")
    (pack / "notes.txt").write_text("not for others", "utf-8")
    id = open_table(store, CHAIRS, {}, [pack])
    shutil.rmtree(pack)

    table, ground = sit_down(store, id, tmp_path / "cache")
    assert not ground.own_copy  # the box is the one that is installed
    assert [folder.name for folder in ground.packs] == ["my-wroth"]
    assert sorted(file.name for file in ground.packs[0].iterdir()) == ["mine.toml", "pack.toml"]
    before = state_hash(table.state)

    with installed(older):  # and when it is another
        table, ground = sit_down(store, id, tmp_path / "cache")
        assert ground.own_copy
        assert state_hash(table.state) == before


def test_a_content_is_kept_once(store: Store, tmp_path: Path) -> None:
    settings = {"seats": ["koda", "runen"]}
    first = contents.keep(store, GAME, settings)
    assert contents.keep(store, GAME, settings) == first == GAME.content_hash(GAME.table(settings))


def test_processes_that_put_a_copy_back_at_once_find_it_whole(store: Store, older: OtherWroth, tmp_path: Path) -> None:
    with installed(older):
        id = open_table(store, CHAIRS, {})
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: sit_down(store, id, tmp_path / "cache")[1], range(4)))
    assert len(set(found)) == 1
    assert len(list((tmp_path / "cache").iterdir())) == 1


def test_content_that_is_exchanged_under_a_running_server_is_noticed(store: Store, older: OtherWroth) -> None:
    settings = {"seats": ["koda", "runen"]}
    older.table(settings)  # read, and remembered
    assert older.content is not None
    file = older.content / "units.toml"
    file.write_text(file.read_text("utf-8").replace("vp = 1", "vp = 2", 1), "utf-8")
    with pytest.raises(NoContent, match="changed"):
        contents.keep(store, older, settings)


def test_a_table_whose_content_is_lost_says_so(store: Store, older: OtherWroth, tmp_path: Path) -> None:
    lost = Opened("wroth", 1, "0" * 64, {"seats": ["koda", "runen"]}, CHAIRS, "00")
    with pytest.raises(NoContent, match="no copy"):
        contents.ground_of(store, GAME, lost, tmp_path)
    with installed(older):
        id = open_table(store, CHAIRS, {})
    sit_down(store, id, tmp_path / "cache")
    for file in (tmp_path / "cache").rglob("map.toml"):
        file.unlink()
    (tmp_path / "cache").rename(tmp_path / "spoilt")  # a process that has not read it yet
    with pytest.raises(NoContent, match="not what it was"):
        sit_down(store, id, tmp_path / "spoilt")


def test_a_game_without_content_needs_no_copy(store: Store, tmp_path: Path) -> None:
    settings = {"seats": ["north", "east"]}
    assert contents.keep(store, TOLLS, settings) == "no content"
    opened = Opened("tolls", 1, "no content", settings, OPENING.chairs, "00")
    assert contents.ground_of(store, TOLLS, opened, tmp_path) == Ground()
