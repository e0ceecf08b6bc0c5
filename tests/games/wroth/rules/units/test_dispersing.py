"""How the AI disperses a region."""

from __future__ import annotations

import pytest

from tests.games.wroth.scene import wroth
from tests.scenes import example

# units of the AI, units of the humans, and where the AI's are afterwards: region -> (elites, regulars)
VECTORS = [
    ("W-EX-63", {7: (0, 8)}, {}, {1: (0, 2), 2: (0, 2), 3: (0, 1), 6: (0, 1), 7: (0, 1), 8: (0, 1)}),
    ("W-EX-64", {4: (2, 7)}, {3: (0, 2), 5: (0, 3), 8: (0, 2)}, {3: (0, 2), 4: (0, 1), 5: (2, 2), 8: (0, 2)}),
    ("W-EX-65", {1: (2, 1)}, {2: (0, 1), 6: (0, 1)}, {1: (0, 1), 2: (2, 0)}),
    ("W-EX-67", {6: (1, 4)}, {1: (1, 1), 8: (0, 4)}, {1: (1, 1), 5: (0, 1), 6: (0, 1), 7: (0, 1)}),
    ("W-EX-69", {3: (2, 3), 6: (0, 5)}, {}, {2: (2, 1), 3: (0, 1), 4: (0, 1), 6: (0, 5)}),
]


@example(
    "W-AI-TURN-07", "W-DISPERSE-01", "W-DISPERSE-02", "W-DISPERSE-03", "W-DISPERSE-04", "W-DISPERSE-05", "W-A-20",
    "W-A-32", "W-AIC-4",
)  # fmt: skip
@pytest.mark.parametrize(("koda", "humans", "after"), [vector[1:] for vector in VECTORS], ids=[v[0] for v in VECTORS])
def test_the_ai_disperses_the_region_with_the_most_of_its_units(koda, humans, after):
    scene = wroth(f"""
        active = "koda"
        ai = "koda"
        scenario = "KOD-1"
        [seats.aldan]
        regions = {{ {", ".join(f'{region} = "{n} wynden, {r} regular"' for region, (n, r) in humans.items())} }}
        [seats.koda]
        dice = "maneuver"
        regions = {{ {", ".join(f'{region} = "{n} grey, {r} regular"' for region, (n, r) in koda.items())} }}
    """).advance()
    places = [region for region in range(1, 9) if scene.units("koda", region)]
    assert {region: (scene.g.elites(2, region), scene.g.regulars(2, region)) for region in places} == after


@example("W-DISPERSE-06", "AB-RUN-3")
def test_what_disperses_moves_and_a_ram_charges():
    scene = wroth("""
        active = "runen"
        ai = "runen"
        scenario = "RUN-1"
        [seats.koda]
        regions.8 = "2 regular"
        [seats.runen]
        dice = "maneuver"
        regions.4 = "2 ram"
    """).advance()
    assert scene.units("koda", 8) == "1 regular"
    assert scene.map("runen") == {8: "2 ram"}


@example("W-DISPERSE-04", "W-AI-TURN-07")
def test_with_no_unit_on_the_map_nothing_disperses():
    scene = wroth("""
        active = "runen"
        ai = "runen"
        scenario = "RUN-1"
        [seats.koda]
        [seats.runen]
        dice = "maneuver"
    """).advance()
    assert scene.told("ai-idle") != []
