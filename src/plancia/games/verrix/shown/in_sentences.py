# not compiled
"""The whole table in sentences, as its reader may know it, for whoever has it read out."""

from __future__ import annotations

from plancia.games.verrix.shown import drawn_once as once
from plancia.games.verrix.shown.draw import drawn
from plancia.games.verrix.shown.scene import Battle, Camp, Raid, Scene
from plancia.games.verrix.shown.scene_tribes import Character, EventCard, Folk, Stock, Tribe
from plancia.games.verrix.state.box import GOODS, TRIBES
from plancia.games.verrix.state.state import Verrix
from plancia.games.verrix.words.names_shown import Names
from plancia.kernel.view import View

STATES = {
    "ready": "text-ready-cards",
    "lying": "text-lying-cards",
    "discarded": "text-discarded-cards",
    "unlearned": "text-unlearned-cards",
}


def described(view: View, lang: str) -> list[str]:
    g = view.table
    assert isinstance(g, Verrix)
    names, scene = once.names_of(g.box, lang), drawn(view, lang)
    say = names.say
    lines = _course(names, scene)
    lines += _raid(names, scene.raid) if scene.raid else []
    lines += _battle(names, scene.battle) if scene.battle else []
    lines += _festivals(names, scene)
    lines += _common(names, scene)
    for tribe in scene.tribes:
        lines.append(" ".join(_tribe(names, tribe)))
        lines.append(" ".join(_cards(names, scene, tribe)))
        if TRIBES.index(tribe.id) == view.seat:
            lines += _printed(names, scene, tribe)
    if view.waiting_for:
        lines.append(say("text-waiting", who=say.list([names.mid(who) for who in view.waiting_for])))
    return lines


def _course(names: Names, scene: Scene) -> list[str]:
    say = names.say
    tile = next(tile for tile in scene.tiles if tile.now)
    lines = [say("text-turn", turn=scene.turn, phase=scene.phase_name)]
    lines.append(say("text-order", tribes=_tribes(names, scene.order)))
    if scene.passed:
        lines.append(say("text-passed", tribes=_tribes(names, scene.passed)))
    lines.append(say("did-LayTile", tile=tile.id, land=tile.territory, sea=tile.sea))
    if scene.winners:
        lines.append(say("text-won", who=_tribes(names, scene.winners)))
    return lines


def _tribes(names: Names, ids: list[str]) -> str:
    return ", ".join(names.short(TRIBES.index(id)) for id in ids)


# -- Raid and Battle


def _raid(names: Names, raid: Raid) -> list[str]:
    raider, target = names.tribe(TRIBES.index(raid.raider)), names.mid(TRIBES.index(raid.target))
    place = names.named("territory", raid.territory)
    said = {"card": raid.card_name, "band": raid.band, "attack": raid.attack, "defence": raid.defence}
    return [names.say("text-raid", raider=raider, target=target, place=place, **said)]


def _battle(names: Names, battle: Battle) -> list[str]:
    say = names.say
    side = "attacker" if battle.disc > 0 else "defender" if battle.disc < 0 else "none"
    vp = next(space.vp for space in battle.track if space.at == battle.disc)
    now = next((each.n for each in battle.rounds if each.state == "now"), 0)
    place = names.named("territory", battle.territory)
    lines = [say("text-battle", place=place, round=now, side=side, n=abs(battle.disc), vp=vp)]
    for key, camp in (("attacker", battle.attacker), ("defender", battle.defender)):
        lines.append(_camp(names, key, camp))
    return lines


def _camp(names: Names, side: str, camp: Camp) -> str:
    say = names.say
    members = [f"{_tribes(names, [each.tribe])}: {each.units.text}" for each in camp.members]
    cards = ", ".join(card.name for card in camp.cards)
    return say("text-camp", side=side, members="; ".join(members), force=camp.force, cards=cards or "none")


# -- what belongs to nobody


def _festivals(names: Names, scene: Scene) -> list[str]:
    say = names.say
    lines = []
    for festival in scene.festivals:
        if festival.over:
            continue
        said = [say("text-festival", name=festival.name, turn=festival.turn)]
        for each in festival.objectives:
            met = say.list([names.short(TRIBES.index(id)) for id in each.met]) or "none"
            said.append(say("text-objective", text=each.text, vp=each.vp, met=met))
        lines.append(" ".join(said))
    return lines


def _common(names: Names, scene: Scene) -> list[str]:
    say, events = names.say, scene.events
    people = _folk(names, scene.market.commoners, "own-commoners")
    lines = [say("text-market", goods=_goods(names, scene.market.goods), people=people or say("nobody"))]
    trophies = ", ".join(trophy.name for trophy in scene.trophies if not trophy.holder)
    greys = ", ".join(_character(names, each) for each in scene.greys)
    lines.append(say("text-reserve", will=scene.divine_will, trophies=trophies or say("none"), greys=greys))
    for trophy in scene.trophies:
        lines.append(say("label-trophy", trophy=trophy.name, text=trophy.text))
    lines.append(say("text-deck", n=events.deck, spent=len(events.discard)))
    lines += [say("text-known", events=_events(events.known))] if events.known else []
    lines += [say("text-open", events=_events(events.open))] if events.open else []
    lines.append(say("text-bag", tokens=", ".join(str(each.value) for each in scene.bag for _ in range(each.bag))))
    return lines


def _goods(names: Names, stock: Stock) -> str:
    found = [names.thing(GOODS.index(good), n) for good, n in stock.items()]
    return names.say.list(found) or names.say("nothing")


def _folk(names: Names, folk: list[Folk], key: str) -> str:
    return names.say.list([names.say(key, n=each.n, name=_tribes(names, [each.tribe])) for each in folk])


def _events(cards: list[EventCard]) -> str:
    return "; ".join(f"{card.name}: {card.text}" for card in cards)


# -- a tribe


def _tribe(names: Names, tribe: Tribe) -> list[str]:
    say = names.say
    villages = names.all_named("territory", tribe.villages)
    vp = names.vp(tribe.vp)
    lines = [say("text-tribe", name=names.tribe(TRIBES.index(tribe.id)), vp=vp, will=tribe.divine_will)]
    lines.append(say("text-villages", villages=villages or say("none")))
    lines.append(say("text-ready", units=tribe.ready.text, force=tribe.ready.force))
    for key, crowd in (("text-home", tribe.home), ("text-travel", tribe.travel), ("text-board", tribe.lined_up)):
        if crowd.commoners or crowd.characters:
            lines.append(say(key, units=crowd.text))
    lines += [say("text-returning", n=tribe.returning)] if tribe.returning else []
    lines.append(say("text-goods", goods=_owned(names, tribe.goods, tribe.hostages, tribe.trophies)))
    if tribe.carried or tribe.captured or tribe.carried_trophies:
        lines.append(say("text-carried", goods=_owned(names, tribe.carried, tribe.captured, tribe.carried_trophies)))
    lines += [say("text-character", character=_character(names, each)) for each in tribe.characters]
    lines += [say("text-palisade", n=tribe.palisade)] if tribe.palisade else []
    lines.append(say("text-ability", name=tribe.ability.name, text=tribe.ability.text))
    return lines


def _owned(names: Names, goods: Stock, hostages: list[Folk], trophies: list[str]) -> str:
    found = [names.thing(GOODS.index(good), n) for good, n in goods.items()]
    found += [_folk(names, [each], "hostages") for each in hostages]
    found += [names.say("a-trophy", trophy=names.named("trophy", id)) for id in trophies]
    return names.say.list(found) or names.say("nothing")


def _character(names: Names, who: Character) -> str:
    """Niamh (warrior, FORCE 3; slots: Sword (FORCE), filled, …)."""
    say = names.say
    slots = []
    for slot in who.slots:
        said = say("slot", good=slot.good_name, bonus=slot.bonus)
        slots.append(say("text-filled", slot=said) if slot.filled else said)
    class_ = {"class": who.class_name}
    return say("text-who", name=who.name, force=who.strength, slots=", ".join(slots), **class_)


def _cards(names: Names, scene: Scene, tribe: Tribe) -> list[str]:
    """Where each Action card is, and how many Event cards lie there; which, for whoever may read them."""
    say = names.say
    called = {card.id: card.name for card in scene.actions}
    lines = [say("text-cards", of=names.of(TRIBES.index(tribe.id)))]
    for state, key in STATES.items():
        cards = ", ".join(called[card.id] for card in tribe.cards if card.state == state)
        lines += [say(key, cards=cards)] if cards else []
    for pile in (tribe.held, tribe.drawn):
        if pile.n:
            lines.append(say("text-held", n=pile.n, events=_events(pile.cards) or "none"))
    return lines


def _printed(names: Names, scene: Scene, tribe: Tribe) -> list[str]:
    """What the reader's own cards say."""
    say = names.say
    printed = {card.id: card for card in scene.actions}
    lines = []
    for card in (printed[card.id] for card in tribe.cards if card.state != "removed"):
        needs = say("sheet-no-cost")
        if card.cost is not None:
            needs = f"{say('force', n=card.cost)}: {card.classes_text}"
        said = {"type": card.type_name, "place": card.place_text, "text": card.text}
        lines.append(say("text-card", card=card.name, needs=needs, **said))
    return lines
