"""Every fault of a list is planted, and whatever lives is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from plancia.lab.faults.terms import Fault, Verdict
from plancia.lab.faults.tree import Tree
from plancia.lab.verdict import Outcome
from plancia.lab.words import say


@dataclass
class Planted(Outcome):
    trial = "faults"
    verdicts: list[Verdict] = field(default_factory=list)
    failing: list[str] = field(default_factory=list)  # without any fault

    def lines(self) -> list[str]:
        found = [each for each in self.verdicts if each.how == "found"]
        lines = [say("faults-found", id=each.fault.id, by=each.by) for each in found]
        return [*lines, say("faults-planted", n=len(self.verdicts), found=len(found), seconds=self.seconds)]


def judged(root: Path, faults: Sequence[Fault], jobs: int) -> Iterator[Verdict]:
    """Each worker has a copy of the tree; in the order in which they are done. Raises BadList."""
    with TemporaryDirectory(prefix="plancia-faults-") as folder, ThreadPoolExecutor(jobs) as workers:
        trees: SimpleQueue[Tree] = SimpleQueue()
        for number in range(min(jobs, len(faults))):
            trees.put(Tree(root, Path(folder) / str(number)))

        def judge(fault: Fault) -> Verdict:
            tree = trees.get()
            try:
                return tree.judge(fault)
            finally:
                trees.put(tree)

        given = [workers.submit(judge, fault) for fault in faults]
        try:
            for done in as_completed(given):
                yield done.result()
        finally:
            workers.shutdown(wait=True, cancel_futures=True)


def plant(
    root: Path, faults: Sequence[Fault], jobs: int = 1, tell: Callable[[str], None] = lambda text: None
) -> Planted:
    """First what should find them, as the tree is; then with each fault. Raises BadList."""
    outcome = Planted()
    for fault in faults:
        fault.planted((root / "src" / fault.file).read_text("utf-8"))
    tell(say("faults-first"))
    with TemporaryDirectory(prefix="plancia-faults-") as folder:
        outcome.failing = Tree(root, Path(folder) / "tree").failing(faults)
    outcome.faults += [say("faults-failing", test=test) for test in outcome.failing]
    if outcome.failing:
        return outcome
    for verdict in judged(root, faults, jobs):
        outcome.verdicts.append(verdict)
        lived = sum(each.how != "found" for each in outcome.verdicts)
        tell(say("faults-so-many", n=len(outcome.verdicts), of=len(faults), lived=lived))
    outcome.verdicts.sort(key=lambda each: [fault.id for fault in faults].index(each.fault.id))
    for each in outcome.verdicts:
        if each.how != "found":
            outcome.faults.append(say(f"faults-{each.how}", id=each.fault.id, file=each.fault.file, by=each.by))
    return outcome
