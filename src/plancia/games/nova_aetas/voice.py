# not compiled
"""The words of Nova Aetas, gathered for whoever speaks for it: the terminal, the table, the server."""

from __future__ import annotations

from plancia.games.nova_aetas.sheet import about_game
from plancia.games.nova_aetas.shown import drawing, motions, spots, things
from plancia.games.nova_aetas.shown.describing import described
from plancia.games.nova_aetas.shown.measured.survey_of import paths, survey_of
from plancia.games.nova_aetas.shown.measured.surveying import survey
from plancia.games.nova_aetas.state.box import SEATS
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words import cards, words
from plancia.games.nova_aetas.words.because import because
from plancia.games.nova_aetas.words.log import telling
from plancia.games.nova_aetas.words.naming import Names
from plancia.games.nova_aetas.words.naming_box import TEXT
from plancia.games.nova_aetas.words.orders import standing_orders
from plancia.kernel.picture import Outlook, from_one
from plancia.kernel.view import View
from plancia.kernel.words import catalogue


class NovaAetasVoice:
    prompt = staticmethod(words.prompt)
    label = staticmethod(words.label)
    why = staticmethod(words.why)
    numbered = staticmethod(from_one)
    ledger = staticmethod(words.ledger)
    tell = staticmethod(telling.tell)
    trace = staticmethod(telling.trace)
    rule_of = staticmethod(telling.rule_of)
    level = staticmethod(telling.level)
    is_quiet = staticmethod(telling.is_quiet)
    is_thought = staticmethod(telling.is_thought)
    begins_ai = staticmethod(telling.begins_ai)
    is_ending = staticmethod(telling.is_ending)
    about = staticmethod(cards.about)
    about_game = staticmethod(about_game)
    describe = staticmethod(described)
    because = staticmethod(because)
    orders = staticmethod(standing_orders)
    scene = staticmethod(drawing.scene)
    spots = staticmethod(spots.spots)
    paths = staticmethod(paths)
    survey = staticmethod(survey)
    survey_of = staticmethod(survey_of)
    motion = staticmethod(motions.motion)
    things = staticmethod(things.things)
    candidates = staticmethod(motions.candidates)

    def seat_name(self, g: NovaAetas, seat: int, lang: str) -> str:
        """With the Heroes that are theirs."""
        names = Names(g, lang)
        name = names.say("seat", seat=SEATS[seat])
        own = [names.hero(hero) for hero in g.company if g.controller(hero) == seat]
        return names.say("seat-heroes", seat=name, heroes=", ".join(own)) if own else name

    def lesson(self, step: str, lang: str) -> str:
        """What a question is about, for somebody who learns; `step` is the one that asks it."""
        return catalogue(TEXT, lang)(f"lesson-{step}")

    def chapter(self, id: str, lang: str) -> str:
        """The title of a chapter of the ledger."""
        return catalogue(TEXT, lang)(f"chapter-{id}")

    def automated(self, g: NovaAetas) -> list[int]:
        """The Enemies sit on no chair: the rules play them between the players' questions."""
        return []

    def forecast(self, view: View, lang: str) -> Outlook | None:
        """What a choice would cost stands in its label."""
        return None

    def opening(self, g: NovaAetas, lang: str) -> list[str]:
        """The title of the story, which the log begins to tell; or the briefing of a mission played by itself."""
        names = Names(g, lang)
        if not g.quick:
            return [names.word(campaign.name) for campaign in g.box.tables["campaign"].values()][:1]
        record = names.record("mission", g.plans[g.node].id)
        return [] if record is None else [names.word(record.name), names.word(record.briefing)]
