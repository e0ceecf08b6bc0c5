# not compiled
"""A Raid or a Battle in progress: who stands against whom, and how it stands before the tokens."""

from __future__ import annotations

from typing import Any

from plancia.games.verrix.rules.actions.units import characters_in
from plancia.games.verrix.rules.contests import raid as raids
from plancia.games.verrix.rules.contests.battle import Battle as BattleInProgress
from plancia.games.verrix.rules.contests.battle_rounds import (
    BattleRound,
    card_bonus,
    faction,
    faction_force,
    is_for_battle,
)
from plancia.games.verrix.shown import drawn_once as once
from plancia.games.verrix.shown.draw_tribes import crowd
from plancia.games.verrix.shown.scene import Battle, Camp, Member, Played, Raid, Round, Space
from plancia.games.verrix.state.answers import OWNED_CARD, commoners_in
from plancia.games.verrix.state.box import NOBODY, TRIBES
from plancia.games.verrix.state.state import BOARD, LYING, Verrix
from plancia.kernel.view import View


def raid(view: View, g: Verrix, lang: str) -> Raid | None:
    frame = next((each for each in view.frames if isinstance(each, raids.Raid)), None)
    if frame is None or frame.target == NOBODY:
        return None
    names, place, units = once.names_of(g.box, lang), frame.journey[0], frame.journey[1]
    who, target = frame.who, frame.target
    return Raid(
        raider=TRIBES[who],
        target=TRIBES[target],
        territory=g.box.territory_ids[place],
        card=g.box.action_ids[frame.card],
        card_name=names.card(frame.card),
        band=names.crowd(characters_in(g, who, units), commoners_in(units)),
        attack=frame.attack(g),
        defence=frame.defence(g),
    )


def battle(view: View, g: Verrix, lang: str) -> Battle | None:
    frame = next((each for each in view.frames if isinstance(each, BattleInProgress)), None)
    if frame is None or frame.target == NOBODY:
        return None
    now = next((each for each in view.frames if isinstance(each, BattleRound)), None)
    last = len(g.box.track) - 1
    return Battle(
        territory=g.box.territory_ids[frame.journey[0]],
        disc=g.disc,
        track=[Space(at, g.box.track[abs(at)]) for at in range(-last, last + 1)],
        attacker=_camp(g, frame.who, now, lang),
        defender=_camp(g, frame.target, now, lang),
        rounds=[_round(g, frame, now, n, lang) for n in (1, 2, 3)],
    )


def _camp(g: Verrix, commander: int, now: BattleRound | None, lang: str) -> Camp:
    tribes = sorted(faction(g, commander), key=lambda tribe: tribe != commander)  # the commander first
    card = NOBODY if now is None or now.played == NOBODY else OWNED_CARD.second(now.played, g.box)
    force = faction_force(g, commander, card)
    if now is not None:
        force += now.attack_bonus if commander == now.attacker else now.defence_bonus
        force += card_bonus(g, commander, card) if card != NOBODY and now.player == commander else 0
    return Camp(
        commander=TRIBES[commander],
        members=[Member(TRIBES[tribe], crowd(g, tribe, BOARD, lang)) for tribe in tribes],
        force=force,
        cards=[_played(g, tribe, card, lang) for tribe in tribes for card in _lying(g, tribe)],
    )


def _lying(g: Verrix, tribe: int) -> list[int]:
    """The Battle cards a tribe has on the Battle Board."""
    return [card for card in g.box.deck_of[tribe] if g.card_at(tribe, card) == LYING and is_for_battle(g, card)]


def _round(g: Verrix, frame: BattleInProgress, now: BattleRound | None, n: int, lang: str) -> Round:
    begun = frame.round == n
    state: Any = "coming" if n > frame.round else "now" if begun and now is not None else "over"
    played = None
    if begun and now is not None and now.played != NOBODY:
        owner, card = OWNED_CARD.numbers(now.played, g.box)
        played = _played(g, owner, card, lang)
    return Round(n, state, TRIBES[frame.target if n == 2 else frame.who], played)


def _played(g: Verrix, tribe: int, card: int, lang: str) -> Played:
    return Played(TRIBES[tribe], g.box.action_ids[card], once.names_of(g.box, lang).card(card))
