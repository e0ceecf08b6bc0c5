"""plancia rules: what a rule says, where its code and its tests are, and how often play has met it."""

from __future__ import annotations

from typing import Any

from rich.progress import Progress
from rich.table import Table

from plancia.cli.console import console
from plancia.cli.table.rulebook import print_card, the_cards
from plancia.cli.troubles import title_called
from plancia.games.shelf import names
from plancia.games.voices import Voice, voice_of
from plancia.kernel.answers import box_of
from plancia.kernel.ledger import Ledger, in_language, origin
from plancia.kernel.state import Tally
from plancia.table.told.coverage import Citations, any_table, play_randomly


def rules(game: str = "", /, *id: str, games: int = 60) -> None:
    """`id` is one, or the words of a name."""
    game, said = title_called(game or names()[0]), " ".join(id)
    face, g = voice_of(game), any_table(game)
    ledger, cited = face.ledger(box_of(g)), Citations(game)
    found = ledger.find(said)
    if said and (found is not None or not ledger.under(said)):
        cards = the_cards(face, g, said) if found is None else [found]
        tally = tallied(game, games)
        for card in cards:
            print_card(face, g, card)
            print_details(ledger, cited, card, tally)
        return
    shown = ledger.under(said) if said else list(ledger.rules)
    table_of_rules(ledger, cited, shown, tallied(game, games), bool(said), face, g)


def tallied(game: str, games: int) -> Tally:
    """Plays while a bar shows how far it is, if somebody can see it."""
    with Progress(console=console().errors, transient=True, disable=not console().errors.is_terminal) as bar:
        task = bar.add_task(console().say("rules-playing", games=games), total=games)
        return play_randomly(game, games, lambda: bar.advance(task))


def print_details(ledger: Ledger, cited: Citations, id: str, tally: Tally) -> None:
    say, lang = console().say, console().lang
    rule = ledger.rules.get(id)
    if rule is not None:
        kinds = ", ".join(say("rule-kind", kind=kind) for kind in rule.kind)
        said = [(say("rules-kind"), kinds), (say("rules-book"), rule.book)]
        of_ours = "ruling" if "ruling" in rule.kind else "rule"
        from_ = say("rule-from", kind=of_ours, from_=origin(rule.from_))
        said += [(say("rules-from"), from_)] if not rule.book else []
        said += [(say("rules-rulings"), ", ".join(rule.rulings)), (say("rules-option"), rule.option)]
        if rule.not_code is not None:
            said.append((say("rules-not-code"), in_language(rule.not_code, lang)))
        for name, value in said:
            if value:
                console().print(f"{name}: {value}", indent=2)
    places(say("rules-code"), cited.code.get(id, []))
    places(say("rules-tests"), cited.tests.get(id, []))
    done, allowed, refused = counts(tally, id)
    if rule is not None or refused:
        console().print(say("rules-play", done=done, allowed=allowed, refused=refused), indent=2)


def places(name: str, found: list[str]) -> None:
    console().print(f"{name}: {', '.join(found) or '–'}", indent=2)


def counts(tally: Tally, id: str) -> tuple[int, int, int]:
    return tally.done.get(id, 0), tally.allowed(id), tally.refused.get(id, 0)


def table_of_rules(
    ledger: Ledger, cited: Citations, ids: list[str], tally: Tally, with_text: bool, face: Voice, g: Any
) -> None:
    """Chapter by chapter: one line for each rule, then the sum of the chapter; and at the end what is not covered."""
    say = console().say
    chapters: dict[str, list[str]] = {}
    for id in ids:
        chapters.setdefault(id.rpartition("-")[0], []).append(id)
    for chapter, members in chapters.items():
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim", title_justify="left")
        for column in ("id", "where", "tests", "done", "allowed", "refused"):
            table.add_column(say(f"rules-column-{column}"), justify="left" if column in ("id", "where") else "right")
        for id in members:
            numbers = (len(cited.tests.get(id, [])), *counts(tally, id))
            table.add_row(id, where(ledger, cited, id), *(str(n) if n else "·" for n in numbers))
        sums = [sum(len(cited.tests.get(id, [])) for id in members)]
        sums += [sum(counts(tally, id)[column] for id in members) for column in range(3)]
        in_code = sum(id in cited.code for id in members)
        total = say("rules-chapter", n=len(members), code=in_code)
        table.add_row(chapter, total, *map(str, sums), style="bold")
        console().out.print(table)
        console().out.print()
        if with_text:
            for id in members:
                print_card(face, g, id)
    holes = [id for id in ids if not cited.covered(ledger, id)]
    if holes:
        console().print(say("rules-holes", n=len(holes)), "bold red")
        console().print(", ".join(holes), indent=2)  # not within a message, which holds only so much
    else:
        console().print(say("rules-no-hole", n=len(ids)), "bold green")


def where(ledger: Ledger, cited: Citations, id: str) -> str:
    found = cited.code.get(id)
    if found:
        more = len(found) - 1
        return found[0].rpartition("/")[2] + (f" +{more}" if more else "")
    say = console().say
    return say("rules-table-not-code") if ledger.rules[id].not_code is not None else say("rules-table-hole")
