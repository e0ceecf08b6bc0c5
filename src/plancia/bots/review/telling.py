# not compiled
"""Puts a review into what is told of it, as far as it is done."""

from __future__ import annotations

from plancia.bots.review.better import Found, Said
from plancia.bots.review.review import TURNS, Review
from plancia.bots.review.sums import Part, Sums, luck_after, mean, sums
from plancia.bots.review.told import Continuation, Punishment, ReviewTold, RoundMark, SeatReview, Share, Stroke, Turning
from plancia.games.voices import voice_of

FEW = 4  # strokes of luck that are told
SMALL = 0.02  # of the chance to win: less is not worth telling
AS_MUCH = 0.7  # of what was missed before: the same chance
NOWHERE = -1
NONE = Part(0.0, 0.0, 0.0)


def tell(review: Review, lang: str) -> ReviewTold:
    course = review.course
    whole = len(review.seen) == len(review.stretches)
    places = _moments(review)
    return ReviewTold(
        course.game.name,
        review.share if not review.complete else 1.0,
        review.readable,
        review.complete,
        course.together,
        [course.steps[place].number for place in places] + [course.last],
        [
            RoundMark(each.titles[lang], course.steps[each.step].number)
            for each in course.rounds
            if each.step < len(course.steps)
        ],
        [_seat(review, index, places, whole, lang) for index in range(len(course.seats))],
        _turning(review, lang),
        _strokes(review, lang) if whole else [],
    )


def _moments(review: Review) -> list[int]:
    """Places of the course at which the chances are known."""
    known = {review.stretches[number].begins for number in review.done.starts}
    for number in review.done.stretches:
        stretch = review.stretches[number]
        known.update(range(stretch.begins, stretch.ends))
    return sorted(known)


def _seat(review: Review, index: int, places: list[int], whole: bool, lang: str) -> SeatReview:
    course, end = review.course, review.end[index]
    seat = course.seats[index]
    curve = [_chance(review, place, index) for place in places]
    found = sums(review.seen, review.end, index, seat) if whole else Sums((curve or [end])[0], end, NONE, NONE, NONE)
    accuracy, decisions = _accuracy(review, seat)
    return SeatReview(
        course.game.seats[seat],
        voice_of(course.game.name).seat_name(course.end, seat, lang),
        found.initial,
        end,
        Share(*found.luck),
        Share(*found.own),
        Share(*found.others),
        accuracy if review.complete else None,
        decisions,
        [round(each, 4) for each in [*curve, end]],
    )


def _chance(review: Review, place: int, index: int) -> float:
    number = review.stretch_of(place)
    if number in review.done.stretches:
        return mean(review.done.stretches[number][0][place - review.stretches[number].begins], index)
    return mean(review.done.starts[number], index)


def _accuracy(review: Review, seat: int) -> tuple[float | None, int]:
    """A decision counts as much as there was to be lost by choosing blindly."""
    found = review.done.glanced | {place: each for place, (each, _) in review.done.looked.items()}
    mine = [each for place, each in found.items() if review.course.steps[place].by == seat]
    at_stake = sum(each.spread for each in mine)
    return (1.0 - sum(each.loss for each in mine) / at_stake if at_stake > 0.0 else None), len(mine)


def _turning(review: Review, lang: str) -> list[Turning]:
    """Of several in which the same chance was missed, the last: after it there was no way back."""
    moved, best = review.moved(), dict[tuple[int, int], int]()
    weights = {place: max(abs(moved[place]), found.loss) for place, (found, _) in review.done.looked.items()}
    for place in sorted(weights):
        at = review.course.steps[place].by, review.stretch_of(place)
        if weights[place] >= max(SMALL, AS_MUCH * weights.get(best.get(at, NOWHERE), 0.0)):
            best[at] = place
    ranked = sorted(best.values(), key=lambda place: (-weights[place], place))
    return [_turn(review, place, moved[place], *review.done.looked[place], lang) for place in ranked[:TURNS]]


def _turn(review: Review, place: int, moved: float, found: Found, said: Said, lang: str) -> Turning:
    course, step, reply = review.course, review.course.steps[place], said.reply
    before, of = _chance(review, place, course.seats.index(step.by)), course.game.seats
    return Turning(
        step.number,
        _round(review, place, lang),
        course.game.seats[step.by],
        said.question[lang],
        said.played[lang],
        before,
        before + moved,
        found.loss,
        said.better.get(lang, ""),
        found.chance,
        [each[lang] for each in said.reasons],
        None
        if reply is None
        else Punishment(course.game.seats[reply.by], reply.texts[lang], reply.share, reply.chance),
        [Continuation(of[seat], texts[lang]) for seat, texts in said.line],
    )


def _strokes(review: Review, lang: str) -> list[Stroke]:
    """What chance moved most, for the seat that it moved most."""
    course, found = review.course, list[Stroke]()
    seen = review.seen
    for number, each in enumerate(seen):
        place = each.stretch.ends
        last = course.steps[place - 1]
        if not last.by_chance:
            continue
        changes = [luck_after(seen, number, review.end, index) for index in range(len(course.seats))]
        index = max(range(len(changes)), key=lambda index: abs(changes[index]))
        if abs(changes[index]) >= SMALL:
            found.append(
                Stroke(
                    _number(review, place),
                    _round(review, place - 1, lang),
                    course.game.seats[course.seats[index]],
                    course.game.seats[last.by],
                    review.label(place - 1)[lang],
                    changes[index],
                )
            )
    return sorted(found, key=lambda stroke: -abs(stroke.change))[:FEW]


def _number(review: Review, place: int) -> int:
    course = review.course
    return course.steps[place].number if place < len(course.steps) else course.last


def _round(review: Review, place: int, lang: str) -> str:
    number = review.course.round_at(place)
    return review.course.rounds[number].titles[lang] if number >= 0 else ""
