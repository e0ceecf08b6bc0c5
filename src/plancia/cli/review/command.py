"""plancia review: look back at a finished game: the chance to win, the turning points, luck apart from skill."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from plancia.bots.review.course import Finished
from plancia.bots.review.review import SEED, Review
from plancia.bots.review.telling import tell
from plancia.cli import saves
from plancia.cli.commands.replay import record_in
from plancia.cli.console import console
from plancia.cli.review.drawn import Drawn
from plancia.cli.sandbox import apart
from plancia.cli.saved_games import meant
from plancia.cli.troubles import save_trouble
from plancia.games.shelf import game_named, titles
from plancia.kernel.decision import CHANCE
from plancia.kernel.written.replay import Replay
from plancia.kernel.written.save import BadSave
from plancia.lab.processes import Progress
from plancia.table.opening import process_limits

GLIMPSE = 0.5  # seconds between two looks at how far it is


@apart
def review(file: Path, /, *, json: bool = False, seed: str = SEED, pack: list[Path] | None = None) -> None:
    file = meant(file)
    found = Review(finished_in(file, tuple(pack or ())), seed)
    process_limits.lift()  # it is opened; thinking about it takes long
    progress, drawn = Progress(), Drawn(console())
    while not found.complete:
        found.work(GLIMPSE)
        told = tell(found, console().lang)
        if not json:
            progress.done()
            drawn.show(told)
        progress.say(console().say("review-progress", percent=round(100 * told.done)))
    progress.done()
    told = tell(found, console().lang)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(told)).decode() + "\n")
    else:
        drawn.show(told)


def finished_in(file: Path, packs: tuple[Path, ...]) -> Finished:
    """Raises Trouble."""
    try:
        reading = Replay(game_named, record_in(saves.read(file)), packs)
        g = reading.play()
    except BadSave as error:
        raise save_trouble(file, error) from None
    if g.decision is not None:
        raise console().trouble("review-not-over", file=str(file))
    if not titles()[g.game.name].has("mind"):
        raise console().trouble("review-no-mind", game=titles()[g.game.name].title)
    numbers, played = list[int](), 0
    for by, _, _ in g.journal or []:
        numbers.append(played)
        played += by != CHANCE
    return Finished(g.game.name, g.settings, g.origin, packs, None, g.journal or [], [*numbers, played])
