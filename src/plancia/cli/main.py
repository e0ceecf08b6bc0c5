"""The plancia command."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module

from cyclopts import App

from plancia.cli.console import Console, console, speak
from plancia.cli.exits import ended
from plancia.cli.helping import add, group
from plancia.kernel.words import LANGUAGES, language

COMMANDS = {  # each with its place here; their texts are messages of the catalogue
    "plancia play --resume": "saved_games:resume",
    "plancia pack check": "commands.pack:check",
    "plancia replay": "commands.replay:replay",
    "plancia review": "review.command:review",
    "plancia verify": "commands.verify:verify",
    "plancia position": "commands.position:position",
    "plancia report": "commands.report:report",
    "plancia primer": "commands.primer:primer",
    "plancia rules": "commands.rules:rules",
    "plancia new-title": "commands.new_title:new_title",
    "plancia check": "commands.check:check",
    "plancia serve": "commands.serve:serve",
    "plancia backup": "commands.backup:backup",
    "plancia restore": "commands.backup:restore",
    "plancia wind-back": "commands.wind_back:wind_back",
    "plancia admin people": "admin.people:people",
    "plancia admin tables": "admin.tables:tables",
    "plancia admin rename": "admin.people:rename",
    "plancia admin revoke": "admin.people:revoke",
    "plancia admin export": "admin.people:export",
    "plancia admin delete": "admin.leaving:delete",
    "plancia admin close": "admin.tables:close",
    "plancia admin ban": "admin.bans:ban",
    "plancia admin unban": "admin.bans:unban",
    "plancia admin bans": "admin.bans:bans",
    "plancia admin prune": "admin.pruning:prune",
    "plancia doctor": "doctor.command:doctor",
    "plancia bench": "lab.bench:bench",
}


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
    from plancia.games.shelf import titles

    apps = {words: group(words, speaker) for words in ("plancia", "plancia play", "plancia pack", "plancia admin")}
    app, play = apps["plancia"], apps["plancia play"]
    app.command(play)
    app.command(apps["plancia pack"])
    app.command(apps["plancia admin"])
    for name in titles():
        add_title(play, name, speaker, is_asked_for_help=name in argv and not {"--help", "-h"}.isdisjoint(argv))
    for words, place in COMMANDS.items():
        module, _, command = place.partition(":")
        parent = apps[words.rpartition(" ")[0]]
        add(parent, getattr(import_module(f"plancia.cli.{module}"), command), words, speaker)
    app.command("plancia.cli.lab.lab:app", name="lab", help=speaker.say("cmd-lab"))
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
