"""plancia play wroth: sit down at a table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from plancia.cli.commands.playing import check_packs, from_position, go_on, new_match, players_from, sit_down
from plancia.cli.console import voice
from plancia.cli.sandbox import apart
from plancia.games.wroth.state.box import FACTIONS
from plancia.games.wroth.terminal.new_wroth import Agreed, agree
from plancia.table.match import HUMAN

FactionName = Literal["aldan", "guild", "koda", "ooglan", "runen"]


@apart
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
    elite_vp: Literal["controlled", "occupied"] = "controlled",
) -> None:
    packs = tuple(pack or ())
    check_packs("wroth", packs)
    if resume is not None:
        go_on("wroth", resume, packs, delay, plain)
        return
    players = players_from(seats)
    if position is not None:
        sit_down(from_position(position, players, seed, "wroth"), delay, plain)
        return
    rulings = {
        "final_tie": final_tie,
        "db_moves_round1": db_moves_round1,
        "coop_spoils": coop_spoils,
        "ai_sets": ai_sets,
        "run1_ram_rolls": run1_ram_rolls,
        "elite_vp": elite_vp,
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
    sit_down(new_match("wroth", agreed.seats, seed, packs, settings), delay, plain)


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
