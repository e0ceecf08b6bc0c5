# not compiled
"""What is agreed before a game of Wroth: who plays which faction, against whom, with which options."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct

from plancia.games.wroth.content.schema import FactionWord
from plancia.games.wroth.state.box import FACTIONS, NOBODY, OWNER_OF, TEAM, Box
from plancia.games.wroth.state.state import Options, Wroth
from plancia.kernel.content import alike
from plancia.kernel.game import refused_in

refused = refused_in(Path(__file__).parents[2] / "words" / "text")


class Settings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`seats` are the factions of the humans, clockwise; with `ai` and `scenario` it is solo or co-op."""

    seats: list[str]
    ai: FactionWord | None = None
    scenario: str | None = None
    feats: dict[str, list[str]] = {}
    extra_feat: list[FactionWord] = []
    final_tie: Literal["shared", "random"] = "shared"
    db_moves_round1: bool = True
    coop_spoils: Literal["individual", "team"] = "individual"
    ai_sets: Literal["fixed", "until_humans_empty"] = "fixed"
    run1_ram_rolls: Literal["each", "once"] = "each"
    elite_vp: Literal["controlled", "occupied"] = "controlled"


def table_for(settings: Settings, box: Box) -> Wroth:
    """The table before set-up: all pieces sorted, nobody has done anything."""
    agree(settings, box)
    g = Wroth()
    g.box = box
    g.humans = tuple(FACTIONS.index(name) for name in settings.seats)
    g.ai = NOBODY if settings.ai is None else FACTIONS.index(settings.ai)
    g.factions = g.humans if g.ai == NOBODY else (*g.humans, g.ai)
    g.scenario = next((card for card in box.scenarios if card.id == settings.scenario), None)
    g.options = options_of(settings, box)
    take_sides(g)
    lay_out_pieces(g)
    return g


def options_of(settings: Settings, box: Box) -> Options:
    options = alike(Options(), settings)
    options.extra_feat = tuple(FACTIONS.index(name) for name in settings.extra_feat)
    for name, feats in settings.feats.items():
        options.feats[FACTIONS.index(name)] = tuple(box.feat_ids.index(feat) for feat in feats)
    return options


def take_sides(g: Wroth) -> None:
    """W-GEN-04, W-GEN-05, W-A-35: everyone for themselves, or all humans against the AI."""
    g.side = list(range(5))
    g.enemies = [()] * 5
    for who in g.factions:
        if g.ai == NOBODY:
            g.enemies[who] = tuple(other for other in g.humans if other != who)
        elif who == g.ai:
            g.enemies[who] = g.humans
        else:
            g.enemies[who] = (g.ai,)
            g.side[who] = TEAM


def lay_out_pieces(g: Wroth) -> None:
    """W-SETUP-09, W-SETUP-10, W-SETUP-14, W-COOP-SETUP-10, W-COOP-SETUP-12, W-UNIT-01: all units on the boards."""
    g.stockpile = 20  # W-CORRA-01
    g.tokens = [NOBODY] * 9
    g.pool = [0] * 4
    g.corra = [0] * 5
    g.vp = [0] * 6
    g.dice = [0] * 20
    g.omni = [NOBODY] * 5
    g.board = [0] * 5
    g.discard = [0] * 5
    g.reserve = [0] * len(g.box.dice)
    g.bought = [0] * 5
    g.feats = [0] * len(g.box.feat_ids)
    g.units = [0] * (5 * 9 * g.box.width)
    g.total = [0] * 45
    for who in g.factions:
        g.board[who] = regulars_in_play(g, who)
    for kind, owner in enumerate(OWNER_OF):
        if owner in g.factions:
            g.reserve[kind] = g.box.dice[kind]


def regulars_in_play(g: Wroth, who: int) -> int:
    """W-COOP-SETUP-11, W-A-19: markers of the score are not among them."""
    if g.ai == NOBODY or who == g.ai:
        return 25
    return (20, 15, 12, 10)[len(g.humans) - 1]


def agree(settings: Settings, box: Box) -> None:
    """W-SETUP-07: refuse what cannot be played, naming the rule."""
    for name in [*settings.seats, *settings.feats]:
        if name in ("paldeyn", "venna"):  # W-C-23
            raise refused("W-GEN-08", "in-an-expansion", name=name)
        if name not in FACTIONS:
            raise refused("W-GEN-01", "no-faction", name=name, known=", ".join(FACTIONS))
    if len(set(settings.seats)) < len(settings.seats) or settings.ai in settings.seats:
        raise refused("W-GEN-07", "same-faction")
    if settings.ai is None:
        if not 2 <= len(settings.seats) <= 4:
            raise refused("W-GEN-04", "standard-seats")
        if settings.scenario is not None:
            raise refused("W-SETUP-15", "scenario-without-ai")
    else:
        agree_coop(settings, box)
    agree_feats(settings, box)


def agree_coop(settings: Settings, box: Box) -> None:
    """W-COOP-SETUP-09: any faction for the AI, and its scenario."""
    if not 1 <= len(settings.seats) <= 4:
        raise refused("W-GEN-05", "coop-seats")
    cards = {card.id: FACTIONS[card.faction] for card in box.scenarios}
    if settings.scenario not in cards:
        raise refused("W-COOP-SETUP-14", "no-scenario", known=", ".join(cards))
    if cards[settings.scenario] != settings.ai:
        raise refused("W-COOP-SETUP-20", "other-ai", scenario=settings.scenario, ai=cards[settings.scenario])
    if settings.extra_feat:
        raise refused("W-FEAT-05", "extra-feat-in-coop")


def agree_feats(settings: Settings, box: Box) -> None:
    for name, feats in settings.feats.items():
        if name not in settings.seats:
            raise refused("W-FEAT-02", "does-not-play", name=name)
        wanted = 2 if name in settings.extra_feat else 1
        if len(feats) != wanted or len(set(feats)) != wanted:
            raise refused("W-FEAT-02", "how-many-feats", name=name, wanted=wanted, chosen=len(feats))
        own = [box.feat_ids[feat] for feat in box.feats_of[FACTIONS.index(name)]]
        for feat in feats:
            if feat not in own:
                raise refused("W-SETUP-09", "not-its-feat", feat=feat, name=name, known=", ".join(own))
    for name in settings.extra_feat:
        if name not in settings.seats:
            raise refused("W-FEAT-05", "does-not-play", name=name)
