"""plancia play wroth: sit down at a table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

import plancia
from plancia.bots import NAMES as BOTS
from plancia.cli import keep
from plancia.cli.faces import face_of
from plancia.cli.newgame import Agreed, agree
from plancia.cli.session import Session
from plancia.cli.troubles import content_lines, save_trouble, settings_trouble
from plancia.cli.voice import Trouble, voice
from plancia.games.wroth.box import FACTIONS
from plancia.games.wroth.content import open_box
from plancia.kernel.content import ContentError
from plancia.kernel.game import BadSettings
from plancia.kernel.save import BadSave
from plancia.table.match import HUMAN, Match

FactionName = Literal["aldan", "guild", "koda", "ooglan", "runen"]


def wroth(
    *,
    quick: bool = False,
    seats: str | None = None,
    ai: FactionName | None = None,
    scenario: str | None = None,
    feats: str | None = None,
    extra_feat: str | None = None,
    seed: str | None = None,
    resume: Path | None = None,
    position: Path | None = None,
    pack: Annotated[list[Path] | None, Parameter(negative="")] = None,
    delay: float = 0.0,
    plain: bool = False,
    final_tie: Literal["shared", "random"] = "shared",
    db_moves_round1: Annotated[bool, Parameter(negative="--no-db-moves-round1")] = True,
    coop_spoils: Literal["individual", "team"] = "individual",
    ai_sets: Literal["fixed", "until_humans_empty"] = "fixed",
    run1_ram_rolls: Literal["each", "once"] = "each",
) -> None:
    packs = tuple(pack or ())
    check_packs(packs)
    if resume is not None:
        sit_down(resumed(resume, packs), delay, plain, True)
        return
    players = players_from(seats)
    if position is not None:
        sit_down(from_position(position, players, seed), delay, plain)
        return
    rulings = {
        "final_tie": final_tie,
        "db_moves_round1": db_moves_round1,
        "coop_spoils": coop_spoils,
        "ai_sets": ai_sets,
        "run1_ram_rolls": run1_ram_rolls,
    }
    if quick:
        players = players or {"koda": HUMAN, "runen": "thumb"}
    if ai is not None and not players:
        players = {next(name for name in ("koda", "runen") if name != ai): HUMAN}
    try:
        agreed = Agreed(players, ai, scenario) if players else agree(seed)
    except EOFError:
        return
    extra = {"extra_feat": names_in(extra_feat)} if extra_feat else {}
    chosen = {"feats": feats_from(feats)} if feats else {}
    settings: dict[str, Any] = {**rulings, **extra, **chosen, **agreed.against()}
    sit_down(new_match(agreed.seats, seed, packs, settings), delay, plain)


def sit_down(match: Match, delay: float, plain: bool, resumed: bool = False) -> None:
    Session(match, delay, plain, resumed).run()


def new_match(players: dict[str, str], seed: str | None, packs: tuple[Path, ...], settings: dict[str, Any]) -> Match:
    try:
        return plancia.new("wroth", players, seed, packs, **settings)
    except BadSettings as error:
        raise settings_trouble(error, face_of("wroth").ledger(open_box(packs))) from None


def resumed(file: Path, packs: tuple[Path, ...]) -> Match:
    if str(file) == keep.LAST:
        file = keep.last_save()
        if not file.exists():
            raise voice().trouble("no-last-save")
    try:
        return plancia.load(keep.read(file), packs)
    except BadSave as error:
        raise save_trouble(file, error) from None


def from_position(file: Path, players: dict[str, str], seed: str | None) -> Match:
    """Raises Trouble, with a line for each mistake."""
    text = keep.read(file)
    try:
        match = plancia.position("wroth", text, players, seed)
    except ContentError as error:
        raise Trouble("\n".join(content_lines(error, face_of("wroth").ledger(open_box()), str(file)))) from None
    except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError):  # its stack leads nowhere
        raise voice().trouble("save-damaged", where=str(file)) from None
    strangers = [name for name in players if name not in match.seats]
    if strangers:
        raise voice().trouble("no-such-seat", name=strangers[0], names=", ".join(match.seats))
    return match


def players_from(text: str | None) -> dict[str, str]:
    """koda=human,runen=thumb; a faction alone is played by a person."""
    players: dict[str, str] = {}
    for part in (text or "").replace(" ", "").split(",") if text else []:
        name, _, kind = part.partition("=")
        if name in players:
            raise voice().trouble("seat-twice", name=name)
        if (kind or HUMAN) not in (HUMAN, *BOTS):
            raise voice().trouble("no-such-player", kind=kind, kinds=", ".join((HUMAN, *BOTS)))
        players[name] = kind or HUMAN
    return players


def feats_from(text: str) -> dict[str, list[str]]:
    """koda=KOD-F1,runen=RUN-F2+RUN-F3."""
    feats: dict[str, list[str]] = {}
    for part in text.replace(" ", "").split(","):
        name, found, ids = part.partition("=")
        if not found or name not in FACTIONS:
            raise voice().trouble("feats-how", said=part)
        feats[name] = ids.upper().split("+")
    return feats


def names_in(text: str) -> list[str]:
    names = text.replace(" ", "").split(",")
    wrong = [name for name in names if name not in FACTIONS]
    if wrong:
        raise voice().trouble("no-such-faction", name=wrong[0], names=", ".join(FACTIONS))
    return names


def check_packs(packs: tuple[Path, ...]) -> None:
    try:
        open_box(packs)
    except ContentError as error:
        raise Trouble("\n".join(content_lines(error, face_of("wroth").ledger(open_box())))) from None
