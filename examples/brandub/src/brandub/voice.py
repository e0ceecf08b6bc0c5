"""What people read, see and click; the words are in text/."""

from __future__ import annotations

import pathlib
from typing import Any

from brandub.game import GAME
from brandub.state import (
    ATTACKER,
    CORNERS,
    DEFENDER,
    EMPTY,
    KING,
    SEATS,
    SIDE,
    SQUARES,
    THRONE,
    Brandub,
    Capture,
    End,
    Move,
    name_of,
)  # fmt: skip
from plancia.games.small import SmallVoice
from plancia.kernel.decision import Decision
from plancia.kernel.drawing import FIELD, Drawing, How, SeatDrawn, Shape, Tone, piece
from plancia.kernel.picture import Motion, Path
from plancia.kernel.state import Effect

PIECES = ("", "attacker", "defender", "king")
LOOK: dict[int, tuple[How, Tone, str]] = {
    ATTACKER: ("square", "dark", ""),
    DEFENDER: ("disc", "pale", ""),
    KING: ("disc", "gold", "♚"),
}


class BrandubVoice(SmallVoice):
    folder = pathlib.Path(__file__).parent
    game = GAME

    def notes(self, g: Any, lang: str, thing: Any) -> dict[str, Any]:
        """Squares and pieces by their names."""
        said = super().notes(g, lang, thing)
        squares = {key: name_of(said[key]) for key in ("source", "to", "at") if said.get(key, -1) >= 0}
        if isinstance(thing, Effect):
            return {"piece": PIECES[said.get("piece", 0)], "rule": said.get("rule", "")} | squares
        return squares | ({"from": name_of(thing.piece)} if getattr(thing, "piece", -1) >= 0 else {})

    def label(self, g: Brandub, decision: Decision, option: int, lang: str) -> str:
        there = PIECES[g.board[option]]
        return self.say(lang)(f"at-{there}", at=name_of(option)) if there else name_of(option)

    def tell(self, g: Brandub, effect: Effect[Any], lang: str) -> str:
        key = f"end-{effect.rule}" if isinstance(effect, End) else f"log-{type(effect).__name__}"
        return self.say(lang)(key, **self.notes(g, lang, effect))

    def spots(self, g: Brandub, decision: Decision, option: int) -> list[str]:
        return [f"square:{name_of(option)}"]

    def paths(self, g: Brandub, decision: Decision, option: int | None, lang: str) -> list[Path]:
        """From the piece in hand to where it would go."""
        if decision.kind != "square":
            return []
        squares = [g.stack[-1].piece] + ([] if option is None else [option])  # type: ignore[attr-defined]
        return [Path([f"square:{name_of(square)}" for square in squares])]

    def motion(self, g: Brandub, effect: Effect[Any]) -> Motion | None:
        if isinstance(effect, Move):
            source, to = f"square:{name_of(effect.source)}", f"square:{name_of(effect.to)}"
            return Motion("move", to, source, piece=piece(*LOOK[effect.piece]))
        if isinstance(effect, Capture):
            return Motion("gone", f"square:{name_of(effect.at)}", piece=piece(*LOOK[effect.piece]))
        return None

    def drawing(self, g: Brandub, lang: str) -> Drawing:
        say = self.say(lang)
        shapes: list[Shape] = []
        for at in range(SQUARES):
            x, y, square = FIELD * (at % SIDE), FIELD * (at // SIDE), name_of(at)
            there = PIECES[g.board[at]]
            what = "corner" if at in CORNERS else "throne" if at == THRONE else "square"
            label = say(f"at-{there or 'nothing'}", at=square, what=what)
            tone: Tone = "goal" if at in CORNERS else "home" if at == THRONE else "other" if at % 2 else "field"
            sign = "x" if at in CORNERS or at == THRONE else "·"
            shapes.append(Shape("square", x, y, tone, spot=f"square:{square}", label=label, sign=sign))
            if at in CORNERS or at == THRONE:
                shapes.append(Shape("cross" if at in CORNERS else "ring", x, y, "line", 50))
            if g.board[at] != EMPTY:
                how, tone, text = LOOK[g.board[at]]
                size = 62 if how == "square" else 70
                shapes.append(Shape(how, x, y, tone, size, label=label, text=text, sign=say(f"sign-{there}")))
        for n in range(SIDE):
            shapes.append(Shape("text", FIELD * n, FIELD * SIDE - 33, "line", 20, text="abcdefg"[n], sign="abcdefg"[n]))
            shapes.append(Shape("text", -67, FIELD * n, "line", 20, text=str(SIDE - n), sign=str(SIDE - n)))
        counts, king = (g.board.count(ATTACKER), g.board.count(DEFENDER)), "yes" if KING in g.board else "no"
        seats = []
        for n, seat in enumerate(SEATS):
            told = [say(f"left-{seat}", n=counts[n], king=king), say(f"seat-{seat}-text") + "."]
            seats.append(SeatDrawn(seat, *LOOK[(ATTACKER, KING)[n]], told))
        return Drawing(SIDE, SIDE, say("board"), shapes, seats, [say("quiet", n=g.quiet)])
