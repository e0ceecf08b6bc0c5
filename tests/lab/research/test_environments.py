"""What researchers' own tests ask of an environment, for every title and one from outside."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import brandub.game
import plancia
from plancia.games.shelf import GAMES
from plancia.lab import research

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "Wroth": ("wroth", {"seats": ["koda", "runen"]}),
    "Wroth, against the guild": ("wroth", {"seats": ["koda", "runen"], "ai": "guild", "scenario": "GUI-1"}),
    "Verrix": ("verrix", {"seats": ["green", "blue", "violet"]}),
    "Nova Aetas": ("nova-aetas", {}),
    "Brandub": ("brandub", {}),
}
ALL = pytest.mark.parametrize("title", TABLES)

pytestmark = pytest.mark.filterwarnings(  # the mask lies in a dict beside the observation, and seats have their names
    "ignore:Observation space for each agent:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:We recommend agents to be named:UserWarning",
)


@pytest.fixture(autouse=True)
def _brandub_lies_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "brandub", brandub.game.GAME)


def aec(title: str) -> Any:
    game, settings = TABLES[title]
    return research.aec(game, **settings)


def seat(title: str, **how: Any) -> Any:
    game, settings = TABLES[title]
    return research.seat(game, **how, **settings)


def any_of(mask: Any, luck: random.Random) -> int:
    return luck.choice(np.flatnonzero(mask).tolist())


@ALL
def test_pettingzoo_takes_it(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec(title), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@ALL
def test_the_same_seed_deals_the_same_game(title: str) -> None:
    seed_test(lambda: aec(title), num_cycles=30)


@ALL
@pytest.mark.filterwarnings("ignore:.*A Box observation space:UserWarning")
def test_gymnasium_takes_it(title: str) -> None:
    check_env(seat(title), skip_render_check=True)


def test_at_the_end_every_seat_has_its_share_of_the_victory() -> None:
    env, luck = aec("Wroth"), random.Random(3)
    env.reset(seed=3)
    paid = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        paid[agent] += reward
        env.step(None if over else any_of(seen["action_mask"], luck))
    table = env.unwrapped.table
    winners = table.game.result(table.state)["winners"]
    assert paid == {name: 1 / len(winners) if name in winners else 0.0 for name in table.seats}


def test_one_seat_plays_to_the_end_against_bots() -> None:
    env, luck = seat("Verrix", seat="blue", bots="thumb"), random.Random(5)
    seen, _ = env.reset(seed=5)
    rewards, over = [0.0], False
    while not over:
        assert env.table.asked() == "blue"
        seen, reward, over, _, _ = env.step(any_of(seen["action_mask"], luck))
        rewards.append(reward)
    assert set(rewards[:-1]) == {0.0}
    assert rewards[-1] == env.table.shares()["blue"]
    assert not seen["action_mask"].any()


def test_what_is_not_offered_ends_the_game_at_minus_one() -> None:
    env, every = seat("Verrix"), aec("Verrix")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    assert env.step(wrong)[1:3] == (-1.0, True)
    every.reset(seed=1)
    with pytest.raises(plancia.Illegal):
        every.unwrapped.step(wrong)


def test_who_or_what_is_not_there_is_said_at_once() -> None:
    for wrong in ({"seat": "purple"}, {"bots": "nobody"}):
        with pytest.raises(plancia.NoSuch):
            seat("Verrix", **wrong)
    with pytest.raises(plancia.NoSuch, match="wroth"):
        research.aec("wrot")
