"""Tables of Verrix in the middle of things: a position, and what was answered since then."""

from __future__ import annotations

import plancia
from plancia.games.verrix.about import TEACHING

# The last Month; both of those who play hold a card.
LAST_MONTHS = (TEACHING / "pictures" / "last-months.toml").read_text("utf-8")
LAST = LAST_MONTHS.replace("turn = 10", "turn = 11") + 'event = "epona"\n'

TRIBES = """
[seats.green]
vp = 21
divine_will = 3
villages = "iceni durotriges"
village = "5 food, 2 spear, 1 cow, 1 brooch, hostage-orange"
available = "murchad, medb, 5 commoners"
equipped.murchad = "horse"
learned = ["clan-pact", "cattle-theft"]
event = "cernunnos"

[seats.blue]
vp = 24
divine_will = 1
villages = "catuvellauni"
village = "4 food, 1 sword, 1 hammer, 1 belladonna"
available = "niamh, 5 commoners"
equipped.niamh = "spear"

[seats.orange]
vp = 19
divine_will = 2
villages = "brigantes parisii"
village = "5 food, 2 sword, cauldron-of-murias"
event = "lugh"

[seats.yellow]
vp = 57
villages = "cantiaci"
village = "4 food, 2 hammer, hostage-green"

[seats.violet]
vp = 18
divine_will = 5
villages = "silures"
village = "3 food, 2 belladonna"
"""


def turn_of(tribe: str, *others: str) -> str:
    """The fifth Turn; this tribe is about to act, the others come after it."""
    order = " ".join((tribe, *others))
    deck = 'deck = "arianrhod the-gift rich-harvest birth feud"'
    return f'turn = 5\nactive = "{tribe}"\norder = "{order}"\ntile = "B"\n{deck}\n{TRIBES}'


GREEN = turn_of("green", "blue", "orange", "yellow", "violet")
ORANGE = turn_of("orange", "green", "blue", "yellow", "violet")
BLUE = turn_of("blue", "green", "orange", "yellow", "violet")
RESTORE = (
    GREEN.replace('active = "green"', 'phase = "restore"')
    .replace('event = "cernunnos"', "")
    .replace('event = "lugh"', "")
)
FESTIVAL = GREEN.replace('turn = 5\nactive = "green"', 'turn = 6\nphase = "festival"')

ATTACK = ["declare-battle", "iceni", "niamh+4"]
LINE_UP = ["everyone", "green", "accept-orange", "artghal+3", "pass", "blue", "accept-violet", "lindsay"]
FIRST_ROUND = ["pass", "pass", "blue:assault", "pass", "pass", "pass"]

# Green is asked in all of them. By name: the position, and the answers of whoever is asked, one after the other.
SCENES: dict[str, tuple[str, list[str]]] = {
    "act": (GREEN, []),
    "way": (GREEN, ["feast-day"]),
    "route": (GREEN, ["feast-day", "cantiaci"]),
    "raid": (GREEN, ["cattle-theft", "catuvellauni"]),
    "raided": (ORANGE, ["foray", "iceni", "4"]),
    "sale": (GREEN, ["journey-to-portum-itium", "murchad+3", "spear"]),
    "purchase": (GREEN, ["journey-to-portum-itium", "murchad+3", "spear", "brooch", "pass", "horse"]),
    "line-up": (BLUE, ATTACK),
    "offer": (BLUE, [*ATTACK, "everyone", "green"]),
    "battle": (BLUE, [*ATTACK, *LINE_UP, *FIRST_ROUND]),
    "restore": (RESTORE, []),
    "festival": (FESTIVAL, []),
}


def position(scene: str) -> str:
    """As text, with everything that is in progress."""
    text, answers = SCENES[scene]
    match = plancia.position("verrix", text, seed=3)
    for answer in answers:
        match.answer(answer)
    assert match.decision is not None
    assert match.game.seats[match.decision.by] == "green", f"{scene}: somebody else is asked"
    return match.position()
