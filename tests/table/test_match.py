"""The Python face: a match is asked, answered, looked at, taken back, kept and played on."""

from __future__ import annotations

import tracemalloc

import pytest

import plancia
from plancia import BadSettings, Illegal, Match
from plancia.kernel.chance import below, key_of


def played(match: Match, answers: int = 1_000_000, seed: int = 1) -> Match:
    """Answer for every person, at random."""
    draws = 0
    while answers and match.decision is not None:
        place, draws = below(key_of(seed), draws, len(match.decision.options))
        match.answer(match.decision.options[place])
        answers -= 1
    return match


def koda_against_runen() -> Match:
    return plancia.new("wroth", seats={"koda": "human", "runen": "random"}, seed=7)


def test_a_question_says_who_what_and_why_not() -> None:
    match = koda_against_runen()
    match.answer("KOD-F1")
    while match.decision and match.decision.kind != "step":
        match.answer(match.decision.options[0])
    assert match.decision is not None
    assert match.game.seats[match.decision.by] == "koda"
    assert match.decision.rule == "W-ACT-02"
    assert match.decision.refused is not None
    assert match.decision.refused[0] == "W-ACT-02"  # ending the turn before a die is spent


def test_an_illegal_answer_names_the_rule_and_changes_nothing() -> None:
    match = koda_against_runen()
    match.answer("KOD-F1")
    while match.decision and match.decision.kind != "step":
        match.answer(match.decision.options[0])
    before = match.hash, len(match.state.journal or [])
    with pytest.raises(Illegal, match="W-ACT-02") as refused:
        match.answer("end")
    assert refused.value.rule == "W-ACT-02"
    assert (match.hash, len(match.state.journal or [])) == before


@pytest.mark.parametrize(
    "nonsense", [-7, 99, 10**30, "", "end ", "spend-nothing", "W-ACT-02", None, 1.0, True, [1], "🂡"]
)
def test_nonsense_is_no_answer(nonsense: object) -> None:
    match = koda_against_runen()
    before = match.hash
    with pytest.raises(Illegal, match="W-SETUP-09"):
        match.answer(nonsense)  # type: ignore[arg-type]
    assert match.hash == before


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    match = plancia.new(
        "wroth", {"koda": "human", "runen": "human"}, seed=7, feats={"koda": ["KOD-F1"], "runen": ["RUN-F1"]}
    )
    assert match.decision is not None
    other = next(name for name in match.seats if match.game.seats.index(name) != match.decision.by)
    with pytest.raises(Illegal, match="the table waits for"):
        match.answer(match.decision.options[0], by=other)


def test_a_game_that_is_over_takes_no_more_answers() -> None:
    match = played(koda_against_runen())
    assert match.over
    assert match.result is not None
    assert set(match.result) == {"winners", "vp", "rounds", "rule"}
    with pytest.raises(Illegal, match="W-GEN-03"):
        match.answer(0)


def test_a_clone_goes_its_own_way() -> None:
    match = played(koda_against_runen(), 20)
    twin = match.clone()
    assert twin.hash == match.hash
    played(twin, 30, seed=2)
    assert match.hash == played(koda_against_runen(), 20).hash
    assert twin.hash != match.hash


def test_an_answer_taken_back_and_given_again_leads_to_the_same_table() -> None:
    match = played(plancia.new("wroth", {"koda": "human"}, seed=3, ai="guild", scenario="GUI-1"), 10)
    for _ in range(20):
        assert match.decision is not None
        before, option = match.hash, match.decision.options[-1]
        match.answer(option)
        after = match.hash
        assert match.undo()
        assert match.hash == before
        match.answer(option)
        assert match.hash == after


def test_everything_can_be_taken_back_to_the_first_question() -> None:
    match = koda_against_runen()
    first = match.hash
    played(match, 40)
    while match.undo():
        pass
    assert match.hash == first


def test_a_save_goes_on_exactly_where_it_was() -> None:
    match = played(koda_against_runen(), 33)
    again = plancia.load(match.dump())
    assert again.hash == match.hash
    assert again.seats == match.seats
    assert again.dump() == match.dump()
    assert again.undo()


def test_a_record_replays_to_the_same_hash_and_can_be_branched_from() -> None:
    match = played(koda_against_runen())
    again = plancia.replay(match.record())
    assert again.hash == match.hash
    for _ in range(5):
        assert again.undo()
    played(again, seed=9)
    assert again.over


def test_a_replayed_record_goes_on_with_chance_of_its_own_however_often_it_is_taken_back() -> None:
    again = plancia.replay(played(koda_against_runen()).record())
    for _ in range(30):
        assert again.undo()
        assert again.state.key
    played(again, 12, seed=9)
    for _ in range(8):
        assert again.undo()
        assert again.state.key


def test_any_position_can_be_played_on_from() -> None:
    match = played(koda_against_runen(), 25)
    branch = plancia.position("wroth", match.position(), seed=1)
    assert branch.state.units == match.state.units
    played(branch)
    assert plancia.replay(branch.record()).hash == branch.hash


def test_a_view_is_what_a_seat_may_know() -> None:
    match = played(koda_against_runen(), 12)
    view = match.view("koda")
    assert view.fields["corra"] == match.state.corra
    assert "key" not in view.fields
    assert match.state.key.hex() not in str(view.as_json())


@pytest.mark.parametrize(
    ("settings", "rule"),
    [
        ({"seats": {"koda": "human"}}, "W-GEN-04"),
        ({"seats": dict.fromkeys(["koda", "runen", "guild", "aldan", "ooglan"], "human")}, "W-GEN-04"),
        ({"seats": {"koda": "human", "venna": "human"}}, "W-GEN-08"),
        ({"seats": {"koda": "human", "orcs": "human"}}, "W-GEN-01"),
        ({"seats": {"koda": "human"}, "ai": "koda", "scenario": "KOD-1"}, "W-GEN-07"),
        ({"seats": {"koda": "human"}, "ai": "runen"}, "W-COOP-SETUP-14"),
        ({"seats": {"koda": "human"}, "ai": "runen", "scenario": "GUI-1"}, "W-COOP-SETUP-20"),
        ({"seats": {"koda": "human", "runen": "human"}, "scenario": "RUN-1"}, "W-SETUP-15"),
        ({"seats": {"koda": "human", "runen": "human"}, "feats": {"koda": ["RUN-F1"]}}, "W-SETUP-09"),
        ({"seats": {"koda": "human", "runen": "human"}, "feats": {"guild": ["GUI-F1"]}}, "W-FEAT-02"),
        ({"seats": {"koda": "human", "runen": "human"}, "feats": {"koda": ["KOD-F1", "KOD-F2"]}}, "W-FEAT-02"),
        ({"seats": {"koda": "human"}, "ai": "runen", "scenario": "RUN-1", "extra_feat": ["koda"]}, "W-FEAT-05"),
        ({"seats": {"koda": "human", "runen": "human"}, "final_tie": "coin"}, "W-GEN-01"),
        ({"seats": {"koda": "human", "runen": "human"}, "colour": "red"}, "W-GEN-01"),
    ],
)
def test_a_table_that_cannot_be_set_up_so_names_the_rule(settings: dict[str, object], rule: str) -> None:
    with pytest.raises(BadSettings, match=rule):
        plancia.new("wroth", **settings)  # type: ignore[arg-type]


def test_a_finished_match_of_four_with_its_whole_journal_takes_less_than_two_megabytes() -> None:
    plancia.new("wroth", dict.fromkeys(["koda", "runen"], "random"), seed=1)  # the box is opened once for all
    tracemalloc.start()
    match = plancia.new("wroth", dict.fromkeys(["koda", "runen", "guild", "aldan"], "random"), seed=5)
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert match.over
    assert taken < 2_000_000


@pytest.mark.parametrize(("game", "seats"), [("wroth", ("koda", "runen")), ("verrix", ("violet", "blue"))])
def test_after_a_save_the_same_may_be_taken_back_freely(game: str, seats: tuple[str, ...]) -> None:
    match = plancia.new(game, dict.fromkeys(seats, "human"), seed=5)
    free = []
    for step in range(40):
        played(match, 1, step)
        free.append(match.may_undo_freely())
        assert plancia.load(match.dump()).may_undo_freely() == free[-1]
    assert {True, False} == set(free)
