# not compiled
"""What lies on a table of Nova Aetas, by name, for whoever draws it or reads it out. Ids are those of the content.

Spots: square:C3, model:valerio, model:brigand-2 (on the field or on its sheet), hero:valerio (his sheet),
gear:valerio:5 (a place), skill:valerio:cleave, destiny:valerio:new-moon, threat:valerio, heroism:valerio,
enemy:brigand (an Enemy Card), element:search-the-cart:J5 (where a Mission Action is done), thing:letter-1,
card:notary (a Location Card), node:study, exit:study:window, hour:valerio and hour:brigand (Activation Tokens),
horologium, event, alarm, counter:burn, objective:0, treasury, reagent:wood, item:sword (in the treasury),
formula:F-05, place:market, mission:M2 (in the campaign), step:read-the-chart (of an Encounter).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from plancia.games.nova_aetas.shown.scene_campaign import Campaign, Treasury
from plancia.games.nova_aetas.shown.scene_mission import Mission, Scenery
from plancia.games.nova_aetas.shown.scene_models import Enemy, Hero, Model, Word


class Roll(msgspec.Struct, frozen=True):
    """Dice on the table that may still change: a die of `threshold` or more is a Success."""

    hero: str
    dice: list[int]
    threshold: int


class Scene(msgspec.Struct, frozen=True):
    phase: Literal["settlement", "equipping", "set-up", "mission", "end-of-mission"]
    phase_name: str
    quick: bool
    leader: str  # the leader seat
    actor: str  # the model that is activating
    ap: int
    spent: int
    mission: Mission | None
    roll: Roll | None
    models: list[Model]
    heroes: list[Hero]
    enemies: list[Enemy]
    tokens: list[Word]  # every kind that lies somewhere
    scenery: list[Scenery]
    treasury: Treasury
    campaign: Campaign | None
    over: bool
    won: bool
    ending: str
    ending_text: str
