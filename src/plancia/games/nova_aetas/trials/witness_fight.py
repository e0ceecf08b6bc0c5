"""What the lines of a fight of Nova Aetas are cases of: boxes of the flowchart, abilities, traits, things worn."""

from __future__ import annotations

from itertools import pairwise

from plancia.games.nova_aetas.rules.wounds.powers import flanks, has_barrier, has_protection, is_shielded
from plancia.games.nova_aetas.rules.wounds.tokens import may_receive
from plancia.games.nova_aetas.state.box import (
    ABILITIES,
    AREAS,
    BASTION,
    CARRIED,
    ELUSIVE,
    NOBODY,
    TRAIT_TOKENS,
    TRAITS,
    Attack,
)
from plancia.games.nova_aetas.state.effects import activation, enemies, fight, moving
from plancia.games.nova_aetas.state.state import NovaAetas

ANSWERS = ("no", "yes", "chosen")
# Abilities that are at work whenever a model that has them moves, attacks, or is attacked.
MOVING = ("runner", "heavy", "overrun", "fly")
ATTACKING = ("sniper", "eclectic", "shooter")
ATTACKED = ("tall", "dodge")
LASTING = ("have", "banner", "ambush", "fury", "second-sight", "double-dose")  # passive Skills: at every Activation


def pondered(g: NovaAetas, line: enemies.Pondered) -> list[str]:
    items = [f"box {line.rule} {ANSWERS[line.answer]} {line.why}".rstrip()]
    if line.rule == "N-AI-07" and line.why:
        items.append("box N-AI-07 no")
    if line.by:
        items.append(f"box tie {line.by}")
    if line.rule == "N-AI-12" and line.answer == enemies.YES:
        plan = g.plans[line.stage]
        kind = g.box.type_of[line.enemy]
        items += [f"deed of Enemies {plan.id} {o.kind}" for o in plan.objectives if not o.types or kind in o.types]
    if line.rule == "N-AI-04" and line.answer == enemies.NO and g.plans[line.stage].objectives[0].kind == "attack":
        items.append(f"deed of Enemies {g.plans[line.stage].id} attack")
    return items


def attacked(g: NovaAetas, line: fight.Attacked) -> list[str]:
    box, items = g.box, []
    enemy = line.model >= box.hero_side
    if enemy:
        block: Attack | None = g.type_of(line.model).attacks[line.weapon]
        items.append(f"attack {g.type_of(line.model).id} {line.weapon + 1}")
    elif line.weapon == NOBODY:
        block = box.unarmed
    else:
        block = box.items[line.weapon].attack
        items.append(f"item {box.item_ids[line.weapon]}")
    items += of_the_block(block) if block is not None else []
    items += [f"ability {name}" for name in ATTACKING if able(g, line.model, name)]
    items += [f"ability {name}" for name in ATTACKED if able(g, line.target, name)]
    if g.at[line.target] >= 0 and g.at[line.model] >= 0 and enemy != g.is_enemy(line.target):
        items += ["ability shield"] if is_shielded(g, line.target) else []
        items += ["ability barrier"] if has_barrier(g, line.target) else []
        items += ["ability protection"] if has_protection(g, line.target) else []
        items += ["ability phalanx"] if flanks(g, line.model, line.target) else []
    return items


def of_the_block(block: Attack) -> list[str]:
    """Traits that are at work whenever the attack is made; those that give a token wait for it."""
    items = [f"trait {TRAITS[n]}" for n in range(len(TRAIT_TOKENS), len(TRAITS)) if block.traits >> n & 1]
    items += ["trait critical"] if block.critical else []
    items += ["trait lethal"] if block.lethal else []
    items += ["trait reload"] if block.reload else []
    return items + ([f"trait {AREAS[block.area]}"] if block.area else [])


def resisted(g: NovaAetas, line: fight.Judged) -> list[str]:
    """Tokens that a successful attack could not give, by the ability that forbids them."""
    if not line.successful or line.target < 0:
        return []
    found = {may_receive(g, line.target, 1 << number) for number in range(11)}
    names = {"N-ABIL-TOUGH": "tough", "N-ABIL-UNDEAD": "undead", "N-ABIL-DESTINY": "destiny"}
    names["N-ABIL-IMMUNITY"] = "immunity"
    items = [f"ability {names[rule]}" for rule in found if rule in names]
    return items + (["ability bastion"] if g.able[line.target] & BASTION else [])


def moved(g: NovaAetas, line: moving.Move) -> list[str]:
    items = [f"ability {name}" for name in MOVING if able(g, line.model, name)]
    if line.how == moving.JUMP or (line.how == moving.WALK and leaps(g, line)):
        items.append("ability jump")
    if g.climb[line.model] and climbs(g, line):
        items.append("ability climb")
    if g.able[line.model] & ELUSIVE:
        items.append("ability elusive")
    return items


def leaps(g: NovaAetas, line: moving.Move) -> bool:
    """An Enemy's jump shows as a gap in its path."""
    field = g.plans[line.stage].field
    if not g.jump[line.model] or line.model < g.box.hero_side or field is None:
        return False
    way = (line.start, *line.path)
    return any(not field.beside[a] >> b & 1 for a, b in pairwise(way))


def climbs(g: NovaAetas, line: moving.Move) -> bool:
    field = g.plans[line.stage].field
    way = (line.start, *line.path)
    return field is not None and any(field.levels[b] > field.levels[a] for a, b in pairwise(way))


def activated(g: NovaAetas, line: activation.BeginActivation) -> list[str]:
    """Whoever acts wears what he wears, and has the Skills that always work."""
    box, model = g.box, line.model
    if model >= box.hero_side:
        return [f"enemy {g.type_of(model).id}"]
    if model >= box.proper:
        return [f"ally {box.hero_ids[model]}"]
    items = []
    for place in range(CARRIED):
        item = g.item(model, place)
        if item != NOBODY and box.items[item].attack is None and not box.items[item].use:
            items.append(f"item {box.item_ids[item]}")
    for place, number in enumerate(box.heroes[model].skills):
        if g.skills[model] >> place & 1 and box.skills[number].form == "passive" and box.skills[number].does in LASTING:
            items.append(f"skill {box.skills[number].id}")
    return items


def able(g: NovaAetas, model: int, name: str) -> bool:
    return g.able[model] >> ABILITIES.index(name) & 1 == 1
