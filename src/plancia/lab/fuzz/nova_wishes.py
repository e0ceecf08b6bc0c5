"""Everything there is to meet in Nova Aetas, and what a game needs for it."""

from __future__ import annotations

from plancia.games.nova_aetas.box import ABILITIES, AREAS, SCHOOLS, TOKENS, TRAITS, Box
from plancia.games.nova_aetas.plan import Action
from plancia.lab.fuzz.guide import Questions, Wish

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
GUARDED = ("M1", "M3", "M5", "M6")  # missions in which Enemies have an Objective on squares


def wishes(box: Box, questions: Questions) -> dict[str, Wish]:
    source = questions.source
    items = dict.fromkeys(questions.everything(), Wish())
    for item in NEVER:
        del items[item]
    items |= {f"effect {name}": Wish() for name in sorted(source.effects)}
    items |= {f"roll {name}": Wish() for name in sorted(source.rolls)}
    items |= {f"box {box}": Wish("plugged" if box.startswith(PLUGGED) else "") for box in BOXES}
    items |= {f"ability {name}": Wish("fight") for name in (*ABILITIES, *NUMBERED)}
    items |= {f"trait {name}": Wish("fight") for name in (*TRAITS, *PRINTED, *AREAS[1:])}
    items |= {f"token {name}": Wish("fight") for name in TOKENS}
    for skill in box.skills:
        near = "fallen" if skill.does == "revive" else "fight"
        items[f"skill {skill.id}"] = Wish(f"{near} {skill.id}", heroes=(box.hero_ids[skill.hero],))
    items |= {f"item {id}": Wish(f"fight {id}") for id in box.item_ids}
    for enemy in box.enemies:
        items[f"enemy {enemy.id}"] = Wish(f"fight {enemy.id}")
        for number in range(len(enemy.attacks)):
            items[f"attack {enemy.id} {number + 1}"] = Wish(f"fight {enemy.id}")
    items |= {f"event {card.id}": Wish("late") for card in box.events}
    items |= {f"destiny {card.id}": Wish("fight") for card in box.destinies}
    items |= campaign(box)
    items |= missions(box)
    items |= {f"players {n}": Wish(players=n) for n in range(1, 5)}
    items |= {f"hero {id}": Wish(heroes=(id,)) for id in box.hero_ids[: box.proper]}
    items |= {f"ally {id}": Wish() for id in box.hero_ids[box.proper :]}
    return items


def campaign(box: Box) -> dict[str, Wish]:
    town = Wish("town", mission="campaign")
    found = {f"grave {card.id}": Wish("fight") for card in box.graves}
    found |= {f"reward {card.id}": town for card in box.rewards}
    found |= {f"achievement {card.id}": Wish("won", mission="campaign") for card in box.achievements}
    found |= {f"place {place.id}": town for place in box.locations}
    found |= {f"formula {formula.id}": town for formula in box.formulae}
    found |= {f"reagent {reagent.id}": Wish() for reagent in box.reagents}
    found |= {f"class {card.id}": town for card in box.classes}
    found |= {f"school {school}": town for school in SCHOOLS}
    found |= {f"learned {skill.id}": town for skill in box.skills if not skill.start}
    for ending in box.endings:
        friends = [flag for number, flag in enumerate(box.flags) if ending.if_ >> number & 1]
        near = " ".join(["last", "won" if ending.victory else "lost", *friends])
        found[f"ending {ending.id}"] = Wish(near, mission="campaign")
    return found


def missions(box: Box) -> dict[str, Wish]:
    found: dict[str, Wish] = {}
    for plan in box.plans:
        won = Wish("won", mission=plan.id)
        found |= {f"mission {plan.id} won": won, f"mission {plan.id} lost": Wish("lost", mission=plan.id)}
        found |= {f"action {plan.id} {action.id}": Wish(work(action), mission=plan.id) for action in plan.actions}
        found |= {f"objective {plan.id} {number + 1}": won for number in range(len(plan.victory))}
        found |= {f"secondary {plan.id} {number + 1}": won for number in range(len(plan.secondary))}
        for number in range(len(plan.defeat)):
            found[f"defeat {plan.id} {number + 1}"] = Wish(f"lost {number + 1}", mission=plan.id)
        found |= {f"deed of Enemies {plan.id} {o.kind}": Wish("plugged", mission=plan.id) for o in plan.objectives}
        found |= {f"stage {plan.id} {stage.id}": Wish(mission=plan.id) for stage in plan.stages}
    return found


def work(action: Action) -> str:
    return "inside" if action.node >= 0 else "working"


# What no question can say with the things of this box: the rule is there for packs, or for those whom nobody asks.
NEVER = (
    "refusal may_do N-CORE-KEYWORD",  # no Mission Action of the house missions requires a Keyword
    "refusal may_step N-ABIL-HEAVY",  # no Hero is Heavy; Enemies choose their steps without being asked
    "refusal may_step N-CORE-HEIGHT-3",  # a Hero may always step off an edge
    "refusal why_no_jump N-CORE-MOVE-COST",  # every Jump is of 2 squares: who can pay for one can pay for all
    # Skills and cards give Enemies only Marked, Distracted and Blinded, Heroes only Blessed and Defended; the other
    # tokens come with attacks, where nobody is asked: what they meet is counted as the ability.
    "refusal may_receive N-ABIL-DESTINY",
    "refusal may_receive N-ABIL-IMMUNITY",
    "refusal may_receive N-ABIL-TOUGH",
    "refusal may_receive N-ABIL-UNDEAD",
    "refusal may_receive N-STATUS-CURSED",
    "refusal may_receive N-STATUS-DISTRACTED",
    "refusal may_receive N-TOKEN-GEN-5",
)
