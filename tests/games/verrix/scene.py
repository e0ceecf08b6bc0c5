"""A scene of Verrix.

    scene = verrix('''
        active = "blue"
        [seats.blue]
        village = "3 food"
        [seats.violet]
    ''')
    scene.blue("cook", "2")               # answers by stable name; where one is left it goes without a word
    assert scene.village("blue") == "6 food"

Chance follows `rolls`, outcomes by name; where they end, the table waits. The curtain falls at the end of the phase in
which the scene begins; `play_on` lifts it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from textwrap import dedent
from typing import Any, Self

from plancia.games.verrix.game import GAME
from plancia.games.verrix.notation.position import read_position
from plancia.games.verrix.notation.position_pieces import PLACES, equipment_text, things_text, units_text
from plancia.games.verrix.rules.months.months import Month
from plancia.games.verrix.rules.months.set_up import ShuffleRest
from plancia.games.verrix.state.box import TRIBES
from plancia.games.verrix.state.state import (
    AT_MARKET,
    DISCARD,
    HAND,
    LYING,
    MARKET,
    REMOVED,
    UNLEARNED,
    Verrix,
    home,
    road,
)
from plancia.kernel import engine
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, steps_of
from tests.scenes.stage import AUDIENCE, Rolls, Stage

CARD_STATES = {HAND: "hand", DISCARD: "discard", UNLEARNED: "unlearned", REMOVED: "removed", LYING: "lying"}


class Curtain(Procedure):
    """Stands between the Month and the phase of a scene, and stops the play when the phase is over."""

    def __init__(self) -> None:
        self.lifted = 0

    @ask("V-FLOW-02", into="lifted")
    def fall(self, g: Verrix) -> Decision | None:
        if g.over:
            return None
        asked = g.ask(AUDIENCE, "curtain")
        asked.offer(1, None)
        asked.always = True
        return asked


class Scene(Stage):
    def blue(self, *names: str | int) -> Scene:
        return self.act("blue", *names)

    def green(self, *names: str | int) -> Scene:
        return self.act("green", *names)

    def orange(self, *names: str | int) -> Scene:
        return self.act("orange", *names)

    def yellow(self, *names: str | int) -> Scene:
        return self.act("yellow", *names)

    def violet(self, *names: str | int) -> Scene:
        return self.act("violet", *names)

    def _confirmed(self) -> Self:
        """At every moment of a scene the table is one that can be."""
        super()._confirmed()
        problem = self.game.problem(self.g)
        assert problem is None, problem
        return self

    def everybody_passes(self) -> Scene:
        """Until the phase is over."""
        while self.waits_for in TRIBES:
            self.act(self.waits_for, "pass")
        return self

    def order(self, who: str, rule: str, option: int) -> Scene:
        """A standing order."""
        engine.order(self.g, TRIBES.index(who), rule, option)
        return self

    # what lies on the table

    @property
    def vp(self) -> dict[str, int]:
        return {TRIBES[who]: self.g.score[who] for who in self.g.players}

    @property
    def will(self) -> dict[str, int]:
        return {TRIBES[who]: self.g.will[who] for who in self.g.players}

    def village(self, who: str) -> str:
        """The things on a Village card: "3 food, 1 hostage-blue"."""
        return things_text(self.g, home(TRIBES.index(who)))

    def road(self, who: str) -> str:
        """The things on a Travelling card."""
        return things_text(self.g, road(TRIBES.index(who)))

    def units(self, who: str, place: str) -> str:
        """ "4 commoner, niamh"; the place as positions say it: available, engaged, away, lined_up."""
        return units_text(self.g, TRIBES.index(who), PLACES[place])

    def market(self, thing: str) -> int:
        """How many of a good, or of a tribe's commoners, lie at the market."""
        if thing in TRIBES:
            return self.g.commoners(TRIBES.index(thing), MARKET)
        return self.g.lying(AT_MARKET, list(self.g.box.tables["good"]).index(thing))

    def villages(self, who: str) -> list[str]:
        where = [place for place, owner in enumerate(self.g.villages) if owner == TRIBES.index(who)]
        return [self.g.box.territory_ids[place] for place in where]

    def card(self, who: str, name: str) -> str:
        """Where an Action card is: hand, discard, unlearned, removed, lying."""
        return CARD_STATES[self.g.card_at(TRIBES.index(who), self.g.box.action_ids.index(name))]

    def equipped(self, character: str) -> str:
        return equipment_text(self.g, self.g.box.character_ids.index(character))

    def event(self, who: str) -> list[str]:
        """The Event cards that lie face down before a tribe."""
        return [self.g.box.event_ids[card] for card in self.g.held[TRIBES.index(who)]]

    @property
    def deck(self) -> list[str]:
        """The Event deck, the top first."""
        return [self.g.box.event_ids[card] for card in reversed(self.g.deck)]

    @property
    def spent(self) -> list[str]:
        return [self.g.box.event_ids[card] for card in self.g.spent]

    @property
    def tokens(self) -> int:
        """How many are in the bag."""
        return sum(self.g.bag)

    @property
    def tribes_in_order(self) -> list[str]:
        return [TRIBES[who] for who in self.g.order]

    @property
    def passed(self) -> list[str]:
        return [TRIBES[who] for who in self.g.passes]

    @property
    def winners(self) -> list[str]:
        return [TRIBES[who] for who in self.g.winners]

    # what has happened

    @property
    def log(self) -> list[Any]:
        return self.g.log or []

    def done(self, effect: str, **wanted: Any) -> list[Any]:
        """Effects in the log by name, with these attributes: done("Score", who="blue"); tribes by name."""
        wanted = {key: TRIBES.index(value) if value in TRIBES else value for key, value in wanted.items()}
        return [
            each
            for each in self.log
            if type(each).__name__ == effect and all(getattr(each, key) == value for key, value in wanted.items())
        ]

    @property
    def totals(self) -> list[tuple[int, int]]:
        """Every comparison of FORCE so far: attack and defence."""
        return [(each.attack, each.defence) for each in self.done("Compared")]


def verrix(text: str, rolls: Rolls | None = None, packs: Sequence[Path] = ()) -> Scene:
    """Set a table by a position, with a curtain at the end of its phase; `packs` lie over the box."""
    g = read_position(GAME, dedent(text), packs, file="scene")
    if isinstance(g.stack[-1], ShuffleRest):  # what a scene does not name lies in the order of the box
        g.stack.pop()
    month = g.stack[1] if len(g.stack) > 1 else None
    if isinstance(month, Month):
        if len(g.stack) == 2:
            phase: Procedure = steps_of(Month)[month.at].body(month, g)
            month.at += 1
            g.stack.append(phase)
        g.stack.insert(2, Curtain())
    return Scene(g, rolls or {})


def new_game(rolls: Rolls | None = None, **settings: Any) -> Scene:
    """A game from its set-up on."""
    g = GAME.table(settings)
    scene = Scene(g, rolls or {})
    GAME.begin(g)
    return scene
