"""plancia play nova-aetas: sit down at a table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from plancia.cli.commands.playing import check_packs, from_position, go_on, new_match, players_from, sit_down
from plancia.cli.sandbox import apart
from plancia.games.nova_aetas.terminal.new_nova_aetas import agree
from plancia.table.match import HUMAN


@apart
def nova_aetas(
    *,
    quick: bool = False,
    campaign: bool = False,
    mission: str | None = None,
    company: str | None = None,
    difficulty: Literal["normal", "hard", "story"] | None = None,
    seats: str | None = None,
    seed: str | None = None,
    resume: Path | None = None,
    position: Path | None = None,
    pack: Annotated[list[Path] | None, Parameter(negative="")] = None,
    delay: float = 0.0,
    plain: bool = False,
) -> None:
    packs = tuple(pack or ())
    check_packs("nova-aetas", packs)
    if resume is not None:
        go_on("nova-aetas", resume, packs, delay, plain)
        return
    players = players_from(seats)
    if position is not None:
        sit_down(from_position(position, players, seed, "nova-aetas"), delay, plain)
        return
    settings: dict[str, Any] = {}
    if campaign or mission is not None or quick:
        settings = {"play": "campaign"} if campaign else {"play": "mission", "mission": mission or "M1"}
        players = players or {"one": HUMAN}
    elif players:
        settings = {"play": "campaign"}
    else:
        try:
            players, settings = agree()
        except EOFError:
            return
    if company is not None:
        settings["company"] = company.split(",")
    if difficulty is not None:
        settings["difficulty"] = difficulty
    sit_down(new_match("nova-aetas", players, seed, packs, settings), delay, plain)
