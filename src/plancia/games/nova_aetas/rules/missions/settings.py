# not compiled
"""What is agreed before a game of Nova Aetas: who sits down, campaign or mission, which Heroes, how hard."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, field, to_builtins

from plancia.games.nova_aetas.content.read_missions import Drafting
from plancia.games.nova_aetas.content.schema.happenings import Height, Rows, Square
from plancia.games.nova_aetas.content.schema.mission import Mission
from plancia.games.nova_aetas.state.box import HEROES, SEATS, Box
from plancia.games.nova_aetas.state.field import LETTERS
from plancia.games.nova_aetas.state.lay_out import clear_field, lay_out_campaign
from plancia.games.nova_aetas.state.sheets import refresh
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.content import Text
from plancia.kernel.game import refused_in

refused = refused_in(Path(__file__).parents[2] / "words" / "text")
COMPANY = ["valerio", "rebecca", "sofia", "vincenzo"]
PRACTICE = "practice"  # a position with a map of its own


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """`rows` and `heights` draw the field of a position that brings its own, with `mission = "practice"`."""

    seats: list[str]
    play: Literal["campaign", "mission"] = "campaign"
    mission: str = "M1"
    company: list[str] = field(default_factory=COMPANY.copy)
    difficulty: Literal["normal", "hard", "story"] = "normal"
    critical_reward: Literal["threat", "heroism"] = "threat"
    dex_weapons: bool = True
    any_attack: bool = False
    rows: Rows = []
    heights: dict[Square, Height] = {}


USUAL = to_builtins(Settings(seats=[]))


def table_for(settings: Settings, box: Box) -> NovaAetas:
    """The table before set-up: sheets as printed, nothing on the field."""
    agree(settings, box)
    g = NovaAetas()
    g.box = box
    g.players = tuple(sorted([SEATS.index(name) for name in settings.seats]))
    g.quick = settings.play == "mission"
    g.hard, g.story = settings.difficulty == "hard", settings.difficulty == "story"
    g.heroism_for_criticals = settings.critical_reward == "heroism"
    g.dexterity_weapons = settings.dex_weapons
    g.any_attack = settings.any_attack
    g.plans = box.plans
    if settings.mission == PRACTICE:
        g.plans = [*box.plans, practice(settings, box)]
        g.node = len(box.plans)
    elif g.quick:
        g.node = box.mission_ids.index(settings.mission)
    else:
        g.node = box.first_mission
    lay_out_campaign(g, tuple([box.hero_ids.index(name) for name in settings.company]))
    clear_field(g)
    refresh(g)
    return g


def written(settings: Settings) -> dict[str, Any]:
    """As a game keeps them: always who sits, what is played and by whom; of the rest what is not usual."""
    kept = {"seats", "play", "company"} | ({"mission"} if settings.play == "mission" else set())
    return {name: value for name, value in to_builtins(settings).items() if name in kept or value != USUAL[name]}


def practice(settings: Settings, box: Box) -> Any:
    """A mission that is a map and nothing else: it ends when all Heroes are Down."""
    nothing = Text(en="-", it="-")
    said = Mission(
        from_="house", name=nothing, family="exploration", briefing=nothing, won=nothing, lost=nothing,
        rows=settings.rows, heights=settings.heights,
    )  # fmt: skip
    return Drafting(box, said, len(box.plans), PRACTICE).plan


def agree(settings: Settings, box: Box) -> None:
    """N-CORE-MODE-1: refuse what cannot be played, naming the rule."""
    for name in settings.seats:
        if name not in SEATS:
            raise refused("N-CORE-MODE-1", "no-seat", name=name, known=", ".join(SEATS))
    if len(set(settings.seats)) < len(settings.seats):
        raise refused("N-CORE-MODE-1", "same-seat")
    if not 1 <= len(settings.seats) <= len(SEATS):
        raise refused("N-CORE-MODE-1", "how-many-seats")
    for name in settings.company:
        if name not in box.hero_ids[: box.proper]:
            raise refused("N-CORE-MODE-1", "no-hero", name=name, known=", ".join(box.hero_ids[: box.proper]))
    if len(settings.company) != HEROES or len(set(settings.company)) < HEROES:
        raise refused("N-CORE-MODE-1", "four-heroes")
    if settings.mission == PRACTICE:
        if not settings.rows or len({len(row) for row in settings.rows}) != 1 or settings.play != "mission":
            raise refused("N-CORE-GRID", "practice")
        for code in "".join(settings.rows):
            if code not in LETTERS:
                raise refused("N-CORE-GRID", "no-letter", code=code)
        for square in settings.heights:
            if ord(square[0]) - ord("A") >= len(settings.rows[0]) or int(square[1:]) > len(settings.rows):
                raise refused("N-CORE-GRID", "off-the-map", square=square)
    elif settings.rows or settings.heights:
        raise refused("N-CORE-GRID", "own-map")
    elif settings.mission not in box.mission_ids:
        raise refused("N-CORE-CAMP-1", "no-mission", name=settings.mission, known=", ".join(box.mission_ids))
