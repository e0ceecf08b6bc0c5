"""What a fuzz has to say at its end."""

from __future__ import annotations

from collections.abc import Collection

from plancia.lab.fuzz.run import Outcome
from plancia.lab.words import figures, say


def table(outcome: Outcome, everything: Collection[str], least: int) -> str:
    """By sort: how many things there are, how many were met often enough, and the one met least often."""
    lines = [f"{'':10}{say('fuzz-head-met', least=least):>9}{say('fuzz-head-of'):>6}   {say('fuzz-head-least')}"]
    for sort in dict.fromkeys(item.split()[0] for item in everything):
        items = [item for item in everything if item.split()[0] == sort]
        often = [item for item in items if outcome.met[item] >= least]
        rarest = min(items, key=lambda item: outcome.met[item])
        lines.append(f"{sort:10}{len(often):9}{len(items):6}   {rarest} ({figures(f'{outcome.met[rarest]:,}')})")
    return "\n".join(lines)


def rare(outcome: Outcome, everything: Collection[str], least: int) -> list[str]:
    """What was met less often than that, the rarest first."""
    found = [item for item in everything if outcome.met[item] < least]
    return sorted(found, key=lambda item: (outcome.met[item], item))


def report(outcome: Outcome, everything: Collection[str], least: int, seconds: float) -> str:
    decisions, games, longest = outcome.decisions, outcome.games, outcome.longest
    pace = say("fuzz-pace", decisions=decisions, games=games, longest=longest, seconds=round(seconds))
    said = [table(outcome, everything, least), pace]
    missing = rare(outcome, everything, least)
    if not missing:
        return "\n".join([*said, say("fuzz-all", n=len(everything), least=least)])
    told = [f"  {item} ({outcome.met[item]})" for item in missing]
    return "\n".join([*said, say("fuzz-rare", n=len(missing), least=least), *told])
