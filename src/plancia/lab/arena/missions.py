"""How hard each mission of Nova Aetas is: bots in every set of four Heroes, shared out among one to four players."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from plancia.bots import bot_named
from plancia.games.nova_aetas.box import SEATS
from plancia.games.nova_aetas.content import open_box
from plancia.games.nova_aetas.game import GAME
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.view import View
from plancia.lab.arena.tables import Share, p_value, percent
from plancia.lab.crew import Progress, crew
from plancia.lab.stats import p_of_difference

HARDEST, EASIEST = 0.25, 0.85  # how often thumb should win


class Sortie(NamedTuple):
    """One mission: so many players, this company, this bot in every seat."""

    mission: str
    bot: str
    players: int
    company: tuple[str, ...]
    seed: str


class Told(NamedTuple):
    sortie: Sortie
    won: bool
    t: int
    decisions: int


def plan(bots: Sequence[str], games: int, seed: int, only: str = "") -> list[Sortie]:
    """Every set of four Heroes with every number of players, equally often."""
    box = open_box()
    companies = list(combinations(box.hero_ids[: box.proper], 4))
    missions = [each.id for each in box.plans if only in ("", each.id)]
    return [
        Sortie(
            mission, bot, number % 4 + 1, companies[number // 4 % len(companies)], f"{seed} {mission} {bot} {number}"
        )
        for mission in missions
        for bot in bots
        for number in range(games)
    ]


def play(sortie: Sortie) -> Told:
    seats = list(SEATS[: sortie.players])
    company = list(sortie.company)
    g = GAME.table({"seats": seats, "play": "mission", "mission": sortie.mission, "company": company})
    g.key = key_of(sortie.seed)
    GAME.begin(g)
    bots = [bot_named(sortie.bot, f"{sortie.seed} {seat}") for seat in seats]
    decisions = 0
    while g.decision is not None:
        by = g.decision.by
        engine.answer(g, bots[by].choose(View(g, by)), by)
        decisions += 1
    return Told(sortie, g.won, g.t, decisions)


def play_all(sorties: Sequence[Sortie], jobs: int, progress: Progress) -> list[Told]:
    told = []
    with crew(jobs) as workers:
        for each in workers.each(play, sorties):
            told.append(each)
            progress.say(f"{len(told)} of {len(sorties)} missions")
    return told


def report(told: Sequence[Told]) -> str:
    lines = [f"{'mission':9}{'bot':8}{'games':>7}{'won':>9}  95 % interval"]
    missions = dict.fromkeys(each.sortie.mission for each in told)
    for mission in missions:
        shares: dict[str, Share] = {}
        for each in told:
            if each.sortie.mission == mission:
                shares.setdefault(each.sortie.bot, Share()).add(float(each.won))
        for bot, share in shares.items():
            outside = bot == "thumb" and not HARDEST <= share.share <= EASIEST
            lines.append(f"{mission:9}{bot:8}{share.games:7}  {percent(share)}{' !' if outside else ''}")
        if len(shares) == 2:
            one, two = shares.values()
            lines.append(f"{'':9}{p_value(p_of_difference(one.won, one.games, two.won, two.games))}")
    return "\n".join([*lines, f"! outside {HARDEST:.0%} to {EASIEST:.0%}"])
