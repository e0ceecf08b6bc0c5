# not compiled
"""What a rule, a Hero, an Enemy, an item or a card says, as `rules` shows it: one call for every id."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.nova_aetas.state.box import KEYWORDS, SCHOOLS, Box
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.names_shown_box import bits
from plancia.games.nova_aetas.words.prompts import ledger
from plancia.kernel.ledger import Card
from plancia.kernel.words import within


def about(box: Box, id: str, lang: str) -> Card | None:
    """The rule, Hero, Enemy, item, card or word with this id in any case; None where there is none."""
    return ledger(box).about(Names(table_of(box), lang), SHEETS, id)


def table_of(box: Box) -> NovaAetas:
    """A table nobody sits at, to name things by."""
    g = NovaAetas()
    g.box = box
    g.plans = box.plans
    return g


def hero_lines(names: Names, hero: int) -> list[str]:
    """What is printed on a Hero's sheet."""
    box, say = names.box, names.say
    card = box.heroes[hero]
    record = box.tables["hero"][card.id]
    lines = [say("sheet-hero", **{"class": names.word(record.class_)}, **characteristics(names, card))]
    keywords = ", ".join(names.named("keyword", KEYWORDS[place]) for place in bits(card.keywords))
    schools = ", ".join(names.named("school", SCHOOLS[place]) for place in bits(card.schools))
    lines.append(say("sheet-keywords", keywords=keywords, schools=schools or "none"))
    lines.append(say("sheet-equipment", items=names.items(card.equipment)))
    lines += [skill_line(names, skill) for skill in card.skills]
    return lines


def characteristics(names: Names, card: Any) -> dict[str, int]:
    rapidity, dexterity, physique, mind = card.stats
    return {"rapidity": rapidity, "dexterity": dexterity, "physique": physique, "mind": mind, "health": card.health}


def skill_line(names: Names, skill: int) -> str:
    card, say = names.box.skills[skill], names.say
    costs = [*names.costs(card), say("sheet-start") if card.start else say("xp", n=card.xp)]
    said = {"type": say("skill-type", name=card.type), "form": say("skill-form", name=card.form)}
    return say("sheet-skill", name=names.skill(skill), costs=", ".join(costs), text=names.skill_text(skill), **said)


def _hero(names: Names, id: str, record: Any) -> list[str]:
    return hero_lines(names, names.box.hero_ids.index(id))


def _ally(names: Names, id: str, record: Any) -> list[str]:
    card = names.box.heroes[names.box.hero_ids.index(id)]
    abilities = ", ".join(names.abilities(card.powers))
    said = characteristics(names, card)
    return [names.say("sheet-ally", threat=card.threat, abilities=abilities or "none", **said)]


def _enemy(names: Names, id: str, record: Any) -> list[str]:
    return enemy_lines(names, names.box.enemy_ids.index(id))


def enemy_lines(names: Names, kind: int) -> list[str]:
    """An Enemy Card."""
    say, card = names.say, names.box.enemies[kind]
    record = names.box.tables["enemy"][card.id]
    said = {"rapidity": card.rapidity, "control": card.control_area, "pd": card.pd, "md": card.md}
    faction, rank = names.faction(kind), say("rank", name=record.rank)
    lines = [say("sheet-enemy", faction=faction, rank=rank, health=card.health, models=card.models, **said)]
    abilities = names.abilities(card.powers)
    lines += [say("sheet-abilities", abilities=", ".join(abilities))] if abilities else []
    for number, attack in enumerate(card.attacks):
        name = names.enemy_attack(kind, number)
        lines.append(say("sheet-attack", name=name, line=names.attack(attack, True)))
    return lines


def _item(names: Names, id: str, record: Any) -> list[str]:
    say, item = names.say, names.box.items[names.box.item_ids.index(id)]
    price = say("popolini", n=record.price) if record.price is not None else say("sheet-no-price")
    category, slot = say("category", name=record.category), say("slot", name=record.slot)
    lines = [say("sheet-item", category=category, slot=slot, price=price)]
    if record.school is not None:
        lines.append(say("sheet-school", school=names.named("school", record.school)))
    return [*lines, names.attack(item.attack, False)] if item.attack is not None else lines


def _skill(names: Names, id: str, record: Any) -> list[str]:
    type_, form = names.say("skill-type", name=record.type), names.say("skill-form", name=record.form)
    return [names.say("sheet-skill-of", hero=names.named("hero", record.hero), type=type_, form=form)]


def _reagent(names: Names, id: str, record: Any) -> list[str]:
    family = names.say("family", name=record.family)
    if record.buy is None:
        return [names.say("sheet-coins", family=family, n=record.copies, worth=record.worth)]
    return [names.say("sheet-reagent", family=family, n=record.copies, buy=record.buy, sell=record.sell)]


def _formula(names: Names, id: str, record: Any) -> list[str]:
    formula = next(each for each in names.box.formulae if each.id == id)
    place = names.named("location", record.workshop)
    return [names.say("sheet-formula", reagents=names.reagents(formula.needs), place=place, fee=record.fee)]


def _grave(names: Names, id: str, record: Any) -> list[str]:
    return [names.say("sheet-grave", cost=names.say("popolini", n=record.cost))]


def _class(names: Names, id: str, record: Any) -> list[str]:
    card = next(each for each in names.box.classes if each.id == id)
    skills = [skill for skill in names.box.heroes[card.hero].skills if names.box.skills[skill].class_number >= 0]
    cost = names.say("class-points", n=card.cost)
    grown = [*card.stats, card.health]
    bonus = [names.say("bonus", of=names.characteristic(each), n=n) for each, n in enumerate(grown) if n]
    bonus += [names.say("sheet-school", school=names.named("school", SCHOOLS[card.school]))] if card.school >= 0 else []
    said = ", ".join(bonus).rstrip(".")
    lines = [names.say("sheet-class", hero=names.hero(card.hero), cost=cost, bonus=said)]
    return lines + [skill_line(names, skill) for skill in skills]


def _mission(names: Names, id: str, record: Any) -> list[str]:
    say, word = names.say, names.word
    family = say("mission-family", n=next(plan for plan in names.box.plans if plan.id == id).family)
    lines = [say("sheet-mission", family=family, tier=record.tier), word(record.briefing)]
    lines += [say("sheet-victory", text=within(word(clause.text))) for clause in record.victory]
    lines += [say("sheet-defeat", text=within(word(clause.text))) for clause in record.defeat]
    lines += [say("sheet-secondary", text=within(word(clause.text))) for clause in record.secondary]
    return lines + [say("sheet-enemies-want", text=within(word(each.text))) for each in record.enemy_objectives]


SHEETS: dict[str, Callable[[Names, str, Any], list[str]]] = {
    "hero": _hero,
    "ally": _ally,
    "enemy": _enemy,
    "item": _item,
    "skill": _skill,
    "reagent": _reagent,
    "formula": _formula,
    "grave-wound": _grave,
    "class": _class,
    "mission": _mission,
}
