"""Everything that lies before one tribe: its Village and Travelling cards, characters, Action and Event cards."""

from __future__ import annotations

from rich.text import Text

from plancia.games.verrix.shown.scene import Scene
from plancia.games.verrix.shown.scene_tribes import ActionCard, Character, EventCard, Tribe
from plancia.games.verrix.terminal.map import STYLES, say
from plancia.games.verrix.terminal.table import anybody, travelling_card, village_card

STATES = ("ready", "lying", "discarded", "unlearned", "removed")


def in_full(scene: Scene, tribe: Tribe) -> list[Text]:
    places = {land.id: land.name for land in scene.territories}
    villages = ", ".join(places[village] for village in tribe.villages)
    head = say("face-full-tribe", name=tribe.name, trait=tribe.trait, vp=tribe.vp, will=tribe.divine_will)
    nothing = say("face-nothing")
    lines = [
        Text(head, style=STYLES[tribe.id]),
        Text(say("face-full-villages", villages=villages or nothing)),
        Text(say("face-full-village-card", things=village_card(scene, tribe) or nothing)),
        Text(say("face-full-travelling-card", things=travelling_card(scene, tribe) or nothing)),
        Text(say("face-full-ready", who=tribe.ready.text, force=tribe.ready.force)),
    ]
    if anybody(tribe.lined_up):
        lines.append(Text(say("face-full-lined-up", who=tribe.lined_up.text)))
    if tribe.palisade:
        lines.append(Text(say("face-full-palisade", force=tribe.palisade)))
    lines.append(titled(say("face-full-ability", name=tribe.ability.name), tribe.ability.text))
    lines += [character(each) for each in tribe.characters]
    return [*lines, *event_cards(tribe), *action_cards(scene, tribe)]


def character(who: Character) -> Text:
    """Niamh: warrior, FORCE 2 (3), available. Slots: [×] Sword (FORCE)"""
    slots = [
        ("[×]" if slot.filled else "[ ]") + say("face-full-slot", good=slot.good_name, bonus=slot.bonus_name)
        for slot in who.slots
    ]
    said = {"class": who.class_name, "force": who.strength, "where": who.where, "slots": ", ".join(slots)}
    return titled(who.name, say("face-full-character", **said))


def event_cards(tribe: Tribe) -> list[Text]:
    cards = [*tribe.held.cards, *tribe.drawn.cards]
    hidden = tribe.held.n + tribe.drawn.n - len(cards)
    lines = [event(card) for card in cards]
    return [*lines, Text(say("face-full-hidden", n=hidden))] if hidden else lines


def event(card: EventCard) -> Text:
    return titled(say("face-full-event", name=card.name), card.text)


def action_cards(scene: Scene, tribe: Tribe) -> list[Text]:
    printed = {card.id: card for card in scene.actions}
    lines = []
    for state in STATES:
        cards = [printed[card.id] for card in tribe.cards if card.state == state]
        if cards:
            lines.append(Text(say("face-full-cards", state=state, n=len(cards)), style="bold"))
            lines += [action(card) for card in cards]
    return lines


def action(card: ActionCard) -> Text:
    """Cook · Development · FORCE 2 (commoners and artisans) · at your village: ..."""
    needs = (
        say("face-full-taught")
        if card.cost is None
        else say("face-full-needs", force=card.cost, classes=card.classes_text)
    )
    house = say("face-full-house") if card.from_ == "house" else ""
    return titled(f"· {card.name}", f"{card.type_name} · {needs} · {card.place_text}. {card.text}{house}")


def titled(title: str, text: str) -> Text:
    return Text.assemble((f"{title}: ", "bold"), text)
