"""The plancia command."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cyclopts import App

from plancia.cli.console import Console, console, speak
from plancia.cli.exits import ended
from plancia.cli.helping import add, group
from plancia.kernel.words import LANGUAGES, language


def main() -> None:
    raise SystemExit(run(sys.argv[1:]))


def run(argv: list[str]) -> int:
    return ended(lambda: carry_out(argv))


def carry_out(argv: list[str]) -> object:
    """Raises what a command ends with; see exits.py."""
    lang, rest = take_language(argv)
    app = build(speak(language(lang)), argv)
    if lang is not None and lang not in LANGUAGES:
        raise console().trouble("no-such-language", lang=lang, known=", ".join(LANGUAGES))
    return app(rest, exit_on_error=False, print_error=False, result_action="return_value")


def take_language(argv: list[str]) -> tuple[str | None, list[str]]:
    """--lang it or --lang=it, wherever it stands."""
    rest: list[str] = []
    lang: str | None = None
    words = iter(argv)
    for word in words:
        if word == "--lang":
            lang = next(words, "")
        elif word.startswith("--lang="):
            lang = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return lang, rest


def build(speaker: Console, argv: Sequence[str] = ()) -> App:
    """All commands; `argv` are the words that somebody typed."""
    from plancia.cli.commands.check import check as check_title
    from plancia.cli.commands.new_title import new_title
    from plancia.cli.commands.pack import check
    from plancia.cli.commands.position import position
    from plancia.cli.commands.replay import replay
    from plancia.cli.commands.report import report
    from plancia.cli.commands.rules import rules
    from plancia.cli.commands.serve import serve
    from plancia.cli.commands.verify import verify
    from plancia.cli.commands.wind_back import wind_back
    from plancia.cli.kept_games import resume
    from plancia.cli.lab.bench import bench
    from plancia.games.shelf import titles

    app = group("plancia", speaker)
    play, pack = group("plancia play", speaker), group("plancia pack", speaker)
    app.command(play)
    app.command(pack)
    for name in titles():
        add_title(play, name, speaker, is_asked_for_help=name in argv and not {"--help", "-h"}.isdisjoint(argv))
    add(play, resume, "plancia play --resume", speaker)
    add(pack, check, "plancia pack check", speaker)
    add(app, replay, "plancia replay", speaker)
    add(app, verify, "plancia verify", speaker)
    add(app, position, "plancia position", speaker)
    add(app, report, "plancia report", speaker)
    add(app, rules, "plancia rules", speaker)
    add(app, new_title, "plancia new-title", speaker)
    add(app, check_title, "plancia check", speaker)
    add(app, serve, "plancia serve", speaker)
    add(app, wind_back, "plancia wind-back", speaker)
    app.command("plancia.cli.lab.lab:app", name="lab", help=speaker.say("cmd-lab"))
    add(app, bench, "plancia bench", speaker)
    return app


def add_title(play: App, name: str, speaker: Console, is_asked_for_help: bool) -> None:
    """Its settings are told where somebody asks: the whole box is opened for it."""
    from plancia.cli.commands.play import play_of, settings_help
    from plancia.games.shelf import titles

    title = titles()[name].title
    settings = settings_help(name, speaker.lang) if is_asked_for_help else ""
    add(play, play_of(name), f"plancia play {name}", speaker, "cmd-play-title", game=title, settings=settings)


if __name__ == "__main__":
    main()
