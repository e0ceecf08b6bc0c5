"""Everything there is to meet in Wroth, and what a game needs for it."""

from __future__ import annotations

from typing import Any

from plancia.games.wroth.about import READINGS
from plancia.games.wroth.state import box as b
from plancia.lab.fuzz.guide import Wish
from plancia.lab.fuzz.questions import Questions

OPTIONS: dict[str, list[Any]] = {name: list(known) for name, (_, *known) in READINGS.items()}
# Powers that the AI's elites have too. It never escorts, and springs its traps by the Chaos Die only.
AI_POWERS = (
    "foresight", "shadows", "tithe", "fury", "bulwark", "vein", "charge", "hide", "bloodlust", "flesh",
)  # fmt: skip


def wishes(box: b.Box, questions: Questions) -> dict[str, Wish]:
    items = dict.fromkeys(questions.everything() + lines(questions), Wish())
    for kind in range(len(b.KINDS)):
        items |= units(box, kind)
    for who, name in enumerate(b.FACTIONS):
        items |= faction(box, who, name)
    for card in box.scenarios:
        items |= scenario(card)
    items |= abilities(box) | rulings() | endings() | SCARCE
    return items


def lines(questions: Questions) -> list[str]:
    """Every kind of line in the log, every roll, every way the AI weighs, with and without a tie."""
    source = questions.source
    found = [f"effect {name}" for name in sorted(source.effects)]
    found += [f"line {what} {rule}".rstrip() for what, rule in sorted(source.told)]
    found += [f"roll {name}" for name in sorted(source.rolls)]
    found += [f"weighed {what}{how}" for what in sorted(source.weighed) for how in ("", ", a tie")]
    return found


def units(box: b.Box, kind: int) -> dict[str, Wish]:
    name, owner = b.KINDS[kind], b.FACTIONS[b.OWNER_OF[kind]]
    fates = ["deployed", "defeated"] + (["wounded"] if box.vitality[kind] > 1 else [])
    items = {}
    for fate in fates:
        items[f"unit {name} {fate}, a human's"] = Wish(plays=owner)
        items[f"unit {name} {fate}, the AI's"] = Wish(ai=owner)
    if box.full_slot[kind] in box.slots_with[b.HIDE][b.OWNER_OF[kind]]:
        items[f"unit {name} healed, a human's"] = Wish(plays=owner)
        items[f"unit {name} healed, the AI's"] = Wish(ai=owner)
    for card in box.scenarios:
        heals = any(order.do == "heal" for row in card.record.chaos for order in row)
        if heals and card.faction == b.OWNER_OF[kind] and box.vitality[kind] > 1:
            items[f"unit {name} healed, the AI's"] = Wish(scenario=card.id)
    return items


def faction(box: b.Box, who: int, name: str) -> dict[str, Wish]:
    items = {}
    for fate in ("deployed", "defeated"):
        items[f"unit {name} regular {fate}, a human's"] = Wish(plays=name)
        items[f"unit {name} regular {fate}, the AI's"] = Wish(ai=name)
    for feat in box.feats_of[who]:
        items[f"feat {box.feat_ids[feat]}"] = Wish(plays=name, feat=box.feat_ids[feat])
        if box.feat_power[feat] == b.STORM:  # which is told when it breaks
            items[f"ability {box.feat_ids[feat]}, a human's"] = Wish(plays=name, feat=box.feat_ids[feat])
    for face in b.ACTIONS:
        items[f"AI {name} acts: {face}"] = Wish(ai=name)
    for face in b.OMNI:
        items[f"AI {name} omniscient: {face}"] = Wish(ai=name)
    return items


def abilities(box: b.Box) -> dict[str, Wish]:
    items = {}
    for power, word in enumerate(b.POWERS):
        if word.startswith("ai-"):
            items[f"ability {box.power_id[power]}, the AI's"] = Wish(ai=b.FACTIONS[box.special.index(power)])
            continue
        owners = [who for who in range(5) if box.slots_with[power][who] or box.ability[who] == power]
        items[f"ability {box.power_id[power]}, a human's"] = Wish(plays=b.FACTIONS[owners[0]])
        if word in AI_POWERS:
            items[f"ability {box.power_id[power]}, the AI's"] = Wish(ai=b.FACTIONS[owners[0]])
        if box.ability[owners[0]] == power:
            items[f"refusal may_use_ability {box.power_id[power]}"] = Wish(plays=b.FACTIONS[owners[0]])
    return items


def scenario(card: b.Scenario) -> dict[str, Wish]:
    """Chaos rows at every number of humans they are for, events, and missions for each side."""
    items = {}
    for row, orders in enumerate(card.record.chaos, 1):
        for part, order in enumerate(orders, 1):
            for humans in range(order.humans, 5):
                items[f"chaos {card.id} {row}.{part}, {humans} humans"] = Wish(scenario=card.id, humans=humans)
    for event in card.record.events:
        items[f"event {card.id} {event.what}"] = Wish(
            scenario=card.id, least=max(event.humans, event_needs(event.what))
        )
    for mission in card.record.missions:
        for side in ("humans", "ai") if mission.side == "both" else (mission.side,):
            items[f"mission {card.id} {mission.what}, {side}"] = Wish("end", scenario=card.id)
    return items


def event_needs(what: str) -> int:
    return 2 if what == "mixed-attack" else 1


def rulings() -> dict[str, Wish]:
    """What the rulings leave to the table, each value where it makes a difference."""
    items = {
        "ruling final_tie shared, standard": Wish("tie", final_tie="shared", mode="standard"),
        "ruling final_tie shared, co-op": Wish("tie", final_tie="shared", mode="co-op"),
        "ruling final_tie random, standard": Wish("tie", final_tie="random", mode="standard"),
        "ruling final_tie random, co-op": Wish("tie", final_tie="random", mode="co-op"),
        "ruling extra_feat": Wish(mode="standard", extra=True),
    }
    for name in ("db_moves_round1", "coop_spoils", "ai_sets"):
        for value in OPTIONS[name]:
            items[f"ruling {name} {value}"] = Wish("", mode="co-op", least=2, **{name: value})
    for value in OPTIONS["elite_vp"]:
        items[f"ruling elite_vp {value}"] = Wish(elite_vp=value)
    for value in OPTIONS["run1_ram_rolls"]:
        items[f"ruling run1_ram_rolls {value}"] = Wish(scenario="RUN-1", least=3, run1_ram_rolls=value)
    return items


def endings() -> dict[str, Wish]:
    """How a game can end besides a mission met by one side."""
    return {
        "ending W-VP-09": Wish("end", mode="standard"),
        "ending W-VP-10": Wish("end", mode="standard"),
        "ending W-VP-11": Wish("tie", mode="standard"),
        "ending W-A-51, standard": Wish("end", mode="standard"),
        "ending W-A-51, co-op": Wish("end", mode="co-op"),
        "ending W-COOP-VP-05, VP": Wish("end", scenario="OOG-2"),
        "ending W-COOP-VP-05, regions": Wish("tie", scenario="OOG-2"),
        "ending W-A-31": Wish("end", scenario="KOD-3"),
    }


# What runs out, and what is rare.
SCARCE = {
    "scarce Corra forfeited, a human's": Wish(),
    "scarce Corra forfeited, the AI's": Wish(mode="co-op"),
    "scarce reinforcements run short, a human's": Wish(),
    "scarce reinforcements run short, the AI's": Wish(mode="co-op"),
    "scarce a Lythe comes with an Elagynt from the discard": Wish(plays="aldan"),
    "scarce an Elagynt of the AI comes without a Lythe": Wish(ai="aldan"),
    "scarce Bulwark takes three points in a row": Wish(plays="aldan", feat="ALD-F3"),
    "scarce Bulwark broken, the rest goes on": Wish(),
    "scarce two Nameless fall to the same damage": Wish(plays="ooglan"),
}
