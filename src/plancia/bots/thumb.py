"""Plays by rules of thumb: looks one step ahead on what it can see, and takes what looks best."""

from __future__ import annotations

from plancia.games.nova_aetas.bot import thumb as nova_thumb
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.verrix.bot import thumb as verrix_thumb
from plancia.games.verrix.state.state import Verrix
from plancia.games.wroth.bot import thumb as wroth_thumb
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.chance import below, key_of
from plancia.kernel.view import View


class ThumbBot:
    def __init__(self, seed: int | str = 0) -> None:
        self.key = key_of(f"thumb {seed}")

    def choose(self, view: View) -> int:
        assert view.decision is not None
        options = view.decision.options
        if len(options) == 1:
            return options[0]
        if view.decision.kind == "feat":  # all are good; a player likes a change
            return options[below(self.key, 0, len(options))[0]]
        g = view.imagine(self.key)
        if isinstance(g, Verrix):
            return verrix_thumb.best_option(g, view.seat)
        if isinstance(g, NovaAetas):
            return nova_thumb.best_option(g, view.seat)
        assert isinstance(g, Wroth), "thumb knows three games"
        return wroth_thumb.best_option(g, view.seat)
