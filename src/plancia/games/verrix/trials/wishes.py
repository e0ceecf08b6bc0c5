"""Everything there is to meet in Verrix, and what a game needs for it."""

from __future__ import annotations

from itertools import combinations

from plancia.games.verrix.state.box import IMMEDIATE, TRIBES, Box
from plancia.lab.fuzz.guide import Wish
from plancia.lab.fuzz.questions import Questions

ENDINGS = ("V-END-02", "V-END-03", "V-END-04", "V-END-05", "V-END-06")


def wishes(box: Box, questions: Questions) -> dict[str, Wish]:
    source = questions.source
    items = dict.fromkeys(questions.everything(), Wish())
    items |= {f"effect {name}": Wish() for name in sorted(source.effects)}
    items |= {f"line {what} {rule}".rstrip(): Wish() for what, rule in sorted(source.told)}
    items |= {f"roll {name}": Wish() for name in sorted(source.rolls)}
    for who, tribe in enumerate(TRIBES):
        items[f"ability {box.ability_ids[who]}"] = Wish(play=(tribe,))
        for card in box.deck_of[who]:
            items[f"card {box.action_ids[card]}, {tribe}"] = Wish("rich", play=(tribe,))
    for card, event in enumerate(box.events):
        items[f"event {box.event_ids[card]}"] = Wish("events" if event.window != IMMEDIATE else "")
    items |= {f"trophy {id}": Wish() for id in box.trophy_ids}
    items |= {f"character {box.character_ids[grey]}": Wish() for grey in box.grey}
    for festival in box.festivals:
        for place in range(len(festival.objectives)):
            items[f"festival {festival.id} {place + 1}"] = Wish("end" if festival.turn == 12 else "")
    items |= {f"ending {rule}": Wish("level" if rule == "V-END-06" else "tie") for rule in ENDINGS}
    items |= {f"players {n}": Wish(players=n) for n in range(2, 6)}
    for n in range(2, 6):
        items |= {f"tribes {'+'.join(some)}": Wish(play=some, players=n) for some in combinations(TRIBES, n)}
    items |= SPECIAL | RARE
    return items


SPECIAL = {
    "scarce Divine Will runs out": Wish("scarce", players=5),
    "scarce a market without Food": Wish("scarce", players=5),
    "scarce an empty Event deck": Wish("empty"),
    "battle a draw": Wish(),
    "battle won by the attacker": Wish(),
    "battle won by the defender": Wish(),
    "battle at the last space": Wish(),
    "route with tribute": Wish("crowded", players=5),
    "route with two tributes": Wish("crowded", players=5),
    "raid repelled by a tie": Wish(),
}

# What play alone hardly ever comes to, and where it is near.
RARE = {
    "effect TakeBackEvent": Wish("events", players=5),
    "refusal may_plunder_goods V-AREA-02": Wish("bare", play=("orange",), players=2),
    "refusal may_plunder_hostages V-A-34": Wish("bare", play=("orange",)),
    "refusal may_develop V-ACT-14": Wish("empty", play=("violet",)),
}
