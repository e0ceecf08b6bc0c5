"""What came of this seat's own later answers in the games played so far: a rollout follows what did well, in place of
rules of thumb, and tries more the more games there were. Dice and what others answer are not told apart."""

from __future__ import annotations

from math import log
from typing import Any, Final

from plancia.bots.mind import Mind

CURIOUS: Final = 0.2  # of a chance to win: how much better than it looks may be what was seldom tried
WIDER: Final = 1.0  # answers that are tried besides the usual one, for each root of games


class Branch:
    """The games that passed here, and how they ended; by what was answered next."""

    def __init__(self) -> None:
        self.games = 0
        self.total = 0.0
        self.next: dict[int, Branch] = {}

    def add(self, value: float) -> None:
        self.games += 1
        self.total += value

    def onward(self, answer: int) -> Branch:
        if answer not in self.next:
            self.next[answer] = Branch()
        return self.next[answer]

    def answer(self, usual: int, options: list[int]) -> int:
        """The usual one has been played before. Something new, or what has done best as far as that is known."""
        known, fresh = [usual], list[int]()
        for option in options:
            if option == usual:
                continue
            if option in self.next:
                known.append(option)
            else:
                fresh.append(option)
        if fresh and len(known) < 1.0 + WIDER * self.games**0.5:
            return fresh[self.games % len(fresh)]
        games = 1.0
        for option in known:
            games += self.next[option].games
        best, chosen = -1.0, usual
        for option in known:
            found = self.next[option]
            hoped = found.total / found.games + CURIOUS * (log(games) / found.games) ** 0.5
            if hoped > best:
                best, chosen = hoped, option
        return chosen


class Plan:
    """One rollout on its way through the tree, until it comes to what is new."""

    def __init__(self, mind: Mind, seat: int, root: Branch) -> None:
        self.mind = mind
        self.seat = seat
        self.path = [root]
        self.is_known = True

    def answer(self, g: Any, usual: int) -> int:
        """`usual`: by rules of thumb, which hold for everybody else and from what is new on."""
        asked = g.decision
        if not self.is_known or asked.by != self.seat or asked.several or len(asked.options) == 1:
            return usual
        here, chosen = self.path[-1], usual
        if usual in here.next:
            chosen = here.answer(usual, self.mind.candidates(g, self.seat))
        self.is_known = chosen in here.next
        self.path.append(here.onward(chosen))
        return chosen

    def add(self, value: float) -> None:
        for branch in self.path:
            branch.add(value)
