"""What the fuzz of Nova Aetas asks for, and what it does not ask for because it cannot be."""

from __future__ import annotations

from random import Random

from plancia.games.nova_aetas import TITLE
from plancia.games.nova_aetas.content.read import open_box
from plancia.games.nova_aetas.game import GAME
from plancia.games.nova_aetas.rules.enemies.aim import Standpoint
from plancia.games.nova_aetas.rules.enemies.objective_ways import squares_to_act, way_there
from plancia.games.nova_aetas.rules.missions.draft import in_supply
from plancia.games.nova_aetas.state.effects.moving import stand
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.lay_out import LayMission
from plancia.games.nova_aetas.trials.guide import NovaGuide
from plancia.games.nova_aetas.trials.rare import NEVER, RARE
from plancia.games.nova_aetas.trials.wishes import BOXES
from plancia.lab.fuzz.play import lay, plan


def test_what_is_not_asked_for_is_there_nevertheless() -> None:
    guide = NovaGuide(TITLE)
    source = guide.questions.source
    there = {*guide.questions.everything(), *(f"effect {name}" for name in source.effects)}
    there |= {f"box {box}" for box in BOXES}
    assert set(NEVER) <= there
    assert not set(NEVER) & set(guide.wishes())
    assert set(RARE) <= there | {"destiny venus-favour"}


def test_a_way_leads_from_everywhere_on_the_house_maps_to_every_objective() -> None:
    tried = 0
    for mission in open_box().mission_ids:
        g = GAME.table({"seats": ["one"], "play": "mission", "mission": mission})
        if g.plans[g.node].field is None:
            continue
        LayMission(g.node).apply(g)
        for objective in g.plan().objectives:
            for kind in objective.types:
                enemy = in_supply(g, kind)[0]
                for square in squares_of(g.field().open):
                    stand(g, enemy, square)
                    who = Standpoint(enemy, square, 5, False, True)
                    assert way_there(g, who, squares_to_act(g, enemy, objective), False) is not None
                    stand(g, enemy, -1)
                    tried += 1
    assert tried > 400


def test_every_sort_of_generated_table_can_be_laid() -> None:
    guide = NovaGuide(TITLE)
    for number, wish in enumerate({wish.near: wish for wish in guide.wishes().values()}.values()):
        g = lay(guide, plan(guide, f"laid {number}", wish))
        assert guide.game.problem(g) is None
        assert guide.tempers(Random(number), wish)
