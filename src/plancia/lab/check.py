"""What every title must pass, one line each: `plancia check`. What is found is said in words that lead to its place."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from plancia.bots import QUICK, bot_named, bots_for
from plancia.games.shelf import game_named, titles
from plancia.games.voices import voice_of
from plancia.kernel import engine
from plancia.kernel.answers import box_of
from plancia.kernel.chance import key_of
from plancia.kernel.decision import Decision
from plancia.kernel.state import State
from plancia.kernel.view import View
from plancia.kernel.words import LANGUAGES, catalogue
from plancia.lab import laws
from plancia.lab.arena.play import played_out
from plancia.lab.fuzz.guide import Wish
from plancia.lab.fuzz.play import plan
from plancia.lab.fuzz.run import fuzz, guide_to
from plancia.lab.random_walk import walk
from plancia.lab.secrets import secrets
from plancia.lab.words import say

GAMES = 3  # that each check looks into
LOOKS = 25  # questions that each law looks at
DECISIONS = 5_000  # of the fuzz
PAIRS = 300  # of tables that differ in what a seat may not know
WRITTEN = (laws.saves_are_whole, laws.records_lead_back, laws.positions_lead_back)
HIDDEN = (laws.secrets_stay_secret, laws.imagined_tables_look_the_same)
OTHERS = tuple(law for law in laws.LAWS if law not in (*WRITTEN, *HIDDEN))
KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)

Check = Callable[[str], list[str]]


def declared(game: str) -> list[str]:
    """Its parts are there, and say what they hold."""
    title = titles()[game]
    missing = [say("check-no-part", part=part) for part in ("voice", "bot") if not title.has(part)]
    wrong = laws.well_made(game_named(game))
    return missing + ([] if wrong is None else [wrong])


def lawful(game: str) -> list[str]:
    return _held(game, OTHERS)


def secret(game: str) -> list[str]:
    return _held(game, HIDDEN) or secrets(game, PAIRS, 1).faults[:3]


def written(game: str) -> list[str]:
    """Saves, records and positions."""
    return _held(game, WRITTEN)


def spoken(game: str) -> list[str]:
    """Both languages: the ledger, the same texts in each, and nothing that is missing when it is said."""
    found: list[str] = []
    rules = voice_of(game).ledger(box_of(next(_tables(game)))).rules
    for lang in LANGUAGES:
        found += [say("check-no-rule-text", rule=id, lang=lang) for id, rule in rules.items() if not rule.text(lang)]
    folders = sorted({path.parent for path in titles()[game].folder.rglob("text/*.ftl")})
    for folder in folders:
        keys = {lang: _keys(folder / f"{lang}.ftl") for lang in LANGUAGES}
        every = {key for some in keys.values() for key in some}
        for lang in LANGUAGES:
            found += [say("check-no-text", text=key, lang=lang) for key in sorted(every - keys[lang])]
            catalogue(folder, lang).faults.clear()
    for g in _tables(game):
        _say_everything(g)
    for folder in folders:
        for lang in LANGUAGES:
            found += [say("check-text-fault", fault=fault, lang=lang) for fault in catalogue(folder, lang).faults]
    return list(dict.fromkeys(found))


def readable(game: str) -> list[str]:
    """Play by text: every question says something, every option has a number and a label of its own."""
    found: list[str] = []
    for g in _tables(game):
        voice = voice_of(game)
        for asked in engine.pending(g):
            numbers = sorted(voice.numbered(asked).values())
            if numbers != sorted(asked.options):
                found.append(say("check-no-number", step=asked.step))
            for lang in LANGUAGES:
                labels = [voice.label(g, asked, option, lang) for option in asked.options]
                if len({*labels}) < len(labels) or not all(labels) or not voice.prompt(g, asked, lang):
                    found.append(say("check-no-label", step=asked.step, lang=lang))
                if not voice.describe(View(g, asked.by), lang):
                    found.append(say("check-not-told", lang=lang))
    return list(dict.fromkeys(found))


def played(game: str) -> list[str]:
    """Every bot that answers at once finishes a game; those that think give answers of the same."""
    found = []
    for bot in [each for each in bots_for(game) if each in QUICK]:
        g = game_named(game).table(_settings(game, 0))
        g.key = key_of(1)
        game_named(game).begin(g)
        played_out(g, {seat: bot_named(bot, 1) for seat in range(len(g.game.seats))})
        if g.game.result(g) is None:
            found.append(say("check-no-end", bot=bot))
    return found


def fuzzed(game: str) -> list[str]:
    trouble = fuzz(game, DECISIONS, 1).trouble
    return [] if trouble is None else [trouble.text]


CHECKS: dict[str, Check] = {
    "declared": declared,
    "laws": lawful,
    "secrets": secret,
    "languages": spoken,
    "text": readable,
    "written": written,
    "bots": played,
    "fuzz": fuzzed,
}


def check(game: str) -> Iterator[tuple[str, float, list[str]]]:
    """Each check: its name, how long it took, and what is wrong."""
    for name, look in CHECKS.items():
        start = time.monotonic()
        try:
            wrong = look(game)
        except laws.Broken as broken:
            wrong = [str(broken)]
        except Exception as error:  # a title that is being written fails in every way there is
            wrong = [f"{type(error).__name__}: {error} ({_where(error, titles()[game].folder)})"]
        yield name, time.monotonic() - start, wrong


def _settings(game: str, number: int) -> dict[str, Any]:
    return plan(guide_to(game), f"check {number}", Wish()).settings


def _tables(game: str) -> Iterator[State]:
    """Some moments of a few games."""
    for number in range(GAMES):
        yield from walk(game_named(game), _settings(game, number), number, LOOKS)


def _held(game: str, some: tuple[laws.Law, ...]) -> list[str]:
    for number in range(GAMES):
        for law in some:
            law(game_named(game), _settings(game, number), number, LOOKS)
    return []


def _keys(path: Path) -> set[str]:
    return set(KEY.findall(path.read_text("utf-8"))) if path.exists() else set()


def _say_everything(g: State) -> None:
    """What is missing then is kept by the catalogue."""
    voice = voice_of(g.game.name)
    for lang in LANGUAGES:
        voice.about_game(lang)
        for seat in range(len(g.game.seats)):
            voice.seat_name(g, seat, lang)
        for id in voice.ledger(box_of(g)).rules:
            voice.chapter(id.rpartition("-")[0], lang)
        for effect in g.log or []:
            voice.tell(g, effect, lang)
        for asked in engine.pending(g):
            _say_question(g, asked, lang)


def _say_question(g: State, asked: Decision, lang: str) -> None:
    voice = voice_of(g.game.name)
    voice.prompt(g, asked, lang)
    voice.lesson(asked.step, lang)
    for option in asked.options:
        voice.label(g, asked, option, lang)
    for option in asked.refused or {}:
        voice.why(g, asked, option, lang)
    view = View(g, asked.by)
    voice.scene(view, lang)
    voice.describe(view, lang)


def _where(error: Exception, folder: Path) -> str:
    """The last line of the title's own on the way there."""
    at, place = error.__traceback__, "?"
    while at is not None:
        path = Path(at.tb_frame.f_code.co_filename)
        if path.is_relative_to(folder) or place == "?":
            place = f"{path.name}:{at.tb_lineno}"
        at = at.tb_next
    return place
