"""A few friendly questions before a game of Nova Aetas."""

from __future__ import annotations

from typing import Any

from plancia.cli.commands.newgame import how_many_people
from plancia.cli.console import voice
from plancia.cli.reading import choose
from plancia.games.nova_aetas.content.read import open_box
from plancia.games.nova_aetas.state.box import SEATS
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.rule_cards import table_of
from plancia.table.match import HUMAN


def agree() -> tuple[dict[str, str], dict[str, Any]]:
    """Who sits down, and what is played. Raises EOFError when the input ends before the game begins."""
    say = voice().say
    voice().print(say("new-welcome", game="Nova Aetas"), "bold")
    whole = choose(say("new-nova"), [say("new-nova-mission"), say("new-nova-campaign")]) == 1
    settings: dict[str, Any] = {"play": "campaign"} if whole else {"play": "mission", "mission": choose_mission()}
    people = how_many_people(len(SEATS))
    return dict.fromkeys(SEATS[:people], HUMAN), settings


def choose_mission() -> str:
    box = open_box()
    names = Names(table_of(box), voice().lang)
    titles = [f"{names.mission(plan.number)} ({plan.id})" for plan in box.plans]
    return box.plans[choose(voice().say("new-nova-which"), titles)].id
