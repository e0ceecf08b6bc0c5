"""The verbs of a mission: Equipment, cubes, objects, the Alarm, drafts, Loot, Objectives, the end."""

from __future__ import annotations

from plancia.games.nova_aetas.state.box import CARRIED, NOBODY
from plancia.games.nova_aetas.state.packing import packed
from plancia.games.nova_aetas.state.sheets import rearm, refresh_hero, replaced
from plancia.games.nova_aetas.state.state import GONE, LYING, TALLIES, NovaAetas
from plancia.kernel.state import Effect


class WoundGear(Effect[NovaAetas]):
    """N-TRAIT-RESISTANCE: an Equipment suffers Wounds in place of its Hero."""

    def __init__(self, hero: int, place: int, n: int) -> None:
        self.hero = hero
        self.place = place
        self.item = NOBODY
        self.n = n

    def apply(self, g: NovaAetas) -> None:
        at = self.hero * CARRIED + self.place
        self.item = g.gear[at]
        g.gear_wounds[at] += self.n


class Unload(Effect[NovaAetas]):
    """N-TOKEN-UNLOADED, on an Equipment; with `loaded` it is discarded."""

    def __init__(self, hero: int, place: int, loaded: bool) -> None:
        self.hero = hero
        self.place = place
        self.item = NOBODY
        self.loaded = loaded

    def apply(self, g: NovaAetas) -> None:
        self.item = g.gear[self.hero * CARRIED + self.place]
        if self.loaded:
            g.unloaded[self.hero] &= ~(1 << self.place)
        else:
            g.unloaded[self.hero] |= 1 << self.place


class Oil(Effect[NovaAetas]):
    """N-ITEM-OIL: a weapon has a trait for some attacks; 0 attacks: no more."""

    def __init__(self, hero: int, place: int, trait: int, attacks: int) -> None:
        self.hero = hero
        self.place = place
        self.item = NOBODY
        self.trait = trait  # its number in box.TRAITS
        self.attacks = attacks

    def apply(self, g: NovaAetas) -> None:
        self.item = g.gear[self.hero * CARRIED + self.place]
        g.oiled[self.hero * CARRIED + self.place] = packed(self.trait, self.attacks) if self.attacks else 0


class UseOnce(Effect[NovaAetas]):
    """An item that works once per mission has done so."""

    def __init__(self, hero: int, place: int) -> None:
        self.hero = hero
        self.place = place
        self.item = NOBODY

    def apply(self, g: NovaAetas) -> None:
        self.item = g.gear[self.hero * CARRIED + self.place]
        g.used[self.hero] |= 1 << self.place


class UseUp(Effect[NovaAetas]):
    """N-CORE-ACT-ITEM: a consumable leaves the campaign."""

    def __init__(self, hero: int, place: int) -> None:
        self.hero = hero
        self.place = place
        self.item = NOBODY

    def apply(self, g: NovaAetas) -> None:
        at = self.hero * CARRIED + self.place
        self.item = g.gear[at]
        g.gear[at] = NOBODY
        if g.starting[self.item]:
            g.starting = replaced(g.starting, self.item, g.starting[self.item] - 1)
        rearm(g, self.hero)


class HandOver(Effect[NovaAetas]):
    """N-CORE-ACT-SWAP: an item goes from a place of one Hero to a place of another, as it is."""

    def __init__(self, giver: int, place: int, taker: int, to: int) -> None:
        self.giver = giver
        self.place = place
        self.taker = taker
        self.to = to
        self.item = NOBODY

    def apply(self, g: NovaAetas) -> None:
        a, b = self.giver * CARRIED + self.place, self.taker * CARRIED + self.to
        self.item = g.gear[a]
        g.gear[b], g.gear[a] = self.item, NOBODY
        g.gear_wounds[b], g.gear_wounds[a] = g.gear_wounds[a], 0
        g.oiled[b], g.oiled[a] = g.oiled[a], 0
        for bits in (g.unloaded, g.used):
            if bits[self.giver] >> self.place & 1:
                bits[self.giver] &= ~(1 << self.place)
                bits[self.taker] |= 1 << self.to
        rearm(g, self.giver)
        rearm(g, self.taker)


class SwapForNothing(Effect[NovaAetas]):
    """N-CORE-BOND, level 2: partners, once in an Activation."""

    def __init__(self, hero: int, other: int) -> None:
        self.hero = hero
        self.other = other

    def apply(self, g: NovaAetas) -> None:
        g.once |= 1 << self.other


class Undertake(Effect[NovaAetas]):
    """N-CORE-ACT-MISSION: a Hero performs the action of an element; what comes of it follows."""

    def __init__(self, hero: int, element: int, ap: int) -> None:
        self.hero = hero
        self.element = element
        self.ap = ap

    def apply(self, g: NovaAetas) -> None:
        """Nothing but what is read: the price is paid by itself."""


class PutCube(Effect[NovaAetas]):
    """N-CORE-MISSION-ACTION: an Interaction Cube on an element."""

    def __init__(self, element: int) -> None:
        self.element = element
        self.n = 0

    def apply(self, g: NovaAetas) -> None:
        g.cubes[self.element] += 1
        self.n = g.cubes[self.element]


class Count(Effect[NovaAetas]):
    """A counter of the mission: burn cubes, levers pulled, Blood poured."""

    def __init__(self, counter: int, n: int) -> None:
        self.counter = counter
        self.n = n
        self.total = 0

    def apply(self, g: NovaAetas) -> None:
        g.stir(self)
        g.counters[self.counter] += self.n
        self.total = g.counters[self.counter]


class TakeThing(Effect[NovaAetas]):
    """N-CORE-CARRY: a model carries it from now on."""

    def __init__(self, model: int, thing: int) -> None:
        self.model = model
        self.thing = thing

    def apply(self, g: NovaAetas) -> None:
        g.things[self.thing] = self.model


class LoseThing(Effect[NovaAetas]):
    """Used up, destroyed or stolen; or it lies on a square."""

    def __init__(self, thing: int, square: int, rule: str) -> None:
        self.thing = thing
        self.square = square  # NOWHERE: it is gone
        self.rule = rule

    def apply(self, g: NovaAetas) -> None:
        g.things[self.thing] = LYING + self.square if self.square >= 0 else GONE


class RaiseAlarm(Effect[NovaAetas]):
    """N-CORE-STEALTH: from now on normal rules."""

    def __init__(self, by: int) -> None:
        self.by = by

    def apply(self, g: NovaAetas) -> None:
        g.stir(self)
        g.aware = True
        g.alarm = g.t


class Drain(Effect[NovaAetas]):
    """All Water squares become normal."""

    def __init__(self) -> None:
        self.rule = "N-CORE-MISSION-ACTION"

    def apply(self, g: NovaAetas) -> None:
        g.drained = True
        g.ground = g.map_now()


class SetFlag(Effect[NovaAetas]):
    """Flags of the campaign, as bits."""

    def __init__(self, flags: int) -> None:
        self.flags = flags

    def apply(self, g: NovaAetas) -> None:
        g.flags |= self.flags


class Complete(Effect[NovaAetas]):
    """N-CORE-OBJECTIVES: a main or secondary Objective."""

    def __init__(self, clause: int, main: bool) -> None:
        self.clause = clause
        self.main = main

    def apply(self, g: NovaAetas) -> None:
        if self.main:
            g.completed |= 1 << self.clause
        else:
            g.secondaries |= 1 << self.clause


class Tally(Effect[NovaAetas]):
    """Something a Hero has done, for the Achievements."""

    def __init__(self, hero: int, what: int) -> None:
        self.hero = hero
        self.what = what

    def apply(self, g: NovaAetas) -> None:
        g.feats[self.hero * TALLIES + self.what] += 1


class EndMission(Effect[NovaAetas]):
    """N-CORE-MISSION-END."""

    def __init__(self, outcome: int, rule: str, clause: int) -> None:
        self.outcome = outcome
        self.rule = rule
        self.clause = clause  # of the mission's defeat, or NOBODY

    def apply(self, g: NovaAetas) -> None:
        g.outcome = self.outcome


class React(Effect[NovaAetas]):
    """N-CORE-REACT-2: this Enemy strikes at the mover, once in this Activation."""

    def __init__(self, mover: int, enemy: int) -> None:
        self.mover = mover
        self.enemy = enemy

    def apply(self, g: NovaAetas) -> None:
        g.reactors = (*g.reactors, packed(self.mover, self.enemy))


class Notice(Effect[NovaAetas]):
    """N-CORE-STEALTH: an unaware Enemy has a Hero before its eyes; once per Enemy and Activation."""

    def __init__(self, enemy: int, hero: int) -> None:
        self.enemy = enemy
        self.hero = hero

    def apply(self, g: NovaAetas) -> None:
        g.noticed = (*g.noticed, packed(self.hero, self.enemy))


class Patrol(Effect[NovaAetas]):
    """N-CORE-STEALTH: how far an unaware Enemy is on its round."""

    def __init__(self, number: int, place: int) -> None:
        self.number = number
        self.place = place

    def apply(self, g: NovaAetas) -> None:
        g.patrol[self.number] = self.place


class SetBoons(Effect[NovaAetas]):
    """What a Hero has until his next Activation."""

    def __init__(self, hero: int, boons: int) -> None:
        self.hero = hero
        self.boons = boons

    def apply(self, g: NovaAetas) -> None:
        g.boons[self.hero] = self.boons
        refresh_hero(g, self.hero)


class CancelDraft(Effect[NovaAetas]):
    """Drafts of the timeline that will not come: one more, or one fewer."""

    def __init__(self, n: int) -> None:
        self.n = n

    def apply(self, g: NovaAetas) -> None:
        g.cancelled += self.n


class SkipEvent(Effect[NovaAetas]):
    """Of first Events that are ignored: one more, or one fewer."""

    def __init__(self, n: int) -> None:
        self.n = n

    def apply(self, g: NovaAetas) -> None:
        g.skip_events += self.n


class GrowBond(Effect[NovaAetas]):
    """N-CORE-BOND: the Bond of a pair grows by 1, for a reason that counts once in a mission."""

    def __init__(self, one: int, other: int, reason: int) -> None:
        self.one = one
        self.other = other
        self.reason = reason

    def apply(self, g: NovaAetas) -> None:
        pair = self.one * g.box.proper + self.other
        g.bonds = replaced(g.bonds, pair, g.bonds[pair] + 1)
        g.bonds_grown = (*g.bonds_grown, pair * 2 + self.reason)


class TakeItem(Effect[NovaAetas]):
    """An item found on the way, into a place of a Hero."""

    def __init__(self, hero: int, place: int, item: int) -> None:
        self.hero = hero
        self.place = place
        self.item = item

    def apply(self, g: NovaAetas) -> None:
        g.gear[self.hero * CARRIED + self.place] = self.item
        rearm(g, self.hero)


class TokenNextTime(Effect[NovaAetas]):
    """A Hero begins the next mission with a token."""

    def __init__(self, hero: int, token: int) -> None:
        self.hero = hero
        self.token = token

    def apply(self, g: NovaAetas) -> None:
        g.next_tokens = replaced(g.next_tokens, self.hero, g.next_tokens[self.hero] | self.token)
