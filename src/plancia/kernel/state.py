"""Everything true at the table now, as plain values, with the procedures in progress."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from plancia.kernel.decision import Decision
from plancia.kernel.procedure import EVERYONE, Procedure

# One line of a match's history: who (or CHANCE), the rule or the name of the roll, what was answered.
Entry = tuple[int, str, tuple[int, ...]]


# How a log is set out.
ROUND: Final = 0
PHASE: Final = 1
TURN: Final = 2
LINE: Final = 3
MOST_EFFECTS: Final = 5_000  # lines of the log for one answer; the most that 180,000 decisions needed were 231


class RunsAway(Exception):
    """A game that does not come to its next question. Only a table that cannot be does so, or one with a faulty rule;
    it stands half-way then, and whoever plays on tables from elsewhere plays on a copy first."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Subclassed by each game. `seen` of the subclass declares every field of the game and who may see it."""

    # There are many: named so, they and the methods are found at once, not looked up in a dict.
    __slots__ = (
        "also", "content", "decision", "draws", "game", "given", "journal", "key", "log", "most", "obeyed", "orders",
        "origin", "packs", "reactions", "reasons", "script", "settings", "shared", "stack", "stirred", "tally",
        "watch",
    )  # fmt: skip

    def __init__(self) -> None:
        self.game: Any = None  # the rulebook, and what was agreed before the game; both never change
        self.settings: Any = None
        self.packs: tuple[Any, ...] = ()
        self.content: Any = None  # the folder of content it is played with; None: the one that is installed
        self.origin = ""  # the text of the position the game began from; empty: from set-up
        self.stack: list[Procedure] = []
        self.shared = 0  # frames below this height belong to a clone too and are copied before they change
        self.decision: Decision | None = None  # derived by advance, never saved
        self.also: list[Decision] = []  # the other seats of a question put to several
        self.given: dict[int, tuple[int, ...]] = {}  # answers to an unfinished question, by seat
        self.orders: dict[int, dict[str, int]] = {}  # standing orders: seat -> rule or topic -> answer
        self.key = b""  # of chance; empty: chance is asked outside
        self.draws = 0
        self.script: dict[str, list[int]] | None = None  # outcomes laid down beforehand, by name of the roll
        self.reasons = False  # collect refusals
        self.log: list[Effect[Any]] | None = None
        self.most = MOST_EFFECTS  # lines, until the next question
        self.watch: Callable[[Any], None] | None = None  # looks at the table after every effect, where there is a log
        self.journal: list[Entry] | None = None
        self.tally: Tally | None = None
        self.obeyed: list[int] = []  # seats whose standing orders have answered for them, since somebody cleared it
        self.stirred: list[Effect[Any]] = []
        self.reactions: Callable[[Any, list[Effect[Any]]], list[Procedure]] | None = None

    def ask(self, by: int, kind: str) -> Decision:
        return Decision(by, kind, self.reasons)

    def do(self, effect: Effect[Any]) -> None:
        """Change the table; the effect done is an event in the log."""
        effect.apply(self)
        if self.log is not None:
            self.tell(effect)
            if self.watch is not None:
                self.watch(self)

    def stir(self, effect: Effect[Any]) -> None:
        """Abilities may react to it: said by the effect itself while it is done."""
        if self.reactions is not None:
            self.stirred.append(effect)

    def tell(self, effect: Effect[Any]) -> None:
        """Put into the log what changes nothing (a trace), if there is a log."""
        if self.log is not None:
            effect.stage, effect.cause = self.stage(), self.cause()
            self.log.append(effect)
            if len(self.log) > self.most:
                raise RunsAway(f"{type(effect).__name__}: more than {MOST_EFFECTS} lines for one answer")

    def trace(self, tell: Callable[[Any, Any], None], about: Any) -> None:
        """Where a trace has to be put together: somebody must be there to read it. Rules never ask."""
        if self.log is not None:
            tell(self, about)

    def stage(self) -> int:
        """Which of its stages a game is on, where it goes from one to another: the log is read long afterwards."""
        return -1

    def cause(self) -> str:
        """Because of what something happens now: the innermost procedure that can tell says so."""
        for place in range(len(self.stack) - 1, -1, -1):
            found = self.stack[place].cause(self)
            if found is not None:
                return found
        return ""

    def asking(self) -> Any:
        """The procedure that asks, with its notes."""
        return self.stack[-1]

    def restored(self) -> None:
        """Work out again what a game keeps besides its fields; called when these were set from outside."""

    def clone(self) -> Self:
        """A state of its own, without log, journal and reasons: what a search plays on."""
        raise NotImplementedError

    def fork(self, key: bytes) -> Self:
        """A clone whose chance is its own: what a search plays on when it must not foresee the dice. A plain clone
        rolls what the table itself will roll."""
        twin = self.clone()
        twin.key = key
        twin.draws = 0
        twin.script = None
        return twin

    def copy_kernel_to(self, twin: State) -> None:
        twin.game = self.game
        twin.settings = self.settings
        twin.packs = self.packs
        twin.content = self.content
        twin.origin = self.origin
        twin.stack = self.stack.copy()
        twin.shared = self.shared = len(self.stack)
        twin.decision = self.decision
        if self.also:
            twin.also = self.also.copy()
        if self.given:
            twin.given = self.given.copy()
        if self.orders:
            twin.orders = {seat: rules.copy() for seat, rules in self.orders.items()}
        if self.script is not None:
            twin.script = {name: outcomes.copy() for name, outcomes in self.script.items()}
        twin.key = self.key
        twin.draws = self.draws
        twin.reactions = self.reactions


S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """One change of the table. A subclass sets its fields in __init__ and changes the table in apply.

    So also `only_for`: what a class body says of it is not seen where the kernel is compiled and the class is not. What
    is the same for all of a kind stands in capitals in the class; where it depends, the class writes the method.
    """

    RULE: ClassVar[str] = ""  # that it carries out, where it has no field `rule`
    LEVEL: ClassVar[int] = LINE
    QUIET: ClassVar[bool] = False  # said already by the line beside it, or of no interest while playing
    THOUGHT: ClassVar[bool] = False  # how somebody came to a choice: a trace
    ENDING: ClassVar[bool] = False  # its line says how the game has ended, and why; one line of a game does

    only_for: int = EVERYONE  # the seat that may read it in the log
    stage: int = -1  # on which it happened
    cause: str = ""  # because of what

    def apply(self, g: S) -> None:
        raise NotImplementedError

    def cites(self) -> str:
        """The rule, card or unit that its line of the log points to."""
        return str(getattr(self, "rule", "")) or self.RULE

    def level(self) -> int:
        """How the log is set out: rounds, phases, turns, and lines."""
        return self.LEVEL

    def is_quiet(self, g: S) -> bool:
        return self.QUIET

    def is_ending(self, g: S) -> bool:
        return self.ENDING

    def begins_ai(self) -> bool:
        """Does a passage of what the rules play themselves begin with it in the log?"""
        return False


class Tally:
    """How often play met each rule: carried out, and as a verdict on a candidate."""

    def __init__(self) -> None:
        self.done: dict[str, int] = {}
        self.refused: dict[str, int] = {}
        self.offered: dict[str, int] = {}  # by step: candidates allowed there
        self.refusing: dict[str, set[str]] = {}  # rule -> steps at which it refused something

    def step(self, rules: tuple[str, ...]) -> None:
        for rule in rules:
            self.done[rule] = self.done.get(rule, 0) + 1

    def verdicts(self, decision: Decision) -> None:
        step = decision.step
        self.offered[step] = self.offered.get(step, 0) + len(decision.options)
        if decision.refused:
            for rule in decision.refused.values():
                self.refused[rule] = self.refused.get(rule, 0) + 1
                self.refusing.setdefault(rule, set()).add(step)

    def allowed(self, rule: str) -> int:
        """Candidates allowed at the questions where this rule can refuse one."""
        return sum(self.offered[step] for step in self.refusing.get(rule, ()))
