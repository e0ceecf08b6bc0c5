# not compiled
"""Effects as pictures: what flies from where to where, and which words of a line stand for something on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from plancia.games.wroth.shown.drawn_once import SIDES
from plancia.games.wroth.shown.spots import piece_of, unit_spot
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
from plancia.kernel.words import Vocabulary


def motion(g: Wroth, effect: Effect[Any]) -> Motion | None:
    """None for what has nothing to show."""
    moving, who = MOTIONS.get(type(effect)), getattr(effect, "who", NOBODY)
    return None if moving is None else moving(g.box, effect, FACTIONS[who] if 0 <= who < TEAM else "")


def candidates(g: Wroth, effect: Effect[Any], lang: str) -> list[Candidate]:
    if not isinstance(effect, r.Weighed):
        return []
    names = Names(g, lang)
    return [
        Candidate(f"region:{region}", names.place(region), abs(value), region == effect.chosen)
        for region, value in zip(effect.candidates, effect.values, strict=True)
    ]


def _deployed(box: Box, effect: e.Deploy, who: str) -> Motion:
    piece, source = _piece(box, effect), f"region:{effect.source}"
    if effect.source in (BOARD, DISCARD):
        source = f"{'board' if effect.source == BOARD else 'discard'}:{who}"
    if effect.slot != REGULAR:
        source = f"elite:{who}:{piece}"
    return Motion("move", f"region:{effect.region}", source, who, piece, effect.n)


def _moved(box: Box, effect: e.Move, who: str) -> Motion:
    """The strongest of them is seen to go."""
    piece = piece_of(box, effect.who, max(slot for slot, _ in effect.units))
    n = sum(n for _, n in effect.units)
    return Motion("move", f"region:{effect.region}", f"region:{effect.origin}", who, piece, n)


def _corra_gained(box: Box, effect: e.GainCorra, who: str) -> Motion | None:
    return Motion("gain", f"corra:{who}", "stockpile", who, "corra", effect.taken) if effect.taken else None


def _pool_rolled(box: Box, effect: r.RollPool, who: str) -> Motion | None:
    faces = [face for face, n in zip(ACTIONS, effect.faces, strict=True) for _ in range(n)]
    return Motion("roll", f"die:{faces[0]}", piece="die", n=len(faces), faces=faces) if faces else None


def _scored(box: Box, effect: r.Score, who: str) -> Motion:
    side, total = SIDES[effect.side], effect.token + effect.domination + effect.bonus
    return Motion("gain", f"vp:{side}", f"region:{effect.region}", side, "vp", total)


def _told(box: Box, effect: r.Told, who: str) -> Motion | None:
    if effect.region >= 0:
        return Motion("mark", f"region:{effect.region}", "", who)
    if effect.what == "chaos":
        return Motion("mark", "chaos", "", who, "die", 1, [str(effect.n)])
    return Motion("mark", f"faction:{who}", "", who) if who else None


def _piece(box: Box, it: Any) -> str:
    return piece_of(box, it.who, it.slot)


def _unit(box: Box, it: Any) -> str:
    return unit_spot(box, it.who, it.region, it.slot)


def _die(it: Any) -> str:
    return f"die:{ACTIONS[it.face]}"


def _held(who: str, it: Any) -> str:
    return f"held:{who}:{ACTIONS[it.face]}"


MOTIONS: dict[type[Effect[Any]], Callable[[Box, Any, str], Motion | None]] = {
    e.Deploy: _deployed,
    e.Move: _moved,
    e.Hit: lambda box, it, who: Motion("gone" if it.defeated else "hit", _unit(box, it), "", who, _piece(box, it)),
    e.Discard: lambda box, it, who: Motion("move", f"discard:{who}", f"region:{it.region}", who, "regular", it.n),
    e.Recall: lambda box, it, who: Motion(
        "move", f"elite:{who}:{_piece(box, it)}", f"region:{it.region}", who, _piece(box, it)
    ),
    e.Recover: lambda box, it, who: Motion("move", f"board:{who}", f"discard:{who}", who, "regular", it.n),
    e.Heal: lambda box, it, who: Motion("mark", _unit(box, it), "", who, _piece(box, it), it.n),
    e.CountPurchase: lambda box, it, who: Motion("mark", f"elite:{who}:{KINDS[it.kind]}", "", who, KINDS[it.kind]),
    e.GainCorra: _corra_gained,
    e.PayCorra: lambda box, it, who: Motion("move", "stockpile", f"corra:{who}", who, "corra", it.amount),
    r.RollPool: _pool_rolled,
    r.TurnChaos: lambda box, it, who: Motion("roll", "chaos", piece="die", faces=[str(it.value)]),
    r.SetOmni: lambda box, it, who: Motion("roll", f"omni:{who}", "", who, "die", 1, [OMNI[it.face]]),
    r.SpendOmni: lambda box, it, who: Motion("gone", f"omni:{who}", "", who, "die"),
    r.TurnDie: lambda box, it, who: Motion("roll", _held(who, it), "", who, "die", 1, [ACTIONS[it.face]]),
    r.TakeDie: lambda box, it, who: Motion("move", _held(who, it), _die(it), who, "die", 1, [ACTIONS[it.face]]),
    r.SpendDie: lambda box, it, who: Motion("move", _die(it), _held(who, it), who, "die", 1, [ACTIONS[it.face]]),
    r.Score: _scored,
    r.Finish: lambda box, it, who: Motion("mark", f"vp:{SIDES[it.winners[0]]}", "", SIDES[it.winners[0]]),
    r.MoveBase: lambda box, it, who: Motion("mark", f"region:{it.region}", piece="base"),
    r.Weighed: lambda box, it, who: Motion("mark", f"region:{it.chosen}"),
    r.TakeFeat: lambda box, it, who: Motion("mark", f"feat:{box.feat_ids[it.feat]}", "", who),
    r.UseFeat: lambda box, it, who: Motion("mark", f"feat:{box.feat_ids[it.feat]}", "", who),
    r.MakeFirst: lambda box, it, who: Motion("mark", f"faction:{who}", "", who),
    r.Told: _told,
}


# -- words


def things(g: Wroth, effect: Effect[Any], lang: str, text: str) -> list[Thing]:
    """The words of a line that stand for something on the table."""
    named = _vocabulary(g.box, g.factions, g.ai, lang).found(text)
    found = {word: _spot(g, effect, spot) for word, spot in named.items()}
    return [Thing(word, spot) for word, spot in found.items() if spot]


@lru_cache(maxsize=200)
def _vocabulary(box: Box, factions: tuple[int, ...], ai: int, lang: str) -> Vocabulary:
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
    return Vocabulary(words)


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
