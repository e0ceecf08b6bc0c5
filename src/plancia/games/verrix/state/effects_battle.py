"""The verbs of Verrix for the Battle Board and the Mórrígan tokens."""

from __future__ import annotations

from plancia.games.verrix.state.box import NOBODY
from plancia.games.verrix.state.state import Verrix
from plancia.kernel.state import Effect


class JoinFaction(Effect[Verrix]):
    """A tribe takes part in a Battle, on the side of a commander; NOBODY: it has left."""

    RULE = "V-BATTLE-03"

    def __init__(self, who: int, commander: int) -> None:
        self.who = who
        self.commander = commander

    def apply(self, g: Verrix) -> None:
        g.side[self.who] = self.commander

    def is_quiet(self, g: Verrix) -> bool:
        return self.commander == self.who


class MoveDisc(Effect[Verrix]):
    """V-BATTLE-26, V-A-23: towards the attacker when positive; it stops at the last space. `moved`: how far it went."""

    RULE = "V-BATTLE-26"

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces
        self.moved = 0

    def apply(self, g: Verrix) -> None:
        last, before = len(g.box.track) - 1, g.disc
        g.disc = max(-last, min(last, before + self.spaces))
        self.moved = g.disc - before


class ClearBattle(Effect[Verrix]):
    """V-BATTLE-32, V-A-24: the disc at the centre, every token in the bag, nobody in a faction."""

    RULE = "V-BATTLE-32"
    QUIET = True

    def apply(self, g: Verrix) -> None:
        g.disc = 0
        g.ardour = False
        g.bag = g.box.tokens.copy()
        g.side = [NOBODY] * 5


class UseArdour(Effect[Verrix]):
    RULE = "V-AREA-12"

    def __init__(self, who: int) -> None:
        self.who = who

    def apply(self, g: Verrix) -> None:
        g.ardour = True


class DrawTokens(Effect[Verrix]):
    """V-RAID-08, V-BATTLE-17: the highest is used and stays out; the others go back to the bag."""

    def __init__(self, who: int, drawn: tuple[int, ...], rule: str) -> None:
        self.who = who
        self.drawn = drawn
        self.rule = rule
        self.used = max(drawn)

    def apply(self, g: Verrix) -> None:
        g.bag[self.used] -= 1


class ReturnTokens(Effect[Verrix]):
    """V-RAID-12: what was drawn goes back to the bag."""

    RULE = "V-RAID-12"
    QUIET = True

    def apply(self, g: Verrix) -> None:
        g.bag = g.box.tokens.copy()
