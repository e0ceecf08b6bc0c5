"""What can be played here: the games, how they are taught, their rules and what play has met of them, their cards."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from plancia.bots import offered, usual
from plancia.games.shelf import GAMES, game_named, names
from plancia.games.teaching import Teaching, teaching_of
from plancia.games.voices import voice_of
from plancia.kernel.answers import box_of
from plancia.kernel.game import Game
from plancia.kernel.ledger import Ledger, in_language, origin
from plancia.kernel.words import catalogue
from plancia.server.errors import TEXT, not_here, tells
from plancia.server.http.view import as_json
from plancia.server.live.services import Lang, WithServices
from plancia.table.told.coverage import Coverage


class NamedSeat(msgspec.Struct):
    """`text`: what is to be known of it before one sits down there; empty where all seats are alike."""

    seat: str
    name: str
    text: str = ""


class BotInfo(msgspec.Struct):
    name: str
    title: str
    help: str


class Value(msgspec.Struct):
    """One choice of a setting. `sets`: further settings that go along with it."""

    value: Any
    title: str
    help: str
    sets: dict[str, Any] = {}


class Setting(msgspec.Struct):
    """Something that is agreed on before a game; `rule` is the rule it decides about."""

    key: str
    title: str
    help: str
    rule: str
    values: list[Value]
    default: Any


class PresetChair(msgspec.Struct):
    kind: str
    name: str = ""
    bot: str = ""


class Preset(msgspec.Struct):
    """A table that can be opened with one click."""

    id: str
    title: str
    text: str
    chairs: dict[str, PresetChair]
    settings: dict[str, Any] = {}
    position: str = ""


class GameInfo(msgspec.Struct):
    """`hides`: somebody knows what others may not. `automa`: the setting that names the seat which the rules play, and
    where then nobody sits; empty where they play none."""

    name: str
    title: str
    blurb: str
    rules: int  # version
    seats: list[NamedSeat]
    bots: list[BotInfo]  # that people choose from, from the weakest to the strongest
    usual: str  # the bot that plays where nobody has chosen one
    hides: bool
    automa: str
    settings: list[Setting]
    presets: list[Preset]


class RuleInfo(msgspec.Struct):
    """A rule of the ledger: where it comes from, where it stands in the code and the tests ("file:line"), and how often
    random play carried it out, allowed something by it, refused something by it."""

    id: str
    chapter: str
    text: str
    kind: list[str]
    book: str
    from_: str = msgspec.field(name="from")
    not_code: str
    code: list[str]
    tests: list[str]
    done: int
    allowed: int
    refused: int


class CardInfo(msgspec.Struct):
    id: str
    name: str
    kind: str
    kind_name: str
    from_: str = msgspec.field(name="from")
    lines: list[str]


def game_on_shelf(name: str) -> Game:
    """Raises Problem."""
    try:
        return game_named(name)
    except KeyError:
        raise not_here() from None


@get("/api/games", responses=tells(list[GameInfo]))
async def games(services: WithServices, lang: Lang) -> Response[bytes]:
    """What can be played, with everything a form for a new table asks."""
    known = dict.fromkeys([*names(), *sorted(GAMES)])
    return as_json(
        await services.pages.page("games", " ".join(known), lang, lambda: [about(name, lang) for name in known])
    )


def about(name: str, lang: str) -> GameInfo:
    game, say = game_named(name), catalogue(TEXT, lang)
    bots = [BotInfo(bot, say(f"bot-{bot}"), say(f"bot-{bot}-help")) for bot in offered(name)]
    plain = GameInfo(
        name=name,
        title=name.title(),
        blurb="",
        rules=game.rules_version,
        seats=[NamedSeat(seat, seat.title()) for seat in game.seats],
        bots=bots,
        usual=usual(name),
        hides=any(seen_by != "all" for seen_by in game.seen.values()),
        automa="",
        settings=[],
        presets=[],
    )
    return msgspec.convert({**msgspec.to_builtins(plain), **voice_of(name).about_game(lang)}, GameInfo)


@get("/api/games/{game:str}/teaching", responses=tells(Teaching))
async def teaching(services: WithServices, lang: Lang, game: FromPath[str]) -> Response[bytes]:
    """The game on one page, and the chapters of its rules with pictures; nothing of a title that is not taught."""
    name = game_on_shelf(game).name
    return as_json(await services.pages.page("teaching", name, lang, lambda: teaching_of(name, lang)))


@get("/api/games/{game:str}/rules", responses=tells(list[RuleInfo]))
async def rules(services: WithServices, lang: Lang, game: FromPath[str]) -> Response[bytes]:
    """The ledger: every rule, where it is in code and tests, how often play has met it."""
    found = game_on_shelf(game)
    coverage = await services.pages.coverage(game)
    return as_json(await services.pages.page("rules", game, lang, lambda: rules_of(found, coverage, lang)))


def rules_of(game: Game, coverage: Coverage, lang: str) -> list[RuleInfo]:
    found, voice = [], voice_of(game.name)
    for id, rule in ledger_of(game).rules.items():
        done, allowed, refused = coverage.met.get(id, (0, 0, 0))
        found.append(
            RuleInfo(
                id=id,
                chapter=voice.chapter(id.rpartition("-")[0], lang),
                text=rule.text(lang),
                kind=list(rule.kind),
                book=rule.book,
                from_=origin(rule.from_),
                not_code="" if rule.not_code is None else in_language(rule.not_code, lang),
                code=coverage.code.get(id, []),
                tests=coverage.tests.get(id, []),
                done=done,
                allowed=allowed,
                refused=refused,
            )
        )
    return found


@get("/api/games/{game:str}/cards", responses=tells(list[CardInfo]))
async def cards(services: WithServices, lang: Lang, game: FromPath[str]) -> Response[bytes]:
    """Every card and unit of the box that is installed here."""
    found = game_on_shelf(game)
    return as_json(await services.pages.page("cards", game, lang, lambda: cards_of(found, lang)))


def cards_of(game: Game, lang: str) -> list[CardInfo]:
    voice, box = voice_of(game.name), installed_box(game)
    known = [voice.about(box, id, lang) for id in ledger_of(game).cards]
    return [
        CardInfo(card.id, card.name, card.kind, card.kind_name, origin(card.from_), card.lines)
        for card in known
        if card
    ]


def ledger_of(game: Game) -> Ledger:
    return voice_of(game.name).ledger(installed_box(game))


def installed_box(game: Game) -> Any:
    return box_of(game.table({"seats": list(game.seats)[:2]}))
