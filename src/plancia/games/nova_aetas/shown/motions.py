# not compiled
"""Effects as pictures: who goes where, who is hit, what is rolled; and the Heroes that an Enemy weighed."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.notation.option_names import model_name
from plancia.games.nova_aetas.state.box import NOBODY, NOWHERE, TOKENS, Box
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
    if isinstance(effect, enemies.Pondered):
        return [
            Candidate(spot(g.box, hero), names.model(hero), threat, hero == effect.chosen)
            for hero, threat in zip(effect.heroes, effect.threats, strict=True)
        ]
    if isinstance(effect, enemies.Ordered):
        return [
            Candidate(spot(g.box, model), names.model(model), moves, place == 0)
            for place, (model, moves) in enumerate(zip(effect.models, effect.moves, strict=True))
        ]
    if isinstance(effect, enemies.Headed):
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
    if isinstance(effect, moving.Move):
        who = side(box, effect.model)
        to, source = square(g, effect, effect.path[-1]), square(g, effect, effect.start)
        return Motion("move", to, source, who, who)
    if isinstance(effect, moving.Arrive):
        return Motion("gain", square(g, effect, effect.square), "", side(box, effect.model), side(box, effect.model))
    if isinstance(effect, moving.Leave):
        return Motion("gone", square(g, effect, effect.square), "", side(box, effect.model), side(box, effect.model))
    if isinstance(effect, moving.ComeOut):
        return Motion("gain", square(g, effect, effect.square), "", side(box, effect.model), side(box, effect.model))
    if isinstance(effect, moving.GoInside):
        return Motion("mark", spot(box, effect.model), "", side(box, effect.model))
    if isinstance(effect, wounds.Wound):
        return Motion("hit", spot(box, effect.model), "", side(box, effect.model), "wound", effect.n)
    if isinstance(effect, wounds.Heal):
        return Motion("gain", spot(box, effect.model), "", side(box, effect.model), "wound", effect.n)
    if isinstance(effect, wounds.GiveToken):
        token = TOKENS[effect.token.bit_length() - 1]
        return Motion("gain", spot(box, effect.model), "", side(box, effect.model), "token", 1, [token])
    if isinstance(effect, wounds.DropTokens):
        gone = [TOKENS[each] for each in bits(effect.tokens)]
        return Motion("mark", spot(box, effect.model), "", side(box, effect.model), "token", len(gone), gone)
    if isinstance(effect, wounds.GoDown | wounds.StandUp):
        return Motion(
            "hit" if isinstance(effect, wounds.GoDown) else "mark",
            spot(box, effect.hero),
            "",
            box.hero_ids[effect.hero],
        )
    if isinstance(effect, wounds.ChangeThreat) and effect.n:
        return Motion(
            "gain" if effect.n > 0 else "mark", f"threat:{box.hero_ids[effect.model]}", "", "", "threat", abs(effect.n)
        )
    if isinstance(effect, wounds.ChangeHeroism) and effect.n:
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
    if isinstance(effect, activation.BeginActivation):
        return Motion("mark", spot(box, effect.model), "", side(box, effect.model))
    return None


# -- fights


def _of_a_fight(box: Box, effect: Effect[Any]) -> Motion | None:
    if isinstance(effect, fight.Attacked):
        return Motion("mark", spot(box, effect.target), spot(box, effect.model), side(box, effect.model))
    if isinstance(effect, fight.Rolled):
        return Motion(
            "roll", spot(box, effect.hero), "", side(box, effect.hero), "die", len(effect.dice), _faces(effect.dice)
        )
    if isinstance(effect, fight.Rerolled):
        return Motion(
            "roll", spot(box, effect.hero), "", side(box, effect.hero), "die", len(effect.new), _faces(effect.new)
        )
    if isinstance(effect, fight.UseSkill):
        skill = box.skills[effect.skill]
        return Motion("mark", f"skill:{box.hero_ids[effect.hero]}:{skill.id}", "", box.hero_ids[effect.hero])
    if isinstance(effect, gear.WoundGear):
        return Motion(
            "hit", f"gear:{box.hero_ids[effect.hero]}:{effect.place}", "", box.hero_ids[effect.hero], "wound", effect.n
        )
    if isinstance(effect, decks.PlayDestiny):
        card = box.destinies[effect.card].id
        return Motion("mark", f"destiny:{box.hero_ids[effect.hero]}:{card}", "", box.hero_ids[effect.hero])
    if isinstance(effect, enemies.Headed):
        return Motion("mark", spot(box, effect.enemy), "", side(box, effect.enemy))
    if isinstance(effect, enemies.Pondered):
        return Motion(
            "mark", spot(box, effect.enemy if effect.chosen == NOBODY else effect.chosen), "", side(box, effect.enemy)
        )
    return None


def _faces(dice: tuple[int, ...]) -> list[str]:
    return [str(die) for die in dice]


# -- the mission and the campaign


def _of_the_mission(g: NovaAetas, effect: Effect[Any]) -> Motion | None:
    box = g.box
    if isinstance(effect, mission.TakeThing):
        return Motion("mark", spot(box, effect.model), "", side(box, effect.model), "thing")
    if isinstance(effect, mission.LoseThing) and effect.square != NOWHERE:
        return Motion("gain", square(g, effect, effect.square), "", "", "thing")
    if isinstance(effect, mission.Count):
        stage = effect.stage if effect.stage >= 0 else g.mission
        return Motion("gain", f"counter:{g.plans[stage].counters[effect.counter]}", "", "", "cube", abs(effect.n))
    if isinstance(effect, mission.RaiseAlarm):
        return Motion("mark", "alarm")
    if isinstance(effect, decks.DrawEvent):
        return Motion("mark", "event")
    if isinstance(effect, decks.DrawDraft):
        return Motion("mark", square(g, effect, effect.square), "", box.enemy_ids[effect.kind])
    if isinstance(effect, mission.Complete) and effect.main:
        return Motion("mark", f"objective:{effect.clause}")
    return None


def _of_the_campaign(box: Box, effect: Effect[Any]) -> Motion | None:
    if isinstance(effect, treasury.GainPopolini | treasury.GainItem | treasury.DrawReagent | treasury.ChangeReagent):
        return Motion("mark", "treasury")
    if isinstance(
        effect,
        growth.GainXp | growth.GainClassPoint | growth.Strengthen | growth.Advance | growth.LearnSkill | campaign.Visit,
    ):
        return Motion("mark", f"hero:{box.hero_ids[effect.hero]}", "", box.hero_ids[effect.hero])
    return None
