"""Watches a game of Verrix and counts what it meets."""

from __future__ import annotations

from typing import Any

from plancia.games.verrix.state import effects as e
from plancia.games.verrix.state import effects_battle as eb
from plancia.games.verrix.state import effects_cards as c
from plancia.games.verrix.state import effects_turn as et
from plancia.games.verrix.state.answers import tribute_count
from plancia.games.verrix.state.box import (
    COOKING,
    FAME_EACH_MONTH,
    FOOD,
    NOBODY,
    RAID,
    RAIDING,
    TRIBE,
    TRIBES,
    VALUE,
    WILL_EACH_MONTH,
)
from plancia.games.verrix.state.state import AT_MARKET, Verrix, holder_of
from plancia.kernel.decision import Decision
from plancia.lab.fuzz.guide import Witness


class VerrixWitness(Witness):
    def begun(self, g: Verrix) -> None:
        self.met[f"players {len(g.players)}"] += 1
        self.met[f"tribes {'+'.join(TRIBES[who] for who in sorted(g.players))}"] += 1
        super().begun(g)

    def asked(self, g: Verrix, asked: Decision) -> None:
        super().asked(g, asked)
        if asked.step == "Bargain-choose_purchase" and g.box.ability[asked.by] == VALUE:
            self.met[f"ability {g.box.ability_ids[asked.by]}"] += 1

    def told(self, g: Verrix, line: Any, place: int) -> None:
        self.met.update(seen(g, line))

    def stands(self, g: Verrix, new: list[Any]) -> None:
        self.met["scarce Divine Will runs out"] += not g.reserve
        self.met["scarce a market without Food"] += not g.lying(AT_MARKET, FOOD)
        self.met["scarce an empty Event deck"] += not g.deck
        if g.over:
            self.met[f"ending {g.ended_by}"] += 1


def seen(g: Verrix, line: Any) -> list[str]:
    """What a line of the log is a case of."""
    box = g.box
    if isinstance(line, et.Told):
        return told(g, line)
    if isinstance(line, c.PlayCard):
        action = box.actions[line.card]
        stealthy = TRIBES[line.who] == "orange" and action.type == RAID and action.place == TRIBE
        ability = [f"ability {box.ability_ids[line.who]}"] if stealthy else []
        return [f"card {action.id}, {TRIBES[line.who]}", *ability]
    if isinstance(line, c.ShowEvent):
        return [f"event {box.event_ids[line.card]}"]
    if isinstance(line, e.Promote):
        return [f"character {box.character_ids[line.character]}"]
    if isinstance(line, eb.UseArdour):
        return [f"ability {box.ability_ids[line.who]}"]
    if isinstance(line, c.DropEvent):
        return [f"ability {box.ability_ids[line.who]}"] if line.rule == "V-EVENT-10" else []
    if isinstance(line, e.PayMovement):
        n = tribute_count(line.tributes)
        return ["route with tribute", "route with two tributes"][:n]
    if isinstance(line, et.Compared):
        found = ["raid repelled by a tie"] if line.rule == "V-RAID-09" and line.attack == line.defence else []
        sword = line.rule == "V-RAID-09" and g.has_trophy(line.attacker, RAIDING)
        return found + ([f"trophy {box.trophy_ids[box.trophy_with[RAIDING]]}"] if sword else [])
    return benefits(g, line)


# The trophy that gives, by what it gives and by which rule.
TROPHIES = {
    (e.Transfer, "V-AREA-06"): COOKING,
    (e.Score, "V-RESTORE-09"): FAME_EACH_MONTH,
    (e.TakeWill, "V-RESTORE-06"): WILL_EACH_MONTH,
}


def benefits(g: Verrix, line: Any) -> list[str]:
    box, rule = g.box, getattr(line, "rule", "")
    if (type(line), rule) in TROPHIES:
        return [f"trophy {box.trophy_ids[box.trophy_with[TROPHIES[type(line), rule]]]}"]
    if isinstance(line, e.Transfer) and rule == "V-RESTORE-06":
        return [f"ability {box.ability_ids[holder_of(line.target)]}"]
    if isinstance(line, e.Score) and rule == "V-BATTLE-27":
        return ["battle at the last space"] if line.n == box.track[-1] else []
    return []


def told(g: Verrix, line: et.Told) -> list[str]:
    items = [f"line {line.what} {line.rule}"]
    if line.what == "objective":
        items.append(f"festival {g.box.festivals[line.other].id} {line.n + 1}")
    elif line.what == "battle-won":
        items.append(battle_ending(g, line))
    return items


def battle_ending(g: Verrix, line: et.Told) -> str:
    if line.who == NOBODY:
        return "battle a draw"
    for each in reversed(g.log or []):
        if isinstance(each, et.Compared) and each.rule == "V-BATTLE-26":
            return f"battle won by the {'attacker' if each.attacker == line.who else 'defender'}"
    return "battle a draw"
