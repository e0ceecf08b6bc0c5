"""What the worker for reviews does: looks at a finished game for a while, and tells how far it has come."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

import msgspec

from plancia.bots.review.course import Finished
from plancia.bots.review.review import Review
from plancia.bots.review.telling import tell
from plancia.kernel.words import LANGUAGES

SECONDS = 1.0  # at a time, so that several games come on and somebody sees how far it is
MOST = 4  # reviews begun that a process remembers; one that it has forgotten begins anew, and comes out the same

_begun: OrderedDict[str, Review] = OrderedDict()


class Piece(NamedTuple):
    id: str
    finished: Finished


class Looked(NamedTuple):
    """The review so far, by language, as it goes over the wire."""

    told: dict[str, bytes]
    complete: bool


def look_on(piece: Piece) -> Looked:
    review = _begun.pop(piece.id, None) or Review(piece.finished)
    _begun[piece.id] = review
    while len(_begun) > MOST:
        _begun.popitem(last=False)
    complete = review.work(SECONDS)
    if complete:
        del _begun[piece.id]
    return Looked({lang: msgspec.json.encode(tell(review, lang)) for lang in LANGUAGES}, complete)
