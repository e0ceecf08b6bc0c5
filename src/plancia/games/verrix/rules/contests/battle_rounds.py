"""A round of a Battle (V-BATTLE-13 to 26): a card, the units it lets fight, tokens, and the disc."""

from __future__ import annotations

from plancia.games.verrix.rules.actions.available_units import bonus
from plancia.games.verrix.rules.actions.units import characters_in, lined_up, total_force
from plancia.games.verrix.rules.actions.workshop import is_unlearned
from plancia.games.verrix.rules.contests.morrigan_tokens import DrawFate
from plancia.games.verrix.rules.events.event_window import BlessRound
from plancia.games.verrix.state.answers import OWNED_CARD
from plancia.games.verrix.state.box import BATTLE, BATTLE_BONUS, EVERY_CLASS, NOBODY
from plancia.games.verrix.state.effects_battle import MoveDisc
from plancia.games.verrix.state.effects_cards import DiscardEvent, PlayCard
from plancia.games.verrix.state.effects_turn import Compared, Told
from plancia.games.verrix.state.state import Verrix
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, do, repeat, run


class BattleRound(Procedure):
    """V-BATTLE-21 to 23. In rounds 1 and 3 the attacker is due to play a card, in round 2 the defender."""

    def __init__(self, number: int = 1, attacker: int = 0, defender: int = 0) -> None:
        self.number = number
        self.attacker = attacker
        self.defender = defender
        self.asked = 0
        self.attack_bonus = 0
        self.defence_bonus = 0
        self.blessed = NOBODY  # the faction that an Event card has just helped
        self.player = NOBODY  # the commander whose faction plays a card
        self.played = NOBODY  # an owner and a card
        self.attack_token = 0
        self.defence_token = 0

    @repeat("V-EVENT-11", into="blessed")
    def play_events(self, g: Verrix) -> Procedure | None:
        """Each participant with a card face down is asked, in play order, whatever the card is."""
        if self.blessed >= 0:
            self.take_bonus(g, g.box.events[g.open[-1]].force)
        while self.asked < len(g.order):
            tribe = g.order[self.asked]
            self.asked += 1
            if g.side[tribe] != NOBODY and g.held[tribe]:
                return BlessRound(tribe)
        return None

    def take_bonus(self, g: Verrix, bonus: int) -> None:
        """V-EVENT-11, V-EVENT-07: for the faction of who played the card; then that is discarded."""
        if g.side[self.blessed] == self.attacker:
            self.attack_bonus += bonus
        else:
            self.defence_bonus += bonus
        g.do(DiscardEvent(g.open[-1]))
        self.blessed = NOBODY

    @do("V-BATTLE-21", "V-BATTLE-22", "V-BATTLE-23", "V-BATTLE-24", "V-BATTLE-25")
    def find_who_plays(self, g: Verrix) -> None:
        due, other = self.attacker, self.defender
        if self.number == 2:
            due, other = other, due
        if can_play(g, due):
            self.player = due
        elif can_play(g, other):
            self.player = other
            g.tell(Told("roles-swapped", "V-BATTLE-24", other, self.number))
        else:
            g.tell(Told("open-round", "V-BATTLE-25", NOBODY, self.number))

    @ask("V-BATTLE-19", "V-BATTLE-01", "V-BATTLE-11", "V-ACT-09", "V-SETUP-17", "V-A-18", "V-A-19", into="played")
    def choose_card(self, g: Verrix) -> Decision | None:
        if self.player == NOBODY:
            return None
        asked = g.ask(self.player, "battle-card")
        for tribe, card in battle_cards(g, self.player):
            asked.offer(OWNED_CARD.pair(tribe, card, g.box), may_fight(g, self.player, tribe, card))
        return asked

    @do("V-BATTLE-20", "V-BATTLE-19")
    def play_card(self, g: Verrix) -> None:
        if self.played != NOBODY:
            g.do(PlayCard(OWNED_CARD.first(self.played, g.box), self.card_played(g)))

    @run("V-BATTLE-15", "V-BATTLE-25", "V-A-25", into="attack_token")
    def attacker_draws(self, g: Verrix) -> Procedure | None:
        return None if self.player == self.attacker else DrawFate(self.attacker, self.one_token(g))

    @run("V-BATTLE-15", "V-BATTLE-25", "V-A-25", into="defence_token")
    def defender_draws(self, g: Verrix) -> Procedure | None:
        return None if self.player == self.defender else DrawFate(self.defender, self.one_token(g))

    def one_token(self, g: Verrix) -> bool:
        """V-BATTLE-16, V-ACT-16: unless the card says otherwise, a second one can be paid for."""
        return self.played != NOBODY and g.box.actions[self.card_played(g)].one_token

    def card_played(self, g: Verrix) -> int:
        """The Action card of this round; NOBODY in an open one."""
        return NOBODY if self.played == NOBODY else OWNED_CARD.second(self.played, g.box)

    @do("V-BATTLE-14", "V-BATTLE-20", "V-BATTLE-26", "V-UNIT-13")
    def compare_force(self, g: Verrix) -> None:
        card = self.card_played(g)
        attack = faction_force(g, self.attacker, card) + self.attack_bonus + self.attack_token
        defence = faction_force(g, self.defender, card) + self.defence_bonus + self.defence_token
        if self.player == self.attacker:
            attack += card_bonus(g, self.attacker, card)
        elif self.player == self.defender:
            defence += card_bonus(g, self.defender, card)
        g.tell(Compared("V-BATTLE-26", self.attacker, self.defender, attack, defence))
        if attack != defence:
            g.do(MoveDisc(attack - defence))


def faction(g: Verrix, commander: int) -> list[int]:
    """Its tribes, in play order."""
    return [tribe for tribe in g.order if g.side[tribe] == commander]


def battle_cards(g: Verrix, commander: int) -> list[tuple[int, int]]:
    """Of all tribes in the faction: the owner and the card."""
    return [(each, card) for each in faction(g, commander) for card in g.box.deck_of[each] if is_for_battle(g, card)]


def is_for_battle(g: Verrix, card: int) -> bool:
    return g.box.actions[card].type == BATTLE


def can_play(g: Verrix, commander: int) -> bool:
    for tribe, card in battle_cards(g, commander):
        if may_fight(g, commander, tribe, card) is None:
            return True
    return False


def may_fight(g: Verrix, commander: int, owner: int, card: int) -> str | None:
    """V-A-18: playable, and the faction's units of the types shown are strong enough."""
    if not g.in_hand(owner, card):
        return "V-SETUP-17" if is_unlearned(g, owner, card) else "V-ACT-09"
    return None if faction_force(g, commander, card) >= g.box.actions[card].cost else "V-A-18"


def faction_force(g: Verrix, commander: int, card: int) -> int:
    """V-BATTLE-20: the FORCE of the units that take part; NOBODY for a card: all of them."""
    classes = EVERY_CLASS if card == NOBODY else g.box.actions[card].classes
    force = 0
    for tribe in faction(g, commander):
        force += total_force(g, tribe, lined_up(g, tribe, classes))
    return force


def card_bonus(g: Verrix, commander: int, card: int) -> int:
    """V-UNIT-13: what the card gives to the faction that plays it."""
    action = g.box.actions[card]
    force = action.force
    if action.force_per_bonus:
        for tribe in faction(g, commander):
            for character in characters_in(g, tribe, lined_up(g, tribe, action.classes)):
                if bonus(g, character, BATTLE_BONUS):
                    force += action.force_per_bonus
    return force
