# not compiled
"""What every word of a mission uses of what can be written beside it (N-CONTENT-WORDS); happenings.py says what
the words mean."""

from __future__ import annotations

from plancia.games.nova_aetas.content.schema.happenings import Condition, Then
from plancia.kernel.content import Report, Tables
from plancia.kernel.content.uses import Uses, check_uses, parts_in

RULE = "N-CONTENT-WORDS"

# By word: what it needs, then what it may have besides.
THENS: Uses = {
    "enemy": (("enemy", "at"), ("loot", "fewer", "fewer_if")),
    "ally": (("ally", "at"), ("in",)),
    "draft": ((), ("at", "nearest")),
    "count": (("counter",), ("n",)),
    "take": (("object",), ()),
    "gone": (("object",), ()),
    "steal": ((), ()),
    "reward": ((), ("n",)),
    "item": (("items",), ()),
    "cancel-draft": ((), ()),
    "drain": ((), ()),
    "wound": ((), ("n",)),
    "token": (("token",), ()),
    "stealth": (("threshold",), ()),
    "alarm": ((), ()),
    "popolini": ((), ("n",)),
    "flag": (("flag",), ()),
    "skip-event": ((), ()),
    "later-token": (("token",), ()),
}
CONDITIONS: Uses = {
    "time": (("t",), ()),
    "counter": (("counter", "n"), ()),
    "counter-below": (("counter", "n"), ()),
    "defeated": (("enemy",), ()),
    "rank-defeated": ((), ("rank",)),
    "bearer-at": (("object", "at"), ()),
    "ally-at": (("ally", "at"), ()),
    "all-at": (("at",), ()),
    "ally-removed": (("ally",), ()),
    "nobody-down": ((), ()),
    "alarm-late": (("t",), ()),
    "no-alarm": ((), ()),
    "ally-wounds": (("ally",), ("n",)),
    "taken": (("object",), ()),
    "won-before": (("t",), ()),
}


def check_vocabulary(tables: Tables, report: Report) -> None:
    for id, mission in tables["mission"].items():
        for path, part in parts_in(f"mission.{id}", mission):
            if isinstance(part, Then):
                check_uses(path, part.do, part, THENS, ("do", "if", "unless"), RULE, report)
                if bool(part.fewer) != bool(part.fewer_if):
                    report(f"{path}.fewer", RULE, "fewer and fewer_if go together")
            elif isinstance(part, Condition):
                check_uses(path, part.is_, part, CONDITIONS, ("is",), RULE, report)
