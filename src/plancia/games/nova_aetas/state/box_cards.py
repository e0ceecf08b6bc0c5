"""Cards of the box as numbers: classes, reagents, formulae, Destiny, Events, Grave Wounds, Rewards, places, endings."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1  # as in box


class ClassCard:
    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.hero = NOBODY
        self.cost = 3
        self.stats: tuple[int, int, int, int] = (0, 0, 0, 0)
        self.health = 0
        self.school = NOBODY


class Reagent:
    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.family = 0
        self.copies = 0
        self.buy = -1
        self.sell = -1
        self.worth = 0


class Formula:
    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.item = NOBODY
        self.reagent = NOBODY
        self.n = 1
        self.needs: tuple[tuple[int, int], ...] = ()  # (reagent, how many)
        self.workshop = ""
        self.fee = 0
        self.known = False


class Destiny:
    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.window = ""
        self.does = ""
        self.n = 0
        self.keywords = 0
        self.tokens = 0


class EventCard:
    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.does = ""
        self.n = 0
        self.tokens = 0


class GraveWound:
    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.cost = 0
        self.stats: tuple[int, int, int, int] = (0, 0, 0, 0)
        self.health = 0
        self.physical_dice = 0
        self.distant_dice = 0
        self.tokens = 0
        self.wounds = 0


class Achievement:
    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.counts = ""
        self.n = 1
        self.xp = 0
        self.heroism = 0
        self.bond = 0
        self.formulae = 0
        self.class_points = 0


class Reward:
    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.popolini = 0
        self.items: tuple[int, ...] = ()
        self.formulae = 0
        self.cards = 0
        self.treatments = 0


class Location:
    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.village = True
        self.city = True
        self.free = False
        self.services: tuple[str, ...] = ()
        self.workshop = ""
        self.most_price = 99  # in a Village
        self.popolini: dict[str, int] = {}
        self.xp: dict[str, int] = {}
        self.discount = 0


class Ending:
    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.victory = True
        self.if_ = 0
        self.unless = 0
