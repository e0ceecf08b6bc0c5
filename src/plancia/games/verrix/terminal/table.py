"""Around the map of Verrix: the Turn, the market, the next Festival, a Raid or a Battle, and a line for each tribe."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from plancia.cli.console import console
from plancia.games.verrix.shown.scene import Camp, Scene
from plancia.games.verrix.shown.scene_tribes import Crowd, Folk, Stock, Tribe
from plancia.games.verrix.terminal.map import STYLES, say

# The columns of the strip and their shares of the room; those without a share are as wide as they need.
COLUMNS = {"name": 0, "vp": 0, "will": 0, "ready": 19, "village": 22, "travel": 16, "cards": 12}


def headline(scene: Scene) -> list[Text]:
    """Turn and phase, what a way costs, who acts when."""
    tile = next(tile for tile in scene.tiles if tile.now)
    where = {"turn": scene.turn, "last": len(scene.turns), "phase": scene.phase_name}
    lines = [
        Text(say("face-turn", **where), style="bold").append(
            say("face-tile", tile=tile.id, land=tile.territory, sea=tile.sea), "not bold"
        )
    ]
    if scene.order:
        order, passed = named(scene, scene.order), named(scene, scene.passed)
        lines.append(Text(say("face-order", order=order, passed=passed or "none")))
    return lines


def centre(scene: Scene) -> list[Text]:
    """The market, the Common Reserve, the Event cards, the Festivals to come."""
    goods = stock(scene, scene.market.goods) or say("face-nothing")
    commoners = folk(scene, scene.market.commoners)
    trophies = ", ".join(trophy.name for trophy in scene.trophies if not trophy.holder)
    bag = " ".join(str(token.value) for token in scene.bag for _ in range(token.bag))
    lines = [
        Text(say("face-market", goods=goods, commoners=commoners or "none")),
        Text(say("face-reserve", will=scene.divine_will, trophies=trophies or "none")),
        Text(say("face-events", deck=scene.events.deck, discard=len(scene.events.discard), bag=bag)),
    ]
    known = ", ".join(card.name for card in scene.events.known)
    lines += [Text(say("face-known", cards=known))] if known else []
    later = []
    for festival in scene.festivals:
        said = {"name": festival.name, "turn": festival.turn}
        if festival.next:
            goals = "; ".join(say("face-goal", text=goal.text, vp=goal.vp) for goal in festival.objectives)
            pays = ", ".join(f"{tribe.name} {festival.would[tribe.id]}" for tribe in scene.tribes)
            lines.append(Text(say("face-festival", goals=goals, pays=pays, **said)))
        elif not festival.over:
            pays = ", ".join(f"{tribe.name} {n}" for tribe in scene.tribes if (n := festival.would[tribe.id]))
            later.append(say("face-later", pays=pays or "none", **said))
    return [*lines, Text(say("face-would", festivals="; ".join(later)))] if later else lines


def contest(scene: Scene) -> list[Text]:
    """Who stands against whom, where somebody does."""
    places = {land.id: land.name for land in scene.territories}
    lines = []
    if scene.raid is not None:
        raid = scene.raid
        sides = {"raider": tribe_name(scene, raid.raider), "target": tribe_name(scene, raid.target)}
        told = say("face-raid", card=raid.card_name, band=raid.band, place=places[raid.territory], **sides,
                   attack=raid.attack, defence=raid.defence)  # fmt: skip
        lines.append(Text(told, style="bold"))
    if scene.battle is not None:
        battle = scene.battle
        now = next((each.n for each in battle.rounds if each.state == "now"), 0)
        side = "nobody" if not battle.disc else "attacker" if battle.disc > 0 else "defender"
        vp = next(space.vp for space in battle.track if space.at == battle.disc)
        place = places[battle.territory]
        lines.append(
            Text(say("face-battle", place=place, round=now, disc=abs(battle.disc), side=side, vp=vp), style="bold")
        )
        lines += [camp(scene, battle.attacker, "attacker"), camp(scene, battle.defender, "defender")]
    return lines


def camp(scene: Scene, side: Camp, role: str) -> Text:
    members = "; ".join(f"{tribe_name(scene, each.tribe)}: {each.units.text}" for each in side.members)
    cards = ", ".join(card.name for card in side.cards)
    return Text(say("face-camp", role=role, members=members, force=side.force, cards=cards or "none"))


def strip(scene: Scene, asked: list[str]) -> Table:
    """One row for each tribe; ► before whoever is asked."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", width=min(console().width, 100))
    for column, share in COLUMNS.items():
        right = column in ("vp", "will")
        table.add_column(
            say(f"face-column-{column}"), justify="right" if right else "left", no_wrap=not share, ratio=share or None
        )
    for tribe in scene.tribes:
        table.add_row(*cells(scene, tribe, tribe.id in asked))
    return table


def cells(scene: Scene, tribe: Tribe, asked: bool) -> list[Text]:
    name = ("►" if asked else " ") + f"{tribe.letter} {tribe.name}"
    if tribe.palisade:
        name += say("face-palisade", force=tribe.palisade)
    return [
        Text(name, style=STYLES[tribe.id]),
        Text(str(tribe.vp)),
        Text(str(tribe.divine_will)),
        Text(equipped(tribe, tribe.ready) or "–"),
        Text(village_card(scene, tribe) or "–"),
        Text(travelling_card(scene, tribe) or "–"),
        Text(cards(tribe)),
    ]


def village_card(scene: Scene, tribe: Tribe) -> str:
    things = [stock(scene, tribe.goods), hostages(scene, tribe.hostages), trophies(scene, tribe.trophies)]
    engaged = say("face-engaged", who=tribe.home.text) if anybody(tribe.home) else ""
    return "; ".join(part for part in (*things, engaged) if part)


def travelling_card(scene: Scene, tribe: Tribe) -> str:
    things = [stock(scene, tribe.carried), hostages(scene, tribe.captured), trophies(scene, tribe.carried_trophies)]
    who = [tribe.travel.text if anybody(tribe.travel) else ""]
    who += [say("face-returning", n=tribe.returning)] if tribe.returning else []
    return "; ".join(part for part in (*things, *who) if part)


def cards(tribe: Tribe) -> str:
    """How many Action cards are where; Event cards by name for whoever may read them."""
    states = [card.state for card in tribe.cards]
    said = say("face-cards", ready=states.count("ready"), used=states.count("discarded") + states.count("lying"))
    events = ", ".join(card.name for card in (*tribe.held.cards, *tribe.drawn.cards))
    n = tribe.held.n + tribe.drawn.n
    return f"{said}; {say('face-held', n=n, events=events or 'none')}" if n else said


# -- words for what lies somewhere


def named(scene: Scene, tribes: Iterable[str]) -> str:
    return ", ".join(tribe_name(scene, tribe) for tribe in tribes)


def tribe_name(scene: Scene, id: str) -> str:
    return next(tribe.name for tribe in scene.tribes if tribe.id == id)


def stock(scene: Scene, goods: Stock) -> str:
    kinds = {kind.id: kind for kind in scene.goods}
    return ", ".join(f"{n} {kinds[good].name if n == 1 else kinds[good].names}" for good, n in goods.items())


def folk(scene: Scene, commoners: list[Folk]) -> str:
    return ", ".join(f"{each.n} {tribe_name(scene, each.tribe)}" for each in commoners)


def hostages(scene: Scene, held: list[Folk]) -> str:
    return ", ".join(say("face-hostage", n=each.n, tribe=tribe_name(scene, each.tribe)) for each in held)


def trophies(scene: Scene, ids: list[str]) -> str:
    return ", ".join(trophy.name for trophy in scene.trophies if trophy.id in ids)


def anybody(crowd: Crowd) -> bool:
    return bool(crowd.commoners or crowd.characters)


def equipped(tribe: Tribe, crowd: Crowd) -> str:
    """Murchad (Cart, Horse), 4 commoners."""
    said = []
    for character in tribe.characters:
        if character.id in crowd.characters:
            worn = ", ".join(slot.good_name for slot in character.slots if slot.filled)
            said.append(f"{character.name} ({worn})" if worn else character.name)
    if crowd.commoners:
        said.append(say("face-commoners", n=crowd.commoners))
    return ", ".join(said)
