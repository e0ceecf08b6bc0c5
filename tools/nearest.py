"""The tests nearest to what changed, for ./test --quick: one path a line.

Changed is what the branch adds to main, or the last commit where it adds nothing, and what is not committed yet.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = PurePosixPath("src/plancia")
ALWAYS = ("tests/laws/test_laws.py", "tests/test_architecture.py", "tests/test_docs.py")
ELSEWHERE = {"table/store": "store"}  # folders whose tests are not where the package has them
AROUND = {"bot": "bots", "terminal": "cli", "trials": "lab/fuzz"}  # rooms of a title that are for another part
BESIDE = {  # what is no package
    "web": ("tests/test_client_build.py", "tests/test_client_texts.py"),
    "tools": ("tests/test_client_build.py", "tests/test_nearest.py", "tests/test_wheel.py"),
    "examples": ("examples/brandub/tests", "tests/installed"),
}


def main() -> None:
    files = changed()
    if "--files" in sys.argv:
        print(*files, sep="\n")
    else:
        print(*nearest(files), sep="\n")


def changed() -> list[str]:
    base = git("merge-base", "HEAD", "main") or git("merge-base", "HEAD", "origin/main")
    if not base or base == git("rev-parse", "HEAD"):
        base = git("rev-parse", "--verify", "--quiet", "HEAD~1") or "HEAD"
    found = git("diff", "--name-only", "--no-renames", base).splitlines()
    return sorted({*found, *git("ls-files", "--others", "--exclude-standard").splitlines()})


def git(*arguments: str) -> str:
    """What git says; nothing where there is no git, or no such thing in it."""
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def nearest(files: list[str]) -> list[str]:
    """Those named like a changed file first, then their neighbours, then what is always tried."""
    named: list[str] = []
    others: list[str] = []
    for file in map(PurePosixPath, files):
        for test in tests_of(file):
            is_its_own = PurePosixPath(test).name in (file.name, f"test_{file.stem}.py")
            (named if is_its_own else others).append(test)
    return list(dict.fromkeys([*named, *others, *ALWAYS]))


def tests_of(file: PurePosixPath) -> list[str]:
    if file.parts[0] == "tests":
        is_test = file.name.startswith("test_") and (ROOT / file).exists()
        return [str(file)] if is_test else [] if file.parts[1] == "web" else in_folder(file.parent)
    if file.is_relative_to(PACKAGE):
        return in_folder(PurePosixPath("tests") / mirrored(file.relative_to(PACKAGE).parent))
    return list(BESIDE.get(file.parts[0], ()))


def mirrored(folder: PurePosixPath) -> PurePosixPath:
    for source, tests in ELSEWHERE.items():
        if folder.is_relative_to(source):
            return PurePosixPath(tests) / folder.relative_to(source)
    room = folder.parts[2] if folder.parts[:1] == ("games",) and len(folder.parts) > 2 else ""
    if room in AROUND and not any((ROOT / "tests" / folder).glob("test_*.py")):
        return PurePosixPath(AROUND[room])
    return folder


def in_folder(folder: PurePosixPath) -> list[str]:
    """The tests that lie in this folder, or in the nearest one above that has any."""
    while not (found := sorted((ROOT / folder).glob("test_*.py"))) and folder != PurePosixPath("tests"):
        folder = folder.parent
    return [path.relative_to(ROOT).as_posix() for path in found]


if __name__ == "__main__":
    main()
