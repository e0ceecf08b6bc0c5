"""Thumb in Nova Aetas sees what a sensible player sees."""

from __future__ import annotations

import plancia
from plancia.bots import bot_named
from plancia.games.nova_aetas.bot.plans import Planner
from plancia.games.nova_aetas.state.field import square_name
from plancia.kernel.view import View
from tests.games.nova_aetas.scene import Scene, nova

AT_THE_STONES = {"F4", "G4", "F2", "G2"}


def choice_of_thumb(scene: Scene) -> str:
    scene.advance()
    g = scene.g
    assert g.decision is not None
    return str(g.game.option_name(g, g.decision, bot_named("thumb", 1).choose(View(g, g.decision.by))))


def goes_to(scene: Scene) -> str:
    assert choice_of_thumb(scene) == "move"
    return choice_of_thumb(scene.one("move"))


def wood(active: str) -> Scene:
    return nova(f"""
        mission = "M6"
        active = "{active}"
        [heroes.rebecca]
        at = "F6"
        [heroes.valerio]
        at = "G6"
        [objects]
        blood-1 = "rebecca"
        """)


def test_only_who_carries_the_blood_goes_to_the_stones() -> None:
    assert goes_to(wood("rebecca")) in AT_THE_STONES
    assert goes_to(wood("valerio")) not in AT_THE_STONES


def test_the_register_leaves_by_the_door_that_is_nearer_to_the_gate() -> None:
    scene = nova(
        """
        mission = "M2"
        alarm = 4
        active = "sofia"
        [heroes.sofia]
        inside = "study"
        [objects]
        register-1 = "sofia"
        """,
        die=[1] * 12,
    )
    for _ in range(3):  # with the AP that are left she tries the strongbox, in vain
        scene.one("open-the-strongbox").pass_all()
    assert choice_of_thumb(scene) == "go:hall"


def test_who_bleeds_waits_where_the_register_is() -> None:
    scene = nova("""
        mission = "M2"
        alarm = 4
        active = "sofia"
        [heroes.sofia]
        inside = "study"
        tokens = "bleeding"
        """)
    assert choice_of_thumb(scene) == "end"


def test_nobody_strikes_while_nobody_has_noticed_them() -> None:
    text = """
        mission = "M2"
        alarm = SINCE
        active = "rebecca"
        [heroes.rebecca]
        at = "B1"
        [heroes.sofia]
        at = "E5"
        [heroes.valerio]
        at = "A1"
        [heroes.vincenzo]
        at = "B2"
        [enemies]
        bravo = ["J2", "B6", "K6"]
        crossbowman = ["J9", "C9"]
        """
    assert choice_of_thumb(nova(text.replace("SINCE", "1"))).startswith("attack:")
    assert not choice_of_thumb(nova(text.replace("SINCE", "-1"))).startswith("attack:")


def who_tried(seed: int) -> list[str]:
    """Step by step; if the first fails there is no other."""
    company = ["sofia", "vincenzo", "rebecca", "valerio"]
    match = plancia.new("nova-aetas", {"one": "human"}, seed=seed, play="mission", mission="E1", company=company)
    bot, tried = bot_named("thumb", 1), []
    while match.state.decision is not None:
        g = match.state
        option = bot.choose(View(g, 0))
        if g.decision.kind == "hero":
            tried.append(g.game.option_name(g, g.decision, option))
        match.history.answer(0, option)
    return tried


def test_every_step_of_an_encounter_is_tried_by_who_is_best_at_it() -> None:
    chains = [who_tried(seed) for seed in range(8)]
    assert max(chains, key=len)[:3] == ["valerio", "rebecca", "vincenzo"]
    assert {chain[0] for chain in chains} == {"valerio"}


def test_the_clumsy_fear_watching_eyes_more_than_the_quiet() -> None:
    g = nova("""
        mission = "M2"
        alarm = -1
        [heroes.sofia]
        at = "A2"
        [heroes.rebecca]
        at = "B2"
        [enemies]
        bravo = ["B6"]
        """).g
    field = g.field()
    watched = next(square for square in range(field.size) if square_name(square, field.width) == "B4")
    quiet, clumsy = Planner(g, 2), Planner(g, 1)
    assert 0 < quiet.dangers.at(watched) < clumsy.dangers.at(watched)


def test_a_weak_blow_frightens_less_than_a_strong_one_that_strikes_as_often() -> None:
    """Faun Warriors and Restless Dead roll alike; but the Dead inflict one Wound at most, and strike half as often."""

    def dread(enemy: str) -> float:
        g = nova(f'rows = ["..."]\n[heroes.rebecca]\nat = "A1"\n[enemies]\n{enemy} = ["B1"]\n').g
        return Planner(g, 1).dangers.at(0)

    for _ in range(2):
        assert dread("faun-warrior") > 3 * dread("restless-dead") > 0
