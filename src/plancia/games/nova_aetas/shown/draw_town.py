# not compiled
"""The treasury and the campaign for whoever draws them."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.rules.campaign.town import is_offered
from plancia.games.nova_aetas.shown.scene_campaign import Campaign, Formula, Place, Stage, Stock, Treasury
from plancia.games.nova_aetas.state.plan import CAMPAIGN
from plancia.games.nova_aetas.state.state import SETTLEMENT, VICTORY
from plancia.games.nova_aetas.words.names_shown import Names


def treasury(names: Names) -> Treasury:
    g, box = names.g, names.box
    reagents = []
    for reagent in box.reagents:
        n = g.reagents[reagent.number]
        if n:
            family = box.tables["reagent"][reagent.id].family
            reagents.append(Stock(reagent.id, names.reagent(reagent.number, n), "", n, family))
    items = [
        Stock(box.item_ids[item], names.item(item), names.text("item", box.item_ids[item]), n)
        for item, n in enumerate(g.stock)
        if n
    ]
    formulae = [
        Formula(each.id, names.formula(each.number), names.reagents(each.needs), each.workshop)
        for each in box.formulae
        if g.formulae >> each.number & 1
    ]
    return Treasury(g.popolini, reagents, items, formulae)


def campaign(names: Names) -> Campaign:
    g, box = names.g, names.box
    said: Any = next(iter(box.tables["campaign"].values()))
    last = [number for number, _ in g.missions_played() if g.plans[number].family == CAMPAIGN]
    place, arrival = said.place, ""
    if last:
        record: Any = box.tables["mission"][g.plans[last[-1]].id]
        place, arrival = record.place or place, names.word(record.arrival) if record.arrival else ""
    there = [each for each in box.locations if (each.city if g.city else each.village)]
    return Campaign(
        name=names.word(said.name),
        place=names.word(place),
        arrival=arrival,
        city=g.city,
        places=[
            Place(each.id, names.location(each.number), names.text("location", each.id), each.free) for each in there
        ],
        stages=[_stage(names, plan.number) for plan in box.plans],
    )


def _stage(names: Names, number: int) -> Stage:
    g = names.g
    plan = g.plans[number]
    outcome = next((outcome for mission, outcome in g.missions_played() if mission == number), 0)
    state: Any = "closed"
    if outcome:
        state = "won" if outcome == VICTORY else "lost"
    elif g.mission == number:
        state = "now"
    elif g.node == number:
        state = "next"
    elif plan.family != CAMPAIGN and g.phase == SETTLEMENT and is_offered(g, number):
        state = "open"
    before = [each.id for each in g.plans if plan.after == each.number or any(way.to == number for way in each.next)]
    return Stage(
        plan.id,
        names.mission(number),
        names.say("mission-family", n=plan.family),
        names.word(names.written(number).briefing),
        before,
        state,
    )
