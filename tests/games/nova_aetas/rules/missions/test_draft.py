"""The Enemy Draft (N-CORE-DRAFT, N-ABIL-HORDE), and Cowardice."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.missions.draft import Draft
from plancia.games.nova_aetas.state.effects.moving import Leave
from plancia.games.nova_aetas.state.field import square_at
from plancia.games.nova_aetas.words.log.log import tell
from tests.games.nova_aetas.scene import Scene, nova
from tests.scenes import example


def draft(mission: str, square: str, cards: list[str], enemies: str = "") -> Scene:
    """A Draft on one square, with these cards on top of the deck."""
    scene = nova(
        f"""
        mission = "{mission}"
        [heroes.valerio]
        at = "A2"
        hour = 60
        [enemies]
        {enemies}
        """,
        draft=cards,
    )
    g = scene.g
    g.stack = [Draft((square_at(square, g.field().width),))]
    g.shared = 0
    scene.advance()
    return scene


@example("N-ABIL-HORDE", "N-CORE-DRAFT")
def test_a_horde_gathers_around_its_first_model():
    """N-EX-17: north of D1 is no square, so the second goes west and the third east."""
    scene = draft("X1", "D1", ["restless-dead"])
    assert [scene.at(f"restless-dead-{n}") for n in (1, 2, 3, 4)] == ["D1", "C1", "E1", ""]


@example("N-ABIL-HORDE", "N-AMB-48")
def test_a_horde_brings_those_that_are_left():
    """N-EX-17, with two models in the supply."""
    there = 'restless-dead = ["A8", "B8", "C8", "D8", "E8", "F8", "G8"]'
    scene = draft("X1", "D1", ["restless-dead"], there)
    assert (scene.at("restless-dead-8"), scene.at("restless-dead-9")) == ("D1", "C1")


@example("N-CORE-DRAFT", "N-ABIL-HORDE")
def test_without_a_model_another_card_is_drawn():
    """N-EX-17, with none in the supply."""
    there = 'restless-dead = ["A6", "B6", "A7", "B7", "D8", "E8", "C9", "E9", "D9"]'
    scene = draft("M4", "E4", ["restless-dead", "harpy"], there)
    assert scene.at("harpy-1") == "E4"
    assert len(scene.done("DrawDraft")) == 2


@example("N-CORE-DRAFT")
def test_the_log_says_that_nobody_is_left_and_another_card_is_drawn():
    scene = draft("M5", "K9", ["inquisitor", "papal-guard"], 'inquisitor = ["K3"]')
    assert [tell(scene.g, effect, "it") for effect in scene.log if not effect.is_quiet(scene.g)] == [
        "Draft in K9: Inquisitore.",
        "Non si può piazzare nessun Modello (Inquisitore): si pesca un'altra Carta Draft.",
        "Draft in K9: Guardia papale.",
        "Guardia papale 1 entra in campo in K9.",
    ]


@example("N-CORE-DRAFT", "N-AMB-52")
def test_the_only_inquisitor_does_not_come_twice():
    """N-EX-120."""
    scene = draft("M5", "K9", ["inquisitor", "papal-guard"], 'inquisitor = ["K3"]')
    assert scene.at("papal-guard-1") == "K9"
    assert len(scene.done("Arrive")) == 1


@example("N-CORE-DRAFT", "N-CORE-HORO-7")
def test_a_group_that_has_a_token_is_joined():
    alone = draft("M5", "K9", ["papal-guard"])
    assert alone.hour("papal-guard") == alone.g.t + 3
    joined = draft("M5", "K9", ["papal-guard"], 'papal-guard = ["K3"]')
    assert not joined.done("SetGroupHour")


@example("N-CORE-DRAFT")
def test_when_the_deck_runs_out_it_is_shuffled_again():
    scene = nova(
        """
        mission = "X1"
        [heroes.valerio]
        at = "A2"
        hour = 60
        """,
        draft=["restless-dead", "restless-dead"],
    )
    g = scene.g
    g.drafts = [0] * len(g.drafts)
    g.stack = [Draft((50, 59))]
    g.shared = 0
    scene.advance()
    assert len(scene.done("RefillDrafts")) == 1
    assert sum(g.drafts) == 2  # of four


@example("N-ABIL-COWARDICE", "N-AMB-35")
def test_a_coward_that_comes_alone_runs_at_once():
    """N-EX-07, as it is met in a Draft: one Brigand is left in the supply, and no other Mercenary is there."""
    scene = nova(
        """
        mission = "M1"
        [heroes.valerio]
        at = "A4"
        hour = 60
        """,
        draft=["brigand"],
    )
    g = scene.g
    g.stack = [Draft((square_at("L2", 12),))]
    g.shared = 0
    scene.advance()
    assert scene.at("brigand-2") != ""  # a Horde of two keeps itself in play
    g.do(Leave(scene.model("brigand-2"), 0, "N-CORE-DEFEAT", False))
    g.stack = [Draft(())]
    scene.advance()
    assert scene.at("brigand-1") == ""
    assert scene.hour("brigand") == -1
