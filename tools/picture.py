"""Draws docs/wroth.svg, the picture of the terminal: a game against the AI in the terminal, with its thinking."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

import plancia
from plancia.cli.faces import face_of
from plancia.games.wroth.state.effects_round import Weighed

PICTURE = Path(__file__).parents[1] / "docs" / "wroth.svg"


def main() -> None:
    match = plancia.new("wroth", {"koda": "human", "guild": "thumb"}, seed=21, ai="runen", scenario="RUN-1")
    face = face_of("wroth")
    pilot = plancia.new("wroth", {"koda": "thumb", "guild": "thumb"}, seed=21, ai="runen", scenario="RUN-1").bots[2]
    while match.decision and (match.state.round < 3 or match.decision.kind != "step"):
        match.answer(pilot.choose(match.view("koda")))
    g, view = match.state, match.view("koda")
    console = Console(record=True, width=82, file=io.StringIO())
    for line in [*face.above_the_map(view, "en"), *face.the_map(view, "en"), *face.below_the_map(view, "en")]:
        console.print(line)
    thoughts = [effect for effect in g.log or [] if isinstance(effect, Weighed)]
    console.print()
    console.print(face.paint(g, Text(face.trace(g, thoughts[-1], "en", full=True)), "en"))
    decision = match.decision
    assert decision is not None
    console.print()
    console.print(Text(face.prompt(g, decision, "en"), style="bold"))
    for number, option in face.numbered(decision).items():
        console.print(Text(f"{number:>3} {face.label(g, decision, option, 'en')}"))
    refused = face.why(g, decision, next(iter(decision.refused or {})), "en")
    if refused:
        console.print(Text(f"why?  {refused.label}: {refused.rule} — {refused.text}", style="italic"))
    svg = console.export_svg(title="plancia play wroth", unique_id="plancia")
    PICTURE.write_text(re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL))  # nothing is loaded from elsewhere


if __name__ == "__main__":
    main()
