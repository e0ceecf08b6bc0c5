# not compiled
"""The words of Nova Aetas, gathered for whoever speaks for it: the terminal, the table, the server."""

from __future__ import annotations

from plancia.games.nova_aetas.about import about_game
from plancia.games.nova_aetas.shown import draw, log_links, motions, spots
from plancia.games.nova_aetas.shown.in_sentences import described
from plancia.games.nova_aetas.shown.measured.of_a_spot import survey
from plancia.games.nova_aetas.shown.measured.of_an_option import paths, survey_of
from plancia.games.nova_aetas.state.box import SEATS
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words import prompts, rule_cards
from plancia.games.nova_aetas.words.labels.labels import label
from plancia.games.nova_aetas.words.log import log
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.names_shown_box import TEXT
from plancia.games.nova_aetas.words.standing_orders import standing_orders
from plancia.games.nova_aetas.words.upshots import phrase, upshots
from plancia.games.voices import PlainVoice


class NovaAetasVoice(PlainVoice):
    texts = TEXT

    prompt = staticmethod(prompts.prompt)
    label = staticmethod(label)
    ledger = staticmethod(prompts.ledger)
    tell = staticmethod(log.tell)
    trace = staticmethod(log.tell)
    upshots = staticmethod(upshots)
    phrase = staticmethod(phrase)
    about = staticmethod(rule_cards.about)
    about_game = staticmethod(about_game)
    describe = staticmethod(described)
    because = staticmethod(prompts.because)
    orders = staticmethod(standing_orders)
    scene = staticmethod(draw.scene)
    spots = staticmethod(spots.spots)
    paths = staticmethod(paths)
    survey = staticmethod(survey)
    survey_of = staticmethod(survey_of)
    motion = staticmethod(motions.motion)
    things = staticmethod(log_links.things)
    candidates = staticmethod(motions.candidates)

    def seat_name(self, g: NovaAetas, seat: int, lang: str) -> str:
        """With the Heroes that are theirs."""
        names = Names(g, lang)
        name = names.say("seat", seat=SEATS[seat])
        own = [names.hero(hero) for hero in g.company if g.controller(hero) == seat]
        return names.say("seat-heroes", seat=name, heroes=", ".join(own)) if own else name

    def opening(self, g: NovaAetas, lang: str) -> list[str]:
        """The title of the story, which the log begins to tell; or the briefing of a mission played by itself."""
        names = Names(g, lang)
        if not g.quick:
            return [names.word(campaign.name) for campaign in g.box.tables["campaign"].values()][:1]
        written = names.written(g.node)
        return [] if written is None else [names.word(written.name), names.word(written.briefing)]
