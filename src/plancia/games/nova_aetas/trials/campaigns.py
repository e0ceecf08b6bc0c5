"""Whole campaigns of Nova Aetas by bots: from the first mission to an ending, also with a save at every question."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, NamedTuple

from plancia.bots import bot_named
from plancia.games.nova_aetas.content.read import open_box
from plancia.games.nova_aetas.game import GAME
from plancia.games.nova_aetas.state.box import HEROES, SEATS
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.view import View
from plancia.kernel.written.save import dump, load, state_hash
from plancia.lab.arena.play import PATIENT
from plancia.lab.processes import Progress, crew
from plancia.lab.random_walk import LONGEST
from plancia.lab.words import say


class Campaigning(NamedTuple):
    """What one campaign is made of."""

    seed: str
    bot: str
    saved: bool  # and loaded between every two decisions
    most: int  # decisions
    settings: tuple[tuple[str, Any], ...] = ()


class Campaigned(NamedTuple):
    seed: str
    decisions: int
    hash: str
    ending: str
    missions: int
    trouble: str


def table(work: Campaigning) -> NovaAetas:
    """By the seed: any four Heroes, one to four players."""
    box = open_box()
    number = sum(work.seed.encode())
    heroes = box.hero_ids[: box.proper]
    company = [heroes[(number + place) % len(heroes)] for place in range(HEROES)]
    g = GAME.table({"seats": list(SEATS[: 1 + number % len(SEATS)]), "company": company, **dict(work.settings)})
    g.key = key_of(work.seed)
    GAME.begin(g)
    return g


def play(work: Campaigning) -> Campaigned:
    """One campaign, up to its end or to so many decisions; a bot's thoughts hang on seed, number and table alone."""
    g, decisions, trouble = table(work), 0, ""
    try:
        while g.decision is not None and decisions < work.most:
            if work.saved:
                g = put_away_and_back(g)
            asked = g.decision
            assert asked is not None, "a table asks nothing any more when it was saved and loaded"
            bot = bot_named(work.bot, f"{work.seed} {decisions}", PATIENT)
            engine.answer(g, bot.choose(View(g, asked.by)), asked.by)
            decisions += 1
        if g.decision is not None and decisions == LONGEST:
            trouble = f"no end after {LONGEST} decisions"
        elif g.decision is None and GAME.result(g) is None:
            trouble = "a dead end: nobody is asked, and nobody has won"
        trouble = trouble or GAME.problem(g) or ""
    except Exception as error:
        trouble = f"{type(error).__name__}: {error}, after {decisions} decisions"
    ending = "" if g.ending < 0 else g.box.endings[g.ending].id
    return Campaigned(work.seed, decisions, state_hash(g), ending, len(g.log_of_missions), trouble)


def put_away_and_back(g: NovaAetas) -> NovaAetas:
    again = load(GAME, json.loads(json.dumps(dump(g))))
    assert isinstance(again, NovaAetas)
    again.key, again.draws = g.key, g.draws
    engine.advance(again)
    return again


def campaigns(games: int, bot: str, seed: int, jobs: int, twice: int, progress: Progress) -> list[Campaigned]:
    """So many campaigns; the first `twice` of them also saved and loaded at every question."""
    works = [Campaigning(f"{seed}-{number}", bot, False, LONGEST) for number in range(games)]
    works += [work._replace(saved=True) for work in works[:twice]]
    played: list[Campaigned] = []
    with crew(jobs, progress) as workers:
        for done in workers.each(play, works):
            first = next((each for each in played if each.seed == done.seed), None)
            if first is not None and (first.hash, first.decisions) != (done.hash, done.decisions):
                done = done._replace(trouble="saved and loaded at every question it ends elsewhere")
            played.append(done)
            more = say("and-decisions", n=sum(each.decisions for each in played))
            progress.say(say("progress", n=len(played), of=len(works), what="campaigns", more=more))
    return played


def report(played: list[Campaigned]) -> str:
    endings = Counter(each.ending for each in played)
    decisions, missions = sum(each.decisions for each in played), sum(each.missions for each in played)
    lines = [say("campaigns-sum", n=len(played), decisions=decisions, missions=missions)]
    lines += [f"  {name or say('campaigns-no-ending')}: {n}" for name, n in endings.most_common()]
    broken = [say("campaigns-broken", seed=each.seed, trouble=each.trouble) for each in played if each.trouble]
    return "\n".join([*lines, *(broken or [say("campaigns-good")])])
