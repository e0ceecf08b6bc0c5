"""Errors that a person can make, each as one line in their language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from plancia.cli.console import Trouble, console
from plancia.cli.saves import reason
from plancia.games.shelf import names
from plancia.kernel.content import ContentError, Problem
from plancia.kernel.game import RuleError
from plancia.kernel.ledger import Ledger
from plancia.kernel.written.save import BadSave

RULE = re.compile(r"^([A-Z]+(?:-[A-Z0-9]+)+): ")
# What is wrong with a saved text, by what the kernel says of it.
SAVES = {
    "begins with": "save-not-ours",
    "of the rules": "save-other-rules",
    "other content": "save-other-content",
    "is refused by": "save-refused",
    "there is no game": "save-no-game",
    "breaks off": "save-breaks-off",
    "has been changed": "save-changed",
    "the game says 'chance": "verify-differs",
    "nobody asks chance": "verify-differs",
    "the hash that was shown": "verify-other-key",
}


@contextmanager
def server_troubles() -> Iterator[None]:
    """What is wrong with how a server is to be run, or with where it keeps its tables. Raises Trouble."""
    from plancia.server.settings import BadServer
    from plancia.table.store import BadStore

    try:
        yield
    except BadServer as bad:
        raise console().trouble(f"serve-{bad.key}", value=bad.value) from None
    except BadStore as bad:
        raise console().trouble("serve-bad-store", place=bad.place, code=bad.code, why=bad.text) from None
    except OSError as error:
        raise console().trouble("file-not-written", file=str(error.filename), why=reason(error)) from None


def title_called(said: str) -> str:
    """The name of a title. Raises Trouble where there is none such."""
    if said.lower() not in names():
        raise console().trouble("no-such-game", game=said, names=", ".join(names()))
    return said.lower()


def settings_trouble(error: RuleError, ledger: Ledger) -> Trouble:
    """A game that cannot be set up so, and the rule that refuses it."""
    say, lang = console().say, console().lang
    if error.rule not in ledger.rules:
        return Trouble(error.text)
    return Trouble(say("settings-refused", rule=error.rule, text=error.texts.get(lang, error.text)))


def save_trouble(file: Path, error: BadSave) -> Trouble:
    say = console().say
    key = next((key for part, key in SAVES.items() if part in error.text), "save-damaged")
    where = say("file-line", file=str(file), line=error.line) if error.line else str(file)
    text = say(key, where=where)
    return Trouble(f"{text} ({error.text})" if console().lang == "en" else text)


def content_lines(error: ContentError, ledger: Ledger, file: str = "") -> list[str]:
    """One line for each problem of a pack or a position."""
    return [problem_line(problem, ledger, file or problem.file) for problem in error.problems]


def problem_line(problem: Problem, ledger: Ledger, file: str) -> str:
    where = f"{file}:{problem.line}:{problem.column}" if problem.line else file
    return ": ".join(part for part in (where, problem.path, problem_text(problem, ledger)) if part)


def problem_text(problem: Problem, ledger: Ledger) -> str:
    say, lang = console().say, console().lang
    key = f"problem-{problem.code}"
    if problem.code in ledger.rules:  # the game's own check of a box
        return f"{problem.code}: {problem.text if lang == 'en' else ledger.text(problem.code, lang)}"
    cited = RULE.match(problem.text)
    if lang == "en" or key not in say:
        return problem.text
    if problem.code == "refused" and cited and cited[1] in ledger.rules:
        return f"{cited[1]}: {ledger.text(cited[1], lang)}"
    return say(key, **problem_values(problem.args)) + guess_text(problem.args)


def problem_values(args: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a problem in words."""
    say = console().say
    values = {name: value for name, value in args.items() if name not in ("wanted", "guess")}
    if isinstance(args.get("wanted"), list):
        values["wanted"] = say("problem-or").join(wanted_text(want) for want in args["wanted"])
    elif "wanted" in args:
        values["wanted"] = args["wanted"]
    for name in ("why", "what"):
        if f"problem-{name}-{args.get(name)}" in say:
            values[name] = say(f"problem-{name}-{args[name]}")
    return values


def guess_text(args: dict[str, Any]) -> str:
    return console().say("problem-guess", guess=args["guess"]) if args.get("guess") else ""


def wanted_text(want: dict[str, Any]) -> str:
    say = console().say
    if "words" in want:
        return say("wanted-words", words=", ".join(want["words"]))
    if "form" in want:
        return say("wanted-form")
    noun = say(f"wanted-{want['type']}")
    for name in ("length", "bounds"):
        if name in want:
            bounds = [say(f"bound-{bound}", n=n) for bound, n in want[name].items()]
            return say(f"wanted-{name}", noun=noun, bounds=say.list(bounds))
    return noun
