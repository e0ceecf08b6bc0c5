# not compiled
"""The log in words: a line for every effect. Only what an effect says itself and what never changes may be told."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words.log.log_between_missions import BETWEEN_MISSIONS
from plancia.games.nova_aetas.words.log.log_fields import Words, fields_of
from plancia.games.nova_aetas.words.log.log_in_a_mission import IN_A_FIGHT, IN_THE_MISSION, ON_THE_FIELD
from plancia.games.nova_aetas.words.log.log_reasons import reason
from plancia.games.nova_aetas.words.log.log_thoughts import THOUGHTS
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.state import Effect

WORDS: Words = ON_THE_FIELD | IN_A_FIGHT | IN_THE_MISSION | BETWEEN_MISSIONS


def tell(g: NovaAetas, effect: Effect[Any], lang: str, full: bool = False) -> str:
    """One line of the log; of what an Enemy thinks in full with everything it weighed."""
    names, kind = Names(g, lang, effect.stage), type(effect)
    if effect.THOUGHT:
        return THOUGHTS[kind](names, effect, full)
    said = fields_of(names, effect)
    if kind in WORDS:
        said |= WORDS[kind](names, effect)
    line, because = names.say(f"did-{kind.__name__}", **said), reason(names, effect)
    return names.say("line-because", line=line.removesuffix("."), because=because) if because else line
