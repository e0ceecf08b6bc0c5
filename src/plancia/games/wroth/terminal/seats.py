"""The seats of Wroth as a strip: score, Corra, dice, units at hand, feats. And the whole table in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from plancia.cli.console import console
from plancia.games.wroth.rules.units.control import controller
from plancia.games.wroth.state.box import ACTIONS, KINDS_OF, MAP, NOBODY, SHORES, TEAM
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.terminal.map import STYLES, tags
from plancia.games.wroth.words.log import token
from plancia.games.wroth.words.names_shown import TEXT, Names


def headline(g: Wroth, lang: str) -> list[Text]:
    """Round and phase, and what lies in the middle of the table."""
    names, say = Names(g, lang), console().of(TEXT)
    phase = names.say("phase", phase=g.phase) if g.phase else ""
    lines = [Text(say("face-table-round", round=g.round, phase=phase, corra=g.stockpile), style="bold")]
    if any(g.pool) and g.phase == 4:
        pool = [names.say("units", n=n, unit=names.action(face)) for face, n in enumerate(g.pool) if n]
        lines.append(Text(say("face-table-pool", dice=", ".join(pool))))
    if g.scenario is not None and g.ai != NOBODY:
        title = names.word(g.scenario.record.name)
        lines.append(Text(say("face-table-scenario", title=title, id=g.scenario.id, chaos=g.chaos, base=g.base)))
        score = {"humans": g.vp[TEAM], "ai": g.vp[g.ai], "name": names.faction(g.ai)}
        lines.append(Text(say("face-table-score", **score), style="bold"))
    return lines


def seat_strip(g: Wroth, lang: str, asked: Sequence[int] = ()) -> Table:
    """One line for each faction, the first player and those who are asked marked."""
    names, say = Names(g, lang), console().of(TEXT)
    strip = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for column in ("name", "vp", "corra", "dice", "omni", "board", "discard"):
        right = column in ("vp", "corra", "discard")
        strip.add_column(say(f"face-seat-{column}"), justify="right" if right else "left", no_wrap=column != "board")
    for who in g.factions:
        strip.add_row(*seat_cells(names, who, who in asked))
    return strip


def seat_cells(names: Names, who: int, asked: bool) -> list[Text]:
    g, say = names.g, console().of(TEXT)
    first = g.round > 0 and who == g.captain()
    name = f"{names.letter(who)} {names.noun(who)}" + (say("face-seat-first") if first else "")
    if who == g.ai:
        name += f" {say('face-seat-ai')}"
    dice = [say("face-die", face=ACTIONS[face]) for face, n in enumerate(g.dice_held(who)) for _ in range(n)]
    board = [str(g.board[who])]
    board += [f"{names.short(who, kind)}×{g.reserve[kind]}" for kind in KINDS_OF[who] if g.reserve[kind]]
    omni = names.omni(g.omni[who]) if g.omni[who] >= 0 else "–"
    return [
        Text(("►" if asked else " ") + name, style=STYLES[who]),
        Text("" if g.side[who] == TEAM else str(g.vp[who])),
        Text(str(g.corra[who])),
        Text(" ".join(dice) or "–"),
        Text(omni),
        Text(" ".join(board)),
        Text(str(g.discard[who])),
    ]


def feat_lines(g: Wroth, factions: Sequence[int], lang: str) -> list[Text]:
    names, say = Names(g, lang), console().of(TEXT)
    lines = []
    for who in factions:
        held = [feat for feat in g.box.feats_of[who] if g.feats[feat]]
        for feat in held:
            state = "used" if g.feats[feat] == 2 else "once" if g.box.feat_once[feat] else "always"
            text = say(
                "face-seat-feat", letter=names.letter(who), feat=names.feat(feat), id=g.box.feat_ids[feat], state=state
            )
            lines.append(Text(text, style="dim" if state == "used" else ""))
    return lines


def in_sentences(g: Wroth, lang: str) -> list[str]:
    """The table without a drawing: for screen readers, and for windows narrower than the map."""
    names, say = Names(g, lang), console().of(TEXT)
    lines = []
    for region in (*MAP, SHORES):
        armies = [f"{names.noun(who)}: {names.army(who, region)}" for who in g.factions if g.count(who, region)]
        there = capital("; ".join(armies) or names.say("region-empty"))
        if region == SHORES:
            lines.append(f"{say('face-map-shores')}. {there}.")
            continue
        worth = token(names, g.tokens[region]).split(" ", 1) if g.tokens[region] >= 0 else ["0"]
        said = [names.place(region), say("face-map-vp", value=worth[0]), *worth[1:], *tags(names, region)]
        if controller(g, region) != NOBODY:
            said.append(say("face-map-control", side=names.mid(controller(g, region))))
        lines.append(f"{capital(', '.join(said))}. {there}.")
    return lines


def capital(text: str) -> str:
    """As a sentence begins."""
    return text[:1].upper() + text[1:]


def seat_sentences(g: Wroth, factions: Sequence[int], lang: str) -> list[str]:
    """What each faction has before it."""
    names, say = Names(g, lang), console().of(TEXT)
    lines = []
    for who in factions:
        dice = [names.action(face) for face, n in enumerate(g.dice_held(who)) for _ in range(n)]
        elites = [(kind, g.reserve[kind]) for kind in KINDS_OF[who] if g.reserve[kind]]
        board = [names.say("units", n=g.board[who], unit=names.regulars(who, g.board[who]))]
        board += [names.say("units", n=n, unit=names.kind(kind, n)) for kind, n in elites]
        said = {"dice": ", ".join(dice) or "–", "omni": names.omni(g.omni[who]) if g.omni[who] >= 0 else "–"}
        said |= {"name": names.faction(who), "board": names.say.list(board)}
        said["own"] = "no" if g.side[who] == TEAM else "yes"  # together the humans have one score
        lines.append(
            say("face-seat-sentence", vp=g.vp[g.side[who]], corra=g.corra[who], discard=g.discard[who], **said)
        )
    return lines
