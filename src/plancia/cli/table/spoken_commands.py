"""What can be said at the table instead of an answer, in English and in Italian; both always work."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from plancia.bots.hints import hint
from plancia.cli import saves
from plancia.cli.reading import number_in, read_line
from plancia.cli.table.meaning import meant
from plancia.cli.table.orders import give, look_up, revoke
from plancia.cli.table.picking import whole
from plancia.cli.table.rulebook import print_card
from plancia.cli.table.since import tell_since
from plancia.cli.table.taught import print_primer
from plancia.kernel.chance import key_of
from plancia.kernel.content.problems import printable
from plancia.kernel.view import View
from plancia.kernel.words import LANGUAGES, within
from plancia.kernel.written.record import FIRST_LINE
from plancia.table.told.shown import keeps_secrets

if TYPE_CHECKING:
    from plancia.cli.table.session import Session
    from plancia.kernel.decision import Decision

YES = ("y", "yes", "s", "sì", "si")

# Each returns True when the question has to be put again, and raises Trouble when it cannot be done.


def why(at: Session, rest: str) -> bool:
    """Everything that is refused now, or one option."""
    decision = at.match.decision
    if decision is None:
        raise at.console.trouble("game-is-over")
    decision = whole(at, decision)
    if rest:
        option = at.option(decision, rest)  # says why not, if it is refused
        allowed = at.face.label(at.match.state, decision, option, at.console.lang)
        at.console.print(at.console.say("allowed", label=allowed))
        print_card(at.face, at.match.state, decision.rule)
        return False
    by_rule = refusals(at, decision)
    if not by_rule:
        at.console.print(at.console.say("nothing-refused"))
    for rule, labels in by_rule.items():
        at.console.print(rule)
        for label in labels:
            at.console.print(label, indent=4, before=Text("  × ", style="red"))
    return False


def refusals(at: Session, decision: Decision) -> dict[str, list[Text]]:
    """What is refused, under the rule that refuses it."""
    found: dict[str, list[Text]] = {}
    for option in decision.refused or {}:
        refused = at.face.why(at.match.state, decision, option, at.console.lang)
        if refused is not None:
            label = Text.assemble((refused.label, "bold"), (f" ({at.stable_name(decision, option)})", "dim"))
            found.setdefault(f"{refused.rule}: {refused.text}", []).append(label)
    return found


def undo(at: Session, rest: str) -> bool:
    """Free until somebody has learned something; then the others are asked. Alone and in co-op always."""
    together = len(at.who_looks.people) == 1 or at.match.game.together(at.match.state)
    if not together and not at.match.may_undo_freely():
        at.console.print(at.console.say("undo-agree"))
        if (read_line("> ") or "").strip().lower() not in YES:
            return False
    if not at.match.undo():
        raise at.console.trouble("nothing-to-undo")
    at.forget_news()
    at.slot.keep(at.match)
    at.console.print(at.console.say("undone"), "green")
    return True


def log(at: Session, rest: str) -> bool:
    n = number_in(rest)
    for effect in at.who_looks.log()[-(20 if n < 0 else n) :] if n else []:
        at.tell(effect, full=True, rules=True)
    return False


def since(at: Session, rest: str) -> bool:
    """What happened since whoever looks last decided something."""
    for seat in own_seats(at):
        tell_since(at, seat)
    return False


def rules(at: Session, rest: str) -> bool:
    """A rule or card by its id; without one, the rule of the question."""
    decision = at.match.decision
    asked = at.match.game.over_rule if decision is None else decision.rule
    print_card(at.face, at.match.state, rest or asked)
    return False


def primer(at: Session, rest: str) -> bool:
    print_primer(at.match.game.name)
    return False


def draw(at: Session, rest: str) -> bool:
    at.show_table(always=True)
    return False


def in_sentences(at: Session, rest: str) -> bool:
    at.say_table(always=True)
    return False


def save(at: Session, rest: str) -> bool:
    if not rest:
        raise at.console.trouble("save-where")
    saves.save(at.match, Path(rest).expanduser())
    at.console.out.print(at.console.say("saved", file=rest), style="green", soft_wrap=True)
    return False


def record(at: Session, rest: str) -> bool:
    """The game so far as a text. Where the game keeps secrets, it tells them: only when it is over."""
    if not rest:
        raise at.console.trouble("record-where")
    if keeps_secrets(at.match.state) and not at.match.over:
        raise at.console.trouble("record-later")
    saves.write(Path(rest).expanduser(), at.match.record(fair=True), FIRST_LINE)
    at.console.out.print(at.console.say("saved", file=rest), style="green", soft_wrap=True)
    return False


def position(at: Session, rest: str) -> bool:
    """Where the game keeps secrets, a table that this seat could be looking at."""
    if keeps_secrets(at.match.state) and not at.match.over:
        known = at.who_looks.view.imagine(key_of("position"))
        at.console.print(at.console.say("position-as-known"), "dim")
        at.console.out.print(at.match.game.write_position(known), soft_wrap=True)
        return False
    at.console.out.print(at.match.position(), soft_wrap=True)
    return False


def think(at: Session, rest: str) -> bool:
    """What the AI weighed since the last answer, with every candidate; or else its last passage."""
    effects = at.match.state.log or []
    start = at.since
    if not any(at.face.is_thought(effect) for effect in effects[start:]):
        thoughts = [place for place, effect in enumerate(effects) if at.face.is_thought(effect)]
        if not thoughts:
            raise at.console.trouble("no-thoughts")
        begun = [place for place, effect in enumerate(effects[: thoughts[-1]]) if at.face.begins_ai(effect)]
        start = begun[-1] if begun else thoughts[-1]
    for effect in effects[start:]:
        if at.who_looks.may_read(effect):
            at.tell(effect, full=True, rules=True)
    return False


def hinted(at: Session, rest: str) -> bool:
    """Up to three answers with the chance to win that each gives, after a moment of thinking."""
    asked = at.match.decision
    if asked is None or asked.by < 0:
        raise at.console.trouble("no-hint")
    at.console.print(at.console.say("hint-thinking"), "dim")
    for each in hint(View(at.match.state, asked.by), at.console.lang).suggestions:
        chance = "" if each.chance is None else at.console.say("hint-chance", percent=each.chance, error=each.error)
        at.console.print(Text.assemble((each.label, "bold"), f"  {chance}"), indent=2)
        for reason in each.reasons:
            at.console.print(reason, indent=6)
    return False


def look(at: Session, rest: str) -> bool:
    """Everything that lies before a seat; without a name, before your own, or once all is over before everybody's."""
    g, lang = at.match.state, at.console.lang
    for seat in [seat_meant(at, rest)] if rest else own_seats(at):
        for line in at.face.in_full(at.who_looks.view, seat, lang):
            at.console.print(at.face.paint(g, line, lang), indent=2)
    return False


def own_seats(at: Session) -> list[int]:
    """Of whoever looks at the screen; of several people, the one who is asked."""
    if at.who_looks.seat >= 0:
        return [at.who_looks.seat]
    decision = at.match.decision
    return at.who_looks.people if decision is None else [decision.by]


def seat_meant(at: Session, said: str) -> int:
    """By its stable name or what it is called, in any language. Raises Trouble."""
    names = at.match.game.seats
    seats = {names.index(name): name for name in at.match.seats}
    seats |= {seat: names[seat] for seat in at.face.automated(at.match.state)}
    g, called = at.match.state, {seat: [name] for seat, name in seats.items()}
    for seat in seats:
        called[seat] += [at.face.seat_name(g, seat, lang) for lang in LANGUAGES]
    found = meant(said, called)
    if len(found) != 1:
        listed = ", ".join(within(at.name(seat)) for seat in found or seats)
        raise at.console.trouble("seat-which" if found else "no-such-seat", name=printable(said), names=listed)
    return found[0]


def help_(at: Session, rest: str) -> bool:
    of_the_title = {part: at.face.say(part, at.console.lang) for part in ("examples", "drawing")}
    at.console.out.print(at.console.say("help-at-the-table", **of_the_title), soft_wrap=True)
    return False


def leave(at: Session, rest: str) -> bool:
    at.leaving = True
    if at.slot.is_kept and not at.match.over:
        at.console.print(at.console.say("goodbye", game=at.match.game.name))
    return False


SPOKEN: dict[str, Callable[[Session, str], bool]] = {
    "why": why, "perché": why, "perche": why, "perchè": why,
    "undo": undo, "annulla": undo,
    "log": log, "diario": log,
    "since": since, "intanto": since,
    "rules": rules, "regole": rules, "regola": rules,
    "primer": primer, "compendio": primer,
    "map": draw, "mappa": draw,
    "list": in_sentences, "elenco": in_sentences,
    "look": look, "guarda": look,
    "orders": look_up, "ordini": look_up,
    "order": give, "ordina": give,
    "revoke": revoke, "revoca": revoke,
    "save": save, "salva": save,
    "record": record, "registra": record,
    "position": position, "posizione": position,
    "think": think, "pensa": think,
    "hint": hinted, "suggerisci": hinted,
    "help": help_, "aiuto": help_, "?": help_,
    "quit": leave, "esci": leave,
}  # fmt: skip
