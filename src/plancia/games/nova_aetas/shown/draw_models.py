# not compiled
"""The models on the field and the Enemy Cards for whoever draws them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from string import ascii_lowercase
from typing import Any

from plancia.games.nova_aetas.notation.option_names import model_name
from plancia.games.nova_aetas.rules.enemies.control import control_area
from plancia.games.nova_aetas.shown.scene_models import Enemy, EnemyAttack, Model
from plancia.games.nova_aetas.state.box import RANKS, TOKENS, Box
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.names_shown_box import BoxNames, bits


def model(names: Names, number: int) -> Model:
    g, box = names.g, names.box
    enemy = number >= box.hero_side
    side: Any = "enemy" if enemy else "ally" if number >= box.proper else "hero"
    hour = g.group_hour[box.type_of[number]] if enemy else g.hour[number]
    at = names.square(g.at[number]) if g.mission >= 0 and g.at[number] >= 0 else ""
    inside = not enemy and g.mission >= 0 and g.inside[number] >= 0
    carried = [thing for thing in range(len(g.things)) if g.things[thing] == number]
    return Model(
        id=model_name(box, number),
        side=side,
        kind=box.enemy_ids[box.type_of[number]] if enemy else box.hero_ids[number],
        name=names.model(number),
        short=short(names, number),
        at=at,
        inside=g.plan().nodes[g.inside[number]].id if inside else "",
        wounds=g.wounds[number],
        health=g.health[number],
        tokens=[TOKENS[each] for each in bits(g.tokens[number])],
        down=number < box.proper and g.down >> number & 1 == 1,
        threat=g.threat_of(number) if not enemy and g.mission >= 0 else 0,
        hour=hour,
        carries=[names.thing(thing) for thing in carried],
    )


def short(names: Names, number: int) -> str:
    """Two letters of a Hero, two of an Enemy type and the number of the model: what fits on a square."""
    if number < names.box.hero_side:
        return names.model(number)[:2]
    return f"{marks(names.box, names.say.lang)[names.box.type_of[number]]}{names.box.number_of[number]}"


@lru_cache(maxsize=8)
def marks(box: Box, lang: str) -> list[str]:
    """For each Enemy type two small letters that no other type and no Hero has."""
    names = BoxNames(box, lang)
    taken = {names.hero(hero)[:2].lower() for hero in range(box.hero_side)}
    found: list[str] = []
    for kind in range(len(box.enemies)):
        mark = next(each for each in _letters(names.kind(kind).lower()) if each not in taken)
        taken.add(mark)
        found.append(mark)
    return found


def _letters(name: str) -> Iterator[str]:
    """The first letters of its words; its first letter with every other of its own; any two."""
    words = ["".join(letter for letter in word if letter.isalpha()) for word in name.split()]
    own = "".join(words)
    yield from (own[0] + word[0] for word in reversed(words[1:]) if word)
    yield from (own[0] + letter for letter in own[1:])
    yield from (one + other for one in ascii_lowercase for other in ascii_lowercase)


def enemy(names: Names, kind: int) -> Enemy:
    g, card = names.g, names.box.enemies[kind]
    record: Any = names.box.tables["enemy"][card.id]
    first = g.models_of(kind)[0]
    return Enemy(
        id=card.id,
        name=names.kind(kind),
        names=names.kind(kind, 2),
        text=names.word(record.text),
        faction=record.faction,
        faction_name=names.faction(kind),
        rank=RANKS[card.rank],
        rank_name=names.say("rank", name=RANKS[card.rank]),
        rapidity=card.rapidity,
        control_area=control_area(g, first),
        pd=card.pd,
        md=card.md,
        abilities=names.abilities(card.powers),
        attacks=[
            EnemyAttack(names.enemy_attack(kind, number), names.attack(attack, True))
            for number, attack in enumerate(card.attacks)
        ],
        hour=g.group_hour[kind],
        from_=record.from_,
    )
