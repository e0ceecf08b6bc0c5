# not compiled
"""What every word of a Wroth box uses of what can be written beside it (W-C-24)."""

from __future__ import annotations

from typing import Any

from plancia.games.wroth.state.box import FACTIONS, KINDS, KINDS_OF
from plancia.kernel.content import Report, Tables
from plancia.kernel.content.uses import Uses, check_uses

RULE = "W-C-24"

# By word: what it needs, then what it may have besides.
EVENTS: Uses = {
    "cheaper": (("unit",), ("n",)),
    "mixed-attack": ((), ("n",)),
    "allocate": ((), ("n",)),
    "ledgers": (("unit", "regions"), ()),
    "shadows": ((), ("n",)),
    "base-fixed": ((), ()),
    "base-alternates": (("regions",), ()),
    "traps": ((), ("n",)),
    "buy-first": (("unit",), ()),
    "grudges": ((), ("n",)),
    "return": ((), ("n",)),
    "attacks": ((), ("n",)),
}
CHAOS: Uses = {
    "deploy": (("at",), ("n", "per_human")),
    "gather": (("at",), ("n", "per_human")),
    "elite": (("unit",), ()),
    "attack": (("at", "n"), ()),
    "attack-all": (("n",), ("regions", "unit")),
    "disperse": (("at",), ()),
    "move": (("unit",), ()),
    "cull": (("regions",), ()),
    "base": ((), ()),
    "dominion": ((), ()),
    "corra": ((), ("n", "per_human")),
    "heal": ((), ("n", "per_human")),
    "special": ((), ()),
    "nothing": ((), ()),
}
MISSIONS: Uses = {
    "vp": (("vp",), ()),
    "hold": (("regions",), ()),
    "hold-twice": (("regions",), ()),
    "rain": (("regions", "rounds"), ("control", "more", "held")),
    "units-held": (("unit",), ()),
    "last-round": (("rounds",), ("vp",)),
    "no-humans": ((), ()),
    "discards": (("discards",), ()),
    "survive": (("rounds",), ("vp", "control")),
}
AI_ONLY = ("hold-twice", "units-held", "no-humans", "discards")  # missions that say what the AI has brought about
UNIT_POWERS = (
    "escort", "foresight", "shadows", "tithe", "fury", "trap", "bulwark", "vein", "charge", "hide", "bloodlust",
    "flesh",
)  # fmt: skip
PAID_POWERS = ("summons", "hired-swords", "howl")
WITHOUT_AMOUNT = ("foresight", "bulwark")
LASTING_FEATS = ("discount", "coffers", "recover", "oath", "storm")  # all game long; the others once per game
FEATS_WITHOUT_AMOUNT = ("free-elite", "swarm")


def check_vocabulary(tables: Tables, report: Report) -> None:
    for id, scenario in tables["scenario"].items():
        own = [KINDS[kind] for kind in KINDS_OF[FACTIONS.index(scenario.faction)]]
        _check_events(f"scenario.{id}", scenario, own, report)
        _check_chaos(f"scenario.{id}", scenario, own, report)
        _check_missions(f"scenario.{id}", scenario, own, report)
        _check_setup(f"scenario.{id}", scenario, own, tables, report)
    _check_abilities(tables, report)
    _check_units(tables, report)
    _check_feats(tables, report)


def _check_events(path: str, scenario: Any, own: list[str], report: Report) -> None:
    words = [event.what for event in scenario.events]
    for place, event in enumerate(scenario.events):
        here = f"{path}.events.{place}"
        check_uses(here, event.what, event, EVENTS, ("what", "humans"), RULE, report)
        if event.what in words[:place]:
            report(here, RULE, f'"{event.what}" is there already')
        if event.unit is not None and event.unit not in own:
            report(f"{here}.unit", RULE, f"{event.unit} does not belong to {scenario.faction}")
        if event.what == "base-alternates" and len(set(event.regions)) != 2:
            report(f"{here}.regions", RULE, "the base goes from one region to another: name two")


def _check_chaos(path: str, scenario: Any, own: list[str], report: Report) -> None:
    also = {"elite": ("priority",), "move": ("any",)}
    for row, orders in enumerate(scenario.chaos):
        for place, order in enumerate(orders):
            here = f"{path}.chaos.{row}.{place}"
            check_uses(here, order.do, order, CHAOS, ("do", "humans"), RULE, report)
            if order.unit is not None and order.unit not in (*own, *also.get(order.do, ())):
                report(f"{here}.unit", RULE, f'"{order.do}" is not for {order.unit}')
            if order.n and order.per_human:
                report(f"{here}.n", RULE, "as many as there are humans, or a number: not both")
            if "per_human" in CHAOS[order.do][1] and not order.n and not order.per_human:
                report(here, RULE, f'"{order.do}" needs n or per_human')
            if order.do == "attack-all" and bool(order.regions) == (order.unit is not None):
                report(here, RULE, '"attack-all" needs regions or a unit, and not both')


def _check_missions(path: str, scenario: Any, own: list[str], report: Report) -> None:
    for place, mission in enumerate(scenario.missions):
        here = f"{path}.missions.{place}"
        check_uses(here, mission.what, mission, MISSIONS, ("side", "what", "since"), RULE, report)
        if mission.what in AI_ONLY and mission.side != "ai":
            report(f"{here}.side", RULE, f'"{mission.what}" is a mission of the AI')
        if mission.unit is not None and mission.unit not in own:
            report(f"{here}.unit", RULE, f"{mission.unit} does not belong to {scenario.faction}")


def _check_setup(path: str, scenario: Any, own: list[str], tables: Tables, report: Report) -> None:
    regions: list[Any] = []
    tokens: list[str] = []
    for place, placed in enumerate(scenario.setup):
        here = f"{path}.setup.{place}"
        if (placed.unit is None) == (placed.token is None):
            report(here, RULE, "a unit or a token is placed, and not both")
        if placed.token is not None:
            if not isinstance(placed.at, int) or placed.at in regions or placed.token in tokens:
                report(f"{here}.at", RULE, "each token lies in a region of its own, by number")
            if placed.n != (1, 1, 1, 1):
                report(f"{here}.n", RULE, "a token is placed once")
            regions.append(placed.at)
            tokens.append(placed.token)
        elif placed.unit not in (None, "regular", *own):
            report(f"{here}.unit", RULE, f"{placed.unit} does not belong to {scenario.faction}")
    for unit in ("regular", *own):
        there = 25 - 4 if unit == "regular" else tables["unit"][unit].dice
        for humans in range(4):
            if sum(placed.n[humans] for placed in scenario.setup if placed.unit == unit) > there:
                report(f"{path}.setup", RULE, f"{there} of {unit} can be placed at most")
                break


def _check_abilities(tables: Tables, report: Report) -> None:
    powers: dict[str, str] = {}
    for id, ability in tables["ability"].items():
        if ability.power in powers:
            report(f"ability.{id}.power", RULE, f'"{ability.power}" is what {powers[ability.power]} does')
        powers[ability.power] = id
        if ability.power in WITHOUT_AMOUNT and ability.amount != 1:
            report(f"ability.{id}.amount", RULE, f'"{ability.power}" does not use it')
        if ability.power not in PAID_POWERS and ability.cost:
            report(f"ability.{id}.cost", RULE, f'nobody pays for "{ability.power}"')
    for name in FACTIONS:
        faction = tables["faction"][name]
        for key, right in (("ability", PAID_POWERS), ("special", ("ai-",))):
            id = getattr(faction, key)
            if id in tables["ability"] and not tables["ability"][id].power.startswith(right):
                report(f"faction.{name}.{key}", RULE, f"{id} is not for this side of the board")


def _check_units(tables: Tables, report: Report) -> None:
    for id, unit in tables["unit"].items():
        if unit.deploy_needs != 1 and unit.deploy != "own-regulars":
            report(f"unit.{id}.deploy_needs", RULE, f'"{unit.deploy}" does not use it')
        for place, ability in enumerate(unit.abilities):
            if ability in tables["ability"] and tables["ability"][ability].power not in UNIT_POWERS:
                report(f"unit.{id}.abilities.{place}", RULE, f"{ability} is no ability of a unit")
            if ability in unit.abilities[:place]:
                report(f"unit.{id}.abilities.{place}", RULE, f"{ability} is there already")


def _check_feats(tables: Tables, report: Report) -> None:
    seen: list[tuple[str, str]] = []
    for id, feat in tables["feat"].items():
        own = [KINDS[kind] for kind in KINDS_OF[FACTIONS.index(feat.faction)]]
        if feat.once == (feat.power in LASTING_FEATS):
            when = "lasts all game long" if feat.power in LASTING_FEATS else "is used once per game"
            report(f"feat.{id}.once", RULE, f'"{feat.power}" {when}')
        if feat.power in FEATS_WITHOUT_AMOUNT and feat.amount != 1:
            report(f"feat.{id}.amount", RULE, f'"{feat.power}" does not use it')
        if (feat.power == "free-elite") != (feat.unit is not None) or feat.unit not in (None, *own):
            report(f"feat.{id}.unit", RULE, 'a unit of its faction for "free-elite", and for nothing else')
        if (feat.faction, feat.power) in seen:
            report(f"feat.{id}.power", RULE, f"another feat of {feat.faction} does this")
        seen.append((feat.faction, feat.power))
