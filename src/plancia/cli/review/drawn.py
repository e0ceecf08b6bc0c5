"""A review in the terminal: curves in text, and sentences. What is known is printed, and nothing twice."""

from __future__ import annotations

from plancia.bots.review.told import ReviewTold, SeatReview, Share, Turning
from plancia.cli.console import Console

STEPS = "▁▂▃▄▅▆▇█"
MOST = 56  # columns of a curve


class Drawn:
    def __init__(self, out: Console) -> None:
        self.out = out
        self.say = out.say
        self.has_curve = False
        self.turns: set[int] = set()  # those that are printed
        self.is_whole = False

    def show(self, told: ReviewTold) -> None:
        if told.readable and not self.has_curve:
            self.has_curve = True
            self._curves(told)
            self._sums(told)
            self.out.print(self.say("review-turning"), "bold")
        if told.readable:
            self._turning(told)
        if told.complete and not self.is_whole:
            self.is_whole = True
            self._strokes(told)
            self._accuracy(told)

    def _sides(self, told: ReviewTold) -> list[SeatReview]:
        """Who wins or loses as one has one curve."""
        return told.seats[:1] if told.together else told.seats

    def _name(self, told: ReviewTold, seat: str) -> str:
        return next((each.name for each in told.seats if each.seat == seat), seat)

    def _curves(self, told: ReviewTold) -> None:
        self.out.print(self.say("review-curve"), "bold")
        sides = self._sides(told)
        names = [self.say("review-company") if told.together else each.name for each in sides]
        margin = max(len(name) for name in names) + 1
        for name, each in zip(names, sides):
            line = "".join(STEPS[min(7, int(8 * chance))] for chance in shortened(each.curve))
            first, last = percent(each.initial), percent(each.final)
            self.out.print(f"{name:{margin}}{first:>5} {line} {last:>5}")
        ticks, length = [" "] * min(MOST, len(told.numbers)), len(told.numbers)
        for n, mark in enumerate(told.rounds, 1):
            place = next((at for at, number in enumerate(told.numbers) if number >= mark.number), length - 1)
            for offset, letter in enumerate(str(n)):
                at = place * len(ticks) // length + offset
                if at < len(ticks):
                    ticks[at] = letter
        self.out.print(" " * (margin + 6) + "".join(ticks).rstrip(), "dim")
        self.out.out.print()

    def _sums(self, told: ReviewTold) -> None:
        self.out.print(self.say("review-sums"), "bold")
        for each in told.seats:
            self.out.print(
                self.say(
                    "review-seat-together" if told.together and len(told.seats) == 1 else "review-seat",
                    name=each.name,
                    first=percent(each.initial),
                    last=percent(each.final),
                    luck=points(each.luck),
                    own=points(each.own),
                    others=points(each.others),
                ),
                indent=2,
            )
        self.out.print(self.say("review-sums-why"), "dim")
        self.out.out.print()

    def _turning(self, told: ReviewTold) -> None:
        for turn in told.turning:
            if turn.number in self.turns:
                continue
            self.turns.add(turn.number)
            self._turn(told, turn)

    def _turn(self, told: ReviewTold, turn: Turning) -> None:
        say, name = self.say, self._name(told, turn.seat)
        moved = say("review-moved", before=percent(turn.before), after=percent(turn.after))
        self.out.print(
            " · ".join(each for each in (f"{len(self.turns)}. {turn.round}", name, turn.question) if each), "bold"
        )
        self.out.print(say("review-played", label=bare(turn.played), moved=moved), indent=3)
        if turn.better:
            with_it, so = percent(turn.chance), percent(turn.chance - turn.loss)
            self.out.print(say("review-better", label=bare(turn.better), chance=with_it, instead=so), indent=3)
            for reason in turn.reasons:
                self.out.print(reason, indent=5)
        elif turn.after > turn.before:
            self.out.print(say("review-good"), indent=3)
        else:
            self.out.print(say("review-none-better"), indent=3)
        if turn.reply is not None:
            who, label = self._name(told, turn.reply.seat), bare(turn.reply.text)
            share, left = percent(turn.reply.share), percent(turn.reply.chance)
            self.out.print(say("review-reply", who=who, label=label, share=share, chance=left), indent=3)
        line = self._line(told, turn)
        if line:
            self.out.print(say("review-line-better" if turn.better else "review-line", line=line), indent=3)
        self.out.print(say("review-look", number=turn.number), "dim", indent=3)

    def _line(self, told: ReviewTold, turn: Turning) -> str:
        """Who goes on is named once."""
        said, last = "", ""
        for each in turn.line:
            text = bare(each.text)
            said += f"; {text}" if each.seat == last else f"{'. ' if said else ''}{self._name(told, each.seat)}: {text}"
            last = each.seat
        return said

    def _strokes(self, told: ReviewTold) -> None:
        if told.strokes:
            self.out.out.print()
            self.out.print(self.say("review-strokes"), "bold")
        for stroke in told.strokes:
            words = {"name": self._name(told, stroke.seat), "round": stroke.round, "label": bare(stroke.played)}
            key = "review-lucky" if stroke.change > 0 else "review-unlucky"
            by, n = self._name(told, stroke.by), round(abs(100 * stroke.change))
            self.out.print(self.say(key, by=by, n=n, **words), indent=2)

    def _accuracy(self, told: ReviewTold) -> None:
        self.out.out.print()
        self.out.print(self.say("review-accuracy"), "bold")
        for each in told.seats:
            said = self.say("review-accuracy-none") if each.accuracy is None else percent(each.accuracy)
            self.out.print(self.say("review-accuracy-of", name=each.name, said=said, n=each.decisions), indent=2)
        self.out.print(self.say("review-accuracy-why"), "dim")


def shortened(curve: list[float]) -> list[float]:
    """No wider than a line; the end is the end."""
    if len(curve) <= MOST:
        return curve
    return [*(curve[place * (len(curve) - 1) // (MOST - 1)] for place in range(MOST - 1)), curve[-1]]


def bare(label: str) -> str:
    """As a part of a sentence."""
    return label.removesuffix(".")


def percent(chance: float) -> str:
    return f"{round(100 * chance)} %"


def points(share: Share) -> str:
    """Hundredths of the chance to win, with how far they may be off."""
    value, error = round(100 * share.value), round(100 * (share.high - share.value))
    return f"{value:+d} ± {error}".replace("-", "−") if error else f"{value:+d}".replace("-", "−")
