"""How hard each mission of Nova Aetas is: bots in every set of four Heroes, shared out among one to four players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from plancia.bots import bot_named
from plancia.games.nova_aetas.content.read import open_box
from plancia.games.nova_aetas.game import GAME
from plancia.games.nova_aetas.state.box import SEATS
from plancia.kernel.chance import key_of
from plancia.lab.arena.play import PATIENT, played_out
from plancia.lab.arena.run import BadSeries, check_bots, in_turn
from plancia.lab.arena.series import Series
from plancia.lab.arena.tables import Share, p_value
from plancia.lab.processes import Progress
from plancia.lab.stats import p_of_difference
from plancia.lab.words import figures, say

SERIES = Series()  # nobody plays against anybody
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
    """Every set of four Heroes with every number of players, equally often; all missions in turn. Raises BadSeries."""
    box = open_box()
    companies = list(combinations(box.hero_ids[: box.proper], 4))
    missions = [each.id for each in box.plans if only in ("", each.id)]
    if not missions:
        raise BadSeries(say("series-no-mission", mission=only, known=", ".join(box.mission_ids)))
    check_bots("nova-aetas", bots)
    return [
        Sortie(
            mission, bot, number % 4 + 1, companies[number // 4 % len(companies)], f"{seed} {mission} {bot} {number}"
        )
        for number in range(games)
        for mission in missions
        for bot in bots
    ]


def play(sortie: Sortie) -> Told:
    seats = list(SEATS[: sortie.players])
    company = list(sortie.company)
    g = GAME.table({"seats": seats, "play": "mission", "mission": sortie.mission, "company": company})
    g.key = key_of(sortie.seed)
    GAME.begin(g)
    bots = {by: bot_named(sortie.bot, f"{sortie.seed} {seat}", PATIENT) for by, seat in enumerate(seats)}
    decisions = played_out(g, bots)
    return Told(sortie, g.won, g.t, decisions)


def play_all(sorties: Sequence[Sortie], jobs: int, progress: Progress) -> list[Told]:
    """Whoever breaks it off has what was played until then."""
    told: list[Told] = []
    try:
        for each in in_turn(play, sorties, jobs, progress, "missions"):
            told.append(each)
    except KeyboardInterrupt:
        progress.done()
        print(say("missions-broken-off", n=len(told), of=len(sorties)))
    return told


def report(told: Sequence[Told]) -> str:
    """Mission by mission, the bots side by side; then how the first bot fared by company and by number of players."""
    missions, bots = names(told, lambda each: each.mission), names(told, lambda each: each.bot)
    if not told:
        return say("missions-nothing")
    mission_, games = say("column", name="mission"), say("column", name="games")
    lines = [f"{mission_:9}" + "".join(f"{bot:>7}{games:>8}  {say('interval'):20}" for bot in bots)]
    for mission in missions:
        found = shares([each for each in told if each.sortie.mission == mission], lambda each: each.bot)
        cells = [
            figures(f"{found[bot].share:7.1%}{found[bot].games:8}  {interval(found[bot]):20}")
            for bot in bots
            if bot in found
        ]
        lines.append(f"{mission:9}" + "".join(cells) + verdict(found, bots))
    first = [each for each in told if each.sortie.bot == bots[0]]
    lines += [
        "",
        *by_mission(say("missions-by-company", bot=bots[0]), first, missions, lambda each: " ".join(each.company)),
    ]
    lines += ["", *by_mission(say("missions-by-players", bot=bots[0]), first, missions, lambda each: str(each.players))]
    return "\n".join([*lines, say("missions-outside", low=f"{HARDEST:.0%}", high=f"{EASIEST:.0%}")])


def names(told: Sequence[Told], key: Callable[[Sortie], str]) -> list[str]:
    return list(dict.fromkeys(key(each.sortie) for each in told))


def shares(told: Sequence[Told], key: Callable[[Sortie], str]) -> dict[str, Share]:
    found: dict[str, Share] = {}
    for each in told:
        found.setdefault(key(each.sortie), Share()).add(float(each.won))
    return found


def interval(share: Share) -> str:
    low, high = share.interval()
    return f"[{low:.1%}, {high:.1%}]"


def verdict(found: dict[str, Share], bots: Sequence[str]) -> str:
    """How sure it is that the first two differ, and whether thumb wins too often or too rarely."""
    said = ""
    if len(bots) > 1 and bots[0] in found and bots[1] in found:
        one, two = found[bots[0]], found[bots[1]]
        said = p_value(p_of_difference(one.won, one.games, two.won, two.games))
    outside = "thumb" in found and not HARDEST <= found["thumb"].share <= EASIEST
    return f"{said} !" if outside else said


def by_mission(
    title: str, told: Sequence[Told], missions: Sequence[str], key: Callable[[Sortie], str]
) -> Iterator[str]:
    rows = sorted(names(told, key))
    width = max(len(title), *(len(row) for row in rows)) + 2
    found = shares(told, lambda each: f"{key(each)} {each.mission}")
    yield f"{title:{width}}" + "".join(f"{mission:>7}" for mission in missions)
    for row in rows:
        cells = [found.get(f"{row} {mission}") for mission in missions]
        yield f"{row:{width}}" + "".join(f"{'' if share is None else f'{share.share:.0%}':>7}" for share in cells)
