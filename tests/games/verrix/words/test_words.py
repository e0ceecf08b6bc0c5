"""Every question, option, refusal and line of the log has its words, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import plancia
from plancia.games.verrix.content.read import open_box
from plancia.games.verrix.game import GAME
from plancia.games.verrix.notation.option_names import NAMED
from plancia.games.verrix.state import effects, effects_battle, effects_cards, effects_turn
from plancia.games.verrix.state.answers import ACCEPT, QUESTIONS, REFUSE
from plancia.games.verrix.state.box import TRIBES
from plancia.games.verrix.trials.positions import generate
from plancia.games.verrix.words import log, names_shown, prompts
from plancia.games.verrix.words.labels import LABELS
from plancia.games.verrix.words.rule_cards import SHEETS, about
from plancia.games.verrix.words.standing_orders import standing_orders
from plancia.games.voices import voice_of
from plancia.kernel import engine
from plancia.kernel.answers import entry
from plancia.kernel.chance import key_of
from plancia.kernel.decision import PASS
from plancia.kernel.state import Effect
from plancia.kernel.words import LANGUAGES, Catalogue, catalogue
from tests.games.spoken import asking_steps, check_question, is_known, no_faults, told_in_the_sources
from tests.games.verrix.scene import verrix
from tests.scenes import example

SOURCES = Path(plancia.__file__).parent / "games" / "verrix"
VOICE = voice_of("verrix")
GAMES = 60
KERNELS = ("list", "pass", "card-kind")  # that the kernel says for every title
BY_KIND = ("Develop-choose_what", "Occur-choose")  # what they ask depends on the card


@pytest.fixture(autouse=True)
def everything_is_said():
    with no_faults(names_shown.TEXT):
        yield


def kinds_of_effect():
    modules = (effects, effects_battle, effects_cards, effects_turn)
    found = [value for module in modules for value in vars(module).values()]
    verbs = [cls for cls in found if isinstance(cls, type) and issubclass(cls, Effect)]
    return [cls for cls in verbs if not cls.__subclasses__()]  # not what several have in common


def verbs():
    return {cls.__name__ for cls in kinds_of_effect()} - {"Told"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_that_asks_has_its_prompt(lang):
    say = catalogue(names_shown.TEXT, lang)
    assert {step for step in asking_steps("verrix") - set(BY_KIND) if step not in say} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_has_its_line(lang):
    say = catalogue(names_shown.TEXT, lang)
    assert len(verbs()) > 30
    assert {kind for kind in verbs() if f"did-{kind}" not in say} == set()
    assert {what for what in told_in_the_sources("verrix") if f"told-{what}" not in say} == set()


def test_every_line_of_the_log_points_to_a_rule():
    book = prompts.ledger(open_box())
    assert {cls.RULE for cls in kinds_of_effect()} - set(book.rules) == {""}
    text = "".join(file.read_text("utf-8") for file in SOURCES.rglob("*.py"))
    carrying = set(re.findall(r"class (\w+)\(Effect[^:]*\):(?:(?!\nclass ).)*?self\.rule = ", text, re.DOTALL))
    assert {cls.__name__ for cls in kinds_of_effect() if not cls.RULE} == carrying


def test_every_kind_of_question_is_declared_and_its_answers_have_names_and_labels():
    text = "".join(file.read_text("utf-8") for file in SOURCES.rglob("*.py"))
    assert set(re.findall(r'\.ask\([^"\n]*"([a-z-]+)"\)', text)) == set(QUESTIONS)
    answers = [answer for kind in QUESTIONS.values() for answer in kind.answers]
    assert [answer for answer in answers if entry(LABELS, answer) is None] == []
    assert {over for answer in answers for over in answer.over} | {ACCEPT, REFUSE} == set(NAMED)


def test_both_languages_say_the_same_things():
    """The same messages, and in each the same variables, except those that only one grammar needs."""
    texts = [(names_shown.TEXT / f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES]
    keys = [re.findall(r"^([\w-]+) =", text, re.MULTILINE) for text in texts]
    assert keys[0] == keys[1]
    assert len(set(keys[0])) == len(keys[0])


def test_every_message_is_used():
    """By a key in the sources, or by a step, an effect or a number in its name."""
    text = "".join(file.read_text("utf-8") for file in SOURCES.rglob("*.py"))
    said = set(re.findall(r"""["']([\w-]+)["']""", text))
    said |= {f"face-{part}" for part in ("legend", "over", "examples", "drawing")}  # that every face is asked for
    keys = re.findall(r"^([\w-]+) =", (names_shown.TEXT / "en.ftl").read_text("utf-8"), re.MULTILINE)
    made = ("did-", "told-", "pass-", "settings-", "to-", "preset-", "setting-", "orders-", "lesson-", "chapter-")
    made += ("because-", "reason-bonus-", "face-column-", "game-")
    by_step = [key for key in keys if key.partition("-")[0][:1].isupper()]
    known = said.union(by_step, KERNELS)
    assert [key for key in keys if key not in known and not key.startswith(made)] == []


def test_random_games_can_be_told():
    """Also from positions that play rarely comes to."""
    everything = asking_steps("verrix") | verbs() | {f"told {what}" for what in told_in_the_sources("verrix")}
    everything -= {"TakeBackEvent"}  # both factions refuse a Support that showed its card
    everything |= {answer_key(kind, answer) for kind in QUESTIONS.values() for answer in kind.answers}
    seen: Counter[str] = Counter()
    number = 0
    while number < GAMES or (everything - set(seen) and number < 5 * GAMES):
        random = Random(number)
        settings = {"seats": random.sample(TRIBES, 2 + number % 4)}
        play_in_words(settings, number, generate(random, settings, "") if number % 2 else "", seen)
        number += 1
    assert everything - set(seen) == set()


def answer_key(kind, answer):
    return f"{kind.name}: {answer.name}"


def play_in_words(settings, number, position, seen):
    g = GAME.read_position(position) if position else GAME.table(settings)
    g.key, g.reasons, g.log = key_of(number), True, []
    pick = Random(f"words {number}")
    if position:
        engine.advance(g)
    else:
        GAME.begin(g)
    told = 0
    while True:
        for effect in g.log[told:]:
            check_line(g, effect, seen)
        told = len(g.log)
        if g.decision is None:
            return
        asked, kind = g.decision, QUESTIONS[g.decision.kind]
        new = {answer_key(kind, kind.of(option)) for option in asked.options if option != PASS} - set(seen)
        if not is_known(seen, asked.step) or new:
            check_question(VOICE, g, asked)
        seen.update(new)
        options = [option for option in g.decision.options if option != -1 or pick.random() < 0.1]
        engine.answer(g, pick.choice(options or g.decision.options), g.decision.by)


def check_line(g, effect, seen):
    kind = f"told {effect.what}" if isinstance(effect, effects_turn.Told) else type(effect).__name__
    if is_known(seen, kind):
        return
    assert effect.cites() in prompts.ledger(g.box).rules, effect
    for lang in LANGUAGES:
        assert log.tell(g, effect, lang)


@example("V-ACT-17", "V-RAID-05", "V-RAID-08", "V-BATTLE-06", "V-BATTLE-16", "V-A-22")
@pytest.mark.parametrize("number", range(4))
def test_a_standing_order_answers_the_questions_of_its_rule(number):
    """With one for every rule nobody is asked what an order can answer, except where it is not allowed."""
    g = GAME.table({"seats": TRIBES[:4]})
    g.key, g.reasons = key_of(number), True
    pick = Random(number)
    GAME.begin(g)
    for who in g.players:
        for each in standing_orders(g, who, "it"):
            engine.order(g, who, each.rule, each.option)  # the last one for each rule holds
    asked: Counter[str] = Counter()
    while g.decision is not None:
        asked[g.decision.step] += 1
        standing = g.orders[g.decision.by].get(g.decision.rule)
        assert standing is None or standing not in g.decision.options
        options = [option for option in g.decision.options if option != -1 or pick.random() < 0.1]
        engine.answer(g, pick.choice(options or g.decision.options), g.decision.by)
    assert asked["Turn-choose_act"] > 20
    assert asked["BuyEvent-draw_or_pass"] == asked["Raid-ask_for_a_second_token"] == asked["Support-propose"] == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_standing_orders_have_their_words(lang):
    g = GAME.table({"seats": ["blue", "green", "violet"]})
    orders = standing_orders(g, 0, lang)
    assert len({(each.about, each.option) for each in orders}) == len(orders) == len({each.label for each in orders})
    assert {each.rule for each in orders} <= set(prompts.ledger(g.box).rules)
    ranks = [list(prompts.ledger(g.box).rules).index(each.rule) for each in orders]
    assert len([n for n in range(1, len(ranks)) if ranks[n] != ranks[n - 1]]) == len(set(ranks)) - 1  # rule by rule


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_sheet(lang):
    box = open_box()
    for kind, records in box.tables.items():
        for id, record in records.items():
            if hasattr(record, "name"):
                card = about(box, id.upper(), lang)
                assert card is not None
                assert (card.id, card.kind, card.from_) == (id, kind, record.from_)
                assert card.name
                assert card.lines
    assert set(SHEETS) <= set(box.tables)


def test_a_rule_is_shown_by_its_id():
    card = about(open_box(), "v-raid-09", "it")
    assert card is not None
    assert card.lines[0].startswith("La Razzia riesce solo se il totale di chi attacca è più alto;")
    assert about(open_box(), "V-RAID-99", "it") is None


def test_a_missing_word_never_stops_a_game():
    say = Catalogue(names_shown.TEXT, "it")
    assert say("no-such-key") == "no-such-key"
    assert say.faults == ["no-such-key is missing"]


@example("V-DEV-09")
def test_the_card_that_may_leave_after_the_last_lesson_is_the_one_that_teaches():
    scene = verrix("""
        active = "violet"
        [seats.violet]
        learned = ["abduction", "clan-pact", "consecrated-ground", "prophecy"]
        [seats.green]
    """).violet("learn", "3")
    assert VOICE.prompt(scene.g, scene.g.decision, "it") == "Hai appreso tutto. Dove va Apprendere?"


@example("V-EVENT-11")
@pytest.mark.parametrize(("event", "asked"), [("epona", False), ("andraste", True)])
def test_a_card_whose_moment_this_is_not_is_not_asked_for(event, asked):
    scene = verrix(f"""
        active = "green"
        [seats.green]
        villages = "iceni"
        village = "4 food"
        [seats.blue]
        villages = "catuvellauni"
        event = "{event}"
    """)
    scene.green("declare-battle", "4").blue("everyone")
    prompt = VOICE.prompt(scene.g, scene.g.decision, "it")
    assert (prompt.endswith("?"), "Non è il suo momento." in prompt) == (asked, not asked)
    assert ("play" in scene.options) == asked


@example("V-BATTLE-07")
def test_what_nobody_can_hold_back_costs_nothing_in_words():
    """Who is engaged must fight: a set that names him is refused, and no points are told for it."""
    scene = verrix("""
        active = "violet"
        [seats.violet]
        villages = "brigantes"
        village = "4 food"
        [seats.green]
        villages = "iceni"
        available = "2 commoner"
        engaged = "2 commoner, murchad"
    """).violet("declare-battle", "4")
    g = scene.g
    refused = [VOICE.why(g, g.decision, option, "it").label for option in g.decision.refused]
    assert refused
    assert [label for label in refused if "PV" in label] == []
