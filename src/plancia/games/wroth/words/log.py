# not compiled
"""The log in words: a line for every effect, and how the AI came to its choices."""

from __future__ import annotations

from typing import Any

from plancia.games.wroth.rules.round.victory import goal_of
from plancia.games.wroth.state import effects as e
from plancia.games.wroth.state import effects_round as r
from plancia.games.wroth.state.box import KINDS, MAP, NOBODY, REGULAR, TEAM
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.words.names_shown import Names
from plancia.kernel.state import Effect

# The rule of an effect that does not carry one.
RULES: dict[str, str] = {
    "BeginRound": "W-UPKEEP-01",
    "BeginPhase": "W-ROUND-01",
    "LayTokens": "W-SETUP-05",
    "MakeFirst": "W-UPKEEP-02",
    "TakeFeat": "W-FEAT-02",
    "UseFeat": "W-FEAT-04",
    "Deploy": "W-MOVE-02",
    "Move": "W-MOVE-01",
    "Hit": "W-DMG-04",
    "Settle": "W-ACT-02",
    "SetOmni": "W-PREP-03",
    "SpendOmni": "W-OMNI-01",
    "RollPool": "W-DRAFT-01",
    "SpendDie": "W-ACT-08",
    "TurnDie": "W-AI-TURN-03",
    "CountPurchase": "W-BUY-01",
    "Score": "W-VP-02",
    "TurnChaos": "W-COOP-UPKEEP-03",
    "Remember": "W-SCEN-03",
}
ROUND, PHASE, TURN, LINE = 0, 1, 2, 3


def tell(g: Wroth, effect: Effect[Any], lang: str) -> str:
    """One line of the log."""
    names = Names(g, lang)
    if isinstance(effect, r.Told):
        return told(names, effect)
    if isinstance(effect, r.Weighed):
        return weighed(names, effect, True)
    kind = type(effect).__name__
    said = said_of(names, effect)
    if isinstance(effect, e.Move) and effect.by not in (NOBODY, effect.who):
        return names.say("did-Move-driven", **said)
    if isinstance(effect, e.PayCorra) and effect.rule in names.box.tables["ability"]:
        return names.say("did-PayCorra-ability", ability=names.ability(effect.rule), **said)
    if isinstance(effect, r.Finish) and effect.winners == (TEAM,):
        return names.say("did-Finish-humans", **said)
    if isinstance(effect, r.Finish) and effect.winners == (g.ai,):
        return names.say("did-Finish-ai", **said)
    return names.say(f"did-{kind}", **said)


def trace(g: Wroth, effect: Effect[Any], lang: str, full: bool = False) -> str:
    """How the AI weighed its candidates; short: which it took and why."""
    assert isinstance(effect, r.Weighed)
    return weighed(Names(g, lang), effect, full)


def rule_of(effect: Effect[Any]) -> str:
    """The rule, card or unit a line of the log points to."""
    return str(getattr(effect, "rule", "")) or RULES.get(type(effect).__name__, "")


def level(effect: Effect[Any]) -> int:
    """How a log is set out: rounds, phases, turns, and lines."""
    if isinstance(effect, r.BeginRound):
        return ROUND
    if isinstance(effect, r.BeginPhase):
        return PHASE
    return TURN if isinstance(effect, r.Told) and effect.what in ("turn", "ai-turn", "chaos") else LINE


def is_quiet(g: Wroth, effect: Effect[Any]) -> bool:
    """Said already by the line beside it, or of no interest while playing."""
    if isinstance(effect, e.PayCorra):
        return effect.rule in ("W-BUY-03", "W-AI-BUY-02")
    if isinstance(effect, r.SpendOmni):
        return effect.who == g.ai
    return isinstance(effect, (e.Settle, r.Remember, r.TurnChaos))


def is_thought(effect: Effect[Any]) -> bool:
    return isinstance(effect, r.Weighed)


def begins_ai(effect: Effect[Any]) -> bool:
    """Where a passage of the AI begins in the log."""
    return isinstance(effect, r.Told) and effect.what in ("ai-turn", "chaos")


def is_ending(g: Wroth, effect: Effect[Any]) -> bool:
    return isinstance(effect, r.Finish)


# -- effects


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
    if isinstance(effect, (e.Discard, e.Recover)):
        said["units"] = names.units(who, [(REGULAR, effect.n)])
    if hasattr(effect, "kind"):
        said["kind"] = names.kind(effect.kind)
    if hasattr(effect, "feat"):
        said["feat"] = names.feat(effect.feat)
    if hasattr(effect, "face"):
        said |= {"action": names.action(effect.face), "omni": names.omni(max(0, effect.face))}
    return said | special_of(names, effect)


def special_of(names: Names, effect: Any) -> dict[str, Any]:
    """What only one kind of effect says."""
    say = names.say
    if isinstance(effect, r.BeginPhase):
        return {"phase_name": say("phase", phase=effect.phase)}
    if isinstance(effect, r.LayTokens):
        return {"tokens": "; ".join(laid(names, region, effect.tokens[region]) for region in MAP)}
    if isinstance(effect, e.GainCorra):
        return {"short": effect.due - effect.taken}
    if isinstance(effect, e.Deploy):
        units = names.units(effect.who, [(effect.slot, effect.n)], new=False)  # that is what the line says
        return {"source": names.source(effect.source), "units": units}
    if isinstance(effect, e.Move):
        return {"units": names.units(effect.who, list(effect.units))}
    if isinstance(effect, e.Hit):
        left = names.box.slot_vitality[effect.who][effect.slot] - 1
        unit = names.regulars(effect.who, 1)
        if effect.slot != REGULAR:
            unit = names.kind(names.box.slot_kind[effect.who][effect.slot])
        return {"defeated": "yes" if effect.defeated else "no", "left": left, "unit": unit}
    if isinstance(effect, r.RollPool):
        dice = [say("units", n=n, unit=names.action(face)) for face, n in enumerate(effect.faces) if n]
        return {"dice": ", ".join(dice)}
    if isinstance(effect, r.Score):
        total = effect.token + effect.domination + effect.bonus
        parts = score_parts(names, effect.token, effect.domination, effect.bonus)
        return {"side": names.faction(effect.side), "total": total, "parts": parts}
    if isinstance(effect, e.Recall):
        return {"unit": names.kind(names.box.slot_kind[effect.who][effect.slot])}
    if isinstance(effect, r.Finish):
        return ending(names, effect)
    return {}


def ending(names: Names, effect: r.Finish) -> dict[str, Any]:
    """Who has won, and why: at the beginning of a sentence and inside one."""
    side = effect.winners[0]
    said: dict[str, Any] = {"side": "humans" if side == TEAM else "ai", "vp": effect.vp, "round": effect.round}
    said["goal"] = goal_of(names.g, side)
    return {
        "winners": names.say.list([names.faction(side), *map(names.mid, effect.winners[1:])]),
        "winners_mid": names.say.list([names.mid(each) for each in effect.winners]),
        "n": len(effect.winners),
        "why": names.say(f"why-{effect.why or 'most'}", **said),
    }


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


def told(names: Names, effect: r.Told) -> str:
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


def weighed(names: Names, effect: r.Weighed, full: bool) -> str:
    values = [abs(value) for value in effect.values]
    value = values[effect.candidates.index(effect.chosen)]
    text = names.say(f"weighed-{effect.what}", chosen=names.place(effect.chosen), value=value)
    if effect.tie:
        text = names.say("weighed-tie", choice=text)
    if not full:
        return text
    pairs = [f"{names.place(region)} ({value})" for region, value in zip(effect.candidates, values, strict=True)]
    return names.say("weighed-among", choice=text, candidates=", ".join(pairs))


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
