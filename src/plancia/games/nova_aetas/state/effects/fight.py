"""The verbs of a fight: dice, attacks, Skills. Each is also its line in the log."""

from __future__ import annotations

from plancia.games.nova_aetas.state.box import NOBODY, REACTION_1, REACTION_2
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.state import Effect


class Attacked(Effect[NovaAetas]):
    """An attack is declared. Of a Hero's on an Enemy the Perilium takes note (N-CORE-THREAT-4)."""

    RULE = "N-CORE-ACT-ATTACK"

    def __init__(self, model: int, weapon: int, target: int, free: bool) -> None:
        self.model = model
        self.weapon = weapon  # a Hero's: an item, or NOBODY for bare hands; an Enemy's: the number of its attack
        self.target = target
        self.free = free

    def apply(self, g: NovaAetas) -> None:
        side = g.box.hero_side
        if self.model == g.actor and (self.target >= side) != (self.model >= side):
            g.attacked = True


class React(Effect[NovaAetas]):
    """N-CORE-REACT-2: this Enemy strikes at the mover, once in this Activation."""

    RULE = "N-CORE-REACT-1"

    def __init__(self, mover: int, enemy: int) -> None:
        self.mover = mover
        self.enemy = enemy

    def apply(self, g: NovaAetas) -> None:
        g.reactors = (*g.reactors, g.met(self.mover, self.enemy))


class Rolled(Effect[NovaAetas]):
    """Dice as they fell."""

    RULE = "N-CORE-TEST"

    def __init__(self, hero: int, dice: tuple[int, ...], threshold: int, about: int, keyword: int) -> None:
        self.hero = hero
        self.dice = dice
        self.threshold = threshold
        self.about = about
        self.keyword = keyword


class Rerolled(Effect[NovaAetas]):
    """N-CORE-REROLL: some of the dice, by what effect; what they show now."""

    def __init__(
        self, hero: int, old: tuple[int, ...], new: tuple[int, ...], which: tuple[int, ...], threshold: int, rule: str
    ) -> None:
        self.hero = hero
        self.old = old
        self.new = new
        self.which = which  # the places of those that were thrown again
        self.threshold = threshold
        self.rule = rule


class Counted(Effect[NovaAetas]):
    """N-CORE-TEST-TIMING T7: Successes and symbols."""

    RULE = "N-CORE-TEST-TIMING"
    QUIET = True

    def __init__(self, hero: int, successes: int, symbols: int) -> None:
        self.hero = hero
        self.successes = successes
        self.symbols = symbols


class Judged(Effect[NovaAetas]):
    """What an attack comes to before Defended and Equipment (N-CORE-WOUND-STEPS 1 to 4)."""

    RULE = "N-CORE-WOUND-STEPS"

    def __init__(self, attacker: int, target: int, wounds: int, successful: bool, hits: int, critical: int) -> None:
        self.attacker = attacker
        self.target = target
        self.wounds = wounds
        self.successful = successful
        self.hits = hits  # of an Enemy's Physical Attack, as it was rolled against; else 0
        self.critical = critical  # Wounds that Critical adds


class HasWounded(Effect[NovaAetas]):
    """His first attack of this Activation that wounds an Enemy."""

    RULE = "N-CORE-THREAT-3"
    QUIET = True

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def apply(self, g: NovaAetas) -> None:
        g.has_wounded = True


def once_bit(g: NovaAetas, hero: int, skill: int) -> int:
    """In `once`, behind the Heroes."""
    return 1 << g.box.proper + g.box.heroes[hero].skills.index(skill)


class UseSkill(Effect[NovaAetas]):
    """A Skill is used, and what it costs besides AP is paid."""

    RULE = "N-CORE-ACT-SKILL"

    def __init__(self, hero: int, skill: int, target: int = NOBODY) -> None:
        self.hero = hero
        self.skill = skill
        self.target = target

    def apply(self, g: NovaAetas) -> None:
        card = g.box.skills[self.skill]
        g.heroism[self.hero] -= card.heroism
        if card.reaction:
            g.tokens[self.hero] |= REACTION_1 if card.reaction == 1 else REACTION_2
        if card.once:
            g.once |= once_bit(g, self.hero, self.skill)


class UseBond(Effect[NovaAetas]):
    """A Bond of level 1: one lets the other re-roll a die, once per mission."""

    RULE = "N-CORE-BOND"

    def __init__(self, helper: int, hero: int, pair: int) -> None:
        self.helper = helper
        self.hero = hero
        self.pair = pair

    def apply(self, g: NovaAetas) -> None:
        g.bonds_used |= 1 << self.pair
