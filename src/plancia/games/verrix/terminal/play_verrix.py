"""plancia play verrix: sit down at a table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from plancia.cli.commands.playing import check_packs, from_position, go_on, new_match, players_from, sit_down
from plancia.cli.sandbox import apart
from plancia.games.verrix.terminal.new_verrix import agree
from plancia.table.match import HUMAN

TribeName = Literal["blue", "green", "orange", "yellow", "violet"]


@apart
def verrix(
    *,
    quick: bool = False,
    seats: str | None = None,
    first: TribeName | None = None,
    battle_units: Literal["everyone", "fighters"] = "everyone",
    seed: str | None = None,
    resume: Path | None = None,
    position: Path | None = None,
    pack: Annotated[list[Path] | None, Parameter(negative="")] = None,
    delay: float = 0.0,
    plain: bool = False,
) -> None:
    packs = tuple(pack or ())
    check_packs("verrix", packs)
    if resume is not None:
        go_on("verrix", resume, packs, delay, plain)
        return
    players = players_from(seats)
    if position is not None:
        sit_down(from_position(position, players, seed, "verrix"), delay, plain)
        return
    if quick:
        players = players or {"green": HUMAN, "blue": "thumb"}
    try:
        players = players or agree(seed)
    except EOFError:
        return
    settings: dict[str, Any] = {"first": first, "battle_units": battle_units}
    sit_down(new_match("verrix", players, seed, packs, settings), delay, plain)
