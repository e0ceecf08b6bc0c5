"""Two journals of one game that differ only in what one viewer may not know, for any game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from plancia.bots import QUICK, bots_for
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import Decision
from plancia.kernel.game import BadSettings, Game
from plancia.kernel.state import State
from plancia.kernel.view import SPECTATOR
from plancia.kernel.written.record import option_name
from plancia.lab.random_walk import Luck, walk
from plancia.lab.service.whispers import Whisper, asked_of, laid_out, shows, told_alone, waiting
from plancia.lab.twins import corresponding, counterpart, look, other_secrets
from plancia.table.entries import BOT, ONLINE, Answered, Chair, Entry, Opened, Row, Wrote
from plancia.table.table import Refused, Table

NOON = 1_790_000_000_000  # ms; both tables were played at the same time
STEPS = 7  # entries after the first, at most
TRIES = 6  # for each of them: what shows the viewer something that may be seen is not done
STRANGE = 10_000  # an option that no question has
STRIDE = 9  # questions of a game between two pairs, on average


@dataclass
class World:
    """One of the two."""

    table: Table
    entries: list[Entry] = field(default_factory=list)

    def do(self, entry: Entry) -> None:
        number = self.table.number + 1
        self.table.apply(Row(number, NOON + 1000 * number, f"move {number}", entry))
        self.entries.append(entry)

    @property
    def state(self) -> State:
        return self.table.state


@dataclass
class Pair:
    viewer: str  # a seat; empty: a spectator
    worlds: tuple[World, World]
    same_key: bool
    differ: bool  # something lies differently on the two tables, beside the key
    bot: bool = False  # the viewer is one


def pairs(game: Game, settings: Mapping[str, Any], seed: object, only_whispers: bool = False) -> Iterator[Pair]:
    """Some of the questions of a random game, each with its twin, played on a little way; and all at which somebody
    alone is told something, or only those."""
    luck = Luck(f"pairs {seed}")
    met: set[str] = set()
    for g in walk(game, settings, seed, 1_000_000, 1):
        if g.decision is None:
            return
        for secret in told_alone(g):
            if secret.kind not in met or not luck.below(STRIDE):
                found = [pair for viewer in secret.others(g) if (pair := _whispered(game, g, secret, viewer, luck))]
                met |= {secret.kind} if found else set()
                yield from found
        if only_whispers or luck.below(STRIDE):
            continue
        seats = [game.seats.index(seat) for seat in g.settings["seats"]]
        viewer = [*seats, SPECTATOR][luck.below(len(seats) + 1)]
        bot = luck.below(3) == 0
        if bot:
            viewer = luck.question(g).by
        goes_on = not bot and luck.below(4) > 0
        twin = other_secrets(game, g, viewer, luck, answers=not goes_on)
        if twin is None or waiting(twin) != waiting(g):
            continue  # there is none, or the same picks were enough there
        if g.orders and look(twin, viewer) != look(g, viewer):
            continue  # somebody has obeyed an order there, as everybody sees
        strange = STRANGE if bot or not game.together(g) else 0  # who may go back anyway may read what was ordered
        for by in [by for by in g.orders if by != viewer]:  # that somebody has ordered something, everybody may know
            twin.orders[by] = {rule: option + strange for rule, option in g.orders[by].items()}
        pair = _opened(game, _with_orders(g, twin, viewer) if bot else g, twin, viewer, luck, bot)
        if goes_on:
            _play_on(pair, viewer, luck)
        yield pair


def _play_on(pair: Pair, viewer: int, luck: Luck) -> None:
    wanted = 1 + luck.below(STEPS)
    for _ in range(TRIES * wanted):
        if len(pair.worlds[0].entries) > wanted:
            break
        _step(pair, viewer, luck)


def _whispered(game: Game, g: State, secret: Whisper, viewer: int, luck: Luck) -> Pair | None:
    """Two tables at which something else is told to one seat, and which look alike to another; None: none is found."""
    found = laid_out(game, g, secret, viewer, luck)
    if found is None:
        return None
    pair = _opened(game, *found.tables, viewer, luck, bot=False)
    _answer(pair, [asked_of(world.state, secret.by) for world in pair.worlds], found.chosen)
    if luck.below(4) == 0:
        _play_on(pair, viewer, luck)
    return pair


def _with_orders(g: State, twin: State, viewer: int) -> State:
    """Where nothing else is hidden, what others have ordered is: another thing on each table."""
    others = [seat for seat in g.settings["seats"] if g.game.seats.index(seat) != viewer]
    if g.game.hidden_together or g.orders or not others:
        return g
    mine, by = g.clone(), g.game.seats.index(others[0])
    rule = engine.pending(g)[0].rule
    mine.orders, twin.orders = {by: {rule: STRANGE}}, {by: {rule: STRANGE + 1}}
    return mine


def _opened(game: Game, g: State, twin: State, viewer: int, luck: Luck, bot: bool) -> Pair:
    """A bot draws from the key, so that both of one have the same."""
    same_key = bot or (bool(game.hidden_together) and luck.below(2) == 0)
    key = key_of(f"key {luck.below(1 << 30)}").hex()
    other = key if same_key else key_of(f"key {luck.below(1 << 30)}").hex()
    texts = game.write_position(g), game.write_position(twin)
    settings = game.read_position(texts[0]).settings
    chairs = {seat: Chair(ONLINE, name=seat.title()) for seat in settings["seats"]}
    if bot:
        bots = [bot for bot in bots_for(game.name) if bot in QUICK]
        chairs[game.seats[viewer]] = Chair(BOT, bot=bots[luck.below(len(bots))])
    worlds = [
        Opened(game.name, game.rules_version, game.content_hash(g), settings, chairs, each, origin=text)
        for each, text in zip((key, other), texts, strict=True)
    ]
    first, second = (World(Table("", [Row(0, NOON, "", opened)]), [opened]) for opened in worlds)
    name = "" if viewer == SPECTATOR else game.seats[viewer]
    return Pair(name, (first, second), same_key, texts[0] != texts[1], bot)


# -- playing on


def _step(pair: Pair, viewer: int, luck: Luck) -> bool:
    """One more entry on both tables, of which the viewer may see what is equal. False: there is none."""
    what = luck.below(10)
    mine, other = pair.worlds
    if what == 0:
        for world in pair.worlds:
            world.do(Wrote("Somebody", f"word {luck.below(1)}"))
        return True
    if what == 1:
        return _take_back(pair, luck)
    if what == 2:
        return _order(pair, viewer, luck)
    questions = engine.pending(mine.state)
    if not questions:
        return False
    asked = questions[luck.below(len(questions))]
    theirs = counterpart(asked, other.state)
    if theirs is None:
        return False
    chosen = corresponding(asked, theirs, luck)
    states = mine.state, other.state
    if chosen is None or shows(states, chosen, viewer, asked.by, pair.same_key):
        return False
    _answer(pair, [asked, theirs], chosen)
    return True


def _answer(pair: Pair, questions: Sequence[Decision], chosen: tuple[int, int]) -> None:
    for world, asked, option in zip(pair.worlds, questions, chosen, strict=True):
        g = world.state
        world.do(Answered(g.game.seats[asked.by], asked.rule, option_name(g, asked, option)))


def _take_back(pair: Pair, luck: Luck) -> bool:
    seats = list(pair.worlds[0].table.chairs)
    seat = seats[luck.below(len(seats))]
    entries: list[Entry] = []
    for world in pair.worlds:
        try:
            entries.append(world.table.take_back(seat, world.table.number))
        except Refused:
            continue
    if len(entries) < 2:
        return True  # nothing happens; should the offers differ, whoever sees them will tell
    for world, entry in zip(pair.worlds, entries, strict=True):
        world.do(entry)
    return True


def _order(pair: Pair, viewer: int, luck: Luck) -> bool:
    """Somebody else gives a standing order, another one in each world, for a question that is not asked now."""
    game = pair.worlds[0].table.game
    if game.together(pair.worlds[0].state):
        return True
    others = [seat for seat in pair.worlds[0].table.chairs if game.seats.index(seat) != viewer]
    seat = others[luck.below(len(others))]
    rules = sorted({each.rule for world in pair.worlds for each in engine.pending(world.state)})
    by = game.seats.index(seat)
    if any(each.by == by for world in pair.worlds for each in engine.pending(world.state)):
        return True
    entries: list[Entry] = []
    for number, world in enumerate(pair.worlds):
        try:
            entries.append(world.table.order(seat, rules[0], luck.below(3) + 3 * number))
        except Refused:
            return True
    for world, entry in zip(pair.worlds, entries, strict=True):
        world.do(entry)
    pair.differ = True
    return True


def settings_of(game: Game, luck: Luck) -> dict[str, Any]:
    """Two seats or more, in any order, as many as the game allows; the rest as usual."""
    left, chosen = list(game.seats), []
    for _ in range(2 + luck.below(len(left) - 1)):
        chosen.append(left.pop(luck.below(len(left))))
    while True:
        settings: dict[str, Any] = {"seats": chosen}
        try:
            game.table(settings)
            return settings
        except BadSettings:
            chosen = chosen[1:]
