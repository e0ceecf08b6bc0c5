"""What is agreed on before a game: said on the command line, or asked for, as the game itself tells of it."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from plancia.bots import offered, usual
from plancia.cli.console import console
from plancia.cli.reading import choose
from plancia.games.shelf import game_named
from plancia.kernel.game import BadSettings
from plancia.table.match import HUMAN

About = dict[str, Any]  # what a title says of itself, see Voice.about_game


class Agreed(NamedTuple):
    players: dict[str, str]
    settings: dict[str, Any]
    position: str = ""


# -- what is said


def settings_from(about: About, said: dict[str, str]) -> dict[str, Any]:
    """Values that the game tells of, with what goes along with them; and settings that are written out, as a list (a,b)
    or as a list for each name (a=x+y,b=z)."""
    known = {each["key"]: each for each in about.get("settings", [])}
    written: dict[str, str] = about.get("written", {})
    found: dict[str, Any] = {}
    more: dict[str, Any] = {}
    for option, text in said.items():
        key = option.replace("-", "_")
        if key in known:
            chosen = one_of({word(each["value"]): each for each in known[key]["values"]}, option, text)
            found |= chosen["sets"]
            more[key] = chosen["value"]
        elif key == about.get("automa"):
            more[key] = one_of({each["seat"]: each for each in about["seats"]}, option, text)["seat"]
        elif key in written:
            more[key] = written_out(option, text, written[key])
        else:
            raise console().trouble("usage-UnknownOptionError", value=f"--{option}")
    return found | more


def one_of(values: dict[str, About], option: str, text: str) -> About:
    found = next((value for name, value in values.items() if name.lower() == text.lower()), None)
    if found is None:
        raise console().trouble("no-such-value", value=text, name=f"--{option}", choices=", ".join(values))
    return found


def word(value: Any) -> str:
    return {None: "none", True: "yes", False: "no"}.get(value) or str(value)


def written_out(option: str, text: str, example: str) -> Any:
    parts = text.replace(" ", "").split(",")
    if "=" not in example:
        return parts
    pairs = [part.partition("=") for part in parts]
    if not all(name and names for name, _, names in pairs):
        raise console().trouble("setting-how", name=f"--{option}", value=text, example=example)
    return {name: names.split("+") for name, _, names in pairs}


def agreed_quickly(about: About) -> Agreed:
    """The table that opens at once: the one called so, or the first that begins at the beginning."""
    presets = [each for each in about["presets"] if not each["position"]]
    return preset(next((each for each in presets if each["id"] == "quick"), presets[0]))


def preset(said: dict[str, Any]) -> Agreed:
    players = {seat: chair.get("bot", HUMAN) for seat, chair in said["chairs"].items()}
    return Agreed(players, dict(said["settings"]), said["position"])


def agreed_alone(game: str, about: About, settings: dict[str, Any]) -> Agreed | None:
    """One person, where these settings let one play."""
    wanted = [seat for each in about["presets"] for seat in preset(each).players]
    seat = next((seat for seat in wanted if seat in seats_left(about, settings)), "")
    return Agreed({seat: HUMAN}, settings) if seat and can_play(game, [seat], settings) else None


def seats_left(about: About, settings: dict[str, Any]) -> list[str]:
    """Those that the rules do not play themselves; first those that something is agreed about."""
    automa = settings.get(about.get("automa", ""))
    free = [each["seat"] for each in about["seats"] if each["seat"] != automa]
    return sorted(free, key=lambda seat: not is_agreed_about(seat, settings))


def is_agreed_about(seat: str, settings: dict[str, Any]) -> bool:
    """Such as who begins: that seat has to be taken."""
    return any(seat == said or (isinstance(said, list | dict) and seat in said) for said in settings.values())


def fitting(game: str, about: About, settings: dict[str, Any]) -> list[int]:
    """How many may play so."""
    free = seats_left(about, settings)
    return [n for n in range(1, len(free) + 1) if can_play(game, free[:n], settings)]


def can_play(game: str, seats: list[str], settings: dict[str, Any]) -> bool:
    try:
        game_named(game).table({**settings, "seats": seats})
    except BadSettings:
        return False
    return True


# -- what is asked; each raises EOFError when the input ends before the game begins


def agree(game: str, about: About, settings: dict[str, Any], seed: str | None) -> Agreed:
    say = console().say
    if settings and not fitting(game, about, settings):
        return nobody_can(about, settings)
    console().print(say("new-welcome", game=about["title"]), "bold")
    if not settings:
        ready = about["presets"]
        options = [*(f"{each['title']}. {each['text']}" for each in ready), say("new-own")]
        chosen = choose(say("new-what"), options)
        if chosen < len(ready):
            return preset(ready[chosen])
        settings = ask_settings(about)
    free, numbers = seats_left(about, settings), fitting(game, about, settings)
    if not numbers:
        return nobody_can(about, settings)
    people = choose(say("new-people"), [say("new-people-n", n=n) for n in range(1, numbers[-1] + 1)]) + 1
    players = seat_people(about, people, free)
    left = [seat for seat in free if seat not in players]
    wanted = sum(is_agreed_about(seat, settings) for seat in left)
    least = max(numbers[0] - people, wanted)
    return Agreed(players | seat_bots(game, least, numbers[-1] - people, left, wanted, seed), settings)


def nobody_can(about: About, settings: dict[str, Any]) -> Agreed:
    """The game itself says what is wrong with it."""
    return Agreed({seats_left(about, settings)[0]: HUMAN}, settings)


def ask_settings(about: About) -> dict[str, Any]:
    """One after the other, until all is as wanted; an empty line goes on."""
    say = console().say
    settings: dict[str, Any] = {}
    while True:
        lines = []
        for each in about["settings"]:
            now = settings.get(each["key"], each["default"])
            title = next((value["title"] for value in each["values"] if value["value"] == now), str(now))
            lines.append(f"{each['title']}: {title}")
        place = choose(say("new-settings"), [say("new-go-on"), *lines]) - 1
        if place < 0:
            return settings
        setting = about["settings"][place]
        titles = [f"{each['title']}: {each['help']}" for each in setting["values"]]
        value = setting["values"][choose(setting["title"], titles)]
        settings |= {**value["sets"], setting["key"]: value["value"]}


def seat_people(about: About, people: int, free: list[str]) -> dict[str, str]:
    """Each person takes a seat; where seats are alike they are taken in turn."""
    say = console().say
    titles = {each["seat"]: f"{each['name']} ({each['text']})" for each in about["seats"] if each.get("text")}
    if not titles:
        return dict.fromkeys(free[:people], HUMAN)
    first = next(iter(agreed_quickly(about).players), "")
    players: dict[str, str] = {}
    for number in range(1, people + 1):
        left = [name for name in free if name not in players]
        question = say("new-seat", number=number) if people > 1 else say("new-your-seat")
        usual = left.index(first) + 1 if first in left else 1
        players[left[choose(question, [titles[name] for name in left], usual)]] = HUMAN
    return players


def seat_bots(game: str, least: int, most: int, free: list[str], wanted: int, seed: str | None) -> dict[str, str]:
    """They take free seats: the first ones, so many as are wanted, and others at random."""
    say, least = console().say, max(0, least)
    if most < 1:
        return {}
    bots = least + choose(say("new-bots"), [say("new-bots-n", n=n) for n in range(least, most + 1)])
    if not bots:
        return {}
    kinds = offered(game)
    strengths = [say(f"new-{kind}") for kind in kinds]
    kind = kinds[choose(say("new-strength"), strengths, kinds.index(usual(game)) + 1)]
    taken = [*free[:wanted], *Random(seed).sample(free[wanted:], bots - wanted)]
    return dict.fromkeys(taken, kind)
