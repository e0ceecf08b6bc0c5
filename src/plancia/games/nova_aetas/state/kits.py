"""What a Hero's things come to: found out once for each set of things, and looked up from then on."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.state.box import CARRIED, KEYWORDS, LANCE, NOBODY, ONE_HAND, PLACES, REACH, Attack, Box
from plancia.games.nova_aetas.state.box_cards import Item
from plancia.games.nova_aetas.state.state import NovaAetas

NO_DICE: Final = (0,) * len(KEYWORDS)
NO_CHANGE: Final = (0, 0, 0, 0)
DRUNK_OR_APPLIED: Final = ("heal", "cure", "oil")


Armed = tuple[int, Attack]  # a place, and the block of what is there


class Kit:
    """Things, by the place where they are. Many are kept, so without lists: the collector passes over most tuples."""

    def __init__(self, things: tuple[int, ...]) -> None:
        self.things = things
        self.carried: tuple[int, ...] = ()  # places that are not empty
        self.worn: tuple[int, ...] = ()  # things that count on the sheet (sheets.py)
        self.slots = 0  # of things that are no Spells, as bits
        self.room = 0  # slots with an empty place
        self.blocks: tuple[Attack | None, ...] = ()  # by place, then of bare hands (at place CARRIED)
        self.attacks: tuple[Armed, ...] = ()  # of those, where there is one
        self.distant: tuple[Armed, ...] = ()  # of those, what reaches beyond the adjacent squares, or friends
        self.on_friends: tuple[Armed, ...] = ()  # of those, what heals or gives
        self.one_hand: tuple[Armed, ...] = ()  # of One Hand weapons: at most two
        self.range = 0  # the greatest, those on friends left out
        self.cheapest = 0  # AP of one of them all, for one who dances
        self.usable: tuple[int, ...] = ()  # places of potions and oils
        self.hurrying: tuple[int, ...] = ()  # of what makes an Activation shorter
        self.hardy: tuple[int, ...] = ()  # of Equipment that takes Wounds
        self.physical_defence = 0  # dice
        self.psychic_defence = 0
        self.keyword_dice: tuple[int, ...] = NO_DICE


def sort_kits(g: NovaAetas) -> None:
    """Everybody's things; after any of them has changed."""
    g.kits = tuple([kit_of(g, hero) for hero in range(g.box.proper)])


def sort_kit(g: NovaAetas, hero: int) -> None:
    """The things of one Hero."""
    g.kits = (*g.kits[:hero], kit_of(g, hero), *g.kits[hero + 1 :])


def kit_of(g: NovaAetas, hero: int) -> Kit:
    things = tuple(g.items_of(hero))
    return g.box.kits.get(things) or g.box.kits.keep(things, _sorted_out(g.box, things))


def counts_on_the_sheet(item: Item) -> bool:
    """Has it an ability, or does it change a characteristic?"""
    has = item.powers
    return (has.able | has.climb | has.jump | has.immune | has.barrier | has.protection) != 0 or item.stats != NO_CHANGE


def _sorted_out(box: Box, things: tuple[int, ...]) -> Kit:
    kit = Kit(things)
    kit.cheapest = box.unarmed.ap
    blocks: list[Attack | None] = [None] * CARRIED
    for place in range(CARRIED):
        if things[place] == NOBODY:
            kit.room |= 1 << PLACES[place]
            continue
        item = box.items[things[place]]
        kit.carried += (place,)
        blocks[place] = item.attack
        if counts_on_the_sheet(item):
            kit.worn += (item.number,)
        if item.school < 0:
            kit.slots |= 1 << item.slot
        if item.attack is not None:
            kit.attacks += ((place, item.attack),)
            if item.slot == ONE_HAND:
                kit.one_hand += ((place, item.attack),)
            kit.cheapest = min(kit.cheapest, max(1, item.attack.ap - 1))
        if item.use in DRUNK_OR_APPLIED:
            kit.usable += (place,)
        if item.use == "hurry":
            kit.hurrying += (place,)
        if item.resistance > 0:
            kit.hardy += (place,)
        kit.physical_defence += item.physical_defence
        kit.psychic_defence += item.psychic_defence
        if item.keyword_dice != NO_DICE:
            more = item.keyword_dice
            kit.keyword_dice = tuple([kit.keyword_dice[each] + more[each] for each in range(len(KEYWORDS))])
    kit.blocks = (*blocks, box.unarmed)
    kit.attacks += ((CARRIED, box.unarmed),)
    for place, attack in kit.attacks:
        if attack.friend or attack.range > 1 or attack.traits & REACH or attack.area >= LANCE:
            kit.distant += ((place, attack),)
        if attack.friend:
            kit.on_friends += ((place, attack),)
        else:
            kit.range = max(kit.range, attack.range)
    return kit
