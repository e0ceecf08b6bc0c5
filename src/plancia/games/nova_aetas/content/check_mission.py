# not compiled
"""What every mission of a box must obey, house or pack: whatever it names is there, and it can be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.nova_aetas.content.maps import check_map
from plancia.games.nova_aetas.state.field import LETTERS

Tables = dict[str, dict[str, Any]]
Report = Callable[[str, str, str], None]


def must_be_known(report: Report, path: str, rule: str, what: str, names: list[str], known: Any) -> None:
    for name in names:
        if name not in known:
            report(path, rule, f"there is no {what} {name}")


class MissionCheck:
    """One mission under examination."""

    def __init__(self, tables: Tables, report: Report, id: str, said: Any, flags: list[str]) -> None:
        self.tables = tables
        self.tell = report
        self.id = id
        self.said = said
        self.known_flags = flags
        self.objects = [each.id for each in said.objects]

    def report(self, where: str, rule: str, text: str) -> None:
        self.tell(f"mission.{self.id}.{where}" if where else f"mission.{self.id}", rule, text)

    def check(self) -> None:
        said = self.said
        if said.family == "encounter":
            if not said.stages or said.rows:
                self.report("stages", "N-CORE-CAMP-1", "an Encounter has stages and no map")
        else:
            self.map()
            if not said.victory:
                self.report("victory", "N-CORE-OBJECTIVES", "a mission can be won")
        for where, each in self.thens():
            self.then(where, each)
        for where in ("victory", "defeat", "secondary"):
            for clause in getattr(said, where):
                self.flags(where, [*clause.if_, *clause.unless])
                for condition in clause.any:
                    self.condition(where, condition)
        self.rest()

    def map(self) -> None:
        rows = self.said.rows
        if not rows or len({len(row) for row in rows}) != 1:
            self.report("rows", "N-CORE-GRID", "the rows of a map are equally long")
            return
        for row in rows:
            for code in row:
                if code not in LETTERS:
                    self.report("rows", "N-CORE-GRID", f"there is no {code!r} on a map")
        if sum(row.count("h") for row in rows) < 4:
            self.report("rows", "N-MAP-HERO", "there is a square for each of four Heroes")
        said = self.said
        check_map(said, self.report)
        self.squares("heights", list(said.heights))
        self.squares("draft", said.draft)
        self.squares("event_draft", [said.event_draft] if said.event_draft else [])
        for patrol in said.patrols:
            self.squares("patrols", patrol.route)
            for one, other in zip(patrol.route, patrol.route[1:]):
                if one[0] != other[0] and one[1:] != other[1:]:
                    self.report("patrols", "N-CORE-STEALTH", f"from {one} to {other} is no straight line")

    def squares(self, where: str, names: list[str]) -> None:
        rows = self.said.rows
        for name in names:
            if not rows or ord(name[0]) - ord("A") >= len(rows[0]) or int(name[1:]) > len(rows):
                self.report(where, "N-CORE-GRID", f"{name} is not on the map")

    def names(self, where: str, what: str, names: list[str], known: Any) -> None:
        for name in names:
            if name and name not in known:
                self.report(where, "N-CORE-OBJECTIVES", f"there is no {what} {name}")

    def flags(self, where: str, names: list[str]) -> None:
        self.names(where, "flag", names, self.known_flags)

    def thens(self) -> list[tuple[str, Any]]:
        said = self.said
        found = [("setup", each) for each in said.setup] + [("hero_tokens", each) for each in said.hero_tokens]
        for where in ("timeline", "triggers", "enemy_objectives"):
            found += [(where, then) for each in getattr(said, where) for then in each.then]
        for where, action in self.actions():
            found += [(where, then) for then in (*action.then, *action.fails)]
        for stage in said.stages:
            found += [("stages", then) for then in (*stage.then, *stage.twice, *stage.fails)]
        return found

    def actions(self) -> list[tuple[str, Any]]:
        inside = [("cards", action) for card in self.said.cards for node in card.nodes for action in node.actions]
        return [("actions", action) for action in self.said.actions] + inside

    def then(self, where: str, then: Any) -> None:
        self.names(where, "Enemy", [then.enemy], self.tables["enemy"])
        self.names(where, "Ally", [then.ally], self.tables["ally"])
        self.names(where, "object", [then.object], self.objects)
        self.names(where, "item", then.items, self.tables["item"])
        self.flags(where, [*then.if_, *then.unless, *then.fewer_if])
        self.squares(where, then.at)
        wanted = {"enemy": then.enemy, "ally": then.ally, "count": then.counter, "take": then.object}
        if not wanted.get(then.do, True):
            self.report(where, "N-CORE-OBJECTIVES", f"{then.do} must say what")
        if then.do == "draft" and not then.at and not then.nearest:
            self.report(where, "N-CORE-DRAFT", "a Draft has squares")

    def condition(self, where: str, condition: Any) -> None:
        self.names(where, "Enemy", [condition.enemy], self.tables["enemy"])
        self.names(where, "Ally", [condition.ally], self.tables["ally"])
        self.names(where, "object", [condition.object], self.objects)
        self.squares(where, condition.at)

    def rest(self) -> None:
        said = self.said
        for where, action in self.actions():
            self.squares(where, action.at)
            self.names(where, "object", [action.needs], self.objects)
            if action.cheaper is not None and action.cheaper > action.ap:
                self.report(where, "N-CORE-MISSION-ACTION", f"{action.id} is dearer with a Test")
            for test in action.tests:
                self.test(where, test)
        for card in said.cards:
            nodes = [node.id for node in card.nodes]
            self.squares("cards", [card.door, *(way.to for node in card.nodes for way in node.exits)])
            self.names("cards", "node", [link for node in card.nodes for link in node.links], nodes)
            if not any(node.exits for node in card.nodes):
                self.report("cards", "N-CORE-BUILDING", f"{card.id} has no exit")
        for objective in said.enemy_objectives:
            self.names("enemy_objectives", "Enemy", objective.enemies, self.tables["enemy"])
            self.names("enemy_objectives", "object", [objective.objects], self.objects)
            self.names("enemy_objectives", "Ally", [objective.ally], self.tables["ally"])
            self.squares("enemy_objectives", objective.at)
            for condition in objective.until:
                self.condition("enemy_objectives", condition)
        for goal in said.ally_objectives:
            self.names("ally_objectives", "Ally", [goal.ally], self.tables["ally"])
            self.squares("ally_objectives", goal.at)
        for each in said.objects:
            self.squares("objects", each.at)
        for deck in said.decks:
            self.names("decks", "Enemy", list(deck.enemies), self.tables["enemy"])
        for stage in said.stages:
            for test in stage.tests:
                self.test("stages", test)
        for gain in (said.reward, said.consolation):
            self.names("reward", "formula", gain.formulae, self.tables["formula"])
            self.names("reward", "Grave Wound", gain.heals, self.tables["grave-wound"])
        self.names("next", "mission", [way.to for way in said.next], self.tables["mission"])
        self.names("after", "mission", [said.after], self.tables["mission"])
        self.names("ready", "item", said.ready.items, self.tables["item"])
        self.flags("ready_flags", said.ready_flags)

    def test(self, where: str, test: Any) -> None:
        if (test.keyword is None) == (test.characteristic is None):
            self.report(where, "N-CORE-TEST", "a Test is of a keyword or of a characteristic")
