"""The words of each game: what it asks, offers, refuses and tells, in the language of the player."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from plancia.kernel.decision import PASS, Decision
from plancia.kernel.ledger import Ledger
from plancia.kernel.procedure import attributes_of
from plancia.kernel.record import option_name
from plancia.kernel.state import Effect

ROUND, PHASE, TURN, LINE = 0, 1, 2, 3  # how a log is set out


class Refusal(Protocol):
    """A refused option: what it is, the rule that forbids it, and what that rule says."""

    @property
    def label(self) -> str: ...
    @property
    def rule(self) -> str: ...
    @property
    def text(self) -> str: ...


class Voice(Protocol):
    """`g` is the table at the question. Of an effect, only what it says itself and what never changes may be told:
    the table may have gone on since. `box` is the content the table is played with, where a game has any."""

    def prompt(self, g: Any, decision: Decision, lang: str) -> str: ...
    def label(self, g: Any, decision: Decision, option: int, lang: str) -> str: ...
    def why(self, g: Any, decision: Decision, option: int, lang: str) -> Refusal | None: ...
    def numbered(self, decision: Decision) -> dict[int, int]: ...
    def tell(self, g: Any, effect: Effect[Any], lang: str) -> str: ...
    def trace(self, g: Any, effect: Effect[Any], lang: str, full: bool = False) -> str: ...
    def rule_of(self, effect: Effect[Any]) -> str: ...
    def level(self, effect: Effect[Any]) -> int: ...
    def is_quiet(self, g: Any, effect: Effect[Any]) -> bool: ...
    def is_thought(self, effect: Effect[Any]) -> bool: ...
    def begins_ai(self, effect: Effect[Any]) -> bool: ...
    def ledger(self, box: Any) -> Ledger: ...
    def about(self, box: Any, id: str, lang: str) -> Any: ...
    def seat_name(self, g: Any, seat: int, lang: str) -> str: ...
    def opening(self, g: Any, lang: str) -> list[str]: ...


class Why(NamedTuple):
    label: str
    rule: str
    text: str


class PlainVoice:
    """For a game without words of its own: stable names, the same in every language."""

    def prompt(self, g: Any, decision: Decision, lang: str) -> str:
        return f"{decision.rule}: {decision.kind}?"

    def label(self, g: Any, decision: Decision, option: int, lang: str) -> str:
        return option_name(g, decision, option)

    def why(self, g: Any, decision: Decision, option: int, lang: str) -> Why | None:
        rule = (decision.refused or {}).get(option)
        if rule is None or option in decision.options:
            return None
        return Why(self.label(g, decision, option, lang), rule, rule)

    def numbered(self, decision: Decision) -> dict[int, int]:
        """From 1; 0 takes nothing more."""
        some = [option for option in decision.options if option != PASS]
        none = {0: PASS} if PASS in decision.options else {}
        return dict(enumerate(some, 1)) | none

    def tell(self, g: Any, effect: Effect[Any], lang: str) -> str:
        fields = [name for name in attributes_of(effect) if name not in ("only_for", "stirs")]
        return " ".join([type(effect).__name__, *(f"{name}={getattr(effect, name)}" for name in fields)])

    def trace(self, g: Any, effect: Effect[Any], lang: str, full: bool = False) -> str:
        return self.tell(g, effect, lang)

    def rule_of(self, effect: Effect[Any]) -> str:
        return str(getattr(effect, "rule", ""))

    def level(self, effect: Effect[Any]) -> int:
        return LINE

    def is_quiet(self, g: Any, effect: Effect[Any]) -> bool:
        return False

    def is_thought(self, effect: Effect[Any]) -> bool:
        return False

    def begins_ai(self, effect: Effect[Any]) -> bool:
        return False

    def ledger(self, box: Any) -> Ledger:
        return Ledger({}, {})

    def about(self, box: Any, id: str, lang: str) -> Any:
        return None

    def seat_name(self, g: Any, seat: int, lang: str) -> str:
        return str(g.game.seats[seat])

    def opening(self, g: Any, lang: str) -> list[str]:
        return []


VOICES: dict[str, Voice] = {}  # those that were asked for; a test puts a voice of its own here
PLAIN = PlainVoice()


def voice_of(game: str) -> Voice:
    """The voice of a game, by its name; a plain one where it has none."""
    if game == "wroth" and game not in VOICES:
        from plancia.games.wroth.voice import WrothVoice

        VOICES[game] = WrothVoice()
    if game == "verrix" and game not in VOICES:
        from plancia.games.verrix.voice import VerrixVoice

        VOICES[game] = VerrixVoice()
    return VOICES.get(game, PLAIN)
