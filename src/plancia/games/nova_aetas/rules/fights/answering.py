"""Reaction Skills when an Enemy attacks (N-CORE-REACT-5, N-TOKEN-REACTION-1, N-TOKEN-REACTION-2)."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.dice.chances import PLAIN, value_of
from plancia.games.nova_aetas.rules.dice.dice import Test
from plancia.games.nova_aetas.rules.wounds.powers import may_react
from plancia.games.nova_aetas.state.box import DEXTERITY, NOBODY
from plancia.games.nova_aetas.state.box_cards import Skill
from plancia.games.nova_aetas.state.effects.fight import UseSkill
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import AGAIN, END, Procedure, ask, do, run


class Answer(Procedure):
    """Each Hero who can may use a Reaction Skill before the Defence Test, in the order of the company.

    The result is (Hits fewer, threshold fewer, cancelled).
    """

    def __init__(self, enemy: int = 0, victim: int = 0, physical: bool = True) -> None:
        self.enemy = enemy
        self.victim = victim
        self.physical = physical
        self.asked = 0  # how many of `offers` have been asked
        self.skill = PASS
        self.hits = 0
        self.threshold = 0
        self.cancelled = 0
        self.tested: tuple[int, ...] = ()

    @ask("N-CORE-REACT-5", "N-TOKEN-REACTION-2", "N-CORE-DIST", into="skill")
    def choose(self, g: NovaAetas) -> Decision:
        card = g.box.skills[offered(g, self.victim, self.physical)[self.asked]]
        asked = g.ask_for(card.hero, "reaction")
        asked.offer(PASS, None)
        asked.offer(card.number, may_answer(g, card, self.enemy, self.victim, self.physical))
        return asked

    @do("N-CORE-REACT-5", "N-TOKEN-REACTION-1")
    def use_it(self, g: NovaAetas) -> str | None:
        if self.skill == PASS:
            return self.next_one(g)
        card = g.box.skills[self.skill]
        g.do(UseSkill(card.hero, card.number, self.enemy))
        if card.does == "mirror":
            self.cancelled = 1
        elif card.does == "fewer-hits":
            if self.physical:
                self.hits += card.hits
            else:
                self.threshold += card.threshold
        return None

    @run("N-CORE-TEST", into="tested")
    def parry(self, g: NovaAetas) -> Procedure | None:
        card = g.box.skills[self.skill]
        if card.does != "parry":
            return None
        return Test(card.hero, value_of(g, card.hero, DEXTERITY), card.threshold, PLAIN, NOBODY, card.successes)

    @do("N-CORE-REACT-5")
    def go_on(self, g: NovaAetas) -> str:
        if self.tested:
            if self.tested[0] >= g.box.skills[self.skill].successes:
                self.cancelled = 1
            self.tested = ()
        return self.next_one(g)

    def next_one(self, g: NovaAetas) -> str:
        self.skill = PASS
        self.asked += 1
        if self.asked < len(offered(g, self.victim, self.physical)) and not self.cancelled:
            return AGAIN
        self.result = (self.hits, self.threshold, self.cancelled)
        return END


def offered(g: NovaAetas, victim: int, physical: bool) -> list[int]:
    """The Reaction Skills against an attack of this type that Heroes have, whether they may use them now or not."""
    return g.talents.against_physical[victim] if physical else g.talents.against_psychic[victim]


def may_answer(g: NovaAetas, card: Skill, enemy: int, victim: int, physical: bool) -> str | None:
    """N-CORE-REACT-5: near enough, and free to react."""
    why = may_react(g, card.hero, card.number)
    if why is not None:
        return why
    field = g.ground
    if card.does == "parry":
        return None if field.beside[g.at[enemy]] >> g.at[victim] & 1 else "N-CORE-ADJ"
    if card.hero == victim:
        return None
    if card.within == 1:
        return None if field.beside[g.at[card.hero]] >> g.at[victim] & 1 else "N-CORE-ADJ"
    return None if field.distance(g.at[card.hero], g.at[victim]) <= card.within else "N-CORE-DIST"
