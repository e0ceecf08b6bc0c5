# not compiled
"""What a player is asked, and in which words."""

from __future__ import annotations

from functools import partial
from typing import Any

from plancia.games.wroth.notation.notes import LEDGER
from plancia.games.wroth.rules.feats.feat_cards import amount_of, feat_with
from plancia.games.wroth.rules.feats.feats import PlayFeat, next_swarm
from plancia.games.wroth.rules.turn.buying import cost_of
from plancia.games.wroth.state.box import BOARD, MAP, NOBODY, POWERS, STORM
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.words.names_shown import Names
from plancia.kernel.decision import Decision
from plancia.kernel.ledger import ledger_of

ledger = partial(ledger_of, LEDGER)  # the rules of Wroth with the cards of a box


def prompt(g: Wroth, decision: Decision, lang: str) -> str:
    """The question, as a player would put it."""
    names = Names(g, lang)
    return names.say(decision.step, most=decision.most, **notes(names, decision))


# -- the words of a question


def notes(names: Names, decision: Decision) -> dict[str, Any]:
    """What a prompt may name: the notes of the procedure that asks, in words."""
    g, by, proc = names.g, decision.by, names.asking
    said: dict[str, Any] = {"regulars": names.regulars(by), "acted": "yes" if note_of(proc, "acted") else "no"}
    for note in ("region", "origin"):
        if 0 <= note_of(proc, note) <= len(MAP):
            said[note] = names.place(note_of(proc, note))
    for note in ("damage", "points"):
        said[note] = names.damage(note_of(proc, note))
    if note_of(proc, "source") in (BOARD, BOARD + 1, *range(9)):
        said["source"] = names.source(note_of(proc, "source"))
    said["n"] = note_of(proc, "n")
    said["hurt"] = names.damage(note_of(proc, "n"))
    said["left"] = note_of(proc, "most") - note_of(proc, "taken")
    said["target_of"] = names.of(max(0, note_of(proc, "target")))
    said |= cards_named(names, by)
    if hasattr(proc, "kind"):
        said["kind"] = names.kind(note_of(proc, "kind"))
        said["cost"] = cost_of(g, by, note_of(proc, "kind"))
    if decision.kind == "send":
        said["unit"] = names.slot(by, note_of(proc, "slot"), 2)
    if decision.kind == "swarm":
        said["swarm"] = names.place(next_swarm(g, by, note_of(proc, "region"), note_of(proc, "origin")))
    if hasattr(proc, "symbol"):
        said["action"] = names.action(note_of(proc, "symbol"))
    return said


def cards_named(names: Names, by: int) -> dict[str, Any]:
    """The feat being played, the abilities and dice of the seat that is asked."""
    g, box = names.g, names.box
    said: dict[str, Any] = {"escort": names.ability(box.power_id[POWERS.index("escort")])}
    said["ability"] = names.ability(box.power_id[max(0, box.ability[by])])
    if g.decision is not None and g.decision.step == "Prepare-foresee":
        said["ability"] = names.ability(box.power_id[POWERS.index("foresight")])
        said["omni"] = names.omni(g.omni[by])
    if g.ai != NOBODY and box.special[g.ai] >= 0:
        said["special"] = names.ability(box.power_id[box.special[g.ai]])
    storm = feat_with(g, by, STORM)
    if storm != NOBODY:
        said["storm"] = names.feat(storm)
        said["storm_damage"] = names.damage(amount_of(g, by, STORM))
    for frame in g.stack:
        if isinstance(frame, PlayFeat):
            said["feat"] = names.feat(frame.feat)
    return said


def note_of(proc: Any, name: str) -> int:
    return int(getattr(proc, name, 0))
