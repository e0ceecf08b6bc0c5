"""What a fuzz has to say at its end."""

from __future__ import annotations

from collections.abc import Collection

from plancia.lab.fuzz.run import Outcome


def table(outcome: Outcome, everything: Collection[str]) -> str:
    """By sort: how many things there are, how many were met, and the one met least often."""
    lines = [f"{'':10}{'met':>6}{'of':>6}   least often"]
    for sort in dict.fromkeys(item.split()[0] for item in everything):
        items = [item for item in everything if item.split()[0] == sort]
        met = [item for item in items if outcome.met[item]]
        rarest = min(met, key=lambda item: outcome.met[item], default="")
        least = f"{rarest} ({outcome.met[rarest]:,})" if met else ""
        lines.append(f"{sort:10}{len(met):6}{len(items):6}   {least}")
    return "\n".join(lines)


def never(outcome: Outcome, everything: Collection[str]) -> list[str]:
    return sorted(item for item in everything if not outcome.met[item])


def report(outcome: Outcome, everything: Collection[str], seconds: float) -> str:
    pace = (
        f"{outcome.decisions:,} decisions in {outcome.games:,} games, the longest {outcome.longest:,}; {seconds:,.0f} s"
    )
    missing = never(outcome, everything)
    said = [table(outcome, everything), pace]
    said += [f"never happened ({len(missing)}):", *(f"  {item}" for item in missing)] if missing else []
    return "\n".join(said if missing else [*said, f"all {len(everything)} things happened"])
