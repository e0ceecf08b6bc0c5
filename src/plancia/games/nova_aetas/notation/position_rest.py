# not compiled
"""The rest of a position: Alarm, flags, counters, objects, the treasury."""

from __future__ import annotations

from plancia.games.nova_aetas.notation.position_schema import Position
from plancia.games.nova_aetas.notation.position_sheets import bits_of
from plancia.games.nova_aetas.state.field import square_at, square_name
from plancia.games.nova_aetas.state.plan import ids
from plancia.games.nova_aetas.state.state import GONE, LYING, UNSEEN, NovaAetas
from plancia.kernel.written.position import Sheet

ABSENT = {"gone": GONE, "unseen": UNSEEN}


def thing_names(g: NovaAetas) -> list[str]:
    """letter-1, blood-1, blood-2: every copy of every object of the mission."""
    plan = g.plan()
    return [f"{plan.objects[kind].id}-{number + 1}" for number, (kind, _) in enumerate(plan.things)]


def lay_rest(sheet: Sheet[Position], g: NovaAetas) -> None:
    said = sheet.record
    if said.alarm is not None:
        g.alarm = said.alarm
        g.aware = said.alarm >= 0
    for name, n in said.counters.items():
        if name not in g.plan().counters:
            sheet.unknown(("counters", name), "counter", name, g.plan().counters)
        else:
            g.counters[g.plan().counters.index(name)] = n
    things = thing_names(g)
    width = g.field().width
    for name, where in said.objects.items():
        path = ("objects", name)
        if name not in things:
            sheet.unknown(path, "object", name, things)
        elif where in ABSENT:
            g.things[things.index(name)] = ABSENT[where]
        elif where in g.box.hero_ids:
            g.things[things.index(name)] = g.box.hero_ids.index(where)
        elif len(where) in (2, 3) and where[0].isupper() and where[1:].isdigit():
            g.things[things.index(name)] = LYING + square_at(where, width)
        else:
            sheet.wrong(path, f'"{where}" should be a square, who carries it, "gone" or "unseen"')


def lay_treasury(sheet: Sheet[Position], g: NovaAetas) -> None:
    said, box = sheet.record, g.box
    g.flags |= bits_of(sheet, ("flags",), said.flags, box.flags, "flag")
    if said.popolini is not None:
        g.popolini = said.popolini
    for key, table, known in (("reagents", said.reagents, ids(box.reagents)), ("stock", said.stock, box.item_ids)):
        for name in table:
            if name not in known:
                sheet.unknown((key, name), "reagent" if key == "reagents" else "item", name, known)
        setattr(g, key, tuple([table.get(name, 0) for name in known]))
    if said.formulae is not None:
        g.formulae = bits_of(sheet, ("formulae",), said.formulae.split(), ids(box.formulae), "Formula")


def thing_place(g: NovaAetas, thing: int) -> str:
    where = g.things[thing]
    if where >= LYING:
        return square_name(where - LYING, g.field().width)
    if where >= 0:
        return g.box.hero_ids[where]
    return "gone" if where == GONE else "unseen"
