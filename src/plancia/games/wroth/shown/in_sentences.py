# not compiled
"""The whole table in sentences, for whoever has it read out."""

from __future__ import annotations

from typing import Any

from plancia.games.wroth.shown.draw import scene
from plancia.games.wroth.state.box import FACTIONS, KINDS
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.words.names_shown import Names
from plancia.kernel.view import View
from plancia.kernel.words import Catalogue


def described(view: View, lang: str) -> list[str]:
    g = view.table
    assert isinstance(g, Wroth)
    names, drawn = Names(g, lang), scene(view, lang)
    say = names.say
    lines = [say("text-round", round=drawn["round"], phase=drawn["phase"], name=drawn["phase_name"])]
    lines += [_side(say, side) for side in drawn["sides"]]
    if drawn["coop"]:
        lines += _chaos(names, drawn)
    lines += [_region(names, region) for region in drawn["regions"]]
    lines += [_faction(names, faction, drawn) for faction in drawn["factions"]]
    pool = _dice(say, drawn["pool"], drawn["actions"])
    lines.append(say("text-centre", n=drawn["stockpile"], dice=pool or say("text-no-dice")))
    if view.waiting_for:
        lines.append(say("text-waiting", who=say.list([names.mid(who) for who in view.waiting_for])))
    return lines


def _side(say: Catalogue, side: dict[str, Any]) -> str:
    if side["won"]:
        return say("text-won", name=side["name"], vp=side["vp"])
    if side["goal"] is None:
        return say("text-side", name=side["name"], vp=side["vp"])
    return say("text-side-goal", name=side["name"], vp=side["vp"], goal=side["goal"])


def _chaos(names: Names, drawn: dict[str, Any]) -> list[str]:
    say, card = names.say, drawn["scenario"]
    lines = [say("text-scenario", name=card["name"], mission=card["mission"])]
    if drawn["base"]:
        lines.append(say("text-base", region=names.place(drawn["base"])))
    if drawn["chaos"]:
        lines.append(say("text-chaos", n=drawn["chaos"], row=card["chaos"][drawn["chaos"] - 1]))
    return lines


def _region(names: Names, region: dict[str, Any]) -> str:
    """Region 3, token 2 Battle. Koda: 2 Kin. Koda would score 3 VP (token 2, domination 1)."""
    say, token = names.say, region["token"]
    lines = [f"{region['name']}."]
    if token is not None:
        symbol = say("action", face=token["symbol"]) if token["symbol"] else ""
        key = "text-token-symbol" if symbol else "text-token"
        lines = [say(key, name=region["name"], value=token["value"], action=symbol)]
    for army in region["armies"]:
        lines.append(say("text-army", who=names.faction(FACTIONS.index(army["who"])), units=army["text"]))
    if not region["armies"]:
        lines.append(say("text-empty"))
    for would in region["would"]:
        side = [*FACTIONS, "humans"].index(would["side"])
        said = {"who": names.faction(side), "who_mid": names.mid(side), "n": would["vp"], "parts": would["text"]}
        lines.append(say("text-would", **said))
    if region["armies"] and token is not None and not region["would"]:
        lines.append(say("text-nobody"))
    if region["threat"]:
        lines.append(say("text-threat", n=region["threat"]))
    return " ".join(lines)


def _faction(names: Names, faction: dict[str, Any], drawn: dict[str, Any]) -> str:
    say = names.say
    who = names.faction(FACTIONS.index(faction["id"]))
    lines = [say("text-first" if faction["first"] else "text-faction", who=who, corra=faction["corra"])]
    lines.append(say("text-dice", dice=_dice(say, faction["dice"], drawn["actions"]) or say("text-no-dice")))
    if faction["omni"]:
        lines.append(say("text-omni", omni=drawn["omnis"][faction["omni"]]))
    unit = faction["regular"] if faction["board"] == 1 else faction["regulars"]
    lines.append(say("text-board", units=say("units", n=faction["board"], unit=unit), discard=faction["discard"]))
    reserve = [elite for elite in faction["reserve"] if elite["n"]]
    if reserve:
        kinds = {each["kind"]: names.kind(KINDS.index(each["kind"]), each["n"]) for each in reserve}
        elites = [say("text-elite", n=each["n"], unit=kinds[each["kind"]], cost=each["cost"]) for each in reserve]
        lines.append(say("text-reserve", elites=", ".join(elites)))
    for feat in faction["feats"]:
        lines.append(say("text-feat-used" if feat["used"] else "text-feat", feat=feat["name"], text=feat["text"]))
    return " ".join(lines)


def _dice(say: Catalogue, dice: dict[str, int], actions: dict[str, str]) -> str:
    return ", ".join(say("units", n=n, unit=actions[face]) for face, n in dice.items() if n)
