"""Commands with their help in the language of the player, and what is wrong with a command line in one line."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, get_args

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts.help.formatters import DefaultFormatter

from plancia.cli.console import Console, console
from plancia.kernel.words import Catalogue

if TYPE_CHECKING:
    from rich.console import Console as RichConsole
    from rich.console import ConsoleOptions


class Formatter(DefaultFormatter):
    """The usage line in the language of the player: Cyclopts would put an English word before it."""

    def render_usage(self, out: RichConsole, options: ConsoleOptions, usage: Any) -> None:
        out.print(f"{console().say('help-usage')}: {str(usage).strip()}\n", style="bold")


def group(words: str, speaker: Console) -> App:
    """A command that has commands: "plancia", "plancia play"."""
    say = speaker.say
    app = App(
        name=words.split()[-1],
        help=say(_key(words)),
        usage=f"{words} {say('help-command')}",
        help_format="plaintext",
        help_epilogue=say("help-language"),
        help_formatter=Formatter(),
        group_commands=Group(say("help-commands")),
        group_parameters=Group(say("help-options")),
        group_arguments=Group(say("help-arguments")),
        default_parameter=Parameter(show_default=False, show_choices=False, negative=()),
        version_flags=["--version"],
        help_flags=["--help", "-h"],
        console=speaker.out,
        error_console=speaker.errors,
    )
    _translate_flags(app, speaker)
    return app


def add(
    app: App,
    command: Callable[..., int | None],
    words: str,
    speaker: Console,
    key: str = "",
    texts_of: Catalogue | None = None,
    **named: str,
) -> None:
    """A command; its texts are a message of the catalogue, with an attribute for each option."""
    say, name = texts_of or speaker.say, words.split()[-1]
    key = key or _key(words)
    texts = say.attributes(key, **named)
    lines = [say(key, **named), "", "Parameters", "----------"]
    for option in inspect.signature(command).parameters:
        lines += [option, f"    {texts.get(option.replace('_', '-'), option)}"]
    command.__doc__ = "\n".join(lines)
    app.command(command, name=name, usage=f"{words} {texts['usage']}")
    _translate_flags(app[name], speaker)


def _key(words: str) -> str:
    return "cmd-" + words.removeprefix("plancia ").replace(" ", "-")


def _translate_flags(app: App, speaker: Console) -> None:
    for flag in ("--help", "--version"):
        if flag in app:
            app[flag].help = speaker.say(f"help-flag-{flag.strip('-')}")


def usage_trouble(error: CycloptsError) -> str:
    """By the kinds of error that Cyclopts tells apart."""
    say = console().say
    found: Any = error
    token, argument = getattr(found, "token", None), getattr(found, "argument", None)
    name = argument.name if argument is not None else ""
    if type(error).__name__ == "CoercionError" and token is not None and argument is not None:
        return say("usage-CoercionError", value=token.value, name=name, choices=_choices(argument.hint) or "none")
    unused = " ".join(getattr(found, "unused_tokens", None) or [])
    key = f"usage-{type(error).__name__}"
    value = (token.keyword or token.value) if token is not None else unused
    if "[" in name:  # a setting of a game, whatever it is called
        name = getattr(found, "keyword", None) or name
    return say(key if key in say else "usage-other", value=value, name=name)


def _choices(hint: Any) -> str:
    """The words of a Literal, however deep it lies."""
    words = [_choices(part) if get_args(part) else str(part) for part in get_args(hint) if not isinstance(part, type)]
    return ", ".join(word for word in words if word)
