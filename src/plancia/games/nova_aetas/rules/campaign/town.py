"""The places of a settlement (N-CORE-CAMP-3, 5.11): what a Hero does on a visit."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.campaign.equipping import Pack
from plancia.games.nova_aetas.rules.campaign.market import Trade
from plancia.games.nova_aetas.rules.campaign.training import Train
from plancia.games.nova_aetas.rules.campaign.workshops import Craft, Study, may_craft, may_study, studies
from plancia.games.nova_aetas.rules.missions.growing_bonds import MOST
from plancia.games.nova_aetas.state.answers import GRAVE, HERO, LOCATION, MISSION
from plancia.games.nova_aetas.state.box import BLESSED, NOBODY
from plancia.games.nova_aetas.state.effects.campaign import HearRumour, Visit
from plancia.games.nova_aetas.state.effects.growth import StrengthenBond, TokenNextTime, Treat
from plancia.games.nova_aetas.state.effects.treasury import GainPopolini
from plancia.games.nova_aetas.state.plan import CAMPAIGN, NONE
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.answers import ROOM, Kind
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import AGAIN, END, Procedure, ask, do, run

WHERE: Final = Kind("place")
VISITED: Final = WHERE.answer("{}", LOCATION)
PACK: Final = WHERE.answer("pack")  # no place, but what a Hero takes along
SERVICE: Final = Kind("service")  # of the Inn and the Church
BOND: Final = SERVICE.answer("bond:{}", HERO, at=ROOM)
RUMOUR: Final = SERVICE.answer("rumour:{}", MISSION)
TREATMENT: Final = SERVICE.answer("treat:{}", GRAVE)
BLESSING: Final = SERVICE.answer("blessing")
LEAST_TREATMENT: Final = 2


class GoAbout(Procedure):
    """One Hero goes about the settlement, from place to place, until he has done what he wants."""

    def __init__(self, hero: int = 0) -> None:
        self.hero = hero
        self.place = PASS
        self.been: tuple[int, ...] = ()  # free places, once on one round

    @ask("N-CORE-CAMP-3", into="place")
    def choose_place(self, g: NovaAetas) -> Decision:
        asked = g.ask_for(self.hero, "place")
        asked.offer(PASS, None)
        asked.put(PACK, 0, None if PACK.option() not in self.been else "N-CORE-CAMP-3")
        for place in g.box.locations:
            if "side-mission" not in place.services:
                been = place.number in self.been
                asked.put(VISITED, place.number, "N-CORE-CAMP-3" if been else may_go(g, self.hero, place.number))
        return asked

    @do("N-CORE-CAMP-3")
    def set_out(self, g: NovaAetas) -> str | None:
        if self.place == PASS:
            return END
        if VISITED.holds(self.place) and not g.box.locations[self.place].free:
            g.do(Visit(self.hero, self.place))
        else:
            self.been = (*self.been, self.place)
        return None

    @run("N-CORE-CAMP-3")
    def be_there(self, g: NovaAetas) -> Procedure:
        hero, place = self.hero, self.place
        if PACK.holds(place):
            return Pack(hero)
        services = g.box.locations[place].services
        if "trade" in services:
            return Trade(hero, place)
        if "train" in services:
            return Train(hero)
        if "craft" in services:
            return Craft(hero, place)
        if "learn-formula" in services:
            return Study(hero, place)
        return TreatAll(hero, place) if "treat-all" in services else Service(hero, place)

    @do("N-CORE-CAMP-3")
    def come_back(self, g: NovaAetas) -> str:
        self.place = PASS
        return AGAIN


def may_go(g: NovaAetas, hero: int, number: int) -> str | None:
    """N-CORE-CAMP-3: it is there, he has a visit left, and there is something to do."""
    place = g.box.locations[number]
    if not (place.city if g.city else place.village):
        return "N-CORE-CAMP-3"
    if place.free:
        return None
    if not g.visits[hero]:
        return "N-CORE-CAMP-3"
    if "craft" in place.services:
        crafts = [formula for formula in g.box.formulae if formula.workshop == place.workshop]
        return None if any(may_craft(g, formula) is None for formula in crafts) else "N-CORE-CRAFT"
    if "learn-formula" in place.services:
        return None if any(may_study(g, hero, number, what) is None for what in studies(g)) else "N-CORE-CRAFT"
    if "treat-all" in place.services:
        return None if any(may_treat(g, hero, number, card) is None for card in held(g, hero)) else "N-CORE-TREAT"
    return (
        None if any(may_serve(g, hero, number, what) is None for what in services(g, hero, number)) else "N-CORE-CAMP-3"
    )


class Service(Procedure):
    """The Inn or the Church: one of its services, once."""

    def __init__(self, hero: int = 0, place: int = 0) -> None:
        self.hero = hero
        self.place = place
        self.what = NOBODY

    @ask("N-CORE-CAMP-3", "N-CORE-BOND", "N-CORE-TREAT", into="what", chosen=True)
    def choose(self, g: NovaAetas) -> Decision:
        asked = g.ask_for(self.hero, "service")
        for what in services(g, self.hero, self.place):
            asked.offer(what, may_serve(g, self.hero, self.place, what))
        return asked

    @do("N-CORE-CAMP-3", "N-CORE-BOND", "N-CORE-TREAT")
    def be_served(self, g: NovaAetas) -> None:
        hero, what = self.hero, self.what
        g.do(GainPopolini(-fee(g, self.place, what), "N-CORE-CAMP-3"))
        if BLESSING.holds(what):
            g.do(TokenNextTime(hero, BLESSED))
        elif TREATMENT.holds(what):
            g.do(Treat(hero, TREATMENT.number(what), "N-CORE-TREAT"))
        elif RUMOUR.holds(what):
            g.do(HearRumour(RUMOUR.number(what)))
        else:
            g.do(StrengthenBond(hero, BOND.number(what), True))


def services(g: NovaAetas, hero: int, number: int) -> list[int]:
    offered, found = g.box.locations[number].services, []
    if "bond" in offered:
        found += [BOND.option(other) for other in g.company if other != hero]
    if "rumour" in offered:
        found += [RUMOUR.option(mission) for mission in not_yet_offered(g)]
    if "treat" in offered:
        found += [TREATMENT.option(card) for card in held(g, hero)]
    if "bless" in offered:
        found.append(BLESSING.option())
    return found


def fee(g: NovaAetas, number: int, what: int) -> int:
    """In Popolini."""
    place = g.box.locations[number]
    if BLESSING.holds(what):
        return place.popolini.get("bless", 0)
    if TREATMENT.holds(what):
        return price_of(g, number, TREATMENT.number(what))
    return place.popolini.get("rumour" if RUMOUR.holds(what) else "bond", 0)


def price_of(g: NovaAetas, number: int, card: int) -> int:
    """Of a treatment."""
    return max(LEAST_TREATMENT, g.box.graves[card].cost - g.box.locations[number].discount)


def may_serve(g: NovaAetas, hero: int, number: int, what: int) -> str | None:
    if g.popolini < fee(g, number, what):
        return "N-CORE-CAMP-4"
    if BLESSING.holds(what):
        return "N-TOKEN-GEN-1" if g.next_tokens[hero] & BLESSED else None
    if BOND.holds(what):
        pair = g.pair(hero, BOND.number(what))
        return "N-CORE-BOND" if g.bonds[pair] >= MOST or g.bonded_here >> pair & 1 else None
    return None


class TreatAll(Procedure):
    """The Hospital: any number of his Grave Wounds."""

    def __init__(self, hero: int = 0, place: int = 0) -> None:
        self.hero = hero
        self.place = place
        self.card = PASS

    @ask("N-CORE-TREAT", into="card")
    def choose(self, g: NovaAetas) -> Decision | None:
        cards = held(g, self.hero)
        if not cards:
            return None
        asked = g.ask_for(self.hero, "grave-wound")
        asked.offer(PASS, None)
        for card in cards:
            asked.offer(card, may_treat(g, self.hero, self.place, card))
        return asked

    @do("N-CORE-TREAT")
    def treat(self, g: NovaAetas) -> str:
        card, self.card = self.card, PASS
        if card == PASS:
            return END
        g.do(GainPopolini(-price_of(g, self.place, card), "N-CORE-TREAT"))
        g.do(Treat(self.hero, card, "N-CORE-TREAT"))
        return AGAIN


def held(g: NovaAetas, hero: int) -> list[int]:
    return [card.number for card in g.box.graves if g.graves[hero] >> card.number & 1]


def may_treat(g: NovaAetas, hero: int, place: int, card: int) -> str | None:
    return None if g.popolini >= price_of(g, place, card) else "N-CORE-TREAT"


# Side missions (N-CORE-CAMP-1): where and when they are offered.


def played(g: NovaAetas, mission: int) -> bool:
    return any(number == mission for number, _ in g.missions_played())


def side_missions(g: NovaAetas) -> list[int]:
    """Those that have not been played: each can be once."""
    plans = g.box.plans
    return [plan.number for plan in plans if plan.family != CAMPAIGN and not played(g, plan.number)]


def is_offered(g: NovaAetas, mission: int) -> bool:
    """After its mission, or in a City; or somebody has heard of it here."""
    plan = g.plans[mission]
    if g.rumoured >> mission & 1:
        return True
    if plan.in_city:
        return g.city
    return plan.after != NONE and played(g, plan.after)


def offered(g: NovaAetas) -> list[int]:
    return [mission for mission in side_missions(g) if is_offered(g, mission)]


def not_yet_offered(g: NovaAetas) -> list[int]:
    return [mission for mission in side_missions(g) if not is_offered(g, mission)]
