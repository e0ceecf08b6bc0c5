"""Everything on the sheets of the Heroes of one seat, to be read at leisure."""

from __future__ import annotations

from rich.text import Text

from plancia.cli.console import console
from plancia.games.nova_aetas.shown.scene import Scene
from plancia.games.nova_aetas.shown.scene_models import Hero
from plancia.games.nova_aetas.terminal.table import things
from plancia.games.nova_aetas.words.names_shown_box import TEXT


def in_full(scene: Scene, seat: str) -> list[Text]:
    return [line for hero in scene.heroes if hero.seat == seat for line in sheet(hero)]


def sheet(hero: Hero) -> list[Text]:
    say = console().of(TEXT)
    lines = [
        Text(
            say("face-sheet", name=hero.name, **{"class": hero.advanced or hero.class_name}, **hero.stats),
            style="bold cyan",
        ),
        Text(hero.text),
        Text(say("face-keywords", words=", ".join(word.name for word in [*hero.keywords, *hero.schools]))),
        Text(say("face-sheet-gear", things=things(hero))),
    ]
    lines += [
        titled(gear.name, ". ".join(part for part in (gear.line, gear.text) if part)) for gear in hero.gear if gear.item
    ]
    for skill in hero.skills:
        price = skill.price or skill.form
        state = "" if skill.learned else say("face-unlearned", xp=skill.xp)
        lines.append(titled(f"{skill.name} ({price}){state}", skill.text))
    lines += [titled(say("face-destiny", name=card.name), card.text) for card in hero.destiny]
    lines += [titled(say("face-grave", name=card.name), card.text) for card in (*hero.graves, *hero.fresh_graves)]
    return lines


def titled(title: str, text: str) -> Text:
    return Text.assemble((f"{title}: ", "bold"), text)
