# not compiled
"""What the notes of Nova Aetas' procedures may hold."""

from __future__ import annotations

from pathlib import Path

from plancia.games.nova_aetas.notation.option_names import KINDS
from plancia.games.nova_aetas.rules.missions.happenings import SOURCES
from plancia.games.nova_aetas.state.box import (
    CARRIED,
    CHARACTERISTICS,
    FAMILIES,
    HEROES,
    KEYWORDS,
    NOBODY,
    NOWHERE,
    TOKENS,
    TRAITS,
)
from plancia.games.nova_aetas.state.grid import LARGEST
from plancia.games.nova_aetas.state.state import DEFEAT, NovaAetas
from plancia.kernel.answers import ROOM
from plancia.kernel.decision import PASS
from plancia.kernel.ledger import read_rules
from plancia.kernel.written.holds import (
    NOTHING,
    YES_OR_NO,
    AnAnswer,
    Either,
    Holds,
    Parts,
    Word,
    bits,
    count,
    index,
    number,
    row,
    some,
)

LEDGER = Path(__file__).parents[1] / "ledger.toml"
ALL = 199  # more Wounds, dice or things than there can be at once


def models(g: NovaAetas) -> int:
    return g.box.models


def squares(g: NovaAetas) -> int:
    return len(g.stands)


def achievements(g: NovaAetas) -> int:
    """Boxes to tick, of all the company."""
    return len(g.company) * ALL


RULE = Word("", known=lambda g: read_rules(LEDGER))
HERO = index(lambda g: g.box.hero_side, NOBODY)
MODEL = index(models, NOBODY)
MODELS = some(MODEL, models)
KIND = index(lambda g: len(g.box.enemies))
MISSION = index(lambda g: len(g.plans))
SQUARE = index(squares, NOWHERE)
SQUARES = some(SQUARE, LARGEST * LARGEST)
PLACE = index(CARRIED + 1, NOBODY)  # of a thing on a Hero; CARRIED: none
SKILL = index(lambda g: len(g.box.skills), NOBODY)
THING = index(lambda g: len(g.box.items), NOBODY)
SO_MANY = count(ALL)
TEST = Parts(SO_MANY, SO_MANY, count(ALL))  # successes, Wounds, symbols
TESTED = Either(NOTHING, TEST)
CARD = index(ROOM)  # of any kind: a pack may add to them
ONE_CARD = some(CARD, 1)
DICE = some(number(1, 6), ALL)
OUTCOME = count(DEFEAT)
OF_THE_COMPANY = count(HEROES)


def chosen(kind: str) -> AnAnswer:
    """An answer to this question, or none yet."""
    return AnAnswer(KINDS[kind], PASS)


# Notes that mean the same wherever they stand; those that do not are named with their procedure.
WHO = (
    "model", "enemy", "victim", "target", "by", "who", "other", "friend", "mover", "attacker", "opponent", "saviour",
    "martyr", "promoted", "only", "but",
)  # fmt: skip
HOW_MANY = (
    "enough", "wanted", "unwanted", "rerolls", "symbols", "successes", "about", "attacks", "hit", "hits",
    "more", "asked", "cancelled", "n", "wounds", "absorbed", "fallen", "fall", "walked", "passed", "failed", "how",
    "ap", "box", "marker",
)  # fmt: skip
WHETHER = (
    "again", "free", "critical", "physical", "successful", "unhurt", "unblockable", "charges", "moved", "acts",
    "marked", "provokes", "stepping", "follows", "arrived", "city",
)  # fmt: skip
NOTES: dict[str, Holds] = {
    "hero": HERO,
    **dict.fromkeys(WHO, MODEL),
    "rescuing.Rescue.fallen": MODEL,
    **dict.fromkeys(("victims", "others", "waiting", "tied", "struck", "done", "seen", "heroes"), MODELS),
    "tried": some(HERO, HEROES),
    "gone": some(HERO, ALL),
    "kind": KIND,
    "wounds.Suffer.kind": count(3),
    "mission": MISSION,
    "outcome": Either(OUTCOME, TESTED),
    **dict.fromkeys(("square", "here", "to", "goal", "landing", "there"), SQUARE),
    "movement.StepByStep.next": SQUARE,
    "forced_movement.Press.left": SQUARE,
    **dict.fromkeys(("squares", "path", "empty"), SQUARES),
    "destination": chosen("destination"),
    "node": index(ROOM, NOWHERE),
    "exit": index(ROOM),
    **dict.fromkeys(("way", "objective", "attack"), index(ALL, NOBODY)),
    **dict.fromkeys(("place", "first", "weapon"), PLACE),
    "town.GoAbout.place": chosen("place"),
    "town.GoAbout.been": some(AnAnswer(KINDS["place"]), ALL),
    **dict.fromkeys(HOW_MANY, SO_MANY),
    "happenings.Thens.place": SO_MANY,
    "happenings.Fewer.place": SO_MANY,
    "movement.Walk.free": SO_MANY,
    "source": index(len(SOURCES)),
    "number": index(ROOM * ROOM),
    "next": count(achievements),
    "settlement.Settlement.next": chosen("settlement"),
    **dict.fromkeys(("end_of_mission.EndOfMission.next", "placed", "drew"), OF_THE_COMPANY),
    "stage": index(lambda g: max([len(plan.stages) for plan in g.plans] or [0]) + 1, NOBODY),
    "encounter.Step.test": index(ROOM),
    "mission_actions.Deed.test": chosen("test"),
    "test": index(len(CHARACTERISTICS) + len(KEYWORDS)),
    "action": chosen("action"),
    "hurried": chosen("hurry"),
    "swapping.Swap.what": chosen("swap"),
    "training.Train.what": chosen("training"),
    "equipping.Pack.what": chosen("pack"),
    "workshops.Study.what": chosen("study"),
    "town.Service.what": chosen("service"),
    "goods": chosen("goods"),
    "use": Either(chosen("before-roll"), chosen("after-roll")),
    "wounds.Parry.use": chosen("parry"),
    "order": chosen("order"),
    "card": Either(index(ROOM, PASS), ONE_CARD),
    "destiny.Eclipse.card": chosen("destiny"),
    "cards": some(CARD, ALL),
    "drawn": Either(SO_MANY, some(CARD, ALL)),
    "formula": index(ROOM, PASS),
    "wound": chosen("grave"),
    "family": index(len(FAMILIES)),
    "item": THING,
    "items": some(THING, ALL),
    "left": some(THING, ALL),
    "bought": some(CARD, ROOM),
    "sold": some(CARD, ROOM),
    "skill": SKILL,
    "trait": index(len(TRAITS), NOBODY),
    "keyword": index(len(KEYWORDS), NOBODY),
    "element": index(lambda g: max(1, len(g.cubes))),
    "thing": index(lambda g: max(1, len(g.things))),
    "token": Either(bits(len(TOKENS)), number(PASS, PASS)),
    "tokens": bits(len(TOKENS)),
    "facing": count(3),
    "dice": DICE,
    "fresh": DICE,
    "die": Either(count(ALL, PASS), some(number(1, 6), 1)),
    "which": some(index(ALL), ALL),
    "pool": number(-ALL, ALL),  # before the roll, for which there is always one (N-CORE-TEST-MIN)
    "prepared": row(number(-ALL, ALL), 4),
    "threshold": count(ALL),
    "symbol": chosen("symbol"),
    "parry": number(PASS, PASS),
    "taken": some(PLACE, ALL),
    "last": count(ROOM),
    "suffered": Parts(SO_MANY, SO_MANY),
    "answer": TEST,
    "tested": TESTED,
    "declared": some(SKILL, ALL),
    "errand": Parts(SO_MANY, some(SO_MANY, ALL), YES_OR_NO),
    "enemy_attack.Strike.again": Parts(SO_MANY, SO_MANY),
    **dict.fromkeys(WHETHER, YES_OR_NO),
    "mission_actions.Deed.passed": YES_OR_NO,
    "rule": RULE,
}
