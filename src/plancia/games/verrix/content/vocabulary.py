# not compiled
"""What every word of a Verrix box uses of what can be written beside it (V-C-WORD-01)."""

from __future__ import annotations

from typing import Any

from plancia.kernel.content import Report, Tables
from plancia.kernel.content.uses import Uses, check_uses

RULE = "V-C-WORD-01"

# By word: what it needs, then what it may have besides.
ACTIONS: Uses = {
    "take": ((), ("take", "divine_will", "divine_will_per_village", "vp")),
    "offer": (("offer",), ("vp",)),
    "exchange": ((), ("carrying", "value", "movement", "vp")),
    "raid": ((), ("steals", "most", "kidnaps", "leaves", "force", "movement", "vp")),
    "plunder": (("options", "most", "units", "kinds"), ("movement", "vp")),
    "fight": ((), ("force", "force_per_bonus", "one_token")),
    "palisade": (("force",), ("vp",)),
    "learn": ((), ("vp",)),
    "promote": ((), ("vp",)),
    "pact": (("options",), ("movement",)),
    "foresee": (("cards",), ("vp",)),
}
OPTIONS = {"pact": ["commoner", "trophy"], "plunder": ["goods", "hostages"]}  # the two that the player chooses from
ON_EVERY_ACTION = (
    "from", "note", "name", "text", "type", "band", "rarity", "tribes", "place", "does", "cost", "classes",
)  # fmt: skip
EVENTS: Uses = {
    "gift": ((), ("good", "vp")),
    "movement-tile": ((), ("tile", "vp")),
    "harvest": (("food",), ("others", "vp")),
    "famine": (("food", "vp", "most"), ()),
    "birth": ((), ("vp", "otherwise_vp")),
    "take": (("take",), ("first", "vp")),
    "escape": ((), ("vp", "otherwise_vp")),
    "banquet": (("most", "vp"), ()),
    "feud": (("loses",), ("vp",)),
    "trophy": ((), ("vp", "otherwise_vp")),
    "reorder": (("cards",), ()),
    "force": (("force",), ()),
    "free-movement": ((), ()),
    "kinds": (("kinds", "vp", "most"), ()),
}
WINDOWS = {
    "reorder": ("own-turn",),
    "force": ("engaging", "attacking", "defending", "battle-round"),
    "free-movement": ("moving",),
    "kinds": ("end",),
    "take": (None, "restore"),
}
ON_EVERY_EVENT = ("from", "note", "name", "text", "kind", "does", "window")
MOST_REORDERED = 3  # cards that can be put back in another order
WITHOUT_AMOUNT = ("second-token", "second-event")


def check_vocabulary(tables: Tables, report: Report) -> None:
    for id, action in tables["action"].items():
        check_uses(f"action.{id}", action.does, action, ACTIONS, ON_EVERY_ACTION, RULE, report)
        _check_action(f"action.{id}", action, report)
        _check_sets(f"action.{id}.take", action.take, report)
    for id, event in tables["event"].items():
        check_uses(f"event.{id}", event.does, event, EVENTS, ON_EVERY_EVENT, RULE, report)
        _check_event(f"event.{id}", event, report)
        _check_sets(f"event.{id}.take", event.take, report)
    for id, ability in tables["ability"].items():
        if ability.power in WITHOUT_AMOUNT and ability.amount != 1:
            report(f"ability.{id}.amount", RULE, f'"{ability.power}" does not use it')


def _check_action(path: str, action: Any, report: Report) -> None:
    if action.does in OPTIONS and list(action.options) != OPTIONS[action.does]:
        report(f"{path}.options", RULE, f'"{action.does}" lets choose between {" and ".join(OPTIONS[action.does])}')
    if action.does == "take" and not (action.take or action.divine_will or action.divine_will_per_village):
        report(path, RULE, '"take" needs goods or Divine Will')
    if action.does == "raid" and not (action.steals or action.kidnaps):
        report(path, RULE, '"raid" needs something to steal or to kidnap')
    if action.leaves and not action.kidnaps:
        report(f"{path}.leaves", RULE, "only what kidnaps leaves anybody")
    if action.does == "learn" and (action.cost or action.classes):
        report(f"{path}.cost", RULE, "it costs what the card costs that is learned")
    if action.does == "promote" and (action.cost != 1 or list(action.classes) != ["commoner"]):
        report(f"{path}.cost", RULE, "one commoner is promoted: cost 1, commoners only")
    for place, wanted in enumerate(action.offer):
        if len(wanted) != 1:
            report(f"{path}.offer.{place}", RULE, "one kind of thing is offered")
    if len({tuple(wanted) for wanted in action.offer}) < len(action.offer):
        report(f"{path}.offer", RULE, "each kind of thing once")


def _check_event(path: str, event: Any, report: Report) -> None:
    if event.window not in WINDOWS.get(event.does, (None,)):
        report(f"{path}.window", RULE, f'"{event.does}" does not happen then')
    if event.does == "reorder" and event.cards > MOST_REORDERED:
        report(f"{path}.cards", RULE, f"{MOST_REORDERED} cards at most are put back in another order")
    if event.window == "restore" and (event.first or event.vp):
        report(f"{path}.window", RULE, "in the Restore Phase one of the sets is chosen, and that is all")


def _check_sets(path: str, sets: list[dict[str, int]], report: Report) -> None:
    for place, goods in enumerate(sets):
        if not goods or goods in sets[:place]:
            report(f"{path}.{place}", RULE, "each set is another one, and none is empty")
