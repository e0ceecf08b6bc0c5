# not compiled
"""Effects as pictures: who goes where, who is hit, what is rolled; and the Heroes that an Enemy weighed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from plancia.games.nova_aetas.notation.option_names import model_name
from plancia.games.nova_aetas.state.box import NOBODY, TOKENS, Box
from plancia.games.nova_aetas.state.effects import (
    activation,
    campaign,
    decks,
    enemies,
    fight,
    gear,
    growth,
    mission,
    moving,
    time,
    treasury,
    wounds,
)
from plancia.games.nova_aetas.state.field import square_name
from plancia.games.nova_aetas.state.plan import Plan
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.names_shown_box import bits
from plancia.kernel.picture import Candidate, Motion
from plancia.kernel.state import Effect


def motion(g: NovaAetas, effect: Effect[Any]) -> Motion | None:
    """None for what has nothing to show. A mission that is over has no field any more."""
    seen = MOTIONS.get(type(effect))
    return None if seen is None else seen(g, effect)


def candidates(g: NovaAetas, effect: Effect[Any], lang: str) -> list[Candidate]:
    """N-AI: what the flowchart weighed."""
    weighed = WEIGHED.get(type(effect))
    return [] if weighed is None else weighed(g, effect, Names(g, lang, effect.stage))


def spot(box: Box, model: int) -> str:
    return f"model:{model_name(box, model)}"


def square(g: NovaAetas, effect: Effect[Any], number: int) -> str:
    """On the field of the mission that the effect belongs to."""
    rows = _plan(g, effect).rows
    return f"square:{square_name(number, len(rows[0]))}" if rows and number >= 0 else ""


def side(box: Box, model: int) -> str:
    """Whose colours a piece wears: a Hero's own, or his Enemy Card's."""
    return box.hero_ids[model] if model < box.hero_side else box.enemy_ids[box.type_of[model]]


def _plan(g: NovaAetas, effect: Effect[Any]) -> Plan:
    return g.plans[effect.stage if effect.stage >= 0 else g.mission]


def _on(g: NovaAetas, how: str, model: int, piece: str = "", n: int = 1, faces: Sequence[object] = ()) -> Motion:
    """On a model, in its colours."""
    return Motion(how, spot(g.box, model), "", side(g.box, model), piece, n, [str(face) for face in faces])


def _his(g: NovaAetas, hero: int, what: str, which: str = "") -> Motion:
    """Something of a Hero's: "gear:valerio:2"."""
    id = g.box.hero_ids[hero]
    return Motion("mark", ":".join(part for part in (what, id, which) if part), "", id)


def _breaks(g: NovaAetas, effect: gear.WoundGear) -> Motion:
    thing = _his(g, effect.hero, "gear", str(effect.place))
    return replace(thing, how="hit", piece="wound", n=effect.n)


def _comes(g: NovaAetas, effect: Any) -> Motion:
    who = side(g.box, effect.model)
    return Motion("gain", square(g, effect, effect.square), "", who, who)


def _leaves(g: NovaAetas, effect: moving.Leave) -> Motion:
    who = side(g.box, effect.model)
    return Motion("gone", square(g, effect, effect.square), "", who, who)


def _moves(g: NovaAetas, effect: moving.Move) -> Motion:
    who = side(g.box, effect.model)
    return Motion("move", square(g, effect, effect.path[-1]), square(g, effect, effect.start), who, who)


def _drops(g: NovaAetas, effect: wounds.DropTokens) -> Motion:
    gone = [TOKENS[each] for each in bits(effect.tokens)]
    return _on(g, "mark", effect.model, "token", len(gone), gone)


def _changes(piece: str, hero: str, n: int) -> Motion | None:
    """On the Perilium."""
    return Motion("gain" if n > 0 else "mark", f"{piece}:{hero}", "", "", piece, abs(n)) if n else None


def _attacks(g: NovaAetas, effect: fight.Attacked) -> Motion:
    return Motion("mark", spot(g.box, effect.target), spot(g.box, effect.model), side(g.box, effect.model))


def _ponders(g: NovaAetas, effect: enemies.Pondered) -> Motion:
    seen = effect.enemy if effect.chosen == NOBODY else effect.chosen
    return Motion("mark", spot(g.box, seen), "", side(g.box, effect.enemy))


def _group_hour(g: NovaAetas, effect: time.SetGroupHour) -> Motion:
    kind = g.box.enemy_ids[effect.kind]
    return Motion("mark", f"hour:{kind}", "", kind)


def _purse(g: NovaAetas, effect: Effect[Any]) -> Motion:
    return Motion("mark", "treasury")


def _grows(g: NovaAetas, effect: Any) -> Motion:
    return _his(g, effect.hero, "hero")


MOTIONS: dict[type[Effect[Any]], Callable[[NovaAetas, Any], Motion | None]] = {
    moving.Move: _moves,
    moving.Arrive: _comes,
    moving.Leave: _leaves,
    moving.ComeOut: _comes,
    moving.GoInside: lambda g, e: _on(g, "mark", e.model),
    wounds.Wound: lambda g, e: _on(g, "hit", e.model, "wound", e.n),
    wounds.Heal: lambda g, e: _on(g, "gain", e.model, "wound", e.n),
    wounds.GiveToken: lambda g, e: _on(g, "gain", e.model, "token", 1, [TOKENS[e.token.bit_length() - 1]]),
    wounds.DropTokens: _drops,
    wounds.GoDown: lambda g, e: _on(g, "hit", e.hero),
    wounds.StandUp: lambda g, e: _on(g, "mark", e.hero),
    wounds.ChangeThreat: lambda g, e: _changes("threat", g.box.hero_ids[e.model], e.n),
    wounds.ChangeHeroism: lambda g, e: _changes("heroism", g.box.hero_ids[e.hero], e.n),
    time.SetHour: lambda g, e: _his(g, e.model, "hour"),
    time.SetGroupHour: _group_hour,
    time.TurnHand: lambda g, e: Motion("mark", "horologium"),
    activation.BeginActivation: lambda g, e: _on(g, "mark", e.model),
    fight.Attacked: _attacks,
    fight.Rolled: lambda g, e: _on(g, "roll", e.hero, "die", len(e.dice), e.dice),
    fight.Rerolled: lambda g, e: _on(g, "roll", e.hero, "die", len(e.new), e.new),
    fight.UseSkill: lambda g, e: _his(g, e.hero, "skill", g.box.skills[e.skill].id),
    gear.WoundGear: _breaks,
    decks.PlayDestiny: lambda g, e: _his(g, e.hero, "destiny", g.box.destinies[e.card].id),
    enemies.Headed: lambda g, e: _on(g, "mark", e.enemy),
    enemies.Pondered: _ponders,
    mission.TakeThing: lambda g, e: _on(g, "mark", e.model, "thing"),
    mission.LoseThing: lambda g, e: Motion("gain", square(g, e, e.square), "", "", "thing") if e.square >= 0 else None,
    mission.Count: lambda g, e: Motion("gain", f"counter:{_plan(g, e).counters[e.counter]}", "", "", "cube", abs(e.n)),
    mission.RaiseAlarm: lambda g, e: Motion("mark", "alarm"),
    mission.Complete: lambda g, e: Motion("mark", f"objective:{e.clause}") if e.main else None,
    decks.DrawEvent: lambda g, e: Motion("mark", "event"),
    decks.DrawDraft: lambda g, e: Motion("mark", square(g, e, e.square), "", g.box.enemy_ids[e.kind]),
    treasury.GainPopolini: _purse,
    treasury.GainItem: _purse,
    treasury.DrawReagent: _purse,
    treasury.ChangeReagent: _purse,
    growth.GainXp: _grows,
    growth.GainClassPoint: _grows,
    growth.Strengthen: _grows,
    growth.Advance: _grows,
    growth.LearnSkill: _grows,
    campaign.Visit: _grows,
}


def _heroes(g: NovaAetas, effect: enemies.Pondered, names: Names) -> list[Candidate]:
    """By Threat."""
    return [
        Candidate(spot(g.box, hero), names.model(hero), threat, hero == effect.chosen)
        for hero, threat in zip(effect.heroes, effect.threats, strict=True)
    ]


def _group(g: NovaAetas, effect: enemies.Ordered, names: Names) -> list[Candidate]:
    """The models of a group, by who moves less."""
    return [
        Candidate(spot(g.box, model), names.model(model), moves, place == 0)
        for place, (model, moves) in enumerate(zip(effect.models, effect.moves, strict=True))
    ]


def _way(g: NovaAetas, effect: enemies.Headed, names: Names) -> list[Candidate]:
    """The squares of the way that it takes."""
    return [
        Candidate(square(g, effect, each), names.square(each), step, step == len(effect.path))
        for step, each in enumerate(effect.path, 1)
    ]


WEIGHED: dict[type[Effect[Any]], Callable[[NovaAetas, Any, Names], list[Candidate]]] = {
    enemies.Pondered: _heroes,
    enemies.Ordered: _group,
    enemies.Headed: _way,
}
