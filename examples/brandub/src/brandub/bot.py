"""What thumb knows of Brandub: tries each move on a board of its own and looks at what stands then."""

from __future__ import annotations

from brandub.rules import is_hostile, may_go
from brandub.state import ATTACKER, ATTACKERS, CORNERS, DEFENDER, DEFENDERS, KING, LINES, Brandub
from plancia.kernel import engine
from plancia.kernel.chance import below

WON = 10_000


def best_option(g: Brandub, seat: int) -> int:
    """Among the best, any: two games are not the same."""
    assert g.decision is not None
    worth = {option: after(g, option, seat) for option in g.decision.options}
    best = [option for option in worth if worth[option] == max(worth.values())]
    return best[below(g.key, g.moves, len(best))[0]]


def after(g: Brandub, option: int, seat: int) -> int:
    """What the board is worth to a seat when this option is taken and the turn is finished well."""
    twin = g.clone()
    engine.answer(twin, option, seat)
    if twin.decision is not None and twin.decision.by == seat and twin.decision.kind == "square":
        return max(after(twin, square, seat) for square in twin.decision.options)
    value = worth(twin)
    return value if seat == DEFENDERS else -value


def worth(g: Brandub) -> int:
    """For the defenders: pieces, and how free the king is."""
    if g.ended_by:
        return 0 if len(g.winners) == 2 else WON if g.winners == (DEFENDERS,) else -WON
    king = g.board.index(KING)
    roads = sum(may_go(g, king, corner) is None for corner in CORNERS)
    if roads and (roads > 1 or g.turn == DEFENDERS):
        return WON // 2
    room = sum(may_go(g, king, to) is None for line in LINES[king] for to in line)
    near = sum(is_hostile(g, line[0], ATTACKERS) for line in LINES[king] if line)
    return 30 * (2 * g.board.count(DEFENDER) - g.board.count(ATTACKER)) + 3 * room + 200 * roads - 12 * near
