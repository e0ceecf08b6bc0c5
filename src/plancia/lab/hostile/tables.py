"""What is done with a mutant: it is opened as a stranger's is, looked at, and played on."""

from __future__ import annotations

from random import Random

import plancia
from plancia.kernel.content import ContentError
from plancia.kernel.decision import CHANCE
from plancia.kernel.written.save import BadSave
from plancia.lab.hostile.mutants import Mutant
from plancia.table.entries import HERE, Chair, Row
from plancia.table.match import Match
from plancia.table.opening.opening import opening
from plancia.table.refusals import CannotOpen, Refused
from plancia.table.table import Table

ANSWERS = 12
KEY = "11" * 32


class Fault(Exception):
    """What must not be."""


def opened(game: str, mutant: Mutant) -> str:
    """refused, or how many answers were taken and how many refused. Raises Fault."""
    dice = Random(mutant.name)
    try:
        match mutant.kind:
            case "save":
                return played(plancia.load(mutant.text), dice)
            case "record":
                return played(plancia.replay(mutant.text), dice)
            case _:
                return set_up(game, mutant.text, dice)
    except ContentError as refused:
        if not all(problem.line and problem.text for problem in refused.problems):
            raise Fault(f"refused without a line or a reason: {refused}") from None
    except BadSave as refused:
        if not refused.line or not refused.text:
            raise Fault(f"refused without a line or a reason: {refused}") from None
    return "refused"


def played(match: Match, dice: Random) -> str:
    """A match that somebody saved goes on."""
    match.view(0)
    taken = unplayable = 0
    for _ in range(ANSWERS):
        if match.decision is None or match.decision.by == CHANCE:
            break
        try:
            match.answer(dice.choice(match.decision.options))
            taken += 1
        except plancia.Unplayable:
            unplayable += 1
    again = plancia.load(match.dump())
    if again.hash != match.hash:
        raise Fault("what was played on cannot be saved and opened again")
    return f"taken {taken} {unplayable}"


def set_up(game: str, position: str, dice: Random) -> str:
    """A table on a server that begins from a position: whatever is written can be read again."""
    g = plancia.position(game, position, seed=1).state
    chairs = {seat: Chair(HERE, name="Ada") for seat in g.settings["seats"]}
    try:
        table = Table("t", [Row(0, 1_000, "", opening(game, chairs, KEY, origin=position))])
    except Refused as refused:
        if not refused.text:
            raise Fault("refused without a reason") from None
        return "refused"
    taken = unplayable = 0
    look(table)
    for _ in range(ANSWERS):
        waiting = table.waiting()
        if not waiting:
            break
        seat = dice.choice(waiting)["seat"]
        entry = table.answer(seat, dice.choice(table.option_names(seat)), table.number)
        try:
            table.become(table.tried([Row(table.number + 1, 2_000, "", entry)]))
            taken += 1
        except CannotOpen:
            unplayable += 1
        look(table)
    if Table("t", table.rows).record() != table.record():
        raise Fault("what was written is not what was played")
    return f"taken {taken} {unplayable}"


def look(table: Table) -> None:
    for seat in (None, *table.chairs):
        table.seen(seat, "en", 0)
        table.told(seat, "it")
