"""States that differ only in what a seat may not know are drawn, told and asked about alike."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from plancia.games.verrix.game import GAME
from plancia.games.verrix.state.box import TRIBES
from plancia.games.verrix.state.state import Verrix
from plancia.games.verrix.voice import VerrixVoice
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.view import SPECTATOR, View
from plancia.lab.random_walk import Luck
from plancia.lab.twins import other_secrets

VOICE = VerrixVoice()


def seen(g: Verrix, seat: int) -> bytes:
    """Everything that the voice says to a seat: table, sentences, question, orders."""
    view = View(g, seat)
    told: dict[str, Any] = {"scene": VOICE.scene(view, "en"), "text": VOICE.describe(view, "it")}
    if view.decision is not None:
        asked = view.decision
        told["because"] = VOICE.because(g, asked, "en")
        told["spots"] = [[option, VOICE.spots(g, asked, option)] for option in asked.options]
        told["labels"] = [VOICE.label(g, asked, option, "it") for option in asked.options]
    if seat >= 0:
        told["orders"] = [list(each) for each in VOICE.orders(g, seat, "it")]
    return msgspec.json.encode(told)


def test_secrets_do_not_show() -> None:
    changed = hidden = 0
    for number in range(30):
        luck = Random(number)
        g = GAME.table({"seats": luck.sample(TRIBES, 2 + number % 4)})
        g.key, g.reasons = key_of(f"seen {number}"), True
        GAME.begin(g)
        while g.decision is not None:
            if luck.random() < 0.25:
                seat = luck.choice([*g.players, SPECTATOR])
                twin = other_secrets(GAME, g, seat, Luck(luck.random()))
                assert isinstance(twin, Verrix)
                assert seen(twin, seat) == seen(g, seat), (number, TRIBES[seat])
                changed += (twin.deck, twin.held, twin.drawn) != (g.deck, g.held, g.drawn)
                hidden += twin.held != g.held
            options = [option for option in g.decision.options if option != -1 or luck.random() < 0.1]
            engine.answer(g, luck.choice(options or g.decision.options), g.decision.by)
    assert changed > 500
    assert hidden > 50


def test_who_may_know_does_see_it() -> None:
    told = 0
    for number in range(10):
        luck = Random(number)
        g = GAME.table({"seats": TRIBES[:4]})
        g.key = key_of(f"known {number}")
        GAME.begin(g)
        while g.decision is not None:
            for who in g.players:
                if g.held[who] or g.known[who]:
                    scene = VOICE.scene(View(g, who), "en")
                    own = next(each for each in scene["tribes"] if each["id"] == TRIBES[who])
                    assert [card["id"] for card in own["held"]["cards"]] == [
                        g.box.event_ids[card] for card in g.held[who]
                    ]
                    known = [g.box.event_ids[card] for card in reversed(g.known[who])]
                    assert [card["id"] for card in scene["events"]["known"]] == known
                    told += 1
            options = [option for option in g.decision.options if option != -1 or luck.random() < 0.1]
            engine.answer(g, luck.choice(options or g.decision.options), g.decision.by)
    assert told > 100
