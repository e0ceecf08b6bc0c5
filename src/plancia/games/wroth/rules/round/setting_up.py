"""Setting up (W-SETUP, W-COOP-SETUP)."""

from __future__ import annotations

from plancia.games.wroth.state.box import BOARD, KINDS, NOBODY, REGULAR, SHORES
from plancia.games.wroth.state.effects import Deploy
from plancia.games.wroth.state.effects_round import LayTokens, MakeFirst, MoveBase, TakeFeat, TurnChaos
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import Decision, Roll
from plancia.kernel.procedure import Procedure, do, roll, run, together


class SetUp(Procedure):
    """W-SETUP. Feats are chosen, tokens laid, units placed, and a first player drawn."""

    def __init__(self) -> None:
        self.chosen: tuple[tuple[int, ...], ...] = ()
        self.drawn: tuple[int, ...] = ()

    @together("W-SETUP-09", "W-FEAT-02", "W-FEAT-03", into="chosen")
    def choose_feats(self, g: Wroth) -> list[Decision]:
        """W-FEAT-05, W-A-40: with the handicap a player takes two."""
        asked = []
        for who in g.humans:
            if who not in g.options.feats:
                question = g.ask(who, "feat")
                for feat in g.box.feats_of[who]:
                    question.offer(feat, None)
                n = 2 if who in g.options.extra_feat else 1
                asked.append(question.pick(n, n))
        return asked

    @do("W-SETUP-09", "W-FEAT-01", "W-COOP-SETUP-13")
    def take_feats(self, g: Wroth) -> None:
        for who, feats in g.options.feats.items():
            for feat in feats:
                g.do(TakeFeat(who, feat))
        for feats in self.chosen:
            for feat in feats:
                g.do(TakeFeat(g.box.feat_owner[feat], feat))

    @roll("W-SETUP-05", "W-SETUP-06", "W-COOP-SETUP-02", "W-COOP-SETUP-14", into="drawn")
    def draw_tokens(self, g: Wroth) -> Roll:
        laid = len(laid_by_scenario(g))
        return Roll("tokens", len(g.box.token_ids) - laid, 8 - laid, distinct=True)

    @do("W-SETUP-05", "W-COOP-SETUP-14", "W-SCEN-06", "W-MAP-03")
    def lay_tokens(self, g: Wroth) -> None:
        laid = laid_by_scenario(g)
        free = [token for token in range(len(g.box.token_ids)) if token not in laid.values()]
        drawn = [free[number] for number in self.drawn]
        tokens = [NOBODY]
        for region in range(1, 9):
            tokens.append(laid[region] if region in laid else drawn.pop(0))
        g.do(LayTokens(tuple(tokens)))

    @do("W-SETUP-11", "W-COOP-SETUP-16", "W-SHORE-03")
    def place_units(self, g: Wroth) -> None:
        for who in g.humans:
            g.do(Deploy(who, REGULAR, starting_units(g), BOARD, SHORES))

    @run("W-COOP-SETUP-01")
    def set_up_the_ai(self, g: Wroth) -> Procedure | None:
        return None if g.ai == NOBODY else SetUpAI()

    @roll("W-SETUP-12", "W-COOP-SETUP-18", into="drawn")
    def draw_first_player(self, g: Wroth) -> Roll:
        return Roll("first-player", len(g.humans))

    @do("W-SETUP-12", "W-SETUP-13")
    def give_the_token(self, g: Wroth) -> None:
        g.do(MakeFirst(self.drawn[0], g.humans[self.drawn[0]]))


class SetUpAI(Procedure):
    """W-COOP-SETUP. The base, the AI's units, what the scenario adds, the Chaos Die."""

    def __init__(self) -> None:
        self.drawn: tuple[int, ...] = ()

    @roll("W-COOP-SETUP-05", "W-SCEN-RUN1-03", into="drawn")
    def roll_for_the_base(self, g: Wroth) -> Roll:
        assert g.scenario is not None
        return Roll("base", len(g.scenario.base))

    @do("W-COOP-SETUP-05", "W-COOP-SETUP-08", "W-COOP-SETUP-17")
    def found_the_base(self, g: Wroth) -> None:
        assert g.scenario is not None
        g.do(MoveBase(g.scenario.base[self.drawn[0]], "W-COOP-SETUP-05"))
        g.do(Deploy(g.ai, REGULAR, 4, BOARD, g.base))

    @roll("W-SCEN-RUN1-04", "W-A-33", into="drawn")
    def roll_for_the_scenario(self, g: Wroth) -> Roll | None:
        return Roll("scenario", 8, scenario_rolls(g)) if scenario_rolls(g) else None

    @do("W-COOP-SETUP-15", "W-SCEN-RUN1-04")
    def place_scenario_units(self, g: Wroth) -> None:
        assert g.scenario is not None
        rolled = list(self.drawn)
        for placed in g.scenario.record.setup:
            if placed.unit is None:
                continue
            for _ in range(placed.n[len(g.humans) - 1]):
                if placed.at == "roll":
                    region = rolled[0] + 1
                    if len(rolled) > 1:
                        del rolled[0]
                else:
                    region = g.base if placed.at == "base" else placed.at
                slot = REGULAR if placed.unit == "regular" else g.box.full_slot[KINDS.index(placed.unit)]
                g.do(Deploy(g.ai, slot, 1, BOARD, region, quiet=True))

    @roll("W-COOP-SETUP-07", into="drawn")
    def roll_chaos(self, g: Wroth) -> Roll:
        return Roll("chaos", 8)

    @do("W-COOP-SETUP-07", "W-COOP-SETUP-04")
    def set_chaos(self, g: Wroth) -> None:
        g.do(TurnChaos(self.drawn[0] + 1))


def laid_by_scenario(g: Wroth) -> dict[int, int]:
    """Region -> token, as the scenario's set-up says."""
    if g.scenario is None:
        return {}
    return {p.at: g.box.token_ids.index(p.token) for p in g.scenario.record.setup if p.token is not None}


def scenario_rolls(g: Wroth) -> int:
    """W-A-33: one roll for each unit placed by the die, or one for all."""
    assert g.scenario is not None
    rolls = sum(p.n[len(g.humans) - 1] for p in g.scenario.record.setup if p.at == "roll")
    return min(1, rolls) if g.options.run1_ram_rolls == "once" else int(rolls)


def starting_units(g: Wroth) -> int:
    return 3 if g.ai == NOBODY else (4, 3, 2, 1)[len(g.humans) - 1]
