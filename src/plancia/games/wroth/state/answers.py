"""What every kind of question of Wroth may be answered by, and what each answer ranges over."""

from __future__ import annotations

from typing import Any, Final

from plancia.games.wroth.state.box import ACTIONS, FACTIONS, KINDS, PLACES, Box
from plancia.kernel.answers import BY_BOX, Kind, Range, by_name, of_one_thing


def width(box: Any) -> int:
    return int(box.width)


def or_none(box: Any) -> int:
    return width(box) + 1


def feats(box: Any) -> int:
    return len(box.feat_ids)


FACE: Final = Range("face", len(ACTIONS))
DIE: Final = Range("die", len(ACTIONS) + 1)  # an action die by its face, or the omniscient die
OMNI_DIE: Final = len(ACTIONS)
FACTION: Final = Range("faction", len(FACTIONS))
REGION: Final = Range("region", len(PLACES))
ORIGIN: Final = Range("origin", len(PLACES) + 1)  # a region, or BOARD
KIND: Final = Range("kind", len(KINDS))
FEAT: Final = Range("feat", feats)
SLOT: Final = Range("slot", width, BY_BOX)  # units as they stand: of whoever the damage goes to
OWN_SLOT: Final = Range("own slot", width, BY_BOX)
SECOND: Final = Range("second", or_none)  # 0: no second unit, or its slot + 1
AMOUNT: Final = Range("amount", 100)  # of units: more than there can be

STEP: Final = Kind("step")  # what a player may do next on a turn
END_TURN: Final = STEP.answer("end")
SPEND: Final = STEP.answer("spend-{}", FACE, at=1)
DISCARD_DIE: Final = STEP.answer("discard-{}", FACE, at=5)
TAKE_EXODUS: Final = STEP.answer("exodus", at=9)
USE_OMNI: Final = STEP.answer("omniscient", at=10)
USE_ABILITY: Final = STEP.answer("ability", at=11)
SPRING: Final = STEP.answer("trap", at=12)
BUY: Final = STEP.answer("buy-{}", KIND, at=13)
PLAY_FEAT: Final = STEP.answer("feat-{}", FEAT, at=30)

DICE: Final = Kind("dice")
TWO_DICE: Final = DICE.answer("{}+{}", FACE, DIE)
UNITS: Final = Kind("units")
PARTY: Final = UNITS.answer("{1}{0}", SECOND, OWN_SLOT)
CASUALTY: Final = Kind("casualty")
FALLS: Final = CASUALTY.answer("{}:{}", FACTION, SLOT)
DRAFT: Final = Kind("face")
TAKE_DIE: Final = DRAFT.answer("{}", FACE)
BONUS: Final = Kind("bonus")
ACT: Final = BONUS.answer("{}", FACE)
AGAIN: Final = Kind("again")
ATTACK_AGAIN: Final = AGAIN.answer("yes", at=1)
REROLL: Final = Kind("reroll")
ROLL_AGAIN: Final = REROLL.answer("yes", at=1)


QUESTIONS: Final = by_name(
    STEP, DICE, UNITS, CASUALTY, DRAFT, BONUS, AGAIN, REROLL,
    of_one_thing("region", REGION), of_one_thing("origin", ORIGIN), of_one_thing("faction", FACTION),
    of_one_thing("unit", SLOT), of_one_thing("feat", FEAT), of_one_thing("amount", AMOUNT),
    of_one_thing("gather", AMOUNT), of_one_thing("send", AMOUNT), of_one_thing("swarm", AMOUNT),
)  # fmt: skip


def chosen_slots(box: Box, party: int) -> list[int]:
    """The slots of one unit, or of two."""
    second, slot = PARTY.first(party, box), PARTY.second(party, box)
    return [slot, second - 1] if second else [slot]
