# not compiled
"""Effects as pictures: what flies from where to where, and which words of a line stand for something on the table."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from plancia.games.wroth.shown.drawn_once import SIDES
from plancia.games.wroth.shown.spots import unit_spot
from plancia.games.wroth.state import effects as e
from plancia.games.wroth.state import effects_round as r
from plancia.games.wroth.state.box import (
    ACTIONS,
    BOARD,
    DISCARD,
    FACTIONS,
    KINDS,
    KINDS_OF,
    NOBODY,
    OMNI,
    OWNER_OF,
    PLACES,
    REGULAR,
    TEAM,
    Box,
)  # fmt: skip
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.words.names_shown import Names
from plancia.games.wroth.words.rule_cards import table_of
from plancia.kernel.picture import Candidate, Motion, Thing
from plancia.kernel.state import Effect


def motion(g: Wroth, effect: Effect[Any]) -> Motion | None:
    """None for what has nothing to show."""
    return _of_units(g.box, effect) or _of_corra(effect) or _of_dice(effect) or _of_the_round(g.box, effect)


def candidates(g: Wroth, effect: Effect[Any], lang: str) -> list[Candidate]:
    if not isinstance(effect, r.Weighed):
        return []
    names = Names(g, lang)
    return [
        Candidate(f"region:{region}", names.place(region), abs(value), region == effect.chosen)
        for region, value in zip(effect.candidates, effect.values, strict=True)
    ]


def _of_units(box: Box, effect: Effect[Any]) -> Motion | None:
    if not isinstance(effect, e.Deploy | e.Move | e.Hit | e.Discard | e.Recall | e.Recover | e.Heal):
        return None
    who = FACTIONS[effect.who]
    if isinstance(effect, e.Deploy):
        piece = _piece(box, effect.who, effect.slot)
        source = f"region:{effect.source}"
        if effect.source in (BOARD, DISCARD):
            source = f"{'board' if effect.source == BOARD else 'discard'}:{who}"
        if effect.slot != REGULAR:
            source = f"elite:{who}:{piece}"
        return Motion("move", f"region:{effect.region}", source, who, piece, effect.n)
    if isinstance(effect, e.Move):
        strongest = max(slot for slot, _ in effect.units)
        n = sum(n for _, n in effect.units)
        piece = _piece(box, effect.who, strongest)
        return Motion("move", f"region:{effect.region}", f"region:{effect.origin}", who, piece, n)
    if isinstance(effect, e.Hit):
        spot = unit_spot(box, effect.who, effect.region, effect.slot)
        return Motion("gone" if effect.defeated else "hit", spot, "", who, _piece(box, effect.who, effect.slot))
    if isinstance(effect, e.Discard):
        return Motion("move", f"discard:{who}", f"region:{effect.region}", who, "regular", effect.n)
    if isinstance(effect, e.Recall):
        piece = _piece(box, effect.who, effect.slot)
        return Motion("move", f"elite:{who}:{piece}", f"region:{effect.region}", who, piece)
    if isinstance(effect, e.Recover):
        return Motion("move", f"board:{who}", f"discard:{who}", who, "regular", effect.n)
    spot = unit_spot(box, effect.who, effect.region, effect.slot)
    return Motion("mark", spot, "", who, _piece(box, effect.who, effect.slot), effect.n)


def _of_corra(effect: Effect[Any]) -> Motion | None:
    if isinstance(effect, e.GainCorra) and effect.taken:
        who = FACTIONS[effect.who]
        return Motion("gain", f"corra:{who}", "stockpile", who, "corra", effect.taken)
    if isinstance(effect, e.PayCorra):
        who = FACTIONS[effect.who]
        return Motion("move", "stockpile", f"corra:{who}", who, "corra", effect.amount)
    return None


def _of_dice(effect: Effect[Any]) -> Motion | None:
    if isinstance(effect, r.RollPool):
        faces = [face for face, n in zip(ACTIONS, effect.faces, strict=True) for _ in range(n)]
        return Motion("roll", f"die:{faces[0]}", piece="die", n=len(faces), faces=faces) if faces else None
    if isinstance(effect, r.TurnChaos):
        return Motion("roll", "chaos", piece="die", faces=[str(effect.value)])
    if not isinstance(effect, r.SetOmni | r.SpendOmni | r.TakeDie | r.SpendDie | r.TurnDie):
        return None
    who = FACTIONS[effect.who]
    if isinstance(effect, r.SetOmni):
        return Motion("roll", f"omni:{who}", "", who, "die", 1, [OMNI[effect.face]])
    if isinstance(effect, r.SpendOmni):
        return Motion("gone", f"omni:{who}", "", who, "die")
    face = ACTIONS[effect.face]
    if isinstance(effect, r.TurnDie):
        return Motion("roll", f"held:{who}:{face}", "", who, "die", 1, [face])
    ends = [f"die:{face}", f"held:{who}:{face}"]
    source, to = ends if isinstance(effect, r.TakeDie) else ends[::-1]
    return Motion("move", to, source, who, "die", 1, [face])


def _of_the_round(box: Box, effect: Effect[Any]) -> Motion | None:
    if isinstance(effect, r.Score):
        side = SIDES[effect.side]
        total = effect.token + effect.domination + effect.bonus
        return Motion("gain", f"vp:{side}", f"region:{effect.region}", side, "vp", total)
    if isinstance(effect, r.Finish):
        return Motion("mark", f"vp:{SIDES[effect.winners[0]]}", "", SIDES[effect.winners[0]])
    if isinstance(effect, r.MoveBase):
        return Motion("mark", f"region:{effect.region}", piece="base")
    if isinstance(effect, r.Weighed):
        return Motion("mark", f"region:{effect.chosen}")
    if isinstance(effect, r.TakeFeat | r.UseFeat):
        return Motion("mark", f"feat:{box.feat_ids[effect.feat]}", "", FACTIONS[effect.who])
    if isinstance(effect, r.MakeFirst):
        return Motion("mark", f"faction:{FACTIONS[effect.who]}", "", FACTIONS[effect.who])
    if isinstance(effect, e.CountPurchase):
        who = FACTIONS[effect.who]
        return Motion("mark", f"elite:{who}:{KINDS[effect.kind]}", "", who, KINDS[effect.kind])
    return _of_told(effect) if isinstance(effect, r.Told) else None


def _of_told(effect: r.Told) -> Motion | None:
    who = FACTIONS[effect.who] if 0 <= effect.who < TEAM else ""
    if effect.region >= 0:
        return Motion("mark", f"region:{effect.region}", "", who)
    if effect.what == "chaos":
        return Motion("mark", "chaos", "", who, "die", 1, [str(effect.n)])
    return Motion("mark", f"faction:{who}", "", who) if who else None


def _piece(box: Box, who: int, slot: int) -> str:
    return "regular" if slot == REGULAR else KINDS[box.slot_kind[who][slot]]


# -- words


def things(g: Wroth, effect: Effect[Any], lang: str, text: str) -> list[Thing]:
    """The words of a line that stand for something on the table, the longest first; none is part of another."""
    pattern, spots = _vocabulary(g.box, g.factions, g.ai, lang)
    found = {word: _spot(g, effect, spots[word]) for word in sorted(pattern.findall(text), key=lambda word: -len(word))}
    return [Thing(word, spot) for word, spot in found.items() if spot]


@lru_cache(maxsize=200)
def _vocabulary(box: Box, factions: tuple[int, ...], ai: int, lang: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """Every name a line can have, and its spot. Of units, "kind:grey" and "regular:koda": they may be anywhere."""
    names = Names(table_of(box), lang)
    words = {names.place(region): f"region:{region}" for region in PLACES}
    words |= {names.say("word-corra"): "corra", names.say("word-vp"): "vp", names.say("word-chaos"): "chaos"}
    words |= {names.say("word-base"): "base", names.say("word-stockpile"): "stockpile"}
    if ai != NOBODY:
        words |= {names.say("humans-mid"): "vp:humans"}
    for who in factions:
        record = box.tables["faction"][FACTIONS[who]]
        words |= {names.regulars(who, n): f"regular:{FACTIONS[who]}" for n in (1, 2)}
        for kind in KINDS_OF[who]:
            words |= {names.kind(kind, n): f"kind:{KINDS[kind]}" for n in (1, 2)}
            words |= {names.ability(id): f"ability:{id}" for id in box.tables["unit"][KINDS[kind]].abilities}
        own = record.special if who == ai else record.ability
        words |= {names.ability(own): f"ability:{own}"} if own else {}
        words |= {names.feat(feat): f"feat:{box.feat_ids[feat]}" for feat in box.feats_of[who]}
        words[names.noun(who)] = f"faction:{FACTIONS[who]}"
    words |= {word[:1].upper() + word[1:]: spot for word, spot in words.items()}  # where a sentence begins
    ordered = sorted(words, key=lambda word: (-len(word), word))
    return re.compile("|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in ordered)), words


def _spot(g: Wroth, effect: Any, spot: str) -> str:
    """The address of a name in the line of an effect; empty: it stands for nothing there."""
    what, _, name = spot.partition(":")
    who = getattr(effect, "who", NOBODY)
    if what == "corra":
        return f"corra:{FACTIONS[who]}" if who in g.factions else "stockpile"
    if what == "stockpile" and not isinstance(effect, e.GainCorra | e.PayCorra):
        return ""  # the dice have a pool of the same name in Italian
    if what == "vp" and not name:
        return f"vp:{SIDES[effect.side]}" if isinstance(effect, r.Score) else ""
    if what not in ("kind", "regular"):
        return spot
    kind = name if what == "kind" else "regular"
    owner = name if what == "regular" else FACTIONS[OWNER_OF[KINDS.index(name)]]
    region = getattr(effect, "region", NOBODY)
    if region != NOBODY:
        return f"unit:{owner}:{region}:{kind}"
    return f"board:{owner}" if what == "regular" else f"elite:{owner}:{kind}"
