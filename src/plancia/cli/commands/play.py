"""plancia play TITLE: sit down at a table of any game. Its settings are options, as the game itself tells them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from plancia.cli.commands.agreeing import Agreed, agree, agreed_alone, agreed_quickly, settings_from, word
from plancia.cli.commands.playing import check_packs, from_position, go_on, new_match, players_from, sit_down
from plancia.cli.console import console
from plancia.cli.sandbox import apart
from plancia.games.teaching import lesson_of
from plancia.games.voices import voice_of
from plancia.table.match import Match
from plancia.table.opening.beginning import from_position as from_text


def play_of(game: str) -> Callable[..., int | None]:
    """The command for one title."""

    @apart
    def play(
        *,
        quick: bool = False,
        learn: bool = False,
        seats: str | None = None,
        seed: str | None = None,
        resume: Path | None = None,
        position: Path | None = None,
        pack: Annotated[list[Path] | None, Parameter(negative="")] = None,
        delay: float = 0.0,
        plain: bool = False,
        **setting: str,
    ) -> None:
        packs = tuple(pack or ())
        check_packs(game, packs)
        if resume is not None:
            return go_on(game, resume, packs, delay, plain)
        if learn:
            return sit_down(guided(game), delay, plain)
        players = players_from(seats)
        if position is not None:
            return sit_down(from_position(position, players, seed, game), delay, plain)
        try:
            agreed = agreed_on(game, players, setting, quick, seed)
        except EOFError:
            return None
        if agreed.position:
            lesson = lesson_of(game)
            if lesson is not None and agreed.position == lesson.position:
                return sit_down(guided(game), delay, plain)
            return sit_down(from_text(game, agreed.position, agreed.players, seed), delay, plain)
        return sit_down(new_match(game, agreed.players, seed, packs, agreed.settings), delay, plain)

    return play


def guided(game: str) -> Match:
    """The first game of somebody who learns."""
    lesson = lesson_of(game)
    if lesson is None:
        raise console().trouble("not-taught")
    return from_text(game, lesson.position, lesson.seats, lesson.seed)


def agreed_on(game: str, players: dict[str, str], said: dict[str, str], quick: bool, seed: str | None) -> Agreed:
    """What the command line says; where that is not enough to begin, a few questions. Raises EOFError."""
    about = voice_of(game).about_game(console().lang)
    settings = settings_from(about, said)
    if quick:
        usual = agreed_quickly(about)
        return Agreed(players or usual.players, {**usual.settings, **settings})
    if players:
        return Agreed(players, settings)
    return (settings and agreed_alone(game, about, settings)) or agree(game, about, settings, seed)


def settings_help(game: str, lang: str) -> str:
    """Every setting with its values, the usual one first."""
    about = voice_of(game).about_game(lang)
    told = [f"{option(each['key'])} {words_of(each)} ({each['title']})" for each in about.get("settings", [])]
    told += [f"{option(key)} {example}" for key, example in about.get("written", {}).items()]
    return "; ".join(told)


def option(key: str) -> str:
    return f"--{key.replace('_', '-')}"


def words_of(setting: dict[str, Any]) -> str:
    values = sorted((each["value"] for each in setting["values"]), key=lambda value: value != setting["default"])
    return "|".join(word(value) for value in values)
