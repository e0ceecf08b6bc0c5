"""A scene of Wroth.

    scene = wroth('''
        active = "koda"
        [seats.koda]
        dice = "battle mine"
        regions.1 = "2 regular"
        [seats.runen]
        regions.7 = "1 regular"
    ''')
    scene.koda("spend-battle", "7")       # answers by stable name; where one is left it goes without a word
    assert scene.units("runen", 7) == ""

Chance follows `rolls`, outcomes by name; where they end, the table waits. The curtain falls at the end of the phase in
which the scene begins; `play_on` lifts it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from textwrap import dedent
from typing import Any

from plancia.games.wroth.game import GAME
from plancia.games.wroth.notation.position import read_position
from plancia.games.wroth.notation.position_pieces import dice_text, units_text
from plancia.games.wroth.rules.ai.threat import threat
from plancia.games.wroth.rules.round.rounds import Round
from plancia.games.wroth.state.box import FACTIONS, NOBODY, OMNI
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, steps_of
from tests.scenes.stage import AUDIENCE, Rolls, Stage

SIDES = [*FACTIONS, "humans"]


class Curtain(Procedure):
    """Stands between the round and the phase of a scene, and stops the play when the phase is over."""

    def __init__(self) -> None:
        self.lifted = 0

    @ask("W-ROUND-01", into="lifted")
    def fall(self, g: Wroth) -> Decision | None:
        if g.over:
            return None
        asked = g.ask(AUDIENCE, "curtain")
        asked.offer(1, None)
        asked.always = True
        return asked


class Scene(Stage):
    def aldan(self, *names: str | int) -> Scene:
        return self.act("aldan", *names)

    def guild(self, *names: str | int) -> Scene:
        return self.act("guild", *names)

    def koda(self, *names: str | int) -> Scene:
        return self.act("koda", *names)

    def ooglan(self, *names: str | int) -> Scene:
        return self.act("ooglan", *names)

    def runen(self, *names: str | int) -> Scene:
        return self.act("runen", *names)

    def discard_everything(self) -> Scene:
        """Everyone discards a die on each turn, until something else is asked."""
        while self.waits_for in FACTIONS:
            discards = [name for name in self.options if name.startswith("discard")]
            self.act(self.waits_for, discards[0], "end")
        return self

    # what lies on the table

    @property
    def vp(self) -> dict[str, int]:
        return dict(zip(SIDES, self.g.vp, strict=True))

    @property
    def corra(self) -> dict[str, int]:
        return dict(zip(FACTIONS, self.g.corra, strict=True))

    @property
    def board(self) -> dict[str, int]:
        return dict(zip(FACTIONS, self.g.board, strict=True))

    @property
    def discard(self) -> dict[str, int]:
        return dict(zip(FACTIONS, self.g.discard, strict=True))

    @property
    def pool(self) -> str:
        return dice_text(self.g.pool)

    @property
    def first(self) -> str:
        return FACTIONS[self.g.humans[self.g.first]]

    @property
    def winners(self) -> list[str]:
        return [SIDES[side] for side in self.g.winners]

    def units(self, who: str, region: int | str) -> str:
        """ "2 stoic, 1 regular"; "" when there are none."""
        return units_text(self.g, FACTIONS.index(who), 0 if region == "shores" else int(region))

    def map(self, who: str) -> dict[str | int, str]:
        """Every region where a faction has units."""
        places = [region for region in range(9) if self.g.count(FACTIONS.index(who), region)]
        return {region or "shores": self.units(who, region) for region in places}

    def dice(self, who: str) -> str:
        start = FACTIONS.index(who) * 4
        return dice_text(self.g.dice[start : start + 4])

    def omniscient(self, who: str) -> str:
        face = self.g.omni[FACTIONS.index(who)]
        return "" if face == NOBODY else OMNI[face]

    def threat(self, region: int) -> int:
        return threat(self.g, region)

    # what has happened

    @property
    def log(self) -> list[Any]:
        return self.g.log or []

    def done(self, effect: str, **wanted: Any) -> list[Any]:
        """Effects in the log by name, with these attributes: done("Hit", region=3); factions and sides by name."""
        for key in ("who", "by", "side"):
            if isinstance(wanted.get(key), str):
                wanted[key] = SIDES.index(wanted[key])
        return [
            each
            for each in self.log
            if type(each).__name__ == effect and all(getattr(each, key) == value for key, value in wanted.items())
        ]

    def told(self, what: str) -> list[Any]:
        return self.done("Told", what=what)

    def turns(self) -> list[str]:
        """Whose turns there have been, the skipped ones in brackets."""
        forms = {"turn": "{}", "skip": "({})", "ai-turn": "AI"}
        return [forms[each.what].format(FACTIONS[each.who]) for each in self.log if getattr(each, "what", "") in forms]


def wroth(text: str, rolls: Rolls | None = None, packs: Sequence[Path] = ()) -> Scene:
    """Set a table by a position, with a curtain at the end of its phase; `packs` lie over the box."""
    g = read_position(GAME, dedent(text), packs, file="scene")
    round_ = g.stack[1] if len(g.stack) > 1 else None
    if isinstance(round_, Round):
        if len(g.stack) == 2:
            phase: Procedure = steps_of(Round)[round_.at].body(round_, g)
            round_.at += 1
            g.stack.append(phase)
        g.stack.insert(2, Curtain())
    return Scene(g, rolls or {})


def new_game(rolls: Rolls | None = None, **settings: Any) -> Scene:
    """A game from its set-up on."""
    g = GAME.table(settings)
    scene = Scene(g, rolls or {})
    GAME.begin(g)
    return scene
