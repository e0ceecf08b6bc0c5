"""Thumb at a table of Verrix: it wins, it sees only what its seat may see, and it does nothing silly."""

from __future__ import annotations

import pytest

import plancia
from plancia.bots import bot_named, bots_for
from plancia.games.verrix.bot.battle import best_card, expected, tokens
from plancia.games.verrix.bot.instinct import Prices, instinct
from plancia.games.verrix.bot.prices import lots
from plancia.games.verrix.game import GAME
from plancia.games.verrix.state.box import TRIBES
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import CHANCE, PASS
from plancia.kernel.view import View
from tests.games.verrix.scene import Scene, verrix


def choice_of_thumb(scene: Scene) -> str:
    scene.advance()
    g = scene.g
    assert g.decision is not None
    return GAME.option_name(g, g.decision, bot_named("thumb", 1).choose(View(g, g.decision.by)))


def choices_of_thumb(scene: Scene, who: str) -> list[str]:
    """Every answer until somebody else is asked, or chance."""
    found = [choice_of_thumb(scene)]
    while True:
        scene.act(who, found[-1])
        if scene.waits_for != who:
            return found
        found.append(choice_of_thumb(scene))


def test_thumb_wins_against_three_random_seats() -> None:
    won = 0
    for number in range(8):
        names = [TRIBES[(number + place) % 5] for place in range(4)]
        seats = {name: "thumb" if place == number % 4 else "random" for place, name in enumerate(names)}
        match = plancia.new("verrix", seats, seed=number)
        assert match.result is not None
        won += seats[match.result["winners"][0]] == "thumb"
    assert won >= 7


def test_every_bot_sits_at_verrix() -> None:
    assert bots_for("verrix") == ("random", "thumb", "learning", "casual", "good", "sharp", "expert")


def test_a_bot_does_not_see_what_is_hidden() -> None:
    """Another deck, other cards face down, other tokens to come: the same choice at every question."""
    match = plancia.new("verrix", {"violet": "human", "green": "human", "orange": "human"}, seed=4)
    bot = bot_named("thumb", 1)
    hidden = 0
    while match.state.decision is not None:
        g = match.state
        assert g.decision is not None
        by = g.decision.by
        option = bot.choose(View(g, by))
        other = View(g, by).imagine(key_of("another"))
        hidden += other.deck != g.deck
        assert option == bot.choose(View(other, by))
        match.history.answer(by, option)
    assert hidden > 50


def test_thumb_passes_first_when_nothing_it_could_make_will_ever_be_used() -> None:
    """The last Month: Food and Divine Will are worth nothing any more, and who passes first gains 1 VP."""
    scene = verrix("""
        turn = 11
        active = "blue"
        [seats.blue]
        villages = "caledonii"
        village = "1 food"
        available = "2 commoner"
        away = "3 commoner, niamh"
        discard = ["learn"]
        removed = ["promote-commoner"]
        [seats.violet]
    """).advance()
    assert {"cook", "pray"} <= set(scene.options)
    assert choice_of_thumb(scene) == "pass"


def test_thumb_does_not_raid_where_it_cannot_win() -> None:
    scene = verrix("""
        active = "blue"
        [seats.blue]
        villages = "caledonii"
        village = "6 food"
        available = "4 commoner"
        away = "niamh, 1 commoner"
        [seats.violet]
        villages = "brigantes"
        village = "6 food, 1 horse, 1 sword, 1 hostage-blue"
        available = "5 commoner"
        engaged = "lindsay"
    """)
    assert choice_of_thumb(scene) != "foray"


def test_thumb_raids_a_rich_village_that_nobody_defends() -> None:
    scene = verrix("""
        active = "blue"
        [seats.blue]
        villages = "selgovae"
        village = "3 food"
        available = "5 commoner, niamh"
        [seats.violet]
        villages = "brigantes"
        village = "2 food, 1 horse, 1 sword, 1 cart, 1 brooch"
        away = "5 commoner, lindsay"
    """)
    found = choices_of_thumb(scene, "blue")
    assert found[0] == "foray"
    assert scene.waits_for == "chance"


def test_thumb_defends_when_that_saves_what_it_has() -> None:
    scene = verrix("""
        active = "blue"
        [seats.blue]
        villages = "selgovae"
        village = "3 food"
        available = "4 commoner"
        [seats.violet]
        villages = "brigantes"
        village = "1 horse, 1 sword, 1 cart, 2 hostage-blue"
        available = "5 commoner"
        divine_will = 0
    """)
    scene.blue("foray", "4")
    assert scene.waits_for == "violet"
    assert choice_of_thumb(scene) in ("everyone", "4")


def test_thumb_buys_what_pays_every_month() -> None:
    """A Brooch that fits, or a hostage, rather than Food."""
    scene = verrix("""
        active = "green"
        [seats.green]
        villages = "iceni"
        village = "4 food, 1 sword, 1 belladonna"
        available = "2 commoner, murchad"
        away = "3 commoner"
        removed = ["promote-commoner"]
        [seats.violet]
    """)
    scene.green("journey-to-portum-itium")
    choices_of_thumb(scene, "green")
    assert "brooch" in scene.road("green") or "hostage" in scene.road("green")


def test_thumb_equips_the_brooch() -> None:
    scene = verrix("""
        phase = "restore"
        [seats.green]
        villages = "iceni"
        village = "1 brooch, 1 horse"
        [seats.violet]
        villages = "brigantes"
    """)
    assert choice_of_thumb(scene) == "murchad:horse+murchad:brooch"


def test_thumb_keeps_three_divine_will_for_samhain() -> None:
    scene = verrix("""
        turn = 2
        phase = "events"
        order = "violet green"
        [seats.violet]
        villages = "brigantes"
        divine_will = 3
        [seats.green]
    """)
    scene.advance()
    assert scene.question == "V-EVENT-01"
    assert choice_of_thumb(scene) == "pass"


@pytest.mark.parametrize("drawn", [1, 2])
def test_the_odds_of_the_tokens(drawn: int) -> None:
    """0, 0, 1, 1, 2, 2, 3."""
    found = {value: round(likely, 4) for value, likely in tokens([2, 2, 2, 1], drawn)}
    ways = {1: (2, 2, 2, 1), 2: (1, 5, 9, 6)}[drawn]
    assert found == {value: round(n / sum(ways), 4) for value, n in enumerate(ways)}


def test_what_a_battle_promises_is_what_its_rounds_bring() -> None:
    """Every fall of the tokens, played out; the estimate puts used tokens back, so it is only nearly right."""
    scene = verrix("""
        active = "blue"
        order = "blue violet green"
        passed = "green"
        [seats.blue]
        villages = "caledonii"
        village = "3 food"
        available = "4 commoner, niamh"
        divine_will = 0
        [seats.violet]
        villages = "brigantes"
        available = "5 commoner, lindsay"
        divine_will = 0
        [seats.green]
    """)
    scene.g.script = None
    scene.blue("declare-battle", "niamh+4").violet("everyone")
    g = scene.g
    assert g.decision is not None
    before = g.score[0], g.score[4]
    attacker, attack, defence = expected(g)
    assert attacker == 0
    ends: list[tuple[float, int, int]] = []
    play_out(g, 1.0, ends)
    assert sum(likely for likely, _, _ in ends) == pytest.approx(1)
    assert sum(likely * (blue - before[0]) for likely, blue, _ in ends) == pytest.approx(attack / 100, abs=0.35)
    assert sum(likely * (violet - before[1]) for likely, _, violet in ends) == pytest.approx(defence / 100, abs=0.35)


def play_out(g, likely: float, ends: list[tuple[float, int, int]]) -> None:
    while g.side[0] >= 0 and g.decision is not None:
        asked = g.decision
        if asked.by == CHANCE:
            for value in asked.options:
                twin = g.clone()
                engine.answer(twin, value)
                play_out(twin, likely * g.bag[value] / sum(g.bag), ends)
            return
        if asked.kind == "battle-card":
            engine.answer(g, best_card(g, asked.by, 4 - asked.by, []), asked.by)
        else:
            engine.answer(g, PASS, asked.by)
    ends.append((likely, g.score[0], g.score[4]))


def test_the_best_lot_of_every_value() -> None:
    found = lots([(0, 1, 5), (0, 1, 4), (2, 3, 20), (7, 5, 21)], most=2, top=6)
    assert found[1] == (5, (0,))
    assert found[2] == (9, (0, 0))
    assert found[4] == (25, (0, 2))
    assert found[6] == (26, (0, 7))
    assert found[3] == (20, (2,))


@pytest.mark.parametrize(("will", "first"), [(3, "northern-isles"), (0, "the-gift")])
def test_thumb_lays_on_top_what_is_best_for_itself_or_poor_for_others(will: int, first: str) -> None:
    """Arianrhod. With too little Divine Will to draw, what lies on top is for somebody else."""
    scene = verrix(f"""
        active = "blue"
        deck = "birth the-gift northern-isles famine"
        [seats.blue]
        event = "arianrhod"
        divine_will = {will}
        available = "1 commoner"
        away = "4 commoner, niamh"
        [seats.green]
    """)
    scene.blue("play-event")
    scene.blue(choice_of_thumb(scene))
    assert scene.deck[0] == first


@pytest.mark.parametrize(("violet", "side"), [("1 commoner", "blue"), ("5 commoner, lindsay", "violet")])
def test_thumb_expects_a_third_tribe_to_join_those_who_will_win(violet: str, side: str) -> None:
    scene = verrix(f"""
        active = "blue"
        order = "blue violet green"
        [seats.blue]
        villages = "caledonii"
        village = "3 food"
        available = "4 commoner"
        divine_will = 0
        [seats.violet]
        villages = "brigantes"
        available = "{violet}"
        [seats.green]
        villages = "parisii"
        village = "3 food"
        available = "5 commoner"
    """)
    scene.blue("declare-battle", "4").violet("everyone")
    g = scene.g
    assert g.decision is not None
    assert g.decision.kind == "support"
    assert TRIBES[instinct(g, g.decision, Prices(g, 0))] == side
