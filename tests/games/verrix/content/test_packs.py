"""Packs: every number in one counts or is refused at its line, and one that says twice as much can be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from plancia.bots import bot_named
from plancia.games.verrix.content.read import open_box
from plancia.games.verrix.game import GAME, VerrixGame
from plancia.games.verrix.notation.option_names import set_name
from plancia.games.verrix.state.answers import ACT, OWNED_CARD, PLAY_CARD
from plancia.games.verrix.state.box import GOODS, TRIBES
from plancia.games.verrix.state.state import Verrix
from plancia.kernel import engine
from plancia.kernel.decision import PASS
from plancia.kernel.view import View
from plancia.kernel.written.record import option_name
from plancia.lab.laws import every_game_ends, positions_lead_back, records_lead_back, saves_are_whole
from plancia.lab.random_walk import table, walk
from tests.games.packs import pack_of, problems_of, written_over
from tests.scenes import example

SEATS = {"seats": ["blue", "violet"]}

# -- words that would be passed over

PASSED_OVER = [
    ("[action.cook]\nforce = 2", "action.cook.force"),
    ("[action.forge]\ntake = []", "action.forge"),
    ("[action.solemn-rite]\noffer = [{ cow = 1, horse = 1 }]", "action.solemn-rite.offer.0"),
    ("[action.clan-pact]\nvp = 3", "action.clan-pact.vp"),
    ("[action.clan-pact]\noptions = ['trophy']", "action.clan-pact.options"),
    ("[action.palisade]\nforce = 0", "action.palisade"),
    ("[action.promote-commoner]\ncost = 2", "action.promote-commoner.cost"),
    ("[action.learn]\ncost = 2", "action.learn.cost"),
    ("[action.foray]\nleaves = 2", "action.foray.leaves"),
    ("[action.foray]\ncarrying = 2", "action.foray.carrying"),
    ("[action.forge]\ntake = [{ sword = 1 }, { sword = 1 }]", "action.forge.take.1"),
    ("[event.arianrhod]\ncards = 4", "event.arianrhod.cards"),
    ("[event.arianrhod]\nforce = 4", "event.arianrhod.force"),
    ("[event.fair-winds]\ngood = 'sword'", "event.fair-winds.good"),
    ("[event.famine]\nmost = 0", "event.famine"),
    ("[event.epona]\nwindow = 'end'", "event.epona.window"),
    ("[ability.benevolence]\namount = 2", "ability.benevolence.amount"),
]


@example("V-C-WORD-01")
@pytest.mark.parametrize(("text", "path"), PASSED_OVER)
def test_what_no_rule_would_read_is_refused_at_its_line(text: str, path: str, tmp_path: Path):
    found = problems_of(GAME, SEATS, pack_of(tmp_path / "mine", "verrix", text))
    assert any(said.startswith("mine/cards.toml:") and said.endswith(f" V-C-WORD-01 {path}") for said in found), found
    if "." in path.removeprefix(text.partition("]")[0][1:]):
        assert any(said.startswith("mine/cards.toml:2 ") for said in found), found


# -- twice as much of everything


def doubled(folder: Path) -> Path:
    """Every list that a pack may lengthen is about twice as long."""

    def action(id: str, record: Any) -> dict[str, Any]:
        said: dict[str, Any] = {}
        if id == "cook":  # what the rulebook says of it stays so
            return said
        if record.take:
            said["take"] = [dict(goods) for goods in record.take]
            said["take"] += [{good: n + 1 for good, n in goods.items()} for goods in record.take]
        if record.offer:
            offered = [good for goods in record.offer for good in goods]
            others = [good for good in GOODS if good not in offered][: len(offered)]
            said["offer"] = [dict(goods) for goods in record.offer] + [{good: 1} for good in others]
        if record.steals:
            said["steals"] = ["good", "hostage", "trophy"]
        return said

    def event(id: str, record: Any) -> dict[str, Any]:
        more = [{good: n + 1 for good, n in goods.items()} for goods in record.take]
        return {"take": [*(dict(goods) for goods in record.take), *more]} if record.take else {}

    def festival(id: str, record: Any) -> dict[str, Any]:
        objectives = []
        for objective in record.objectives:
            wants = [{"of": list(want.of), "n": want.n} for want in objective.any]
            more = [{"of": list(want["of"]), "n": want["n"] + 1} for want in wants]
            text = {lang: getattr(objective.text, lang) for lang in ("en", "it")}
            objectives.append({"text": text, "vp": objective.vp, "any": (wants + more)[:4]})
        return {"objectives": (objectives + objectives)[:6]}

    def track(id: str, record: Any) -> dict[str, Any]:
        return {"vp": [*record.vp, *[1] * (12 - len(record.vp))]}

    changes = {"action": action, "event": event, "festival": festival, "track": track}
    return pack_of(folder, "verrix", written_over(open_box().tables, changes))


class Doubled(VerrixGame):
    __module__ = VerrixGame.__module__  # where its procedures are looked up

    def __init__(self, pack: Path) -> None:
        self.pack = pack

    def table(self, settings: Mapping[str, Any], packs: Sequence[Path] = (), base: Path | None = None) -> Verrix:
        return super().table(settings, (self.pack,), base)

    def read_position(self, text: str, packs: Sequence[Path] = (), base: Path | None = None) -> Verrix:
        return super().read_position(text, (self.pack,), base)


TABLES: list[dict[str, Any]] = [
    {"seats": list(TRIBES)},
    {"seats": ["violet", "orange"]},
    {"seats": ["green", "yellow", "blue"], "battle_units": "fighters"},
]


@pytest.fixture(scope="module")
def twice(tmp_path_factory: pytest.TempPathFactory) -> Doubled:
    return Doubled(doubled(tmp_path_factory.mktemp("packs") / "twice"))


@pytest.mark.parametrize("place", range(len(TABLES)))
@pytest.mark.parametrize("law", [every_game_ends, records_lead_back, positions_lead_back, saves_are_whole])
def test_a_whole_game_with_twice_as_much_of_everything(law: Any, place: int, twice: Doubled):
    law(twice, TABLES[place], place, 12)


@pytest.mark.parametrize("place", range(len(TABLES)))
def test_every_option_means_what_was_offered(place: int, twice: Doubled):
    for g in walk(twice, TABLES[place], f"twice {place}", 600, stride=1):
        assert isinstance(g, Verrix)
        for asked in engine.pending(g):
            names = [option_name(g, asked, option) for option in asked.options]
            assert len(set(names)) == len(names)
            for option in asked.options:
                if asked.kind == "act" and PLAY_CARD.holds(option):
                    assert g.in_hand(asked.by, option)
                elif asked.kind == "battle-card" and option != PASS:
                    assert g.in_hand(*OWNED_CARD.numbers(option, g.box))


def test_a_bot_plays_on_a_longer_track(twice: Doubled):
    g, bot = table(twice, TABLES[1], "a longer track"), bot_named("thumb")
    for _ in range(400):
        if g.decision is None:
            break
        engine.answer(g, bot.choose(View(g, g.decision.by)), g.decision.by)
    assert twice.problem(g) is None


def test_no_card_is_a_declaration_however_many_there_are():
    box = open_box()
    assert all(ACT.of(card) is PLAY_CARD for card in range(len(box.actions)))
    pairs = [(owner, card) for owner in range(5) for card in range(len(box.actions))]
    options = {OWNED_CARD.pair(*pair, box): pair for pair in pairs}
    assert len(options) == 5 * len(box.actions)
    assert all(OWNED_CARD.numbers(option, box) == pair for option, pair in options.items())


def test_sets_of_the_same_goods_have_different_names():
    sets = [((0, 2), (2, 1)), ((0, 3), (2, 1)), ((1, 1),)]
    assert [set_name(list(sets), number) for number in range(3)] == ["food2+cow", "food3+cow", "belladonna"]
