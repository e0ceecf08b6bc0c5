# not compiled
"""Reads the content files and fills a Box."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from plancia.games.nova_aetas.content.check import check
from plancia.games.nova_aetas.content.numbers import bits, stats_of
from plancia.games.nova_aetas.content.read_missions import fill_plans
from plancia.games.nova_aetas.content.schema.schema import EXTENSIBLE, SCHEMA
from plancia.games.nova_aetas.content.schema.words import Abilities
from plancia.games.nova_aetas.state import box as b
from plancia.games.nova_aetas.state import box_cards as bc
from plancia.games.nova_aetas.state.box import Box
from plancia.kernel.content import Tables, alike, load

HERE = Path(__file__).parent / "cards"


@lru_cache(maxsize=8)
def open_box(packs: tuple[Path, ...] = (), base: Path | None = None) -> Box:
    """The box, or another in its place, with these packs over it. Raises ContentError, which names every bad line."""
    loaded = load(SCHEMA, base or HERE, packs, game="nova-aetas", extensible=EXTENSIBLE, check=check)
    box = Box()
    box.hash = loaded.hash
    box.tables = loaded.tables
    _items(box, loaded.tables)
    _skills(box, loaded.tables)
    _heroes(box, loaded.tables)
    _enemies(box, loaded.tables)
    _reagents(box, loaded.tables)
    _drawn(box, loaded.tables)
    _locations(box, loaded.tables)
    fill_plans(box, loaded.tables)
    return box


def powers_of(said: Abilities) -> bc.Powers:
    powers = alike(bc.Powers(), said)
    powers.able = sum(1 << place for place, word in enumerate(b.ABILITIES) if getattr(said, word))
    powers.immune = bits(list(said.immunity), b.TOKENS)
    return powers


def _by_symbol(said: dict[str, list[str]], known: tuple[str, ...]) -> tuple[int, int, int]:
    moon, star, sun = (bits(list(said.get(symbol, [])), known) for symbol in b.SYMBOLS)
    return moon, star, sun


def _attack(said: Any) -> b.Attack:
    attack = alike(b.Attack(), said)
    attack.physical = said.kind == "physical"
    attack.traits = bits(said.traits, b.TRAITS)
    attack.lethal = bits(said.lethal, b.SYMBOLS)
    attack.area = b.AREAS.index(said.area or "")
    return attack


def hero_attack(said: Any) -> b.Attack:
    attack = _attack(said)
    attack.test = b.CHARACTERISTICS.index(said.test)
    attack.friend = said.target == "friend"
    attack.successes = said.wounds == "successes"
    attack.area_tokens = bits(said.area_tokens, b.TOKENS)
    attack.symbol_traits = _by_symbol(said.symbols, b.TRAITS)
    attack.symbol_cures = _by_symbol(said.cures, b.TOKENS)
    attack.monster_token = bits(list(said.instead.values()), b.TOKENS)
    return attack


def enemy_attack(said: Any) -> b.Attack:
    attack = _attack(said)
    attack.test = b.PHYSIQUE if attack.physical else b.MIND
    attack.wounding = not attack.traits & b.HARMLESS and (attack.physical or attack.wounds > 0)
    return attack


def _items(box: Box, tables: Tables) -> None:
    box.item_ids = list(tables["item"])
    for number, (id, said) in enumerate(tables["item"].items()):
        item = alike(bc.Item(number, id), said)
        item.slot = b.SLOTS.index(said.slot)
        if said.school is not None:
            item.school = b.CANTRIP if said.school == "cantrip" else b.SCHOOLS.index(said.school)
        item.attack = None if said.attack is None else hero_attack(said.attack)
        item.powers = powers_of(said.abilities)
        item.stats = stats_of(said.characteristics)
        item.keyword_dice = tuple(said.keywords.get(word, 0) for word in b.KEYWORDS)
        item.start_tokens = bits(said.mission_start, b.TOKENS)
        item.cures = bits(said.cures, b.TOKENS)
        item.gives = b.NOBODY if said.gives is None else b.TRAITS.index(said.gives)
        box.items.append(item)
    box.unarmed.traits = b.WEAK


WHEN_ATTACKED = ("fewer-hits", "mirror", "parry")  # what Reaction Skills before the Defence Test do


def _skills(box: Box, tables: Tables) -> None:
    heroes, classes = list(tables["hero"]), list(tables["class"])
    for number, (id, said) in enumerate(tables["class"].items()):
        card = alike(bc.ClassCard(number, id), said)
        card.hero = heroes.index(said.hero)
        card.stats = stats_of(said.characteristics)
        card.school = b.NOBODY if said.school is None else b.SCHOOLS.index(said.school)
        box.classes.append(card)
    for number, (id, said) in enumerate(tables["skill"].items()):
        skill = alike(bc.Skill(number, id), said)
        skill.hero = heroes.index(said.hero)
        skill.class_number = b.NOBODY if said.class_ is None else classes.index(said.class_)
        skill.physical, skill.psychic = said.attack != "psychic", said.attack != "physical"
        skill.slot = b.NOBODY if said.slot == "any" else b.SLOTS.index(said.slot)
        skill.traits = bits(said.traits, b.TRAITS)
        skill.symbol_traits = _by_symbol(said.symbols, b.TRAITS)
        skill.lethal = bits(said.lethal, b.SYMBOLS)
        skill.area = b.AREAS.index(said.area or "")
        skill.tokens = bits(said.tokens, b.TOKENS)
        skill.cures = bits(said.cures, b.TOKENS)
        skill.powers = powers_of(said.abilities)
        box.skills.append(skill)


def _heroes(box: Box, tables: Tables) -> None:
    for number, (id, said) in enumerate([*tables["hero"].items(), *tables["ally"].items()]):
        card = alike(bc.HeroCard(number, id), said)
        card.stats = (said.rapidity, said.dexterity, said.physique, said.mind)
        card.ally = number >= len(tables["hero"])
        if card.ally:
            card.powers = powers_of(said.abilities)
        else:
            card.main = b.CHARACTERISTICS.index(said.main)
            card.keywords = bits(said.keywords, b.KEYWORDS)
            card.schools = bits(said.schools, b.SCHOOLS)
            card.equipment = tuple(box.item_ids.index(item) for item in said.equipment)
            own = [skill for skill in box.skills if skill.hero == number]
            own.sort(key=lambda skill: (skill.class_number, skill.number))
            card.skills = tuple(skill.number for skill in own)
            card.learned = sum(1 << place for place, skill in enumerate(own) if skill.start)
            for place, skill in enumerate(own):
                card.doing.setdefault(skill.does, []).append((1 << place, skill.number))
                card.formed.setdefault(skill.form, []).append((1 << place, skill.number))
                if skill.form == "active":
                    card.active |= 1 << place
                if skill.does in WHEN_ATTACKED:
                    card.answers.append((1 << place, skill.number))
            card.class_number = next((each.number for each in box.classes if each.hero == number), b.NOBODY)
        box.heroes.append(card)
        box.hero_ids.append(id)
    box.proper = len(tables["hero"])
    box.hero_side = len(box.heroes)


def _enemies(box: Box, tables: Tables) -> None:
    box.type_of = [b.NOBODY] * box.hero_side
    box.number_of = [1] * box.hero_side
    box.attacks_of = [[] for _ in box.heroes]
    box.healing = [hero.powers.heal for hero in box.heroes]
    for number, (id, said) in enumerate(tables["enemy"].items()):
        kind = alike(bc.EnemyType(number, id), said)
        kind.faction = b.FACTIONS.index(said.faction)
        kind.rank = b.RANKS.index(said.rank)
        kind.powers = powers_of(said.abilities)
        kind.attacks = [enemy_attack(attack) for attack in said.attacks]
        kind.cheapest = min([attack.ap for attack in kind.attacks], default=0)
        kind.longest = max([attack.range for attack in kind.attacks], default=0)
        kind.reload = max(attack.reload for attack in kind.attacks)
        kind.loot = b.FAMILIES.index(said.loot)
        kind.numbers = list(range(len(box.type_of), len(box.type_of) + kind.models))
        box.type_of += [number] * kind.models
        box.attacks_of += [kind.attacks] * kind.models
        box.healing += [kind.powers.heal] * kind.models
        box.number_of += range(1, kind.models + 1)
        box.enemies.append(kind)
        box.enemy_ids.append(id)
    box.cowards = [kind for kind in box.enemies if kind.powers.able & b.COWARDICE]
    box.models = len(box.type_of)


def _reagents(box: Box, tables: Tables) -> None:
    names = list(tables["reagent"])
    for number, (id, said) in enumerate(tables["reagent"].items()):
        reagent = alike(bc.Reagent(number, id), said)
        reagent.family = b.FAMILIES.index(said.family)
        box.reagents.append(reagent)
    for number, (id, said) in enumerate(tables["formula"].items()):
        formula = alike(bc.Formula(number, id), said)
        if said.makes in box.item_ids:
            formula.item = box.item_ids.index(said.makes)
        else:
            formula.reagent = names.index(said.makes)
        formula.needs = tuple((names.index(reagent), n) for reagent, n in said.reagents.items())
        box.formulae.append(formula)


def _drawn(box: Box, tables: Tables) -> None:
    for number, (id, said) in enumerate(tables["destiny"].items()):
        destiny = alike(bc.Destiny(number, id), said)
        destiny.keywords = bits(said.keywords, b.KEYWORDS)
        destiny.tokens = bits(said.tokens, b.TOKENS)
        box.destinies.append(destiny)
        box.windows[said.window] = box.windows.get(said.window, 0) | 1 << number
        if said.does == "hurry":
            box.hurrying |= 1 << number
    box.in_activation = box.windows.get("activation", 0)
    for number, (id, said) in enumerate(tables["event"].items()):
        event = alike(bc.EventCard(number, id), said)
        event.tokens = bits(said.tokens, b.TOKENS)
        box.events.append(event)
    for number, (id, said) in enumerate(tables["grave-wound"].items()):
        grave = alike(bc.GraveWound(number, id), said)
        grave.stats = stats_of(said.characteristics)
        grave.tokens = bits(said.mission_start, b.TOKENS)
        box.graves.append(grave)
    for number, (id, said) in enumerate(tables["achievement"].items()):
        box.achievements.append(alike(bc.Achievement(number, id), said))
    for number, (id, said) in enumerate(tables["reward"].items()):
        reward = alike(bc.Reward(number, id), said)
        reward.items = tuple(box.item_ids.index(item) for item in said.items)
        box.rewards.append(reward)


def _locations(box: Box, tables: Tables) -> None:
    for number, (id, said) in enumerate(tables["location"].items()):
        location = alike(bc.Location(number, id), said)
        location.services = tuple(said.services)
        location.popolini, location.xp = dict(said.popolini), dict(said.xp)
        box.locations.append(location)
