"""The Italian of Wroth, Verrix and the parts that all games share: the rulebooks' own terms, and sentences that hold.

What is looked for is what a reader stumbled over once; each pattern says what stands there instead.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import plancia
from plancia.games.nova_aetas.game import GAME as NOVA
from plancia.games.verrix.game import GAME as VERRIX
from plancia.games.voices import voice_of
from plancia.games.wroth.game import GAME as WROTH
from plancia.kernel.view import View
from plancia.kernel.words import LANGUAGES, within
from plancia.lab.random_walk import table
from tests.games.retold import played
from tests.games.spoken import ILL_SET

SOURCES = Path(plancia.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
SHARED = [SOURCES / part / "text" / "it.ftl" for part in ("cli", "table", "server")]
SHARED += sorted(WEB.glob("text/*.it.ftl"))
SHARED += [WEB / "games" / title / "text" / "it.ftl" for title in ("wroth", "verrix")]
NOVA_TEXTS = SOURCES / "games" / "nova_aetas" / "words" / "text" / "it.ftl"
SPOKEN = ("words", "teaching")
TITLES = {
    title: [SOURCES / "games" / title / room / "text" / "it.ftl" for room in SPOKEN] for title in ("wroth", "verrix")
}

AVOIDED = {
    r"\baltr[ei] 1\b": "ancora 1",
    r"\bl'ultimo dado non va\b.*\bpiù bassi\b": "il minor numero di PV",
    r"\bFase Evento\b": "Fase Eventi",
    r"\b[Mm]azzo Event[oi]\b": "mazzo delle Carte Evento",
    r"\bTabellone Battaglia\b": "Plancia della Battaglia",
    r"\btesser[ae]\b": "tassello",
    r"\bzon[ae] di mare\b": "area di mare",
    r"\bcategori[ae]\b": "classe",
    r"\bdella tribù La tribù\b": "della tribù Blu",
    r"\bcarta Evento\b": "Carta Evento",
    r"\bcarte Evento\b": "Carte Evento",
    r"\b[Dd]ado caos\b": "Dado Caos",
    r"\bil Morale\b": "i gettoni Mórrígan",
}
OF_WROTH = {
    r"\b(?:ri)?compr(?:are|a|i|ata|ate|ato|ano|arla|arne)\b": "acquistare",
    r"\bsvolg\w+|\bsvolt[aoei]\b": "eseguire",
}
OF_VERRIX = {r"\bcompr(?:are|a|i|ata|ate|ato|ano|arla|arne)\b": "acquistare"}


def named(file: Path) -> str:
    return f"{file.parent.parent.name}-{file.name}"


def italian(record: Any) -> Iterator[str]:
    """Every Italian text of a TOML file."""
    if isinstance(record, dict):
        for key, value in record.items():
            if key == "it" and isinstance(value, str):
                yield value
            else:
                yield from italian(value)
    elif isinstance(record, list):
        for value in record:
            yield from italian(value)


def texts(title: str) -> list[str]:
    folder = SOURCES / "games" / title
    files = [folder / "ledger.toml", *sorted((folder / "content" / "cards").glob("*.toml"))]
    found = [text for file in files for text in italian(tomllib.loads(file.read_text("utf-8")))]
    return found + [line for file in TITLES[title] for line in lines(file)]


def lines(file: Path) -> list[str]:
    return [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]


def stumbles(found: list[str], avoided: dict[str, str]) -> list[str]:
    return [f"{text} [{instead}]" for pattern, instead in avoided.items() for text in found if re.search(pattern, text)]


def test_wroth_speaks_as_its_rulebook():
    assert stumbles(texts("wroth"), AVOIDED | OF_WROTH) == []


def test_verrix_speaks_as_its_rulebook():
    assert stumbles(texts("verrix"), AVOIDED | OF_VERRIX) == []


@pytest.mark.parametrize("file", SHARED, ids=named)
def test_what_is_shared_does_too(file):
    assert stumbles(lines(file), AVOIDED) == []


def test_a_number_of_things_has_its_singular():
    """«un'altra cosa», never «altre 1 cose»: where others are counted, one has a form of its own."""
    plural = re.compile(r"\baltr[ei] \{ \$\w+ \}")
    for file in [*TITLES["wroth"], *TITLES["verrix"], *SHARED]:
        for line in lines(file):
            if plural.search(line):
                assert line.lstrip().startswith("*[other]"), line


COUNTED = "Alimenti|dadi|Popolini|Punti|disponibili|gettoni|caselle|Successi|Nemici|Colpi|popolani|ostaggi|regioni"


@pytest.mark.parametrize("file", [*TITLES["wroth"], *TITLES["verrix"], NOVA_TEXTS, *SHARED], ids=named)
def test_one_thing_is_never_counted_in_the_plural(file):
    """«1 dado», never «1 dadi»: a plural after a number stands where one has a form of its own."""
    plural = re.compile(rf"\{{ \$\w+ \}} (?:{COUNTED})\b")
    found = lines(file)
    for number, line in enumerate(found):
        if plural.search(line) and "*[other]" not in line:
            above = next(each for each in reversed(found[:number]) if "*[other]" in each or re.match(r"\S", each))
            assert "*[other]" in above, line


@pytest.mark.parametrize(
    ("name", "inside"),
    [("La Gilda", "la Gilda"), ("The Guild", "the Guild"), ("La tribù Blu", "la tribù Blu"), ("Koda", "Koda")],
)
def test_inside_a_sentence_an_article_is_small(name, inside):
    assert within(name) == inside


TABLES = [
    (WROTH, {"seats": ["guild", "koda", "ooglan"]}),
    (WROTH, {"seats": ["koda", "aldan"], "ai": "guild", "scenario": "GUI-1"}),
    (VERRIX, {"seats": ["blue", "green", "violet", "orange"]}),
]
MISSIONS = [(NOVA, {"seats": ["one", "two"], "play": "mission", "mission": mission}) for mission in ("M1", "M2", "E1")]
FACTIONS = ["Koda", "Aldan", "Ooglan", "Runen"]
HEROES = ["Valerio", "Rebecca", "Sofia", "Vincenzo", "Altair", "Gregorio"]
DOERS = {"it": [*FACTIONS, "La Gilda", r"La tribù \w+", *HEROES], "en": [*FACTIONS, "The Guild", *HEROES]}
# They read a card or a page of the story out, which speaks to whoever holds it.
READ_OUT = (
    "ShowEvent", "PlayDestiny", "DrawGrave", "DrawReward", "DrawEvent", "LayMission", "StartMission", "EndMission",
    "ReachSettlement", "EndGame", "Complete", "Pondered",
)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "settings"), [*TABLES, *MISSIONS])
def test_every_line_of_a_log_is_well_set_and_speaks_of_nobody_as_you(game, settings, lang):
    g, voice = played(game, settings, 7), voice_of(game.name)
    you = re.compile(r"\b(?:tuo|tua|tuoi|tue|ti|hai|your|you)\b")
    for effect in g.log:
        line = voice.tell(g, effect, lang)
        assert not ILL_SET.search(line), line
        assert type(effect).__name__ in READ_OUT or not you.search(line), line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "settings"), [*TABLES, *MISSIONS])
def test_whoever_does_something_does_it_with_a_verb(game, settings, lang):
    """«Koda usa Carica», never «Koda: Carica»; a number beside a name needs none («Sofia: Minaccia +1»)."""
    g, voice = played(game, settings, 7), voice_of(game.name)
    told = [voice.tell(g, effect, lang) for effect in g.log if not voice.is_thought(effect)]
    verbless = re.compile(rf"^(?:{'|'.join(DOERS[lang])})(?: \((?:AI|IA)\))?: [^\d]*\.$")
    assert [line for line in told if verbless.search(line)] == []


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_whoever_is_waited_for_is_named_as_inside_a_sentence(game, settings):
    g, voice = table(game, settings, 5), voice_of(game.name)
    waiting = voice.describe(View(g, 0), "it")[-1]
    assert re.search(r": (?:la |Koda|Aldan)", waiting), waiting


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_no_capital_article_stands_inside_a_sentence_of_a_game(game, settings):
    g, voice = played(game, settings, 5), voice_of(game.name)
    told = [voice.tell(g, effect, "it") for effect in g.log if not voice.is_thought(effect)]
    told += [sentence for seat in range(5) for sentence in voice.describe(View(g, seat), "it")]
    inside = re.compile(r"[^.!?] (?:La Gilda|La tribù|Gli umani)\b")
    assert [line for line in told if inside.search(line)] == []


def test_the_blurb_of_wroth_is_true():
    """W-VP-09: the highest total wins, not who is first; and Drudgeon is a peninsula."""
    for lang, untrue in (("it", r"\bisola|per primo"), ("en", r"island|[Ff]irst to")):
        blurb = voice_of(WROTH.name).about_game(lang)["blurb"]
        assert "Drudgeon" in blurb
        assert not re.search(untrue, blurb)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_objective_of_a_festival_can_be_told_of_anybody(lang):
    """The log says who reaches it: «la tribù Blu raggiunge un obiettivo: almeno 2 tuoi villaggi» would be nobody's."""
    festivals = tomllib.loads(
        (SOURCES / "games" / "verrix" / "content" / "cards" / "festivals.toml").read_text("utf-8")
    )
    told = [each["text"][lang] for card in festivals["festival"].values() for each in card["objectives"]]
    assert len(told) == 12
    assert [text for text in told if re.search(r"\b(?:tuo|tua|tuoi|tue|your)\b", text)] == []
