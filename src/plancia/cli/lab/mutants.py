"""plancia lab mutants: rules broken on purpose, one at a time, to see which tests notice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter
from cyclopts.types import PositiveInt
from rich.table import Table

from plancia.cli.console import console
from plancia.cli.lab.games import Game
from plancia.cli.progress import JOBS, watched
from plancia.games.shelf import titles
from plancia.games.voices import voice_of
from plancia.kernel.answers import box_of
from plancia.lab.compiled import is_compiled
from plancia.table.told.coverage import PACKAGE, any_table, tests_folder

if TYPE_CHECKING:
    from plancia.lab.mutants.sums import Sums
    from plancia.lab.mutants.terms import Ground, Verdict

Kind = Literal["open", "shut", "step", "effect", "comparison", "number", "tie-break"]


def mutants(
    game: Game,
    /,
    *,
    rule: str = "",
    file: str = "",
    kind: Annotated[list[Kind] | None, Parameter(negative="")] = None,
    sample: int = 0,
    seed: int = 1,
    others: int = 0,
    jobs: PositiveInt = JOBS,
) -> int:
    from plancia.lab.mutants.known import equivalents
    from plancia.lab.mutants.run import hunt
    from plancia.lab.mutants.sums import Sums
    from plancia.lab.mutants.terms import Wanted

    ground = ground_of(game)
    wanted = Wanted(rule.upper(), file.removesuffix(".py"), tuple(kind or ()), sample, seed, others)
    with watched() as progress:
        outcome = hunt(ground, wanted, jobs, lambda *how: progress.say(how_far(*how)))
    if outcome.unread:
        raise console().trouble("mutants-unread", tests="\n".join(outcome.unread))
    if not outcome.verdicts:
        raise console().trouble("mutants-none")
    sums = Sums(outcome, equivalents(titles()[game].folder))
    tell(sums, progress.seconds)
    return 0 if sums.good() else 1


def how_far(what: str, n: int, of: int, lived: int) -> str:
    return console().say(f"mutants-so-many-{what}", n=n, of=of, lived=lived)


def ground_of(game: str) -> Ground:
    from plancia.lab.forks import apart
    from plancia.lab.mutants.terms import Ground

    tests = tests_folder()
    if tests is None or is_compiled():
        raise console().trouble("mutants-no-tree")
    rules, cards = next(apart(lambda: [ids_of(game)]))  # here no content is read: a mutant may be in what reads it
    title = titles()[game]
    return Ground(title.folder, title.package, tests.parent, tests, rules, cards, lambda: any_table(game))


def ids_of(game: str) -> tuple[frozenset[str], frozenset[str]]:
    ledger = voice_of(game).ledger(box_of(any_table(game)))
    return frozenset(ledger.rules), frozenset(ledger.cards)


def tell(sums: Sums, seconds: float) -> None:
    say, put = console().say, console().print
    for rule, verdicts in sums.by_rule().items():
        lived = [each for each in verdicts if each in sums.lived]
        if lived:
            of_rule = sums.of(rule, verdicts)
            put(say("mutants-of-rule", rule=rule, died=of_rule.died, made=of_rule.made), "bold")
            for each in sorted(lived, key=lambda each: each.mutant.kind):
                tell_one(each)
    for each in sums.equivalent:
        mutant = each.mutant
        put(say("mutants-equivalent", place=mutant.code.place, was=mutant.was, now=mutant.now), "dim")
        put(sums.known.why(mutant), "dim", indent=4)
    for key, found in (
        ("mutants-failing", sums.outcome.failing),
        ("mutants-uncited", sums.outcome.uncited),
        ("mutants-stale", [f"{entry.place} {entry.kind}: {entry.was}" for entry in sums.stale]),
        ("mutants-denied", [f"{each.mutant.code.place}: {each.mutant.was} ({each.fate.by})" for each in sums.denied]),
    ):
        if found:
            put(say(key, n=len(found)), "bold")
            for line in found:
                put(line, indent=2)
    console().out.print(table_of(sums))
    put(say("mutants-sum", n=len(sums.outcome.verdicts), made=len(sums.outcome.made), seconds=round(seconds)))


def tell_one(verdict: Verdict) -> None:
    mutant, put = verdict.mutant, console().print
    where = f"{mutant.code.chapter.path.relative_to(PACKAGE.parent)}:{mutant.line}"
    kind = console().say("mutants-kind", kind=mutant.kind)
    put(f"{where} {mutant.code.name} · {kind} · {', '.join(mutant.rules)}", indent=2)
    put(f"- {mutant.was}", "red", indent=4)
    put(f"+ {mutant.now}", "green", indent=4)
    put(console().say("mutants-fate", how=verdict.fate.how, n=verdict.fate.tests), "dim", indent=4)
    if verdict.fate.by:
        put(console().say("mutants-other", test=verdict.fate.by), "dim", indent=4)


def table_of(sums: Sums) -> Table:
    say = console().say
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in ("kind", "made", "died", "equivalent", "lived", "share"):
        table.add_column(say(f"mutants-column-{column}"), justify="left" if column == "kind" else "right")
    for each in sums.by_kind():
        numbers = (each.made, each.died, each.equivalent, each.lived)
        whole = each.name in ("guards", "turned")
        table.add_row(say("mutants-kind", kind=each.name), *map(str, numbers), f"{each.share:.1f} %",
                      style="bold" if whole else "")  # fmt: skip
    return table
