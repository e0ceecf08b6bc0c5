"""A scene of Nova Aetas.

    scene = nova('''
        rows = ["........", "........", "........"]
        active = "brigand"
        [heroes.valerio]
        at = "D2"
        [enemies]
        brigand = ["B2"]
    ''', die=[5, 5, 4, 4, 1, 1, 2, 2, 1, 1])
    scene.one("valerio")                  # answers by stable name; where one is left it goes without a word
    assert scene.at("brigand-1") == "C2"
    assert scene.boxes("brigand-1") == "02n 03y 06 07y 08 09y 09n"

Chance follows `rolls`, outcomes by name; where they end, the table waits. The curtain falls at the end of the
Activation in which the scene begins; `play_on` lifts it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from textwrap import dedent
from typing import Any

from plancia.games.nova_aetas.game import GAME
from plancia.games.nova_aetas.notation.option_names import model_name
from plancia.games.nova_aetas.notation.position import read_position
from plancia.games.nova_aetas.notation.position_sheets import words_of
from plancia.games.nova_aetas.rules.enemies.enemies import GroupActivation
from plancia.games.nova_aetas.rules.turn.activation import HeroActivation
from plancia.games.nova_aetas.state.box import SEATS, TOKENS
from plancia.games.nova_aetas.state.effects.enemies import CHOSEN, YES, Headed, Pondered
from plancia.games.nova_aetas.state.field import square_name
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask
from tests.scenes.stage import AUDIENCE, Stage

DRILL = Path(__file__).parent / "drill_pack"
RARE = DRILL.parent / "rare_pack"


class Curtain(Procedure):
    """Stands below the Activation of a scene, and stops the play when it is over."""

    def __init__(self) -> None:
        self.lifted = 0

    @ask("N-CORE-HORO-4", into="lifted")
    def fall(self, g: NovaAetas) -> Decision | None:
        if g.over:
            return None
        asked = g.ask(AUDIENCE, "curtain")
        asked.offer(1, None)
        asked.always = True
        return asked


class Scene(Stage):
    def one(self, *names: str | int) -> Scene:
        return self.act("one", *names)

    def two(self, *names: str | int) -> Scene:
        return self.act("two", *names)

    def pass_all(self) -> Scene:
        """Whoever is asked passes, as long as that can be said."""
        while self.waits_for in SEATS and "pass" in self.options:
            self.act(self.waits_for, "pass")
        return self

    def counter(self, name: str) -> int:
        """What the mission has counted so far."""
        return int(self.g.counters[self.g.plan().counters.index(name)])

    # models by name: "valerio", "brother-theodore", "brigand-2"

    def model(self, name: str) -> int:
        names = [model_name(self.g.box, model) for model in range(self.g.box.models)]
        return names.index(name)

    def at(self, name: str) -> str:
        """Its square; "" off the field."""
        square = self.g.at[self.model(name)]
        return "" if square < 0 else square_name(square, self.g.field().width)

    def wounds(self, name: str) -> int:
        return int(self.g.wounds[self.model(name)])

    def threat(self, name: str) -> int:
        return int(self.g.threat_of(self.model(name)))

    def tokens(self, name: str) -> str:
        """ "blinded stunned", in the order of the ledger."""
        return words_of(self.g.tokens[self.model(name)], TOKENS)

    def hour(self, name: str) -> int:
        """Where an Activation Token is: of a Hero, an Ally or an Enemy type."""
        if name in self.g.box.enemy_ids:
            return int(self.g.group_hour[self.g.box.enemy_ids.index(name)])
        return int(self.g.hour[self.model(name)])

    # what has happened

    @property
    def log(self) -> list[Any]:
        return self.g.log or []

    def done(self, effect: str, **wanted: Any) -> list[Any]:
        """Effects in the log by name, with these attributes; models by name: done("Attacked", target="sofia")."""
        models = {model_name(self.g.box, model): model for model in range(self.g.box.models)}
        wanted = {key: models.get(value, value) if isinstance(value, str) else value for key, value in wanted.items()}
        return [
            each
            for each in self.log
            if type(each).__name__ == effect and all(getattr(each, key) == value for key, value in wanted.items())
        ]

    def spent(self, name: str) -> int:
        """AP spent in its last Activation."""
        return int(self.done("EndActivation", model=name)[-1].spent)

    def path(self, name: str) -> str:
        """The squares it has walked since the scene began."""
        moves = self.done("Move", model=name)
        return " ".join(square_name(square, self.g.field().width) for move in moves for square in move.path)

    def attacked(self, name: str) -> list[str]:
        """Whom it has attacked, one after the other."""
        return [model_name(self.g.box, each.target) for each in self.done("Attacked", model=name)]

    def boxes(self, name: str) -> str:
        """The boxes of the flowchart it came through: "02n 03y 06 07y 08 09y 09n"."""
        model = self.model(name)
        said = []
        for each in self.log:
            if isinstance(each, Pondered) and each.enemy == model:
                said.append(each.rule[-2:] + ("" if each.answer == CHOSEN else "y" if each.answer == YES else "n"))
            elif isinstance(each, Headed) and each.enemy == model:
                said.append("charge" if each.rule == "N-ABIL-CHARGE" else each.rule[-2:])
        return " ".join(said)


def nova(text: str, packs: Sequence[Path] = (), **rolls: Sequence[str | int]) -> Scene:
    """Set a table by a position, with a curtain at the end of the Activation in which it begins."""
    g = read_position(GAME, dedent(text), packs, file="scene")
    for place, procedure in enumerate(g.stack):
        if isinstance(procedure, HeroActivation | GroupActivation):
            g.stack.insert(place, Curtain())
            break
    return Scene(g, rolls)


def drill(text: str, **rolls: Sequence[str | int]) -> Scene:
    """A scene with the Enemy X of the specification's examples, its variants and its boards."""
    return nova(text, [DRILL], **rolls)


def rare(text: str, **rolls: Sequence[str | int]) -> Scene:
    """A scene with what a pack may say and the box does not."""
    return nova(text, [RARE], **rolls)


def new_game(**settings: Any) -> Scene:
    """A game from its set-up on."""
    g = GAME.table(settings)
    scene = Scene(g, {})
    GAME.begin(g)
    return scene
