"""The hand goes round (N-CORE-HORO): markers, Events, laps."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.shown.draw import drawn
from plancia.kernel.view import View
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import DRILL, Scene
from tests.scenes import example


def clock(t: int, alarm: int = -1, hour: int = 60) -> Scene:
    """The hand stands at t and goes on."""
    scene = table(
        "valerio", 'mission = "DRILL-CLOCK"', f"t = {t}", f"alarm = {alarm}", f"hours.bravo = {hour}",
        "valerio A1, skills none", "bravo-1 H2", packs=[DRILL], event=["quiet"],
    )  # fmt: skip
    return scene.one("end").play_on()


def struck(scene: Scene) -> list[tuple[str, int]]:
    counters = scene.g.plan().counters
    return [(counters[each.counter], each.n) for each in scene.done("Count")]


@example("N-CORE-HORO-4", "N-CORE-HORO-9")
def test_the_markers_of_a_sector_come_in_their_order():
    """No Alarm has been raised, whatever is printed for after it."""
    assert struck(clock(1)) == [("bell", 1), ("bell", 2)]


@example("N-CORE-HORO-9", "N-CORE-HORO-4")
@pytest.mark.parametrize(
    ("t", "alarm", "found"),
    [
        (5, 5, [("horn", 1)]),
        (5, 4, [("horn", 2)]),
        (5, 3, [("horn", 3)]),
        (5, 2, []),
        (5, -1, []),
        (2, 0, [("horn", 3)]),
        (1, 0, [("bell", 1), ("horn", 2), ("bell", 2)]),
    ],
)
def test_so_long_after_the_alarm(t: int, alarm: int, found: list[tuple[str, int]]):
    assert struck(clock(t, alarm)) == found


@example("N-CORE-HORO-9", "N-CORE-STEALTH", "N-CORE-DRAFT")
def test_what_comes_with_the_alarm_comes_once():
    """At 20 the Alarm is raised by itself in the second mission, and two Enemies come."""
    scene = table(
        "valerio", 'mission = "M2"', "t = 19", "alarm = -1", "hours.bravo = 60", "valerio A1, skills none, gear none",
        "bravo-1 L9", draft=["bravo", "crossbowman"] * 3,
    )  # fmt: skip
    scene.one("end").play_on()
    assert (scene.g.alarm, len(scene.done("Arrive"))) == (20, 2)


@example("N-CORE-EVENT", "N-CORE-HORO-4", "N-CORE-HORO-1")
@pytest.mark.parametrize(("t", "events"), [(0, 0), (1, 0), (11, 0), (12, 1), (13, 0), (24, 1), (25, 0)])
def test_an_event_comes_in_the_first_sector_of_a_lap_but_not_of_the_first(t: int, events: int):
    assert len(clock(t).done("DrawEvent")) == events


@example("N-CORE-HORO-4", "N-CORE-EVENT", "N-CORE-HORO-9")
def test_the_event_comes_after_the_markers():
    scene = clock(12)
    assert [type(each).__name__ for each in scene.log if type(each).__name__ in ("Count", "DrawEvent")] == [
        "Count", "DrawEvent",
    ]  # fmt: skip


@example("N-CORE-MISSION-END", "N-CORE-HORO-4")
@pytest.mark.parametrize(("t", "acted", "ended"), [(3, 1, 1), (2, 2, 0)])
def test_a_marker_may_end_the_mission_before_anybody_acts(t: int, acted: int, ended: int):
    """Valerio would be next, in the Sector in which it strikes nine."""
    scene = clock(t)
    assert [each.t for each in scene.done("TurnHand")] == [t + 1]
    assert (len(scene.done("BeginActivation")), len(scene.done("EndMission"))) == (acted, ended)


@example("N-CORE-HORO-1")
@pytest.mark.parametrize(("t", "sector"), [(1, 1), (2, 2), (11, 11), (12, 12), (13, 1), (24, 12), (25, 1)])
def test_twelve_sectors_make_a_lap(t: int, sector: int):
    scene = table("valerio", f"t = {t}", "valerio A1, skills none", "bravo-1 H2")
    mission = drawn(View(scene.g, 0), "en").mission
    assert mission is not None
    assert mission.sector == sector
