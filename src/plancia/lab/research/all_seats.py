"""PettingZoo: every seat that plays is an agent, and the one that is asked is next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from plancia.games.voices import voice_of
from plancia.kernel.game import Illegal
from plancia.lab.research.table import ILLEGAL, Observed, Table


def environment(game: str, packs: Sequence[Path], settings: Mapping[str, Any]) -> Any:
    env = TerminateIllegalWrapper(AllSeats(game, packs, settings), ILLEGAL)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(env))


class AllSeats(AECEnv):  # type: ignore[misc]  # which has no types
    """Without the wrappers: an answer that is not offered raises Illegal."""

    def __init__(self, game: str, packs: Sequence[Path], settings: Mapping[str, Any]) -> None:
        super().__init__()
        self.table = Table(game, packs, settings)
        self.metadata = {"name": self.table.encoding.version, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = list(self.table.seats)
        actions = self.table.encoding.actions
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.table.space)
        self.action_spaces = {seat: spaces.Discrete(actions) for seat in self.possible_agents}
        self._seed = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Without a seed, the next deal after the last one."""
        self._seed = self._seed + 1 if seed is None else seed
        self.table.begin(self._seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> Observed:
        return self.table.observed(agent)

    def state(self) -> NDArray[Any]:
        """What everybody knows: the public observation."""
        return self.table.public()

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if not self.table.answer(int(action)):
            asked = self.table.state.decision
            raise Illegal("" if asked is None else asked.rule, f"action {action} is not offered to {agent}")
        self._next()
        self._accumulate_rewards()

    def _next(self) -> None:
        asked = self.table.asked()
        if asked:
            self.agent_selection = asked
            return
        self.rewards = self.table.shares()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """The question that waits, in words."""
        g = self.table.state
        return "" if g.decision is None else voice_of(self.table.game.name).prompt(g, g.decision, "en")

    def close(self) -> None:
        pass
