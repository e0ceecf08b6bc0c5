# not compiled
"""What a player reads of the options of a question."""

from __future__ import annotations

from collections.abc import Callable

from plancia.games.wroth.rules.feats.feats_of_war import Grudge
from plancia.games.wroth.rules.turn.actions import deep_vein
from plancia.games.wroth.rules.turn.buying import cost_of
from plancia.games.wroth.rules.units.moving import counted
from plancia.games.wroth.state import answers as a
from plancia.games.wroth.state.box import ACTIONS, BOARD, KINDS, MAP, OMNI, POWERS, REGULAR, SHORES, TRAP
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.words.names_shown import Names
from plancia.games.wroth.words.prompts import ledger, note_of
from plancia.kernel.answers import Answer, Range
from plancia.kernel.decision import PASS, Decision

NUMBERED = ((a.REGION,), (a.ORIGIN,), (a.AMOUNT,))  # they are their own number


def label(g: Wroth, decision: Decision, option: int, lang: str) -> str:
    """What an option is, for the list of numbered answers."""
    names = Names(g, lang)
    return names.label(LABELS, decision, option, omni=names.omni(max(0, g.omni[decision.by])))


def numbered(decision: Decision) -> dict[int, int]:
    """The number a player types for each option. Regions and amounts are their own number; 0 takes nothing more.

    What is done without effect stands last.
    """
    numbers: dict[int, int] = {}
    leaving: dict[int, int] = {}
    kind = a.QUESTIONS[decision.kind]
    for option in sorted(decision.options, key=lambda option: kind.of(option) is a.DISCARD_DIE):
        if option == PASS or kind.of(option) is a.END_TURN:
            leaving[0] = option
        elif kind.of(option).over[:1] in NUMBERED:
            numbers[option] = option
        else:
            numbers[len(numbers) + 1] = option
    return numbers | leaving


# -- by answer, or by what it ranges over


def _amount(names: Names, asked: Decision, n: int) -> str:
    proc = names.asking
    slot = note_of(proc, "slot") if asked.kind == "send" else REGULAR
    whose = note_of(proc, "target") if asked.step == "Howl-choose_how_many" else asked.by
    return names.say("units", n=n, unit=names.slot(whose, slot, n))


def _region(names: Names, asked: Decision, region: int) -> str:
    g = names.g
    if region == BOARD:
        n = g.board[asked.by]
        return names.say("label-board", n=n, unit=names.regulars(asked.by, n))
    if region == SHORES:
        return names.say("label-shores", crowd=names.crowd(SHORES))
    value = names.box.token_value[g.tokens[region]]
    return names.say("label-region", region=region, value=value, crowd=names.crowd(region))


def _faction(names: Names, asked: Decision, who: int) -> str:
    g, proc = names.g, names.asking
    if isinstance(proc, Grudge):
        shared = sum(1 for region in MAP if g.count(asked.by, region) and g.count(who, region))
        return names.say("label-faction-shared", name=names.faction(who), n=shared)
    region = note_of(proc, "origin") or note_of(proc, "region")
    return names.say("label-faction", name=names.faction(who), army=names.army(who, region))


def _unit(names: Names, key: str, who: int, slot: int) -> str:
    n = names.g.at(who, note_of(names.asking, "region"), slot)
    return names.say(key, name=names.faction(who), unit=names.slot(who, slot), n=n)


def _party(names: Names, asked: Decision, second: int, slot: int) -> str:
    slots = [slot, second - 1] if second else [slot]
    return names.units(asked.by, list(counted(slots)))


def _dice(names: Names, asked: Decision, first: int, second: int) -> str:
    omni = names.say("label-omni-die", omni=names.omni(names.g.omni[asked.by])) if second == a.OMNI_DIE else ""
    return names.say("label-dice", first=names.action(first), second=omni or names.action(second))


def _draft(names: Names, asked: Decision, face: int) -> str:
    n = names.g.pool[face]
    return names.say("label-face", action=names.action(face), n=n, gist=_gist(names, asked.by, face))


def _with_gist(key: str) -> Callable[..., str]:
    """An action, and what it does."""
    return lambda names, asked, face: names.say(key, action=names.action(face), gist=_gist(names, asked.by, face))


def _feat(names: Names, asked: Decision, feat: int) -> str:
    text = ledger(names.box).text(names.box.feat_ids[feat], names.lang)
    return names.say("label-feat", feat=names.feat(feat), text=text)


def _gist(names: Names, who: int, face: int) -> str:
    n = 1 + deep_vein(names.g, who)
    return names.say(f"gist-{ACTIONS[face]}", n=n, regulars=names.regulars(who))


# -- what a player may do next on a turn


def _omni(names: Names, asked: Decision) -> str:
    face = names.g.omni[asked.by]
    if face < 0:
        return names.say("step-omni-spent")
    does = names.say(f"omni-gist-{OMNI[face]}", n=1 + deep_vein(names.g, asked.by))
    return names.say("step-omni", omni=names.omni(face), gist=does)


def _ability(names: Names, asked: Decision) -> str:
    box, who = names.box, asked.by
    power = box.ability[who]
    return names.say(
        "step-ability",
        ability=names.ability(box.power_id[power]),
        cost=box.ability_cost[who],
        corra=names.g.corra[who],
        gist=names.say(f"gist-{POWERS[power]}", n=box.amount[power], regulars=names.regulars(who)),
    )


def _trap(names: Names, asked: Decision) -> str:
    unit = names.kind(KINDS.index("trapper"))
    return names.say("step-trap", gist=names.say("gist-trap", n=names.box.amount[TRAP], unit=unit))


def _buy(names: Names, asked: Decision, kind: int) -> str:
    g, vitality = names.g, names.box.vitality[kind]
    said = {"cost": cost_of(g, asked.by, kind), "corra": g.corra[asked.by]}
    return names.say("step-buy", unit=names.kind(kind), vitality=vitality, **said)


LABELS: dict[Range | Answer, Callable[..., str]] = {
    a.AMOUNT: _amount,
    a.REGION: _region,
    a.ORIGIN: _region,
    a.FACTION: _faction,
    a.SLOT: lambda names, asked, slot: _unit(names, "label-unit", names.asking.target, slot),
    a.FALLS: lambda names, asked, who, slot: _unit(names, "label-casualty", who, slot),
    a.PARTY: _party,
    a.TWO_DICE: _dice,
    a.TAKE_DIE: _draft,
    a.ACT: _with_gist("label-bonus"),
    a.FEAT: _feat,
    a.ATTACK_AGAIN: lambda names, asked: names.say("yes-again"),
    a.ROLL_AGAIN: lambda names, asked: names.say("yes-reroll"),
    a.END_TURN: lambda names, asked: names.say("step-end"),
    a.SPEND: _with_gist("step-spend"),
    a.DISCARD_DIE: lambda names, asked, face: names.say("step-discard", action=names.action(face)),
    a.TAKE_EXODUS: lambda names, asked: names.say("step-exodus", gist=names.say("gist-exodus")),
    a.USE_OMNI: _omni,
    a.USE_ABILITY: _ability,
    a.SPRING: _trap,
    a.BUY: _buy,
    a.PLAY_FEAT: lambda names, asked, feat: names.say("step-feat", feat=names.feat(feat)),
}
