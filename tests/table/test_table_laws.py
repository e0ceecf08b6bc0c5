"""The laws of every table, on random play of everything that can be done at one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from plancia.kernel.written.save import state_hash
from plancia.lab.random_walk import Luck, text_of
from plancia.table.chairs import back
from plancia.table.entries import BOT, ONLINE, OPEN, STAND_IN, AskedBack, Chair, Clock, Stopped, TookBack
from plancia.table.table import Refused, Stale, Table
from tests.table.playing import Play, bot, here, look, person, pick, sit, solo, stored, thought, tolls, verrix, wroth

LIVE = Clock("live", move=60, total=3600)
DAYS = Clock("days", move=86_400, quiet_from=22 * 60, quiet_to=8 * 60, zone="Europe/Rome")

TABLES: dict[str, Callable[[], Play]] = {
    "tolls": lambda: tolls(LIVE),
    "tolls with bots": lambda: tolls(north=person("Nora"), east=bot(), west=here(), south=bot()),
    "tolls, two people": lambda: tolls(DAYS, north=person(), west=person()),
    "tolls alone": lambda: tolls(north=here("Nora"), east=bot(), south=bot()),
    "verrix": lambda: verrix(LIVE),
    "verrix with bots": lambda: verrix(None, orange=here(), yellow=bot(), violet=person("Vera"), blue=bot()),
    "wroth": lambda: wroth(DAYS),
    "wroth, four": lambda: wroth(None, koda=here(), guild=here(), aldan=bot("random"), ooglan=person("Ugo")),
    "wroth alone": solo,
    "wroth together": lambda: sit(
        "wroth", {"koda": person(), "runen": bot(), "aldan": person()}, ai="guild", scenario="GUI-2"
    ),
}


class Anything:
    """Somebody at the table does something, as luck has it."""

    def __init__(self, play: Play, seed: object) -> None:
        self.play = play
        self.luck = Luck(seed)
        self.done: dict[str, int] = {}

    def act(self) -> None:
        acts = (
            [self.answer] * 12 + [self.take_back] * 2 + [self.order, self.reseat, self.chat, self.stop, self.nonsense]
        )
        act = self.consent if self.play.table.now.request and self.luck.below(4) else acts[self.luck.below(len(acts))]
        before = self.play.table.number
        try:
            act()
        except Refused:
            assert self.play.table.number == before
        else:
            name = act.__name__
            self.done[name] = self.done.get(name, 0) + 1

    def answer(self) -> None:
        play, table = self.play, self.play.table
        waiting = table.waiting()
        if not waiting:
            raise Refused("over")
        asked = waiting[self.luck.below(len(waiting))]
        seat, kind = asked["seat"], asked["kind"]
        at = asked["since"] + self.luck.below(table.number - asked["since"] + 1)
        name = table.bots_due().get(seat, "")
        if name and (kind == BOT or self.luck.below(2)):
            play.do(table.answer(seat, thought(table, seat, name), at, name))
        else:
            play.do(table.answer(seat, pick(play.options(seat), self.luck), at), after=self.luck.below(90_000))

    def take_back(self) -> None:
        self.play.do(self.play.table.take_back(self.anybody(), self.play.table.number))

    def consent(self) -> None:
        self.play.do(self.play.table.consent(self.anybody(), self.luck.below(3) > 0, self.play.table.number))

    def order(self) -> None:
        table, seat = self.play.table, self.anybody()
        asked = table.asked(seat)
        if asked is None:
            raise Refused("not-your-question")
        topics = (asked.rule, *asked.about)
        about = topics[self.luck.below(len(topics))]
        ordered = about in table.state.orders.get(asked.by, {})
        self.play.do(table.order(seat, about, None if ordered else self.luck.option(asked)))

    def reseat(self) -> None:
        seat = self.anybody()
        chair = self.play.table.chairs[seat]
        new = [Chair(STAND_IN, bot="random"), Chair(ONLINE, name="Zoe"), here("Ivo"), bot(), Chair(OPEN), back(chair)]
        self.play.do(self.play.table.reseat(seat, new[self.luck.below(len(new))]))

    def chat(self) -> None:
        self.play.do(self.play.table.write("Anna", "Well played <b>!</b>", self.anybody()))

    def stop(self) -> None:
        self.play.do(Stopped(self.play.at, self.play.at + 50_000), after=60_000)

    def nonsense(self) -> None:
        """Each of these is refused."""
        table, seat, number = self.play.table, self.anybody(), self.play.table.number
        for wrong in (
            lambda: table.answer(seat, "nonsense", number),
            lambda: table.answer("nobody", "pass", number),
            lambda: table.answer(seat, "pass", number + 1),
            lambda: table.answer(seat, "pass", -1),
            lambda: table.order(seat, "X-01", 0),
            lambda: table.take_back(seat, number + 1),
            lambda: table.write("x" * 99, "hello"),
            lambda: table.reseat(seat, Chair(BOT, bot="hal")),
            lambda: table.branch(number + 1),
        ):
            with pytest.raises(Refused):
                wrong()
        raise Refused("nonsense")

    def ask(self) -> None:
        """Commands of which nobody appends what they return."""
        table, seat, number = self.play.table, self.anybody(), self.play.table.number
        asks: list[Callable[[], object]] = [lambda: table.answer(seat, self.play.options(seat)[0], number)]
        asks += [lambda: table.take_back(seat, number), lambda: table.consent(seat, True, number)]
        asks += [lambda: table.branch(number), lambda: table.reseat(seat, bot()), lambda: table.told(seat, "en")]
        for ask in asks:
            try:
                ask()
            except (Refused, IndexError):
                continue

    def anybody(self) -> str:
        return pick(list(self.play.table.chairs), self.luck)


def everything(table: Table) -> tuple[object, ...]:
    g = table.state
    return table.now, text_of(g), len(g.journal or []), len(g.log or []), len(table.rows)


@pytest.mark.parametrize("name", TABLES)
def test_the_sum_of_the_rows_is_the_table_that_applied_them(name: str) -> None:
    """And commands change nothing, and going back to look shows what was seen then, and a branch stands there too."""
    play = TABLES[name]()
    anything, luck = Anything(play, name), Luck(f"looks {name}")
    then: dict[int, tuple[int, list[bytes]]] = {}
    for _ in range(200):
        before = everything(play.table)
        anything.ask()
        assert everything(play.table) == before, "a command has changed the table"
        anything.act()
        if luck.below(8) == 0:
            then[play.table.number] = (play.at, play.looks())
    again = Table("table", stored(play.rows))
    assert play.looks(again) == play.looks()
    assert state_hash(again.state) == state_hash(play.table.state)
    assert again.record() == play.table.record()
    for seat in (*again.chairs, None):
        assert again.told(seat, "it") == play.table.told(seat, "it")
    for number, (at, seen) in then.items():
        for table in (play.table, again):
            shown = [look(table, seat, lang, at, number) for seat in (*table.chairs, None) for lang in ("en", "it")]
            assert shown == seen, f"entry {number} looks different now"
        if again.may_branch():
            branch = Play(again.branch(number, "cd" * 32), "branch")
            assert state_hash(branch.table.state) == state_hash(again.at(number)[1])
    assert anything.done.keys() >= {"answer", "chat", "reseat", "stop"}, anything.done


@pytest.mark.parametrize("name", ["tolls", "wroth", "wroth alone"])
def test_random_play_meets_everything(name: str) -> None:
    play = TABLES[name]()
    anything = Anything(play, f"everything {name}")
    for _ in range(400):
        anything.act()
    assert anything.done.keys() >= {"answer", "take_back", "order", "reseat", "chat", "stop"}
    kinds = {type(row.entry) for row in play.rows}
    assert TookBack in kinds
    assert name == "wroth alone" or AskedBack in kinds


def test_stale_is_a_refusal_that_says_where_the_table_is() -> None:
    play = wroth()
    play.random(3)
    with pytest.raises(Stale) as stale:
        play.table.answer(play.asked, play.options()[0], 0)
    assert (stale.value.code, stale.value.number) == ("stale", 3)
