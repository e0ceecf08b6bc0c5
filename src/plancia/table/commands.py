"""What can be done at a table, by whom and when. Nothing here changes it: each returns the entry, or raises Refused."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from secrets import token_hex

from msgspec.structs import replace

from plancia.games.shelf import game_named
from plancia.games.voices import voice_of
from plancia.kernel import engine
from plancia.kernel.procedure import ASK, TOGETHER, kinds_of_procedure, steps_of
from plancia.kernel.written.record import option_name
from plancia.table import chairs, fair_chance, undo
from plancia.table.chosen import NotAnAnswer, chosen, chosen_set
from plancia.table.entries import (
    Answered,
    AskedBack,
    Chair,
    Consented,
    Entry,
    Kept,
    Ordered,
    Rekeyed,
    Reseated,
    TookBack,
    Wrote,
)
from plancia.table.fold import Fold
from plancia.table.refusals import Refused, Stale

LONGEST_TEXT = 500
MOST_KEPT = 200
MOST = 1 << 31  # an option is a small number


class Commands(Fold):
    def check_seat(self, seat: str | None) -> None:
        if seat is not None and seat not in self.chairs:
            raise Refused("no-such-seat", text="nobody sits there")

    def answer(self, seat: str, option: str, at: int, bot: str = "", picks: Sequence[str] | None = None) -> Answered:
        """Accepted only for the question that the sender saw, with an option that it offered, or a set of `picks`."""
        self.check_seat(seat)
        asked, now = self.asked(seat), self.now
        if asked is None:
            if at != now.number:
                raise Stale(now.number)
            raise self._not_asked()
        if not now.put[seat].number <= at <= now.number:
            raise Stale(now.number, asked.rule)
        chairs.check_player(now.chairs[seat], bot)
        g = self.state
        try:
            if picks is None:
                chosen(g, asked, option)
                return Answered(seat, asked.rule, option, bot)
            named = [option_name(g, asked.whole or asked, each) for each in chosen_set(g, asked, picks)]
        except NotAnAnswer as wrong:
            raise Refused(wrong.code, wrong.rule, wrong.text, wrong.texts) from None
        return Answered(seat, asked.rule, "", bot, tuple(named))

    def _not_asked(self) -> Refused:
        if self.over:
            return Refused("over", self.game.over_rule, "the game is over")
        return Refused("not-your-question", engine.pending(self.state)[0].rule, self.waits_for())

    def order(self, seat: str, about: str, option: int | None) -> Ordered:
        """The option by its number; None revokes the order."""
        self.check_seat(seat)
        if self.over:
            raise self._not_asked()
        chairs.check_player(self.chairs[seat], "")
        rule = about if about in _asking_rules(self.game.name) else ""
        if not rule:
            offered = voice_of(self.game.name).orders(self.state, self.index(seat), "en")
            rule = next((order.rule for order in offered if order.about == about), "")
        if not rule:
            raise Refused("no-such-rule", text="no question is put by this rule, or about that")
        if option is not None and not -MOST < option < MOST:
            raise Refused("no-such-option", rule, "this is not among the options")
        if self.state.orders.get(self.index(seat), {}).get(about) == option:
            raise Refused("no-change", rule, "it is so already")
        return Ordered(seat, about, option)

    def take_back(self, seat: str, at: int) -> TookBack | AskedBack:
        """To before the last answer of that seat: at once where that is free, or where all agree in advance."""
        self.check_seat(seat)
        now = self.now
        if not 0 <= at <= now.number or self.snapshots[at].moment is not now.moment:
            raise Stale(now.number)
        chairs.check_player(now.chairs[seat], "")
        offer = undo.offer(self, now, self.state, seat)
        if offer is None:
            raise Refused("over" if self.over else "no-undo", text="there is nothing that this seat can take back")
        if offer.free:
            return TookBack(seat, offer.to)
        if now.request is not None:
            raise Refused("asked-already", text="somebody has asked to go back already")
        return AskedBack(seat, offer.to)

    def consent(self, seat: str, agrees: bool, at: int) -> Consented:
        """Who asked may still say no."""
        self.check_seat(seat)
        request = self.now.request
        if request is None or not request.number <= at <= self.number:
            raise Stale(self.number) if at != self.number else Refused("no-request", text="nobody asks to go back")
        may_withdraw = seat == request.seat and not agrees
        if seat not in self.now.missing() and not may_withdraw:
            raise Refused("not-asked", text="this seat is not asked, or has agreed")
        return Consented(seat, agrees)

    def reseat(self, seat: str, chair: Chair) -> Reseated:
        self.check_seat(seat)
        return Reseated(seat, chairs.seated(self.chairs[seat], chair, self.game.name))

    def write(self, name: str, text: str, seat: str = "") -> Wrote:
        self.check_seat(seat or None)
        if len(name) > chairs.LONGEST_NAME or not name.isprintable():
            raise Refused("bad-name", text=f"a name has up to {chairs.LONGEST_NAME} characters that can be read")
        if not text.strip() or len(text) > LONGEST_TEXT or any(map(_is_harmful, text)):
            raise Refused("bad-text", text=f"a line has up to {LONGEST_TEXT} characters that can be read")
        return Wrote(name, text, seat)

    def keep(self, seat: str, name: str, at: int) -> Kept:
        """A save point of a moment that is still part of the game."""
        self.check_seat(seat)
        if not name.strip() or len(name) > chairs.LONGEST_NAME or any(map(_is_harmful, name)) or "\n" in name:
            raise Refused("bad-name", text=f"a name has up to {chairs.LONGEST_NAME} characters that can be read")
        if not 0 <= at <= self.number or self.snapshots[at].moment not in self.now.moment.line():
            raise Refused("no-such-entry", text=f"entry {at} is not part of the game, or was taken back")
        kept = self.kept
        if any(point.name == name for point in kept):
            raise Refused("kept-already", text="another save point has this name")
        if len(kept) >= MOST_KEPT:
            raise Refused("too-many-kept", text=f"a table has up to {MOST_KEPT} save points")
        return Kept(seat, name, at)

    def branch(self, number: int, key: str = "") -> list[Entry]:
        """The first entries of a new table that goes on exactly from here, as it stood after an entry: what was played
        up to there, and a key of its own for what comes."""
        if not self.may_branch():
            raise Refused("no-branch", text="others still play this game: it can be branched from when it is over")
        if not 0 <= number <= self.number:
            raise Refused("no-such-entry", text=f"there is no entry {number}")
        key = key or token_hex(fair_chance.KEY_SIZE)
        fair_chance.check_key(key)
        then = self.snapshots[number]
        opened = replace(
            self.opened,
            chairs={seat: chairs.back(chair) for seat, chair in self.chairs.items()},
            branch_of=self.id,
            branch_at=number,
            secret=min(self.opened.secret, len(then.keys)) if self.over else len(then.keys),
        )
        return [opened, *(moment.said for moment in then.moment.line()[1:]), Rekeyed(key)]

    def may_branch(self) -> bool:
        return self.over or self.goes_back_freely()

    def goes_back_freely(self) -> bool:
        """One person in all, or everybody on one side."""
        return chairs.is_solo(self.chairs) or self.game.together(self.state)


@cache
def _asking_rules(name: str) -> frozenset[str]:
    """The rules by which a game asks anything."""
    game = game_named(name)
    package = type(game).__module__.rpartition(".")[0]
    ours = [kind for kind in kinds_of_procedure(game).values() if kind.__module__.startswith(package)]
    return frozenset(step.rule for kind in ours for step in steps_of(kind) if step.kind in (ASK, TOGETHER))


def _is_harmful(character: str) -> bool:
    """What cannot be written, or turns the text around it into something else."""
    if character == "\n":
        return False
    return unicodedata.category(character) in ("Cc", "Cs") or unicodedata.bidirectional(character) in BIDI


BIDI = ("LRE", "RLE", "PDF", "LRO", "RLO", "LRI", "RLI", "FSI", "PDI")
