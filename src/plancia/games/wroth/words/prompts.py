# not compiled
"""What a player reads at a question: the prompt, the options, and why the others are refused."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from plancia.games.wroth.notation.option_names import NUMBERS
from plancia.games.wroth.rules.ai.ai_damage import casualty_of
from plancia.games.wroth.rules.feats.feat_cards import amount_of, feat_with
from plancia.games.wroth.rules.feats.feats import PlayFeat, next_swarm
from plancia.games.wroth.rules.turn import turn as t
from plancia.games.wroth.rules.turn.actions import deep_vein
from plancia.games.wroth.rules.turn.buying import cost_of
from plancia.games.wroth.rules.turn.exodus import OMNI_DIE
from plancia.games.wroth.rules.units.moving import chosen_slots, counted
from plancia.games.wroth.state.box import (
    ACTIONS,
    BOARD,
    KINDS,
    MAP,
    NOBODY,
    OMNI,
    POWERS,
    REGULAR,
    SHORES,
    STORM,
    TRAP,
    Box,
)
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.words.names_shown import Names
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.ledger import Ledger, read_rules
from plancia.kernel.picture import Why, refusing

HERE = Path(__file__).parents[1]
PLACES_AND_NUMBERS = ("region", "origin", *NUMBERS)


def prompt(g: Wroth, decision: Decision, lang: str) -> str:
    """The question, as a player would put it."""
    names = Names(g, lang)
    return names.say(decision.step, most=decision.most, **notes(names, decision))


def label(g: Wroth, decision: Decision, option: int, lang: str) -> str:
    """What an option is, for the list of numbered answers."""
    names = Names(g, lang)
    kind, by, proc = decision.kind, decision.by, g.stack[-1]
    if option == PASS:
        key = f"pass-{decision.step}"
        return names.say(key, omni=names.omni(max(0, g.omni[by]))) if key in names.say else names.say("pass")
    if kind in NUMBERS:
        return amount_label(names, decision, option)
    if kind in ("region", "origin"):
        return region_label(names, by, option)
    if kind == "step":
        return step_label(names, by, option)
    if kind == "faction":
        return faction_label(names, by, option, proc)
    if kind == "face":
        return names.say("label-face", action=names.action(option), n=g.pool[option], gist=gist(names, by, option))
    if kind == "bonus":
        return names.say("label-bonus", action=names.action(option), gist=gist(names, by, option))
    if kind == "unit":
        return unit_label(names, "label-unit", proc, int(_note(proc, "target")), option)
    if kind == "units":
        return names.units(by, list(counted(chosen_slots(names.box, option))))
    if kind == "casualty":
        return unit_label(names, "label-casualty", proc, *casualty_of(names.box, option))
    if kind == "dice":
        second = names.say("label-omni-die", omni=names.omni(g.omni[by])) if option % 5 == OMNI_DIE else None
        return names.say("label-dice", first=names.action(option // 5), second=second or names.action(option % 5))
    if kind == "feat":
        text = ledger(g.box).text(g.box.feat_ids[option], lang)
        return names.say("label-feat", feat=names.feat(option), text=text)
    return names.say(f"yes-{kind}")


def why(g: Wroth, decision: Decision, option: int, lang: str) -> Why | None:
    """Which rule refuses an option; None when it is not refused."""
    rule = refusing(decision, option)
    return None if rule is None else Why(label(g, decision, option, lang), rule, ledger(g.box).text(rule, lang))


def numbered(decision: Decision) -> dict[int, int]:
    """The number a player types for each option. Regions and amounts are their own number; 0 takes nothing more.

    What is done without effect stands last.
    """
    numbers: dict[int, int] = {}
    leaving: dict[int, int] = {}
    for option in sorted(decision.options, key=_is_discard) if decision.kind == "step" else decision.options:
        if option == PASS or (decision.kind == "step" and option == t.END_TURN):
            leaving[0] = option
        elif decision.kind in PLACES_AND_NUMBERS:
            numbers[option] = option
        else:
            numbers[len(numbers) + 1] = option
    return numbers | leaving


def _is_discard(step: int) -> bool:
    return t.DISCARD_DIE <= step < t.TAKE_EXODUS


@lru_cache(maxsize=8)
def ledger(box: Box) -> Ledger:
    """The rules of Wroth with the cards of a box."""
    return Ledger(read_rules(HERE / "ledger.toml"), box.tables)


# -- the words of a question


def notes(names: Names, decision: Decision) -> dict[str, Any]:
    """What a prompt may name: the notes of the procedure that asks, in words."""
    g, by = names.g, decision.by
    proc = g.stack[-1]
    said: dict[str, Any] = {"regulars": names.regulars(by), "acted": "yes" if _note(proc, "acted") else "no"}
    for note in ("region", "origin"):
        if 0 <= _note(proc, note) <= len(MAP):
            said[note] = names.place(_note(proc, note))
    for note in ("damage", "points"):
        said[note] = names.damage(_note(proc, note))
    if _note(proc, "source") in (BOARD, BOARD + 1, *range(9)):
        said["source"] = names.source(_note(proc, "source"))
    said["n"] = _note(proc, "n")
    said["hurt"] = names.damage(_note(proc, "n"))
    said["left"] = _note(proc, "most") - _note(proc, "taken")
    said["target_of"] = names.of(max(0, _note(proc, "target")))
    said |= cards_named(names, by)
    if hasattr(proc, "kind"):
        said["kind"] = names.kind(_note(proc, "kind"))
        said["cost"] = cost_of(g, by, _note(proc, "kind"))
    if decision.kind == "send":
        said["unit"] = names.slot(by, _note(proc, "slot"), 2)
    if decision.kind == "swarm":
        said["swarm"] = names.place(next_swarm(g, by, _note(proc, "region"), _note(proc, "origin")))
    if hasattr(proc, "symbol"):
        said["action"] = names.action(_note(proc, "symbol"))
    return said


def cards_named(names: Names, by: int) -> dict[str, Any]:
    """The feat being played, the abilities and dice of the seat that is asked."""
    g, box = names.g, names.box
    said: dict[str, Any] = {"escort": names.ability(box.power_id[POWERS.index("escort")])}
    said["ability"] = names.ability(box.power_id[max(0, box.ability[by])])
    if g.decision is not None and g.decision.step == "Prepare-foresee":
        said["ability"] = names.ability(box.power_id[POWERS.index("foresight")])
        said["omni"] = names.omni(g.omni[by])
    if g.ai != NOBODY and box.special[g.ai] >= 0:
        said["special"] = names.ability(box.power_id[box.special[g.ai]])
    storm = feat_with(g, by, STORM)
    if storm != NOBODY:
        said["storm"] = names.feat(storm)
        said["storm_damage"] = names.damage(amount_of(g, by, STORM))
    for frame in g.stack:
        if isinstance(frame, PlayFeat):
            said["feat"] = names.feat(frame.feat)
    return said


def _note(proc: Any, name: str) -> int:
    return int(getattr(proc, name, 0))


# -- the words of an option


def region_label(names: Names, by: int, region: int) -> str:
    g = names.g
    if region == BOARD:
        n = g.board[by]
        return names.say("label-board", n=n, unit=names.regulars(by, n))
    if region == SHORES:
        return names.say("label-shores", crowd=names.crowd(SHORES))
    value = names.box.token_value[g.tokens[region]]
    return names.say("label-region", region=region, value=value, crowd=names.crowd(region))


def amount_label(names: Names, decision: Decision, n: int) -> str:
    proc = names.g.stack[-1]
    slot = _note(proc, "slot") if decision.kind == "send" else REGULAR
    whose = _note(proc, "target") if decision.step == "Howl-choose_how_many" else decision.by
    return names.say("units", n=n, unit=names.slot(whose, slot, n))


def faction_label(names: Names, by: int, who: int, proc: Any) -> str:
    g = names.g
    if type(proc).__name__ == "Grudge":
        shared = sum(1 for region in MAP if g.count(by, region) and g.count(who, region))
        return names.say("label-faction-shared", name=names.faction(who), n=shared)
    region = _note(proc, "origin") or _note(proc, "region")
    return names.say("label-faction", name=names.faction(who), army=names.army(who, region))


def unit_label(names: Names, key: str, proc: Any, who: int, slot: int) -> str:
    n = names.g.units[names.g.place(who, _note(proc, "region")) + slot]
    return names.say(key, name=names.faction(who), unit=names.slot(who, slot), n=n)


def gist(names: Names, who: int, face: int) -> str:
    n = 1 + deep_vein(names.g, who)
    return names.say(f"gist-{ACTIONS[face]}", n=n, regulars=names.regulars(who))


def step_label(names: Names, who: int, step: int) -> str:
    """What a player may do next on a turn."""
    g, say = names.g, names.say
    if step >= t.FEAT:
        return say("step-feat", feat=names.feat(step - t.FEAT))
    if step >= t.BUY:
        kind = step - t.BUY
        return say(
            "step-buy",
            unit=names.kind(kind),
            vitality=names.box.vitality[kind],
            cost=cost_of(g, who, kind),
            corra=g.corra[who],
        )
    if step == t.END_TURN:
        return say("step-end")
    if step == t.TAKE_EXODUS:
        return say("step-exodus", gist=say("gist-exodus"))
    if step == t.USE_OMNI:
        return omni_label(names, who)
    if step == t.USE_ABILITY:
        return ability_label(names, who)
    if step == t.SPRING:
        unit = names.kind(KINDS.index("trapper"))
        return say("step-trap", gist=say("gist-trap", n=names.box.amount[TRAP], unit=unit))
    if step >= t.DISCARD_DIE:
        return say("step-discard", action=names.action(step - t.DISCARD_DIE))
    return say("step-spend", action=names.action(step - t.SPEND), gist=gist(names, who, step - t.SPEND))


def omni_label(names: Names, who: int) -> str:
    face = names.g.omni[who]
    if face < 0:
        return names.say("step-omni-spent")
    does = names.say(f"omni-gist-{OMNI[face]}", n=1 + deep_vein(names.g, who))
    return names.say("step-omni", omni=names.omni(face), gist=does)


def ability_label(names: Names, who: int) -> str:
    box = names.box
    power = box.ability[who]
    return names.say(
        "step-ability",
        ability=names.ability(box.power_id[power]),
        cost=box.ability_cost[who],
        corra=names.g.corra[who],
        gist=names.say(f"gist-{POWERS[power]}", n=box.amount[power], regulars=names.regulars(who)),
    )
