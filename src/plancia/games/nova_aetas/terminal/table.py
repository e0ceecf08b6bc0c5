"""Around the field of Nova Aetas: the hour, the Objectives, who acts when, a line for each Hero and each Enemy."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from plancia.cli.console import console
from plancia.games.nova_aetas.shown.scene import Scene
from plancia.games.nova_aetas.shown.scene_mission import Clause
from plancia.games.nova_aetas.shown.scene_models import Enemy, Hero, Model
from plancia.games.nova_aetas.words.names_shown_box import TEXT
from plancia.kernel.words import within

HEROES = {"name": 0, "at": 0, "wounds": 0, "threat": 0, "hour": 0, "tokens": 22, "gear": 34}
ENEMIES = {"name": 24, "at": 0, "wounds": 0, "hour": 0, "tokens": 0, "card": 34}


def headline(scene: Scene) -> list[Text]:
    say, mission = console().of(TEXT), scene.mission
    if mission is None:
        if scene.campaign is None:
            return [Text(scene.phase_name, style="bold")]
        place = scene.campaign
        return [
            Text(
                say("face-town", campaign=place.name, place=place.place, city="yes" if place.city else "no"),
                style="bold",
            )
        ]
    hour = say("face-hour", mission=mission.name, t=mission.t, sector=mission.sector, lap=mission.lap)
    lines = [Text(hour, style="bold")]
    lines += objectives(say("face-victory"), mission.victory)
    lines += objectives(say("face-defeat"), mission.defeat)
    if mission.secondary:
        lines += objectives(say("face-secondary"), mission.secondary)
    for aim in mission.enemies_want:
        said = f"{within(aim.text.rstrip('.'))} · {aim.line}"
        lines.append(Text.assemble((f"{say('face-enemies-want')}: ", "bold"), said, style="" if aim.open else "dim"))
    told = " ".join(aim.line for aim in mission.enemies_want)
    counted = ", ".join(
        say("face-counted", name=each.name, n=each.n, of=each.of or "none")
        for each in mission.counters
        if each.n and each.name not in told
    )
    more = [counted, mission.weather]
    if mission.stealth:
        more.append(say("face-alarm", on="yes" if mission.aware else "no"))
    if any(more):
        lines.append(Text(" · ".join(part for part in more if part)))
    return lines


def objectives(title: str, clauses: list[Clause]) -> list[Text]:
    said = "; ".join(("✓ " if clause.met else "") + within(clause.text.rstrip(".")) for clause in clauses)
    return [Text.assemble((f"{title}: ", "bold"), said)] if said else []


def wheel(scene: Scene) -> list[Text]:
    """Who acts when: the Activation Tokens in the order of the Horologium."""
    if scene.mission is None:
        return []
    hours: dict[int, list[str]] = {}
    for model in scene.models:
        if model.hour >= 0 and model.side != "enemy":
            hours.setdefault(model.hour, []).append(model.name)
    for enemy in scene.enemies:
        if enemy.hour >= 0:
            hours.setdefault(enemy.hour, []).append(enemy.names)
    said = " · ".join(f"{hour}: {', '.join(names)}" for hour, names in sorted(hours.items()))
    return [Text(console().of(TEXT)("face-wheel", tokens=said))] if said else []


def heroes(scene: Scene, asked: list[str]) -> Table:
    """One row for each Hero and Ally; ► before those whose player is asked."""
    table = empty("face-hero", HEROES)
    sheets = {hero.id: hero for hero in scene.heroes}
    for model in scene.models:
        if model.side != "enemy":
            table.add_row(*hero_cells(scene, model, sheets.get(model.id), asked))
    return table


def hero_cells(scene: Scene, model: Model, sheet: Hero | None, asked: list[str]) -> list[Text]:
    say = console().of(TEXT)
    called = "►" if sheet is not None and sheet.seat in asked else " "
    where = say("face-down", square=model.at) if model.down else model.inside or model.at or "–"
    threat = f"{model.threat}" + (f" / {sheet.heroism}" if sheet is not None else "")
    acting = say("face-ap", ap=scene.ap) if model.id == scene.actor else str(model.hour) if model.hour >= 0 else "–"
    held = ", ".join([*named_tokens(scene, model), *model.carries])
    return [
        Text(f"{called}{model.short} {model.name}", style="bold cyan"),
        Text(where),
        Text(f"{model.wounds}/{model.health}"),
        Text(threat),
        Text(acting),
        Text(held or "–"),
        Text(things(sheet) if sheet is not None else "–"),
    ]


def things(sheet: Hero) -> str:
    """Sword, Shield (2 of 3), Crossbow (unloaded)."""
    say, said = console().of(TEXT), []
    for gear in sheet.gear:
        if not gear.item:
            continue
        notes = [say("face-resists", n=gear.wounds, of=gear.resistance)] if gear.resistance else []
        notes += [say("face-unloaded")] if gear.unloaded else []
        notes += [gear.oil] if gear.oil else []
        said.append(f"{gear.name} ({', '.join(notes)})" if notes else gear.name)
    return ", ".join(said) or "–"


def enemies(scene: Scene) -> Table | None:
    foes = [model for model in scene.models if model.side == "enemy"]
    if not foes:
        return None
    table = empty("face-enemy", ENEMIES)
    cards = {card.id: card for card in scene.enemies}
    told: set[str] = set()
    for model in foes:
        card = cards[model.kind]
        said = [] if card.id in told else card_lines(card)
        told.add(card.id)
        table.add_row(
            Text(f" {model.short} {model.name}", style="bold red"),
            Text(model.at),
            Text(f"{model.wounds}/{model.health}"),
            Text(str(card.hour)),
            Text(", ".join(named_tokens(scene, model)) or "–"),
            Text(". ".join(said)),
        )
    return table


def card_lines(card: Enemy) -> list[str]:
    """What is on an Enemy Card, told once for all its models."""
    numbers = {"pd": card.pd, "md": card.md, "ap": card.rapidity, "ca": card.control_area}
    attacks = [f"{each.name}: {each.line}" for each in card.attacks]
    return [
        console().of(TEXT)("face-card", **numbers),
        *([", ".join(card.abilities)] if card.abilities else []),
        *attacks,
    ]


def named_tokens(scene: Scene, model: Model) -> list[str]:
    names = {token.id: token.name for token in scene.tokens}
    return [names[token] for token in model.tokens]


def empty(columns: str, shares: dict[str, int]) -> Table:
    """Those without a share are as wide as they need."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", width=min(console().width, 110))
    for column, share in shares.items():
        table.add_column(console().of(TEXT)(f"{columns}-{column}"), no_wrap=not share, ratio=share or None)
    return table


def purse(scene: Scene) -> list[Text]:
    """The treasury, and in a settlement how the Heroes grow."""
    say, treasury = console().of(TEXT), scene.treasury
    reagents = ", ".join(f"{each.n} {each.name}" for each in treasury.reagents)
    items = ", ".join(f"{each.n} {each.name}" if each.n > 1 else each.name for each in treasury.items)
    said = [part for part in (reagents, items) if part]
    lines = [Text(say("face-treasury", popolini=treasury.popolini, things="; ".join(said) or "none"))]
    if scene.campaign is not None and scene.mission is None:
        growing = [
            say("face-grows", name=hero.name, xp=hero.xp, cp=hero.class_points, visits=hero.visits)
            for hero in scene.heroes
        ]
        lines.append(Text(" · ".join(growing)))
    return lines


def the_way(scene: Scene) -> list[Text]:
    """The missions of the campaign, in place of a field."""
    if scene.campaign is None:
        return []
    known = [each for each in scene.campaign.stages if each.state != "closed"]
    lines = [Text(scene.campaign.arrival)] if scene.campaign.arrival else []
    return [
        *lines,
        Text(" · ".join(console().of(TEXT)("face-stage", name=each.name, state=each.state) for each in known)),
    ]
