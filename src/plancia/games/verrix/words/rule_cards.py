# not compiled
"""What a rule, a card, a good or a place says, as `rules` shows it: one call for every id."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.verrix.state.box import CLASSES, GOODS, TRIBES, TYPES, Box
from plancia.games.verrix.state.state import Verrix
from plancia.games.verrix.words.names_shown import Names
from plancia.games.verrix.words.prompts import ledger
from plancia.kernel.ledger import Card


def about(box: Box, id: str, lang: str) -> Card | None:
    """The rule, card, tribe, good, place or word with this id in any case; None where there is none."""
    return ledger(box).about(Names(table_of(box), lang), SHEETS, id)


def table_of(box: Box) -> Verrix:
    """A table nobody sits at, to name things by."""
    g = Verrix()
    g.box = box
    return g


def _action(names: Names, id: str, card: Any) -> list[str]:
    say = names.say
    needs = say("sheet-no-cost")
    if card.cost is not None:
        bits = sum(1 << CLASSES.index(name) for name in card.classes)
        needs = f"{say('force', n=card.cost)} ({names.classes(bits)})"
    tribes = ", ".join(names.short(TRIBES.index(name)) for name in card.tribes)
    type_ = say("type", n=TYPES.index(card.type))
    place = say("place", place=card.place)
    return [
        say("sheet-action", type=type_, band=card.band, rarity=card.rarity, tribes=tribes, needs=needs, place=place)
    ]


def _character(names: Names, id: str, who: Any) -> list[str]:
    say = names.say
    slots = [say("slot", good=names.named("good", slot.good), bonus=slot.bonus) for slot in who.slots]
    owner = say("grey") if who.tribe is None else names.tribe(TRIBES.index(who.tribe))
    class_ = say("a-class", name=who.class_)
    return [say("sheet-character", owner=owner, **{"class": class_}, force=who.force, slots=", ".join(slots))]


def _territory(names: Names, id: str, territory: Any) -> list[str]:
    box, say = names.box, names.say
    port = box.distance[0][box.territory_ids.index(id)][box.port]
    borders, seas = names.all_named("territory", territory.borders), names.all_named("sea", territory.coasts)
    return [say("sheet-territory", borders=borders or say("none"), seas=seas or say("none"), port=port)]


def _tribe(names: Names, id: str, tribe: Any) -> list[str]:
    box, say = names.box, names.say
    who = TRIBES.index(id)
    supply = [say("counted", n=n, thing=names.good(GOODS.index(good), n)) for good, n in tribe.goods.items() if n]
    supply += [say("divine-will", n=tribe.divine_will)] if tribe.divine_will else []
    supply += [say("sheet-hostages", n=tribe.hostages)] if tribe.hostages else []
    lines = [
        say(
            "sheet-tribe",
            trait=names.word(tribe.trait),
            character=names.character(box.character_of[who]),
            ability=names.ability(who),
            supply=say.list(supply),
            territories=names.all_named("territory", tribe.territories),
        )
    ]
    for band in ("base", "special"):
        cards = [names.card(card) for card in box.deck_of[who] if box.actions[card].special == (band == "special")]
        lines.append(say("sheet-cards", base=band, cards=", ".join(cards)))
    return lines


def _festival(names: Names, id: str, festival: Any) -> list[str]:
    goals = [names.say("sheet-objective", vp=goal.vp, text=names.word(goal.text)) for goal in festival.objectives]
    return [names.say("sheet-festival", turn=festival.turn), *goals]


SHEETS: dict[str, Callable[[Names, str, Any], list[str]]] = {
    "action": _action,
    "event": lambda names, id, card: [names.say("sheet-event", kind=card.kind)],
    "character": _character,
    "good": lambda names, id, good: [names.say("sheet-good", value=good.value, count=good.count)],
    "territory": _territory,
    "sea": lambda names, id, sea: [names.say("sheet-sea", links=names.all_named("sea", sea.links))],
    "tribe": _tribe,
    "festival": _festival,
}
