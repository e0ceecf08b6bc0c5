"""What the AI would do next: the forecast is what then happens, and says where it cannot know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from plancia.games.wroth.game import GAME
from plancia.games.wroth.state.answers import END_TURN
from plancia.games.wroth.state.box import ACTIONS
from plancia.games.wroth.state.effects_round import Told, TurnDie
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.voice import WrothVoice
from plancia.games.wroth.words import names_shown
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.picture import Chance
from plancia.kernel.view import SPECTATOR, View
from plancia.kernel.words import LANGUAGES, catalogue
from tests.games.wroth.scene import wroth
from tests.scenes import example

VOICE = WrothVoice()


@pytest.fixture(autouse=True)
def no_faults() -> Iterator[None]:
    for lang in LANGUAGES:
        catalogue(names_shown.TEXT, lang).faults.clear()
    yield
    for lang in LANGUAGES:
        assert catalogue(names_shown.TEXT, lang).faults == []


def coop(number: int) -> Wroth:
    g = GAME.table(GAME.any_settings(Random(number), number * 2 + 1))
    g.key, g.reasons, g.log, g.journal = key_of(f"forecast {number}"), True, [], []
    GAME.begin(g)
    return g


def told(g: Wroth, effects: list) -> list[str]:
    return [VOICE.trace(g, each, "en") if VOICE.is_thought(each) else VOICE.tell(g, each, "en") for each in effects]


def turns(chances: list[Chance]) -> list[Chance]:
    """Those of the AI's turn, without the Chaos Die of the next round."""
    return [each for each in chances if not any(isinstance(e, Told) and e.what == "chaos" for e in each.effects)]


def test_the_forecast_is_what_happens_when_the_last_human_ends_the_turn() -> None:
    compared: Counter[str] = Counter()
    for number in range(30):
        g = coop(number)
        luck = Random(number)
        while g.decision is not None:
            assert g.log is not None
            option = luck.choice(g.decision.options)
            outlook = VOICE.forecast(View(g, SPECTATOR), "en") if END_TURN.holds(option) else None
            asked, since = g.decision, len(g.log)
            engine.answer(g, option)
            if outlook is None or asked.kind != "step":
                continue
            happened = [effect for effect in g.log[since:] if type(effect).__name__ != "Settle"]
            if not (happened and isinstance(happened[0], Told) and happened[0].what == "ai-turn"):
                continue  # another human comes first
            cases = turns(outlook.chances)
            rolled = next((each.face for each in happened if isinstance(each, TurnDie)), None)
            case = cases[0]
            if len(cases) > 1:
                assert sum(each.ways for each in cases) == cases[0].of == 6
                case = next(
                    each for each in cases if any(isinstance(e, TurnDie) and e.face == rolled for e in each.effects)
                )
            assert told(g, case.effects) == told(g, happened[: len(case.effects)])
            assert not case.then or len(happened) == len(case.effects)
            compared["first" if len(cases) == 1 else ACTIONS[rolled or 0]] += 1
            compared["asks"] += bool(case.then)
    assert all(compared[what] for what in ("first", "asks", *ACTIONS)), compared


def test_the_rows_of_the_chaos_die_are_those_that_come() -> None:
    compared = 0
    for number in range(15):
        g = coop(number)
        luck = Random(number)
        promised: list[str] = []
        while g.decision is not None:
            assert g.log is not None
            rows = [each for each in g.log if isinstance(each, Told) and each.what == "chaos"]
            if rows and promised:
                assert [each.n for each in rows] == promised[: len(rows)]
                compared += 1
            g.log.clear()
            outlook = VOICE.forecast(View(g, SPECTATOR), "it")
            promised = []
            if outlook is not None and g.phase == 5:
                promised = [e.n for e in outlook.chances[-1].effects if isinstance(e, Told) and e.what == "chaos"]
            engine.answer(g, luck.choice(g.decision.options))
    assert compared


def test_without_the_ai_there_is_nothing_to_foresee() -> None:
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine"
        [seats.runen]
    """).advance()
    assert VOICE.forecast(View(scene.g, 2), "en") is None


def test_a_forecast_changes_nothing() -> None:
    g = coop(3)
    while g.phase < 5:
        assert g.decision is not None
        engine.answer(g, g.decision.options[0])
    before = GAME.write_position(g)
    assert VOICE.forecast(View(g, SPECTATOR), "en") is not None
    assert GAME.write_position(g) == before


@example("W-COOP-UPKEEP-03")
@pytest.mark.parametrize(("phase", "die", "rows"), [("spoils", 7, [7, 8, 1]), ("maintenance", 7, [])])
def test_the_next_round_has_as_many_rows_as_its_number(phase: str, die: int, rows: list[int]) -> None:
    scene = wroth(f"""
        round = 2
        phase = "{phase}"
        ai = "runen"
        scenario = "RUN-1"
        chaos = {die}
        [seats.koda]
    """)
    scene.g.phase = 1 if phase == "maintenance" else 2
    outlook = VOICE.forecast(View(scene.g, SPECTATOR), "en")
    chances = [] if outlook is None else outlook.chances
    assert [each.n for chance in chances for each in chance.effects] == rows
    assert [(chance.ways, chance.of, "3" in chance.label) for chance in chances] == [(1, 1, True)] * bool(rows)
