"""Inside buildings (N-CORE-BUILDING): Location Cards with nodes, links and exits."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.fights.reactions import ReactionAttacks
from plancia.games.nova_aetas.rules.ground.placing import nearest_free
from plancia.games.nova_aetas.rules.missions.happenings import EXIT, Thens
from plancia.games.nova_aetas.rules.missions.mission_actions import note_keyword, test_of
from plancia.games.nova_aetas.rules.missions.stealth import Notice
from plancia.games.nova_aetas.rules.turn.reaching import is_watched
from plancia.games.nova_aetas.state.box import NOBODY, NOWHERE
from plancia.games.nova_aetas.state.effects.activation import Pay
from plancia.games.nova_aetas.state.effects.moving import ComeOut, GoInside
from plancia.games.nova_aetas.state.plan import Exit as Way
from plancia.games.nova_aetas.state.plan import exit_number
from plancia.games.nova_aetas.state.state import UNDECIDED, NovaAetas
from plancia.kernel.procedure import END, Procedure, do, run


def card_at(g: NovaAetas, square: int) -> int:
    """The Location Card whose door is on this square, or NOBODY."""
    for card in g.plan().cards:
        if card.door == square:
            return card.number
    return NOBODY


def inside(g: NovaAetas, card: int) -> int:
    """How many Heroes are in a building."""
    nodes = g.plan().nodes
    return sum([1 for node in g.inside if node >= 0 and nodes[node].card == card])


def may_enter(g: NovaAetas, model: int) -> str | None:
    if g.at[model] < 0 or g.box.heroes[model].ally:
        return "N-CORE-BUILDING"
    card = card_at(g, g.at[model])
    if card == NOBODY or inside(g, card) >= g.plan().cards[card].heroes:
        return "N-CORE-BUILDING"
    return None if g.ap else "N-CORE-ACT-AP"


class Enter(Procedure):
    """N-CORE-BUILDING. From the door square into the first node; it counts as Movement."""

    def __init__(self, hero: int = 0) -> None:
        self.hero = hero
        self.here = NOWHERE

    @run("N-CORE-BUILDING", "N-CORE-REACT-1")
    def provoke(self, g: NovaAetas) -> Procedure | None:
        self.here = g.at[self.hero]
        return ReactionAttacks(self.hero) if is_watched(g, self.hero) else None

    @do("N-CORE-BUILDING")
    def enter(self, g: NovaAetas) -> str | None:
        if not g.on_field(self.hero) or g.at[self.hero] != self.here or g.outcome != UNDECIDED:
            return END
        g.do(GoInside(self.hero, g.plan().cards[card_at(g, self.here)].first, 1))
        return None


class Follow(Procedure):
    """N-CORE-BUILDING. Along a link to another node."""

    def __init__(self, hero: int = 0, node: int = 0) -> None:
        self.hero = hero
        self.node = node

    @do("N-CORE-BUILDING")
    def go(self, g: NovaAetas) -> None:
        g.do(GoInside(self.hero, self.node, 1))


class Leave(Procedure):
    """N-CORE-BUILDING. By an exit: a Test may decide how, but he comes out in any case; nobody reacts."""

    def __init__(self, hero: int = 0, exit_: int = 0) -> None:
        self.hero = hero
        self.exit = exit_  # of his node
        self.node = NOWHERE
        self.outcome: tuple[int, ...] = ()

    def way(self, g: NovaAetas) -> Way:
        return g.plan().nodes[self.node].exits[self.exit]

    @do("N-CORE-BUILDING")
    def pay(self, g: NovaAetas) -> None:
        self.node = g.inside[self.hero]
        g.do(Pay(self.hero, self.way(g).ap, "N-CORE-BUILDING"))

    @run("N-CORE-BUILDING", into="outcome")
    def take_the_test(self, g: NovaAetas) -> Procedure | None:
        wanted = self.way(g).test
        return None if wanted is None else test_of(g, self.hero, wanted)

    @do("N-CORE-BUILDING")
    def come_out(self, g: NovaAetas) -> None:
        g.do(ComeOut(self.hero, nearest_free(g, self.hero, self.way(g).to)))

    @run("N-CORE-BUILDING", "N-CORE-MISSION-ACTION")
    def stumble(self, g: NovaAetas) -> Procedure | None:
        wanted = self.way(g).test
        if wanted is None or note_keyword(g, self.hero, wanted, self.outcome[0]):
            return None
        return Thens(EXIT, exit_number(self.node, self.exit), self.hero)

    @run("N-CORE-STEALTH")
    def be_noticed(self, g: NovaAetas) -> Procedure | None:
        return None if g.aware or not g.on_field(self.hero) else Notice(self.hero)


def put_out(g: NovaAetas, hero: int) -> None:
    """N-CORE-BUILDING: a Hero who goes Down inside is put on the square of the card's first exit."""
    card = g.plan().cards[g.plan().nodes[g.inside[hero]].card]
    for node in g.plan().nodes:
        if node.card == card.number and node.exits:
            g.do(ComeOut(hero, nearest_free(g, hero, node.exits[0].to)))
            return
