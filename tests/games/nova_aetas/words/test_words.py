"""Every question, option, refusal and line of the log has its words, in both languages."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import plancia
import plancia.games.nova_aetas as package
from plancia.games.nova_aetas.content.read import open_box
from plancia.games.nova_aetas.game import GAME
from plancia.games.nova_aetas.notation.option_names import NAMED
from plancia.games.nova_aetas.shown.in_sentences import described
from plancia.games.nova_aetas.terminal.commands import COMMANDS
from plancia.games.nova_aetas.words import names_shown_box, prompts
from plancia.games.nova_aetas.words.labels.labels import LABELS, label
from plancia.games.nova_aetas.words.log import log
from plancia.games.nova_aetas.words.rule_cards import SHEETS, about
from plancia.games.nova_aetas.words.standing_orders import standing_orders
from plancia.games.voices import voice_of
from plancia.kernel import engine
from plancia.kernel.answers import entry
from plancia.kernel.chance import key_of
from plancia.kernel.procedure import ASK, kinds_of_procedure, steps_of
from plancia.kernel.state import Effect
from plancia.kernel.view import SPECTATOR, View
from plancia.kernel.words import LANGUAGES, catalogue
from tests.games.nova_aetas.rules.fights.fights import table

SOURCES = Path(package.__file__).parent
EACH = 4  # of the same step or effect are put into words; the others only played
MISSIONS = ("M1", "M2", "M3", "M4", "M5", "M6", "H1", "X1", "E1")
COMPANIES = (["valerio", "rebecca", "sofia", "vincenzo"], ["altair", "gregorio", "rebecca", "vincenzo"])
MOST = 600  # answers of one random game
KERNELS = ("list", "pass", "card-kind")  # that the kernel says for every title
VOICE = voice_of("nova-aetas")


@pytest.fixture(autouse=True)
def no_faults():
    """A missing key or variable is a failure."""
    for lang in LANGUAGES:
        catalogue(names_shown_box.TEXT, lang).faults.clear()
    yield
    for lang in LANGUAGES:
        assert catalogue(names_shown_box.TEXT, lang).faults == []


def modules():
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    return [importlib.import_module(module.name) for module in found]


def asking_steps():
    ours = [cls for cls in kinds_of_procedure(GAME).values() if cls.__module__.startswith("plancia.games.nova_aetas.")]
    return {f"{cls.__name__}-{step.name}" for cls in ours for step in steps_of(cls) if step.kind == ASK}


def verbs():
    found = [value for module in modules() for value in vars(module).values() if isinstance(value, type)]
    ours = [cls for cls in found if issubclass(cls, Effect) and cls.__module__.startswith("plancia.games.nova_aetas.")]
    return {cls for cls in ours if not cls.__subclasses__()}  # not what several have in common


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_that_asks_has_its_prompt_and_its_lesson(lang):
    say = catalogue(names_shown_box.TEXT, lang)
    modules()
    assert len(asking_steps()) > 60
    assert {step for step in asking_steps() if step not in say} == set()
    assert {step for step in asking_steps() if f"lesson-{step}" not in say} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_has_its_line(lang):
    say = catalogue(names_shown_box.TEXT, lang)
    assert len(verbs()) > 80
    assert {kind for kind in verbs() if not kind.THOUGHT and f"did-{kind.__name__}" not in say} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_box_of_the_flowchart_that_is_told_has_its_thought(lang):
    say = catalogue(names_shown_box.TEXT, lang)
    told_in = ("enemy_activation.py", "flowchart.py", "enemy_trace.py")
    text = "".join((SOURCES / "rules" / "enemies" / name).read_text("utf-8") for name in told_in)
    boxes = set(re.findall(r'(?:Pondered\(\w+(?:\.enemy)?, |\banswer\(|\bAnswer\()"(N-AI-\d\d)"', text))
    boxes |= {"N-AI-05", "N-AI-06", "N-AI-16"}
    assert len(boxes) >= 12
    assert {box for box in boxes if f"think-{box}" not in say} == set()


def test_every_kind_of_question_is_declared_and_its_answers_have_names_and_labels():
    text = "".join(file.read_text("utf-8") for file in SOURCES.rglob("*.py"))
    assert set(re.findall(r'\.ask(?:_for)?\([^"\n]*"([a-z-]+)"\)', text)) == set(GAME.kinds)
    answers = [answer for kind in GAME.kinds.values() for answer in kind.answers]
    assert [answer for answer in answers if entry(LABELS, answer) is None] == []
    assert {over for answer in answers for over in answer.over} == set(NAMED)


def names_of(kind):
    return {cls.__name__ for cls in kind.__mro__}


def test_every_line_of_the_log_points_to_a_rule():
    book = prompts.ledger(open_box())
    assert {kind.RULE for kind in verbs()} - set(book.rules) == {""}
    text = "".join(file.read_text("utf-8") for file in SOURCES.rglob("*.py"))
    carrying = set(re.findall(r"class (\w+)\(Effect[^:]*\):(?:(?!\nclass ).)*?self\.rule = ", text, re.DOTALL))
    assert {kind for kind in verbs() if not kind.RULE} == {kind for kind in verbs() if carrying & names_of(kind)}


def test_both_languages_say_the_same_things():
    texts = [(names_shown_box.TEXT / f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES]
    keys = [re.findall(r"^([\w-]+) =", text, re.MULTILINE) for text in texts]
    assert keys[0] == keys[1]
    assert len(set(keys[0])) == len(keys[0])
    for text in texts:
        assert not re.search(r"^\s*\*?\[\w+\]\s*$", text, re.MULTILINE), "a variant without words"


def test_every_message_is_used():
    """By a key in the sources, or by a step, an effect, a command or a number in its name."""
    text = "".join(file.read_text("utf-8") for file in SOURCES.rglob("*.py"))
    said = set(re.findall(r"""["']([\w-]+)["']""", text))
    said |= {f"face-{part}" for part in ("legend", "over", "examples", "drawing")}  # that every face is asked for
    said |= {f"cmd-lab-{command.__name__}" for command in COMMANDS}
    keys = re.findall(r"^([\w-]+) =", (names_shown_box.TEXT / "en.ftl").read_text("utf-8"), re.MULTILINE)
    made = (
        "did-",
        "think-",
        "pass-",
        "settings-",
        "setting-",
        "counter-",
        "preset-",
        "orders-",
        "lesson-",
        "ground",
        "game-",
        "upshot-",
        "chapter-",
        "advice-",
        "face-hero-",
        "face-enemy-",
    )
    by_step = [key for key in keys if key.partition("-")[0][:1].isupper()]
    known = said.union(by_step, KERNELS)
    assert [key for key in keys if key not in known and not key.startswith(made)] == []


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_random_mission_can_be_told(mission):
    seen: Counter[str] = Counter()
    for number, company in enumerate(COMPANIES):
        seats = ["one", "two", "three", "four"][: 1 + (number + MISSIONS.index(mission)) % 4]
        play_in_words({"seats": seats, "play": "mission", "mission": mission, "company": company}, number, seen)
    assert len(seen) > 8


def test_the_beginning_of_a_campaign_can_be_told():
    seen: Counter[str] = Counter()
    play_in_words({"seats": ["one", "three"]}, 5, seen)
    assert {"Settlement-choose_next", "GoAbout-choose_place", "Trade-choose", "PlaceHero-choose_square"} <= set(seen)


RARE = [
    (
        "Mend-choose_cure",
        ("vincenzo", "vincenzo C3", "sofia C4 wounds 3, tokens poisoned gutted", "brigand-1 H1", "brigand-2 H2"),
        {"die": [5, 5, 1]},
        ("attack:mend", "sofia"),
    ),
    (
        "NoQuarter-choose",
        (
            "valerio",
            "valerio C3 skills no-quarter, advanced true, heroism 2",
            "brigand-1 C4 wounds 2",
            "landsknecht-1 C2",
        ),
        {"die": [6] * 6, "reagent": ["metal"]},
        ("attack:sword", "brigand-1"),
    ),
    (
        "UseItem-choose_another",
        ("vincenzo", "vincenzo C3 wounds 2, skills double-dose, advanced true", "sofia C4 wounds 3", "brigand-1 H1"),
        {},
        ("use:healing-potion", "vincenzo"),
    ),
    (
        "ChooseItem-choose",
        ("altair", "altair - inside armoury", 'mission = "M5"', "inquisitor-1 K3"),
        {},
        ("take-arms",),
    ),
]


@pytest.mark.parametrize(("step", "there", "rolls", "answers"), RARE)
def test_what_is_seldom_asked_can_be_read_too(step, there, rolls, answers):
    scene = table(*there, **rolls).one(*answers)
    assert scene.g.decision.step == step
    check_question(scene.g, scene.g.decision, Counter())


def play_in_words(settings, number, seen):
    g = GAME.table(settings)
    g.key, g.reasons, g.log = key_of(number), True, []
    pick = Random(f"words {number}")
    GAME.begin(g)
    told = 0
    for _ in range(MOST):
        for effect in g.log[told:]:
            check_line(g, effect, seen)
        told = len(g.log)
        if g.decision is None:
            break
        check_question(g, g.decision, seen)
        engine.answer(g, pick.choice(g.decision.options))
    for lang in LANGUAGES:
        for effect in g.log[:: max(1, len(g.log) // 40)]:  # told again, when the table has gone on
            assert log.tell(g, effect, lang)


def check_line(g, effect, seen):
    kind = type(effect).__name__
    seen[kind] += 1
    if seen[kind] > EACH:
        return
    book = prompts.ledger(g.box)
    assert effect.cites() in book.rules, kind
    for lang in LANGUAGES:
        for said in (log.tell(g, effect, lang), log.tell(g, effect, lang, True)):
            assert said[0].isupper() or said[0].isdigit() or said[0] in "¡¿“«", (kind, said)
            assert "none" not in said.split(), (kind, said)
            assert "{" not in said, (kind, said)


def check_question(g, decision, seen):
    seen[decision.step] += 1
    if seen[decision.step] > EACH:
        return
    for lang in LANGUAGES:
        asked = prompts.prompt(g, decision, lang)
        assert asked[-1] in "?).", (decision.step, asked)
        labels = [label(g, decision, option, lang) for option in decision.options]
        assert all(labels), decision.step
        assert len(set(labels)) == len(labels), (decision.step, labels)
        for option in list(decision.refused or {})[:20]:
            refusal = VOICE.why(g, decision, option, lang)
            assert refusal is None or (refusal.label and refusal.text not in ("", refusal.rule)), decision.step
        assert VOICE.because(g, decision, lang)
        assert VOICE.lesson(decision.step, lang)
        assert len(described(View(g, decision.by), lang)) > 4
    if decision.step == "HeroActivation-choose_hero":  # nobody acts yet
        assert VOICE.because(g, decision, "en") == "Mission"
    assert set(VOICE.numbered(decision).values()) == set(decision.options)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_read(lang):
    box = open_box()
    book = prompts.ledger(box)
    kinds = set()
    for id in [*book.rules, *book.cards]:
        card = about(box, id.upper(), lang)
        assert card is not None, id
        assert card.lines, id
        assert all(card.lines), id
        kinds.add(card.kind)
    assert kinds >= set(SHEETS)
    assert about(box, "excalibur", lang) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_says_what_is_printed_on_it(lang):
    box = open_box()
    guard = about(box, "papal-guard", lang)
    assert ["Papal Guard", "Guardia papale"][lang == "it"] == guard.name
    assert any("4" in line and "5" in line for line in guard.lines)
    bow = about(box, "bow", lang)
    assert any("+1" in line and "6" in line for line in bow.lines)
    letter = about(box, "M1", lang)
    assert any("L5, L6" in line for line in letter.lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_before_a_game(lang):
    said = VOICE.about_game(lang)
    assert len(said["seats"]) == 4
    assert [setting["key"] for setting in said["settings"]] == [
        "play", "mission", "difficulty", "critical_reward", "dex_weapons", "any_attack",
    ]  # fmt: skip
    for preset in said["presets"]:
        assert GAME.table({"seats": list(preset["chairs"]), **preset["settings"]}) is not None
    for setting in said["settings"]:
        for value in setting["values"]:
            assert value["title"]
            assert value["help"]
            agreed = {setting["key"]: value["value"], **value["sets"]}
            assert GAME.table({"seats": ["one"], **agreed}) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_seats_are_called_by_their_heroes_and_a_game_opens_with_its_story(lang):
    g = GAME.table({"seats": ["one", "two"]})
    assert "Valerio, Rebecca" in VOICE.seat_name(g, 0, lang)
    assert "Sofia, Vincenzo" in VOICE.seat_name(g, 1, lang)
    assert VOICE.opening(g, lang) == ["Sanguis"]
    g.log = []
    GAME.begin(g)
    told = [VOICE.tell(g, effect, lang) for effect in g.log]
    assert ["1508" in line for line in told] == [True]
    quick = GAME.table({"seats": ["one"], "play": "mission", "mission": "H1"})
    assert "Subiaco" in VOICE.opening(quick, lang)[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_standing_orders_answer_questions_that_are_asked(lang):
    g = GAME.table({"seats": ["one"]})
    asked = {step.rule for cls in kinds_of_procedure(GAME).values() for step in steps_of(cls) if step.kind == ASK}
    orders = standing_orders(g, 0, lang)
    assert {order.rule for order in orders} <= asked
    assert all(order.label and order.about for order in orders)


def test_bad_settings_are_refused_in_words():
    from plancia.kernel.game import BadSettings

    for bad, key in (
        ({"seats": ["five"]}, "five"),
        ({"seats": ["one", "one"]}, "twice"),
        ({"seats": []}, "four players"),
        ({"seats": ["one"], "company": ["valerio"]}, "four different"),
        ({"seats": ["one"], "company": ["valerio", "sofia", "rebecca", "zorro"]}, "zorro"),
        ({"seats": ["one"], "play": "mission", "mission": "M9"}, "M9"),
        ({"seats": ["one"], "play": "chess"}, "cannot be read"),
    ):
        with pytest.raises(BadSettings, match=key) as refused:
            GAME.table(bad)
        assert refused.value.texts["it"] != refused.value.text


def with_his_trust(seeds: range = range(40)) -> plancia.Match:
    """An Encounter whose first step Valerio has passed."""
    for seed in seeds:
        match = plancia.new("nova-aetas", seats={"one": "human"}, seed=seed, play="mission", mission="E1")
        match.answer("valerio")
        match.answer("test-1")
        while match.decision is not None and match.decision.kind != "hero":
            match.answer("pass")
        if match.decision is not None:
            return match
    raise AssertionError("he never trusts anybody")


def test_a_step_that_failed_is_not_one_that_was_left_out():
    for seed in range(60):
        match = with_his_trust(range(seed, 100))
        match.answer(next(name for name in match.names() if name != "pass"))
        if "test-1" in match.names():
            match.answer("test-1")
        while match.decision is not None and match.decision.kind != "hero":
            match.answer("pass")
        steps = VOICE.scene(View(match.state, 0), "en")["mission"]["encounter"]["steps"]
        if steps[1]["state"] == "failed":
            return
        assert steps[1]["state"] == "passed"
    raise AssertionError("everybody can do everything")


def test_an_encounter_shows_which_step_it_is_at():
    """Also to who only looks; and who sets out reads a short label, the story stands on the table."""
    match = with_his_trust()
    match.answer("pass")
    for seat in (0, SPECTATOR):
        shown = VOICE.scene(View(match.state, seat), "en")["mission"]["encounter"]
        assert [step["state"] for step in shown["steps"]] == ["passed", "left-out", "now", "ahead"]
        assert shown["tried"] == ["valerio"]
        assert shown["steps"][3]["requires"] == "Survival"
    campaign = plancia.new("nova-aetas", seats={"one": "human"}, seed=3, play="campaign")
    labels = [VOICE.label(campaign.state, campaign.decision, option, "en") for option in campaign.decision.options]
    assert "Set out: “The Papal Letter”" in labels
    assert max(len(label) for label in labels) < 60
