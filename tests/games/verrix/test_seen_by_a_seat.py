"""States that differ only in what a seat may not know are drawn, told and asked about alike."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from plancia.games.verrix.box import TRIBES
from plancia.games.verrix.game import GAME, is_delayed
from plancia.games.verrix.state import Verrix
from plancia.games.verrix.voice import VerrixVoice
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.view import SPECTATOR, View

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


def otherwise(g: Verrix, seat: int, luck: Random) -> Verrix:
    """The same table with hidden Event cards elsewhere, wherever this seat cannot tell."""
    twin = g.clone()
    known = len(g.known[seat]) if seat >= 0 else 0
    owners = [who for who in range(5) if who != seat]
    loose = twin.deck[: len(twin.deck) - known] + [card for who in owners for card in twin.held[who] + twin.drawn[who]]
    luck.shuffle(loose)
    for who in owners:
        for pile, fits in ((twin.held[who], True), (twin.drawn[who], False)):
            for place in range(len(pile)):
                card = next(each for each in loose if not fits or is_delayed(g, each))
                loose.remove(card)
                pile[place] = card
            pile.sort()
    twin.deck = loose + twin.deck[len(twin.deck) - known :]
    for who in owners:
        twin.known[who] = twin.deck[len(twin.deck) - len(twin.known[who]) :]
    return twin


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
                twin = otherwise(g, seat, luck)
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
