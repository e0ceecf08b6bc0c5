"""Equipment before a mission (N-ENC, N-ATK-SCHOOL): what each Hero takes along from the treasury."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.state.answers import ITEM, PLACE
from plancia.games.nova_aetas.state.box import CARRIED, NOBODY
from plancia.games.nova_aetas.state.effects.gear import Equip, PutBack
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.answers import Kind
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import AGAIN, END, Procedure, ask, do

PACKED: Final = Kind("pack")
TAKE: Final = PACKED.answer("take:{}", ITEM)
PUT_BACK: Final = PACKED.answer("put-back:place-{}", PLACE)


class Pack(Procedure):
    """One Hero takes things from the treasury and puts things back."""

    def __init__(self, hero: int = 0) -> None:
        self.hero = hero
        self.what = PASS
        self.left: tuple[int, ...] = ()  # what he has put back stays there, this time

    @ask("N-ENC-CHECK", "N-ATK-SCHOOL", into="what")
    def choose(self, g: NovaAetas) -> Decision:
        hero = self.hero
        asked = g.ask_for(hero, "pack")
        asked.offer(PASS, None)
        for item in range(len(g.stock)):
            if g.stock[item]:
                asked.put(TAKE, item, "N-ENC-CHECK" if item in self.left else may_equip(g, hero, item))
        for place in range(CARRIED):
            if g.item(hero, place) != NOBODY:
                asked.put(PUT_BACK, place, None)
        return asked

    @do("N-ENC-CHECK")
    def pack(self, g: NovaAetas) -> str:
        what, self.what = self.what, PASS
        if what == PASS:
            return END
        if PUT_BACK.holds(what):
            place = PUT_BACK.number(what)
            self.left = (*self.left, g.item(self.hero, place))
            g.do(PutBack(self.hero, place))
        else:
            item = TAKE.number(what)
            g.do(Equip(self.hero, g.empty_place(self.hero, item), item))
        return AGAIN


def knows(g: NovaAetas, hero: int, item: int) -> bool:
    """N-ATK-SCHOOL: has he the School of this Spell? Cantrips and other things have none."""
    school = g.box.items[item].school
    return school < 0 or g.schools[hero] >> school & 1 == 1


def may_equip(g: NovaAetas, hero: int, item: int) -> str | None:
    if not knows(g, hero, item):
        return "N-ATK-SCHOOL"
    return None if g.empty_place(hero, item) != NOBODY else ENCUMBRANCE[g.box.items[item].slot]


ENCUMBRANCE: Final = (
    "N-ENC-HEAD", "N-ENC-BODY", "N-ENC-ACCESSORY", "N-ENC-ONEHAND", "N-ENC-TWOHANDS", "N-ENC-GRIMOIRE",
)  # fmt: skip
