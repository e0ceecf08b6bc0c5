"""Wounds on their way to a model (N-CORE-WOUND-STEPS 5 to 7): who takes them, parries them, what absorbs them."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.dice.chances import cards_for
from plancia.games.nova_aetas.rules.wounds.powers import may_react
from plancia.games.nova_aetas.state.answers import CARD, PLACE
from plancia.games.nova_aetas.state.box import CARRIED, DEFENDED, NOBODY
from plancia.games.nova_aetas.state.effects.decks import PlayDestiny
from plancia.games.nova_aetas.state.effects.fight import UseSkill
from plancia.games.nova_aetas.state.effects.gear import WoundGear
from plancia.games.nova_aetas.state.effects.wounds import DropTokens, Wound
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.answers import ROOM, Kind
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import AGAIN, END, Procedure, Step, ask, do, run

PARRIES: Final = Kind("parry")
DEFENCE: Final = PARRIES.answer("defended")
PARRYING_CARD: Final = PARRIES.answer("{}", CARD, at=3 * ROOM)
TAKER: Final = Kind("gear")  # of a Wound
EQUIPMENT: Final = TAKER.answer("place-{}", PLACE)
HIMSELF: Final = TAKER.answer("himself", at=CARRIED)

# Of what kind Wounds are, as bits.
BY_ATTACK: Final = 1
PHYSICAL: Final = 2  # Equipment may take them (N-TRAIT-RESISTANCE 2)
UNBLOCKABLE: Final = 4


class Suffer(Procedure):
    """N-CORE-WOUND-STEPS. The result is (suffered, absorbed)."""

    def __init__(self, model: int = 0, n: int = 0, by: int = NOBODY, kind: int = 0, rule: str = "") -> None:
        self.model = model
        self.n = n
        self.by = by
        self.kind = kind
        self.rule = rule
        self.martyr = PASS
        self.parry = PASS
        self.absorbed = 0
        self.place = HIMSELF.option()
        self.result = (0, 0)

    @do("N-CORE-WOUND-STEPS")
    def begin(self, g: NovaAetas) -> str | Step | None:
        """An Enemy has nothing to parry with; only into an attack a Martyr may step."""
        if self.n <= 0:
            return END
        if self.model >= g.box.hero_side:
            g.do(Wound(self.model, self.n, self.by, self.rule))
            self.result = (self.n, 0)
            return END
        if g.talents.martyrs and self.kind & BY_ATTACK and not self.kind & UNBLOCKABLE:
            return None
        return Suffer.parry_them

    @ask("N-CORE-SKILL-FORMS", "N-CORE-UNBLOCKABLE", into="martyr")
    def offer_himself(self, g: NovaAetas) -> Decision | None:
        """A Martyr takes the Wounds that an attack would inflict on another Hero."""
        asked: Decision | None = None
        for hero, skill in g.talents.martyrs:
            if hero != self.model:
                asked = g.ask_for(hero, "martyr")
                asked.offer(PASS, None)
                asked.offer(hero, may_take_the_wounds(g, hero, skill, self.model))
        return asked

    @run("N-CORE-SKILL-FORMS")
    def take_them_instead(self, g: NovaAetas) -> Procedure | None:
        """They cannot be absorbed."""
        return None if self.martyr == PASS else Martyrdom(self.martyr, self.n, self.by)

    @do("N-CORE-SKILL-FORMS")
    def be_spared(self, g: NovaAetas) -> str | None:
        return None if self.martyr == PASS else END

    @run("N-STATUS-DEFENDED", "N-CORE-DESTINY", into="n")
    def parry_them(self, g: NovaAetas) -> Procedure | None:
        if self.kind & UNBLOCKABLE or not may_parry(g, self.model):
            return None
        return Parry(self.model, self.n)

    @run("N-TRAIT-RESISTANCE", "N-AMB-51", into="absorbed")
    def absorb_them(self, g: NovaAetas) -> Procedure | None:
        if not self.kind & PHYSICAL or self.kind & UNBLOCKABLE or self.n <= 0 or not roomy(g, self.model):
            return None
        return Absorb(self.model, self.n)

    @do("N-CORE-WOUND-STEPS", "N-CORE-DOWN-1")
    def place_them(self, g: NovaAetas) -> None:
        left = self.n - self.absorbed
        if left > 0:
            g.do(Wound(self.model, left, self.by, self.rule))
        self.result = (left if left > 0 else 0, self.absorbed)


class Martyrdom(Procedure):
    """The Wounds of another's attack fall on this Hero; no Equipment takes them."""

    def __init__(self, hero: int = 0, n: int = 0, by: int = NOBODY) -> None:
        self.hero = hero
        self.n = n
        self.by = by

    def cause(self, g: NovaAetas) -> str:
        return f"skill:{g.skill(self.hero, 'martyr')}"

    @do("N-CORE-SKILL-FORMS", "N-TOKEN-REACTION-1")
    def step_in(self, g: NovaAetas) -> None:
        g.do(UseSkill(self.hero, g.skill(self.hero, "martyr")))

    @run("N-CORE-WOUND-STEPS")
    def suffer(self, g: NovaAetas) -> Procedure:
        return Suffer(self.hero, self.n, self.by, BY_ATTACK, "N-CORE-SKILL-FORMS")


class Parry(Procedure):
    """N-STATUS-DEFENDED, N-AMB-46 and Destiny Cards, one after the other. The result is the Wounds that are left."""

    def __init__(self, hero: int = 0, n: int = 0) -> None:
        self.hero = hero
        self.n = n
        self.use = PASS

    @ask("N-STATUS-DEFENDED", "N-CORE-DESTINY", into="use")
    def choose(self, g: NovaAetas) -> Decision | None:
        if self.n <= 0:
            return None
        asked = g.ask_for(self.hero, "parry")
        asked.offer(PASS, None)
        if g.tokens[self.hero] & DEFENDED:
            asked.put(DEFENCE, 0, None)
        for card in cards_for(g, self.hero, "wounds"):
            asked.put(PARRYING_CARD, card, None)
        return asked

    @do("N-STATUS-DEFENDED", "N-CORE-DESTINY")
    def reduce(self, g: NovaAetas) -> str:
        use, self.use = self.use, PASS
        if DEFENCE.holds(use):
            g.do(DropTokens(self.hero, DEFENDED, "N-STATUS-DEFENDED"))
            self.n -= 1
        elif PARRYING_CARD.holds(use):
            card = PARRYING_CARD.number(use)
            g.do(PlayDestiny(self.hero, card))
            self.n = max(0, self.n - g.box.destinies[card].n)
        else:
            self.result = self.n
            return END
        return AGAIN


class Absorb(Procedure):
    """N-TRAIT-RESISTANCE, N-AMB-51: Wound by Wound he says which Equipment takes it. Where one of them is full by now,
    what is left may go to himself.

    The result is the number of Wounds that Equipment took.
    """

    def __init__(self, hero: int = 0, n: int = 0) -> None:
        self.hero = hero
        self.n = n
        self.taken: tuple[int, ...] = ()  # the places, one for each Wound
        self.place = HIMSELF.option()

    @ask("N-TRAIT-RESISTANCE", "N-AMB-51", into="place")
    def choose(self, g: NovaAetas) -> Decision | None:
        if len(self.taken) == self.n:
            return None
        asked, full = g.ask_for(self.hero, "gear"), False
        for place in roomy(g, self.hero):
            if self.taken.count(place) < room(g, self.hero, place):
                asked.offer(place, None)
            else:
                full = True
        if not asked.options:
            return None
        asked.put(HIMSELF, 0, None if full else "N-TRAIT-RESISTANCE")
        return asked

    @do("N-TRAIT-RESISTANCE")
    def take(self, g: NovaAetas) -> str:
        place, self.place = self.place, HIMSELF.option()
        if EQUIPMENT.holds(place):
            self.taken = (*self.taken, place)
            return AGAIN
        for each in roomy(g, self.hero):
            if each in self.taken:
                g.do(WoundGear(self.hero, each, self.taken.count(each)))
        self.result = len(self.taken)
        return END


def room(g: NovaAetas, hero: int, place: int) -> int:
    """Wounds that an Equipment can still take."""
    item = g.item(hero, place)
    if item == NOBODY:
        return 0
    return g.box.items[item].resistance - g.item_wounds(hero, place)


def roomy(g: NovaAetas, hero: int) -> list[int]:
    """Where he has Equipment that can."""
    found: list[int] = []
    if hero < g.box.proper:
        for place in g.kits[hero].hardy:
            if room(g, hero, place) > 0:
                found.append(place)
    return found


def may_parry(g: NovaAetas, hero: int) -> bool:
    return g.tokens[hero] & DEFENDED != 0 or (hero < g.box.proper and g.destiny[hero] != 0)


def may_take_the_wounds(g: NovaAetas, hero: int, skill: int, other: int) -> str | None:
    why = may_react(g, hero, skill)
    if why is not None:
        return why
    near = g.ground.distance(g.at[hero], g.at[other]) <= g.box.skills[skill].within
    return None if near else "N-CORE-DIST"
