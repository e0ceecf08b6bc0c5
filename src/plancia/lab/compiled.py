"""The same command on the compiled copy of the package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from plancia.kernel import engine
from plancia.lab.words import say

AGAIN = "from plancia.cli.main import main; main()"


def is_compiled() -> bool:
    return not engine.__file__.endswith(".py")


def source_tree() -> Path | None:
    """The root of the source tree, whose tools/compile.py makes the compiled copy."""
    for folder in Path(__file__).resolve().parents:
        if (folder / "tools" / "compile.py").exists():
            return folder
    return None


def compile_it(root: Path | None = None) -> Path:
    """Make the compiled copy, of this source tree or another, or see that it is up to date; its folder is for
    PYTHONPATH."""
    root = root or source_tree()
    if root is None:
        raise SystemExit(f"plancia: {say('compiled-no-tree')}")
    made = subprocess.run([sys.executable, root / "tools" / "compile.py"], check=False, capture_output=True, text=True)
    if made.returncode:
        raise SystemExit(f"plancia: {made.stderr.strip() or say('compiled-fails')}")
    return root / "build" / "compiled"


def run_compiled() -> None:
    """Leave with the result of the same command line on the compiled copy, unless this is it."""
    if is_compiled():
        return
    environment = os.environ | {"PYTHONPATH": str(compile_it())}
    raise SystemExit(subprocess.call([sys.executable, "-c", AGAIN, *sys.argv[1:]], env=environment))
