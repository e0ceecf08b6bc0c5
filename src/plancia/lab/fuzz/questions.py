"""Questions and refusals as a game's source has them, and which of them play has met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from plancia.kernel.answers import Kind
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.state import Tally
from plancia.lab.fuzz.source import Site, Source


class Questions:
    def __init__(self, folder: Path, kinds: Mapping[str, Kind]) -> None:
        self.source = Source(folder)
        self.kinds = kinds
        self._owners: dict[tuple[str, int, str], list[str]] = {}

    def everything(self) -> list[str]:
        items = [f"question {step}" for step in self.source.questions]
        items += [f"refusal {owner} {rule}" for owner, rule in self.source.refusals()]
        return sorted(items)

    def count(self, asked: Decision, met: Counter[str]) -> None:
        met[f"question {asked.step}"] += 1
        for option, rule in (asked.refused or {}).items():
            for item in self.owners(asked, option, rule):
                met[item] += 1

    def count_verdicts(self, tally: Tally, met: Counter[str]) -> None:
        """From the kernel's own count, which does not know the options: only where all are offered in one place, or
        where one function only can have refused."""
        for rule, steps in tally.refusing.items():
            for step in steps:
                sites = self.source.sites.get(step, [])
                verdicts = set().union(*(site.verdicts for site in sites))
                owners = [owner for owner, by in verdicts if by == rule]
                if len(owners) == 1 or not any(site.answer or (site.name and site.ranged) for site in sites):
                    met.update(f"refusal {owner} {rule}" for owner in owners)

    def owners(self, asked: Decision, option: int, rule: str) -> list[str]:
        """The functions that can have refused this option of this question by this rule."""
        key = (asked.step, option, rule)
        if key not in self._owners:
            verdicts = set().union(*(site.verdicts for site in self._sites(asked, option)))
            self._owners[key] = sorted(f"refusal {owner} {rule}" for owner, by in verdicts if by == rule)
        return self._owners[key]

    def _sites(self, asked: Decision, option: int) -> list[Site]:
        """Where an option was offered: exactly by this answer or constant, else counted from one, else any other
        place."""
        sites = self.source.sites.get(asked.step, [])
        kind = self.kinds.get(asked.kind)
        answer = f"{kind.name} {kind.of(option).name}" if kind is not None and option != PASS else ""
        exact = [site for site in sites if not site.ranged and site.first == option]
        exact += [site for site in sites if site.answer and site.answer == answer]
        if exact:
            return exact
        ranges = [site for site in sites if site.ranged and site.first is not None and site.first <= option]
        if ranges:
            nearest = max(site.first or 0 for site in ranges)
            return [site for site in ranges if site.first == nearest]
        return [site for site in sites if not site.name]
