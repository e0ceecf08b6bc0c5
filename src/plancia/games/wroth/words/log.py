# not compiled
"""The log in words: a line for every effect, and how the AI came to its choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.wroth.rules.round.victory import goal_of
from plancia.games.wroth.state import effects as e
from plancia.games.wroth.state import effects_round as r
from plancia.games.wroth.state.box import KINDS, MAP, NOBODY, REGULAR, TEAM
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.words.names_shown import Names
from plancia.kernel.state import Effect

Telling = Callable[[Names, Any], str]


def tell(g: Wroth, effect: Effect[Any], lang: str) -> str:
    """One line of the log."""
    telling: Telling = LINES.get(type(effect)) or line
    return telling(Names(g, lang), effect)


def trace(g: Wroth, effect: Effect[Any], lang: str, full: bool = False) -> str:
    """How the AI weighed its candidates; short: which it took and why."""
    assert isinstance(effect, r.Weighed)
    return weighed(Names(g, lang), effect, full)


def line(names: Names, effect: Effect[Any], how: str = "", **more: Any) -> str:
    """Its fields in words, and what only this kind of effect says."""
    return names.say(f"did-{type(effect).__name__}{how}", **said_of(names, effect) | more)


def said_of(names: Names, effect: Any) -> dict[str, Any]:
    """The fields of an effect in words."""
    said: dict[str, Any] = {}
    for field in ("round", "phase", "due", "taken", "amount", "cost", "value", "n", "how", "vp"):
        if hasattr(effect, field):
            said[field] = getattr(effect, field)
    who = getattr(effect, "who", NOBODY)
    if who != NOBODY:
        said |= {"who": names.faction(who), "who_mid": names.mid(who), "who_of": names.of(who)}
    if hasattr(effect, "rule"):
        said["because"] = because(names, effect.rule)
    if hasattr(effect, "by"):
        said["by"] = names.faction(max(0, effect.by))
    for field in ("region", "origin"):
        if hasattr(effect, field):
            said[field] = names.place(getattr(effect, field))
    if hasattr(effect, "slot"):
        said["unit"] = names.slot(who, effect.slot)
        said["units"] = names.units(who, [(effect.slot, getattr(effect, "n", 1))])
    if hasattr(effect, "kind"):
        said["kind"] = names.kind(effect.kind)
    if hasattr(effect, "feat"):
        said["feat"] = names.feat(effect.feat)
    if hasattr(effect, "face"):
        said |= {"action": names.action(effect.face), "omni": names.omni(max(0, effect.face))}
    return said


# -- what only one kind of effect says


def _corra_paid(names: Names, effect: e.PayCorra) -> str:
    if effect.rule in names.box.tables["ability"]:
        return line(names, effect, "-ability", ability=names.ability(effect.rule))
    return line(names, effect)


def _deployed(names: Names, effect: e.Deploy) -> str:
    units = names.units(effect.who, [(effect.slot, effect.n)], new=False)  # that is what the line says
    return line(names, effect, source=names.source(effect.source), units=units)


def _moved(names: Names, effect: e.Move) -> str:
    driven = effect.by not in (NOBODY, effect.who)
    return line(names, effect, "-driven" if driven else "", units=names.units(effect.who, list(effect.units)))


def _hit(names: Names, effect: e.Hit) -> str:
    left = names.box.slot_vitality[effect.who][effect.slot] - 1
    unit = names.of_slot(effect.who, effect.slot)
    return line(names, effect, defeated="yes" if effect.defeated else "no", left=left, unit=unit)


def _pool_rolled(names: Names, effect: r.RollPool) -> str:
    dice = [names.say("units", n=n, unit=names.action(face)) for face, n in enumerate(effect.faces) if n]
    return line(names, effect, dice=", ".join(dice))


def _scored(names: Names, effect: r.Score) -> str:
    total = effect.token + effect.domination + effect.bonus
    parts = score_parts(names, effect.token, effect.domination, effect.bonus)
    return line(names, effect, side=names.faction(effect.side), total=total, parts=parts)


def _finished(names: Names, effect: r.Finish) -> str:
    """Who has won, and why: at the beginning of a sentence and inside one."""
    side, winners = effect.winners[0], effect.winners
    said: dict[str, Any] = {"side": "humans" if side == TEAM else "ai", "vp": effect.vp, "round": effect.round}
    said["goal"] = goal_of(names.g, side)
    return line(
        names,
        effect,
        "-humans" if winners == (TEAM,) else "-ai" if winners == (names.g.ai,) else "",
        winners=names.say.list([names.faction(side), *map(names.mid, winners[1:])]),
        winners_mid=names.say.list([names.mid(each) for each in winners]),
        n=len(winners),
        why=names.say(f"why-{effect.why or 'most'}", **said),
    )


def because(names: Names, rule: str) -> str:
    """The ability, scenario or lasting feat that an effect comes from; a feat that is used has a line of its own."""
    feats, card = names.box.tables["feat"], names.card(rule)
    return names.say("because-card", card=card) if card and not (rule in feats and feats[rule].once) else ""


def score_parts(names: Names, token: int, domination: int, bonus: int) -> str:
    """token 2, domination 1: what the points of a region are made of."""
    parts = {"token": token, "domination": domination, "bonus": bonus}
    return ", ".join(names.say(f"score-{part}", n=n) for part, n in parts.items() if n)


def token(names: Names, token: int) -> str:
    """2 Battle: the value of a VP token and its symbol."""
    symbol = names.box.token_symbol[token]
    return str(names.box.token_value[token]) + (f" {names.action(symbol)}" if symbol >= 0 else "")


def laid(names: Names, region: int, token: int) -> str:
    """region 1, 2 VP and Battle: the token that a region begins with."""
    symbol, said = names.box.token_symbol[token], {"region": names.place(region), "n": names.box.token_value[token]}
    return names.say("laid-symbol", action=names.action(symbol), **said) if symbol >= 0 else names.say("laid", **said)


# -- told and weighed


def _told(names: Names, effect: r.Told) -> str:
    said: dict[str, Any] = {"n": effect.n, "ability": names.card(effect.rule), "where": "none"}
    if effect.who != NOBODY:
        said |= {"who": names.faction(effect.who), "who_mid": names.mid(effect.who), "who_of": names.of(effect.who)}
    if effect.region >= 0:
        said |= {"region": names.place(effect.region), "where": "there"}
    if effect.what in ("spoils", "ai-action"):
        said["action"] = names.action(effect.n)
    elif effect.what == "ai-omni":
        said["omni"] = names.omni(effect.n)
    elif effect.what == "ai-saves":
        said["kind"] = names.kind(effect.n)
    elif effect.what in ("ai-attack", "more-damage"):
        said["damage"] = names.damage(effect.n)
    elif effect.what == "chaos":
        assert names.g.scenario is not None
        said["row"] = chaos_parts(names, names.g.scenario.faction, names.g.scenario.record.chaos[effect.n - 1])
    return names.say(f"told-{effect.what}", **said)


def weighed(names: Names, effect: r.Weighed, full: bool = True) -> str:
    values = [abs(value) for value in effect.values]
    value = values[effect.candidates.index(effect.chosen)]
    text = names.say(f"weighed-{effect.what}", chosen=names.place(effect.chosen), value=value)
    if effect.tie:
        text = names.say("weighed-tie", choice=text)
    if not full:
        return text
    pairs = [f"{names.place(region)} ({value})" for region, value in zip(effect.candidates, values, strict=True)]
    return names.say("weighed-among", choice=text, candidates=", ".join(pairs))


LINES: dict[type[Effect[Any]], Telling] = {
    r.BeginPhase: lambda names, it: line(names, it, phase_name=names.say("phase", phase=it.phase)),
    r.LayTokens: lambda names, it: line(
        names, it, tokens="; ".join(laid(names, each, it.tokens[each]) for each in MAP)
    ),
    r.RollPool: _pool_rolled,
    r.Score: _scored,
    r.Finish: _finished,
    r.Told: _told,
    r.Weighed: weighed,
    e.GainCorra: lambda names, it: line(names, it, short=it.due - it.taken),
    e.PayCorra: _corra_paid,
    e.Deploy: _deployed,
    e.Move: _moved,
    e.Hit: _hit,
    e.Recall: lambda names, it: line(names, it, unit=names.of_slot(it.who, it.slot)),
    **dict.fromkeys(
        (e.Discard, e.Recover), lambda names, it: line(names, it, units=names.units(it.who, [(REGULAR, it.n)]))
    ),
}  # fmt: skip; any other says no more than its fields


# -- the Chaos Die


def chaos_row(names: Names, ai: int, row: list[Any]) -> str:
    """A row of a scenario's table as a sentence of its own."""
    text = chaos_parts(names, ai, row)
    return text[:1].upper() + text[1:]


def chaos_parts(names: Names, ai: int, row: list[Any]) -> str:
    """The same after a colon."""
    say = names.say
    alike = len({part.humans for part in row}) == 1  # usually all parts of a row ask for the same number of humans
    text = ""
    for part in row:
        one = chaos_part(names, ai, part)
        one = one if alike or part.humans == 1 else say("chaos-humans", humans=part.humans, part=one)
        text = say("chaos-then", one=text, other=one) if text else one
    if alike and row[0].humans > 1:
        text = say("chaos-humans", humans=row[0].humans, part=text)
    return text or say("chaos-nothing")


def chaos_part(names: Names, ai: int, part: Any) -> str:
    say = names.say
    said: dict[str, Any] = {
        "n": part.n,
        "per_human": "yes" if part.per_human else "no",
        "damage": names.damage(part.n),
        "units": say("units", n=part.n, unit=names.regulars(ai, part.n)),
        "regular": names.regulars(ai, 1),
        "regions": say("regions", n=len(part.regions), regions=say.list([str(region) for region in part.regions])),
    }
    if isinstance(part.at, int):
        said["at"] = names.place(part.at)
    elif part.at is not None:
        said["at"] = say(f"at-{part.at}")
    key = f"chaos-{part.do}"
    if part.unit in KINDS:
        kind = KINDS.index(part.unit)
        said |= {"unit": names.kind(kind), "names": names.kind(kind, 2)}
        key = "chaos-attack-units" if part.do == "attack-all" else key
    elif part.unit is not None:
        key = f"{key}-{part.unit}"
    if part.do == "special":
        power = names.box.special[ai]
        said["special"] = names.ability(names.box.power_id[power]) if power >= 0 else "none"
    return say(key, **said)
