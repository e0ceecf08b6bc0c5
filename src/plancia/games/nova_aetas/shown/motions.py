# not compiled
"""Effects as pictures: who goes where, who is hit, what is rolled; and the Heroes that an Enemy weighed."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.notation.option_names import model_name
from plancia.games.nova_aetas.state.box import NOBODY, NOWHERE, TOKENS, Box
from plancia.games.nova_aetas.state.effects import campaign as ec
from plancia.games.nova_aetas.state.effects import decks as decks
from plancia.games.nova_aetas.state.effects import enemies as ee
from plancia.games.nova_aetas.state.effects import fight as ef
from plancia.games.nova_aetas.state.effects import mission as em
from plancia.games.nova_aetas.state.effects import models as e
from plancia.games.nova_aetas.state.effects import time as time
from plancia.games.nova_aetas.state.field import square_name
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.names_shown_box import bits
from plancia.kernel.picture import Candidate, Motion
from plancia.kernel.state import Effect


def motion(g: NovaAetas, effect: Effect[Any]) -> Motion | None:
    """None for what has nothing to show. A mission that is over has no field any more."""
    return (
        _of_models(g, effect)
        or _of_a_fight(g.box, effect)
        or _of_the_mission(g, effect)
        or _of_the_campaign(g.box, effect)
    )


def candidates(g: NovaAetas, effect: Effect[Any], lang: str) -> list[Candidate]:
    """N-AI: the Heroes a box of the flowchart weighed, by Threat; the models of a group, by who moves less; the
    squares of the way that it takes."""
    names = Names(g, lang, effect.stage)
    if isinstance(effect, ee.Pondered):
        return [
            Candidate(spot(g.box, hero), names.model(hero), threat, hero == effect.chosen)
            for hero, threat in zip(effect.heroes, effect.threats, strict=True)
        ]
    if isinstance(effect, ee.Ordered):
        return [
            Candidate(spot(g.box, model), names.model(model), moves, place == 0)
            for place, (model, moves) in enumerate(zip(effect.models, effect.moves, strict=True))
        ]
    if isinstance(effect, ee.Headed):
        return [
            Candidate(square(g, effect, each), names.square(each), step, step == len(effect.path))
            for step, each in enumerate(effect.path, 1)
        ]
    return []


def spot(box: Box, model: int) -> str:
    return f"model:{model_name(box, model)}"


def square(g: NovaAetas, effect: Effect[Any], number: int) -> str:
    """On the field of the mission that the effect belongs to."""
    stage = effect.stage if effect.stage >= 0 else g.mission
    rows = g.plans[stage].rows
    return f"square:{square_name(number, len(rows[0]))}" if rows and number >= 0 else ""


def side(box: Box, model: int) -> str:
    """Whose colours a piece wears: a Hero's own, or his Enemy Card's."""
    return box.hero_ids[model] if model < box.hero_side else box.enemy_ids[box.type_of[model]]


# -- models


def _of_models(g: NovaAetas, effect: Effect[Any]) -> Motion | None:
    box = g.box
    if isinstance(effect, e.Move):
        who = side(box, effect.model)
        to, source = square(g, effect, effect.path[-1]), square(g, effect, effect.start)
        return Motion("move", to, source, who, who)
    if isinstance(effect, e.Arrive):
        return Motion("gain", square(g, effect, effect.square), "", side(box, effect.model), side(box, effect.model))
    if isinstance(effect, e.Leave):
        return Motion("gone", square(g, effect, effect.square), "", side(box, effect.model), side(box, effect.model))
    if isinstance(effect, e.ComeOut):
        return Motion("gain", square(g, effect, effect.square), "", side(box, effect.model), side(box, effect.model))
    if isinstance(effect, e.GoInside):
        return Motion("mark", spot(box, effect.model), "", side(box, effect.model))
    if isinstance(effect, e.Wound):
        return Motion("hit", spot(box, effect.model), "", side(box, effect.model), "wound", effect.n)
    if isinstance(effect, e.Heal):
        return Motion("gain", spot(box, effect.model), "", side(box, effect.model), "wound", effect.n)
    if isinstance(effect, e.GiveToken):
        token = TOKENS[effect.token.bit_length() - 1]
        return Motion("gain", spot(box, effect.model), "", side(box, effect.model), "token", 1, [token])
    if isinstance(effect, e.DropTokens):
        gone = [TOKENS[each] for each in bits(effect.tokens)]
        return Motion("mark", spot(box, effect.model), "", side(box, effect.model), "token", len(gone), gone)
    if isinstance(effect, e.GoDown | e.StandUp):
        return Motion(
            "hit" if isinstance(effect, e.GoDown) else "mark", spot(box, effect.hero), "", box.hero_ids[effect.hero]
        )
    if isinstance(effect, e.ChangeThreat) and effect.n:
        return Motion(
            "gain" if effect.n > 0 else "mark", f"threat:{box.hero_ids[effect.model]}", "", "", "threat", abs(effect.n)
        )
    if isinstance(effect, e.ChangeHeroism) and effect.n:
        return Motion(
            "gain" if effect.n > 0 else "mark", f"heroism:{box.hero_ids[effect.hero]}", "", "", "heroism", abs(effect.n)
        )
    return _of_time(box, effect)


def _of_time(box: Box, effect: Effect[Any]) -> Motion | None:
    if isinstance(effect, time.SetHour):
        return Motion("mark", f"hour:{box.hero_ids[effect.model]}", "", box.hero_ids[effect.model])
    if isinstance(effect, time.SetGroupHour):
        return Motion("mark", f"hour:{box.enemy_ids[effect.kind]}", "", box.enemy_ids[effect.kind])
    if isinstance(effect, time.TurnHand):
        return Motion("mark", "horologium")
    if isinstance(effect, e.BeginActivation):
        return Motion("mark", spot(box, effect.model), "", side(box, effect.model))
    return None


# -- fights


def _of_a_fight(box: Box, effect: Effect[Any]) -> Motion | None:
    if isinstance(effect, ef.Attacked):
        return Motion("mark", spot(box, effect.target), spot(box, effect.model), side(box, effect.model))
    if isinstance(effect, ef.Rolled):
        return Motion(
            "roll", spot(box, effect.hero), "", side(box, effect.hero), "die", len(effect.dice), _faces(effect.dice)
        )
    if isinstance(effect, ef.Rerolled):
        return Motion(
            "roll", spot(box, effect.hero), "", side(box, effect.hero), "die", len(effect.new), _faces(effect.new)
        )
    if isinstance(effect, ef.UseSkill):
        skill = box.skills[effect.skill]
        return Motion("mark", f"skill:{box.hero_ids[effect.hero]}:{skill.id}", "", box.hero_ids[effect.hero])
    if isinstance(effect, em.WoundGear):
        return Motion(
            "hit", f"gear:{box.hero_ids[effect.hero]}:{effect.place}", "", box.hero_ids[effect.hero], "wound", effect.n
        )
    if isinstance(effect, decks.PlayDestiny):
        card = box.destinies[effect.card].id
        return Motion("mark", f"destiny:{box.hero_ids[effect.hero]}:{card}", "", box.hero_ids[effect.hero])
    if isinstance(effect, ee.Headed):
        return Motion("mark", spot(box, effect.enemy), "", side(box, effect.enemy))
    if isinstance(effect, ee.Pondered):
        return Motion(
            "mark", spot(box, effect.enemy if effect.chosen == NOBODY else effect.chosen), "", side(box, effect.enemy)
        )
    return None


def _faces(dice: tuple[int, ...]) -> list[str]:
    return [str(die) for die in dice]


# -- the mission and the campaign


def _of_the_mission(g: NovaAetas, effect: Effect[Any]) -> Motion | None:
    box = g.box
    if isinstance(effect, em.TakeThing):
        return Motion("mark", spot(box, effect.model), "", side(box, effect.model), "thing")
    if isinstance(effect, em.LoseThing) and effect.square != NOWHERE:
        return Motion("gain", square(g, effect, effect.square), "", "", "thing")
    if isinstance(effect, em.Count):
        stage = effect.stage if effect.stage >= 0 else g.mission
        return Motion("gain", f"counter:{g.plans[stage].counters[effect.counter]}", "", "", "cube", abs(effect.n))
    if isinstance(effect, em.RaiseAlarm):
        return Motion("mark", "alarm")
    if isinstance(effect, decks.DrawEvent):
        return Motion("mark", "event")
    if isinstance(effect, decks.DrawDraft):
        return Motion("mark", square(g, effect, effect.square), "", box.enemy_ids[effect.kind])
    if isinstance(effect, em.Complete) and effect.main:
        return Motion("mark", f"objective:{effect.clause}")
    return None


def _of_the_campaign(box: Box, effect: Effect[Any]) -> Motion | None:
    if isinstance(effect, decks.GainPopolini | decks.GainItem | decks.DrawReagent | ec.ChangeReagent):
        return Motion("mark", "treasury")
    if isinstance(effect, ec.GainXp | ec.GainClassPoint | ec.Strengthen | ec.Advance | ec.LearnSkill | ec.Visit):
        return Motion("mark", f"hero:{box.hero_ids[effect.hero]}", "", box.hero_ids[effect.hero])
    return None
