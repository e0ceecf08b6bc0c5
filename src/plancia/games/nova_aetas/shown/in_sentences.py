# not compiled
"""The whole table in sentences, for whoever has it read out. Everything on it is open (N-CORE-MODE-3)."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.turn.horologium import in_line
from plancia.games.nova_aetas.rules.turn.hours import sector_of
from plancia.games.nova_aetas.state.box import CARRIED, NOBODY
from plancia.games.nova_aetas.state.state import GONE, LYING, MISSION, PHASES, SETTING_UP, UNSEEN, NovaAetas
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.names_shown_box import bits
from plancia.games.nova_aetas.words.progress import aim_line, aims, limit_of
from plancia.kernel.view import View
from plancia.kernel.words import within

GROUND = {
    "~": "water",
    "%": "swamp",
    "h": "heroes",
    "a": "ally",
    "d": "draft",
    "e": "enemy",
    "P": "interest",
    "A": "area",
    "G": "blood",
}


def described(view: View, lang: str) -> list[str]:
    g = view.table
    assert isinstance(g, NovaAetas)
    names = Names(g, lang)
    say = names.say
    lines = [say("text-phase", phase=say("phase", phase=PHASES[g.phase]))]
    if g.phase in (SETTING_UP, MISSION) and g.mission >= 0:
        lines += _mission(names)
    lines += [_hero(names, hero) for hero in g.company]
    if g.phase in (SETTING_UP, MISSION) and g.mission >= 0:
        lines += [_ally(names, ally) for ally in range(g.box.proper, g.box.hero_side) if g.at[ally] >= 0]
        lines += [line for kind in in_line(g) for line in _group(names, kind)]
    lines += _treasury(names)
    if view.waiting_for:
        waiting = say.list([say("seat", seat=g.game.seats[seat]) for seat in view.waiting_for])
        lines.append(say("text-waiting", who=waiting))
    return lines


# -- the mission


def _mission(names: Names) -> list[str]:
    g, say = names.g, names.say
    said = names.said()
    lines = [say("text-mission", mission=names.mission(g.mission), t=g.t, sector=sector_of(max(1, g.t)))]
    rows = names.plan().rows
    lines += [say("text-row", n=number, row=row) for number, row in enumerate(rows, 1)]
    lines += [say("text-legend", letters=_legend(names, rows))] if rows else []
    if said is not None:
        for number, clause in enumerate(said.victory):
            met = "yes" if g.completed >> number & 1 else "no"
            lines.append(say("text-objective", text=within(names.word(clause.text)), met=met))
        lines += [say("text-defeat", text=within(names.word(clause.text))) for clause in said.defeat]
        for number, clause in enumerate(said.secondary):
            met = "yes" if g.secondaries >> number & 1 else "no"
            lines.append(say("text-secondary", text=within(names.word(clause.text)), met=met))
    for aim in aims(names):
        lines.append(say("text-enemies-want", text=within(aim.text), line=aim_line(names, aim)))
    told = {aim.counter for aim in aims(names)}
    counted = [
        say("counted-of", counter=names.counter(each), n=n, of=limit_of(names.plan(), each) or "none")
        for each, n in enumerate(g.counters)
        if n and each not in told
    ]
    lines += [say("text-counters", counters=", ".join(counted))] if counted else []
    lines += [say("text-alarm")] if said is not None and "stealth" in said.tags and g.aware else []
    lines += [say("text-weather", weather=g.weather)] if g.weather else []
    return lines + _things(names)


def _legend(names: Names, rows: tuple[str, ...]) -> str:
    """What the letters of this map mean."""
    there = {letter for row in rows for letter in row}
    scenery = {piece.code: names.word(piece.name) for piece in names.box.tables["scenery"].values()}
    found = [f"{code} {name}" for code, name in scenery.items() if code in there]
    found += [f"{letter} {names.say('ground', code=code)}" for letter, code in GROUND.items() if letter in there]
    height = [names.say("ground", code="height")] if there & set("1234567") else []
    return ", ".join(found + height)


def _things(names: Names) -> list[str]:
    g, say = names.g, names.say
    lines = []
    for thing, where in enumerate(g.things):
        if where >= LYING:
            lines.append(say("text-lies", thing=names.thing(thing), square=names.square(where - LYING)))
        elif where not in (UNSEEN, GONE):
            lines.append(say("text-carries", thing=names.thing(thing), who=names.model(where)))
    return lines


# -- Heroes, Allies, Enemies


def _hero(names: Names, hero: int) -> str:
    g, say = names.g, names.say
    said = [say("text-hero", hero=names.hero(hero), n=g.wounds[hero], of=g.health[hero], where=_where(names, hero))]
    if g.phase in (SETTING_UP, MISSION):
        hour = g.hour[hero] if g.hour[hero] >= 0 else "none"
        said.append(say("text-perilium", threat=g.threat_of(hero), heroism=g.heroism[hero], hour=hour))
    stats = {"rapidity": g.rapidity[hero], "dexterity": g.dexterity[hero], "physique": g.physique[hero]}
    said.append(say("text-stats", mind=g.mind[hero], **stats))
    held = names.tokens(g.tokens[hero])
    said += [say("text-tokens", tokens=held)] if held else []
    said.append(say("text-gear", items=_gear(names, hero) or say("nothing")))
    own = g.box.heroes[hero].skills
    skills = ", ".join(names.skill(own[place]) for place in bits(g.skills[hero]))
    said.append(say("text-skills", skills=skills or say("nothing")))
    cards = ", ".join(names.destiny(card) for card in bits(g.destiny[hero])) if g.destiny else ""
    said += [say("text-destiny", cards=cards)] if cards else []
    graves = ", ".join(names.grave(card) for card in bits(g.graves[hero] | g.fresh_graves[hero]))
    said += [say("text-graves", graves=graves)] if graves else []
    said.append(say("text-growth", xp=g.xp[hero], points=g.class_points[hero]))
    return " ".join(said)


def _gear(names: Names, hero: int) -> str:
    g, say = names.g, names.say
    found = []
    for place in range(CARRIED):
        item = g.item(hero, place)
        if item == NOBODY:
            continue
        name, taken = names.item(item), g.item_wounds(hero, place)
        if g.box.items[item].resistance:
            name = say("text-armour", item=name, n=taken, of=g.box.items[item].resistance)
        found.append(say("text-unloaded", item=name) if g.unloaded[hero] >> place & 1 else name)
    return ", ".join(found)


def _where(names: Names, model: int) -> str:
    g, say = names.g, names.say
    if model < g.box.proper and g.down >> model & 1:
        return say("text-down", square=names.square(g.at[model]) if g.at[model] >= 0 else "none")
    if g.inside and g.inside[model] >= 0:
        return say("text-inside", room=names.node(g.inside[model]))
    return say("text-at", square=names.square(g.at[model])) if g.at[model] >= 0 else say("text-away")


def _ally(names: Names, ally: int) -> str:
    g, say = names.g, names.say
    said = [say("text-hero", hero=names.hero(ally), n=g.wounds[ally], of=g.health[ally], where=_where(names, ally))]
    said.append(say("text-ally", threat=g.threat_of(ally), hour=g.hour[ally]))
    held = names.tokens(g.tokens[ally])
    return " ".join([*said, say("text-tokens", tokens=held)] if held else said)


def _group(names: Names, kind: int) -> list[str]:
    """An Enemy type on the field: when it acts, and where its models are."""
    g, say = names.g, names.say
    models = g.models_of(kind)
    if not models:
        return []
    said = [say("text-group", kind=names.kind(kind, len(models)), n=len(models), hour=g.group_hour[kind])]
    for model in models:
        held = names.tokens(g.tokens[model]) or "none"
        where = names.square(g.at[model])
        said.append(
            say("text-enemy", who=names.model(model), square=where, n=g.wounds[model], of=g.health[model], tokens=held)
        )
    return [" ".join(said)]


def _treasury(names: Names) -> list[str]:
    g, say = names.g, names.say
    lines = [say("text-purse", popolini=say("popolini", n=g.popolini))]
    reagents = names.reagents(enumerate(g.reagents))
    lines += [say("text-reagents", reagents=reagents)] if reagents else []
    stock = [say("stocked", n=n, thing=names.item(item)) for item, n in enumerate(g.stock) if n]
    lines += [say("text-stock", items=", ".join(stock))] if stock else []
    if not g.quick:
        formulae = ", ".join(names.formula(each) for each in bits(g.formulae))
        lines.append(say("text-formulae", formulae=formulae or say("nothing")))
    return lines
