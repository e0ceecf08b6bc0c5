# not compiled
"""What every mission of a box must obey, house or pack: whatever it names is there, and it can be played."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.content.maps import check_map
from plancia.games.nova_aetas.content.schema.field import Action, Card, Exit
from plancia.games.nova_aetas.content.schema.happenings import Test, Then
from plancia.games.nova_aetas.content.schema.mission import Next
from plancia.games.nova_aetas.state.field import LETTERS
from plancia.kernel.content import Report, Tables
from plancia.kernel.content.uses import parts_in

SQUARE = "square"
MISNAMED = "N-CORE-OBJECTIVES"
# What a mission names, by the field where it does so; and where two parts call different things alike.
NAMED = {
    **dict.fromkeys(("at", "route", "door", "draft", "event_draft", "heights"), SQUARE),
    **dict.fromkeys(("if_", "unless", "fewer_if", "ready_flags"), "flag"),
    **dict.fromkeys(("object", "objects", "needs"), "object"),
    **dict.fromkeys(("enemy", "enemies"), "Enemy"),
    "ally": "Ally",
    "items": "item",
    "formulae": "formula",
    "heals": "Grave Wound",
    "after": "mission",
}
NAMED_BY: dict[tuple[type, str], str] = {(Exit, "to"): SQUARE, (Next, "to"): "mission"}


def must_be_known(report: Report, path: str, rule: str, what: str, names: list[str], known: Any) -> None:
    for name in names:
        if name not in known:
            report(path, rule, f"there is no {what} {name}")


class MissionCheck:
    """One mission under examination."""

    def __init__(self, tables: Tables, report: Report, id: str, said: Any, flags: list[str]) -> None:
        self.tell = report
        self.id = id
        self.said = said
        self.known = {
            "flag": flags,
            "object": [each.id for each in said.objects],
            "Enemy": tables["enemy"],
            "Ally": tables["ally"],
            "item": tables["item"],
            "formula": tables["formula"],
            "Grave Wound": tables["grave-wound"],
            "mission": tables["mission"],
        }

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
        for path, part in parts_in("", said):
            self.part(path.removeprefix("."), part)

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
        check_map(self.said, self.report)
        for patrol in self.said.patrols:
            for one, other in zip(patrol.route, patrol.route[1:]):
                if one[0] != other[0] and one[1:] != other[1:]:
                    self.report("patrols", "N-CORE-STEALTH", f"from {one} to {other} is no straight line")

    def squares(self, where: str, names: list[str]) -> None:
        rows = self.said.rows
        for name in names:
            if not rows or ord(name[0]) - ord("A") >= len(rows[0]) or int(name[1:]) > len(rows):
                self.report(where, "N-CORE-GRID", f"{name} is not on the map")

    def part(self, where: str, part: Any) -> None:
        """Whatever a part of it names is there, and what it says can be so."""
        for field in part.__struct_fields__:
            what = NAMED_BY.get((type(part), field)) or NAMED.get(field)
            if what is not None:
                self.names(f"{where}.{field.rstrip('_')}".lstrip("."), what, words_in(getattr(part, field)))
        if isinstance(part, Then) and part.do == "draft" and not part.at and not part.nearest:
            self.report(where, "N-CORE-DRAFT", "a Draft has squares")
        elif isinstance(part, Test) and (part.keyword is None) == (part.characteristic is None):
            self.report(where, "N-CORE-TEST", "a Test is of a keyword or of a characteristic")
        elif isinstance(part, Action) and part.cheaper is not None and part.cheaper > part.ap:
            self.report(where, "N-CORE-MISSION-ACTION", f"{part.id} is dearer with a Test")
        elif isinstance(part, Card):
            nodes, links = [node.id for node in part.nodes], [link for node in part.nodes for link in node.links]
            must_be_known(self.report, where, MISNAMED, "node", links, nodes)
            if not any(node.exits for node in part.nodes):
                self.report(where, "N-CORE-BUILDING", f"{part.id} has no exit")

    def names(self, where: str, what: str, names: list[str]) -> None:
        if what == SQUARE:
            self.squares(where, names)
        else:
            must_be_known(self.report, where, MISNAMED, what, names, self.known[what])


def words_in(value: Any) -> list[str]:
    """One word or several, as keys too; what is no word is a part of its own."""
    words = [value] if isinstance(value, str) else value or []
    return [word for word in words if isinstance(word, str) and word]
