"""Everything there is to meet in Nova Aetas, and what a game needs for it."""

from __future__ import annotations

from plancia.games.nova_aetas.state.box import ABILITIES, AREAS, SCHOOLS, TOKENS, TRAITS, Box
from plancia.games.nova_aetas.state.box_cards import Skill
from plancia.games.nova_aetas.state.plan import Action, Plan
from plancia.games.nova_aetas.trials.rare import NEVER, PLUG, RARE
from plancia.lab.fuzz.guide import Wish
from plancia.lab.fuzz.questions import Questions

# The flowchart: boxes with their answers, and where a way leads.
BOXES = (
    *(f"N-AI-{box} {answer}" for box in ("02", "03", "04", "07", "09", "12", "13", "14") for answer in ("yes", "no")),
    "N-AI-05 chosen", "N-AI-06 chosen", "N-AI-16 chosen", "N-AI-07 no blocked", "N-AI-21 ordered",
    *(f"N-AI-25 no {why}" for why in ("blinded", "blocked", "nobody", "no-way", "no-farther")),
    *(f"way {rule}" for rule in ("N-AI-08", "N-AI-14", "N-AI-15", "N-AI-17", "N-ABIL-CHARGE")),
    *(f"tie {by}" for by in ("threat", "distance", "wounds", "chance", "players")),
)  # fmt: skip
PLUGGED = ("N-AI-13", "N-AI-14", "N-AI-16", "N-AI-12", "N-AI-04")
NUMBERED = ("barrier", "heal", "horde", "protection", "jump", "climb", "immunity")
PRINTED = ("critical", "lethal", "reload")


def wishes(box: Box, questions: Questions) -> dict[str, Wish]:
    source = questions.source
    items = dict.fromkeys(questions.everything(), Wish())
    items |= {f"effect {name}": Wish() for name in sorted(source.effects)}
    items |= {f"roll {name}": Wish() for name in sorted(source.rolls)}
    items |= {f"box {box}": PLUG if box.startswith(PLUGGED) else Wish() for box in BOXES}
    items |= {f"ability {name}": Wish("fight") for name in (*ABILITIES, *NUMBERED)}
    items |= {f"trait {name}": Wish("fight") for name in (*TRAITS, *PRINTED, *AREAS[1:])}
    items |= {f"token {name}": Wish("fight") for name in TOKENS}
    for skill in box.skills:
        items[f"skill {skill.id}"] = Wish(scene(box, skill), heroes=(box.hero_ids[skill.hero],))
    items |= {f"item {id}": Wish(f"fight {id}") for id in box.item_ids}
    for enemy in box.enemies:
        items[f"enemy {enemy.id}"] = Wish(f"fight {enemy.id}")
        for number in range(len(enemy.attacks)):
            items[f"attack {enemy.id} {number + 1}"] = Wish(f"fight {enemy.id}")
    items |= {f"event {card.id}": Wish("late") for card in box.events}
    items |= {f"destiny {card.id}": Wish(f"fight {card.id}") for card in box.destinies}
    items |= campaign(box)
    items |= missions(box)
    items |= {f"players {n}": Wish(players=n) for n in range(1, 5)}
    items |= {f"hero {id}": Wish(heroes=(id,)) for id in box.hero_ids[: box.proper]}
    items |= {f"ally {id}": Wish() for id in box.hero_ids[box.proper :]}
    items |= RARE
    return {item: wish for item, wish in items.items() if item not in NEVER}


def scene(box: Box, skill: Skill) -> str:
    """Where a Skill is used."""
    if skill.does == "revive":
        return f"huddle fallen {skill.id}"
    if skill.does == "no-quarter":
        return f"fight weak {skill.id}"
    if skill.does == "mirror":
        minds = [enemy.id for enemy in box.enemies if any(not attack.physical for attack in enemy.attacks)]
        return " ".join(["fight attacked", skill.id, *minds])
    return f"fight {'attacked ' if skill.form == 'reaction' else ''}{skill.id}"


def campaign(box: Box) -> dict[str, Wish]:
    found = {f"grave {card.id}": Wish("fight") for card in box.graves}
    found |= {f"reward {card.id}": Wish("won", mission="campaign") for card in box.rewards}
    for card in box.achievements:
        quietly = "won M2" if card.counts == "silence" else "won"
        found[f"achievement {card.id}"] = Wish(quietly, mission="campaign", likes=("end",))
    found |= {f"place {place.id}": town(place.id, place.id) for place in box.locations}
    for formula in box.formulae:
        workshops = [place.id for place in box.locations if place.workshop == formula.workshop]
        found[f"formula {formula.id}"] = town(formula.id, *workshops)
    found |= {f"reagent {reagent.id}": Wish() for reagent in box.reagents}
    for hero, id in zip(box.heroes[: box.proper], box.hero_ids, strict=False):
        yard = (id, "training-yard")
        found[f"class {box.classes[hero.class_number].id}"] = town("", *yard, "class", heroes=(id,))
        for place, number in enumerate(hero.skills):
            if not box.skills[number].start:
                lesson = town("", *yard, "class", f"skill-{place + 1}", heroes=(id,))
                found[f"learned {box.skills[number].id}"] = lesson
    found |= {f"school {school}": town("", "academy", school) for school in SCHOOLS}
    last = [plan for plan in box.plans if plan.next][-1]
    for ending in box.endings:
        friends = [flag for number, flag in enumerate(box.flags) if ending.if_ >> number & 1]
        near = " ".join(["last", "won" if ending.victory else "lost", *friends])
        found[f"ending {ending.id}"] = Wish(near, mission="campaign", likes=deeds(last) if ending.victory else ())
    return found


def missions(box: Box) -> dict[str, Wish]:
    found: dict[str, Wish] = {}
    for plan in box.plans:
        won = Wish("won", mission=plan.id, likes=deeds(plan))
        found |= {f"mission {plan.id} won": won, f"mission {plan.id} lost": Wish("lost", mission=plan.id)}
        for action in plan.actions:
            found[f"action {plan.id} {action.id}"] = Wish(work(action), mission=plan.id, likes=(action.id,))
        found |= {f"objective {plan.id} {number + 1}": won for number in range(len(plan.victory))}
        found |= {f"secondary {plan.id} {number + 1}": won for number in range(len(plan.secondary))}
        for number in range(len(plan.defeat)):
            found[f"defeat {plan.id} {number + 1}"] = Wish(f"lost {number + 1}", mission=plan.id)
        found |= {f"deed of Enemies {plan.id} {o.kind}": Wish("plugged", mission=plan.id) for o in plan.objectives}
        found |= {f"stage {plan.id} {stage.id}": Wish(mission=plan.id) for stage in plan.stages}
    return found


def town(near: str, *likes: str, heroes: tuple[str, ...] = ()) -> Wish:
    return Wish(f"town {near}", mission="campaign", heroes=heroes, likes=likes)


def deeds(plan: Plan) -> tuple[str, ...]:
    """What is done to win it, when nearly all is done."""
    conditions = [condition for clause in plan.victory for condition in clause.any]
    counted = {condition.counter for condition in conditions if condition.is_ == "counter"}
    found = [a.id for a in plan.actions if any(then.do == "count" and then.counter in counted for then in a.then)]
    return (*found, *(["end"] if any(condition.is_ in ("bearer-at", "all-at") for condition in conditions) else []))


def work(action: Action) -> str:
    return "inside" if action.node >= 0 else "working"
