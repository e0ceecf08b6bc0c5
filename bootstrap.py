"""The set-up shared by ./play and ./test: a .venv beside this file that holds a lock. Standard library only.

./test holds requirements.lock, which has everything. ./play is content with player.lock: what building the client and
compiling the engine needs besides comes into build/tools, and goes when that is done.

The syntax stays within Python 3.7 so that an old Python reaches the line that says it is too old.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
PLAYER = ROOT / "player.lock"
TOOLS = ROOT / "build" / "tools"
STAMP = VENV / ".stamp"
OLDEST = (3, 11)
HERE = ["--no-deps", "--no-build-isolation", "-e", str(ROOT)]
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")

NETWORK_WORDS = (
    "name resolution",
    "newconnectionerror",
    "failed to establish a new connection",
    "max retries exceeded",
    "dns error",
    "error sending request",
    "failed to fetch",
    "timed out",
)
NEEDED = "the first start sets up .venv in this folder: copy it to where you may write"


class SetUpFailed(Exception):
    pass


def ensure(lock: Path = LOCK) -> Path:
    """The Python of an up-to-date .venv; leaves with a one-line message where there can be none."""
    try:
        check_python()
        if not is_current(lock) and not is_current(LOCK):
            set_up(lock)
    except SetUpFailed as why:
        raise SystemExit(f"plancia: {why}") from None
    except OSError as why:
        raise SystemExit(f"plancia: {why.filename or ROOT} cannot be written ({why.strerror}); {NEEDED}") from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    return command("python")


def hand_over(argv: list[str]) -> None:
    """Become the given program (Windows cannot, so there it is run and waited for)."""
    if os.name == "nt":
        import subprocess

        raise SystemExit(subprocess.call(argv))
    os.execv(argv[0], argv)


def command(name: str, venv: Path = VENV) -> Path:
    return venv / BIN / (name + EXE)


def check_python() -> None:
    if sys.version_info < OLDEST:
        wanted, found = ".".join(map(str, OLDEST)), ".".join(map(str, sys.version_info[:3]))
        raise SetUpFailed(f"Python {wanted} or newer is needed, this is {found} ({sys.executable})")


def fingerprint(lock: Path) -> str:
    # The folder counts too: a copied or moved tree must not go on importing the old one.
    parts = [lock.read_bytes(), (ROOT / "pyproject.toml").read_bytes(), python_version().encode(), os.fsencode(ROOT)]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def python_version() -> str:
    return ".".join(map(str, sys.version_info[:2]))


def is_current(lock: Path) -> bool:
    try:
        return STAMP.read_text() == fingerprint(lock) and command("python").exists()
    except OSError:
        return False


def set_up(lock: Path) -> None:
    import time

    start = time.monotonic()
    print("Setting up Plancia in .venv ...", file=sys.stderr, flush=True)
    STAMP.unlink(missing_ok=True)
    if lock == LOCK:
        make_venv(VENV)
        install()
    else:
        install_for_a_player()
    STAMP.write_text(fingerprint(lock))
    print(f"Set up in {time.monotonic() - start:.0f} s.", file=sys.stderr, flush=True)


def make_venv(where: Path, pip: bool = True) -> None:
    if command("pip", where).exists() and has_same_python(where):  # pip comes last: else an earlier start was cut short
        return
    try:
        import ensurepip  # noqa: F401  (Debian ships venv without it)
        import venv
    except ImportError:
        raise SetUpFailed("this Python has no venv module (on Debian and Ubuntu: apt install python3-venv)") from None
    try:
        venv.create(where, clear=True, with_pip=pip, symlinks=os.name != "nt")
    except Exception as why:
        raise SetUpFailed(f"could not make {where.name}: {last_line(str(why))}") from None


def has_same_python(where: Path) -> bool:
    config = where / "pyvenv.cfg"
    lines = config.read_text().splitlines() if config.exists() else []
    versions = [line.partition("=")[2].strip() for line in lines if line.startswith("version")]
    return any((found + ".").startswith(python_version() + ".") for found in versions)


def install() -> None:
    """The lock and then Plancia itself, by uv, or by pip where there is no uv or it does not know the way out."""
    locked = ["--require-hashes", "-r", str(LOCK)]
    if install_tools(VENV, "uv") and attempt([*uv(VENV), "sync", "--require-hashes", str(LOCK)]) is None:
        demand([*uv(VENV), "install", *HERE])
    else:
        demand([*pip(VENV), "install", *locked])
        demand([*pip(VENV), "install", *HERE])


def install_for_a_player() -> None:
    """Into a new .venv, from outside: neither pip nor uv stays."""
    with borrowed(TOOLS, "uv"):
        make_venv(VENV, pip=False)
        there = ["--python", str(command("python"))]
        if attempt([*uv(TOOLS), "sync", *there, "--require-hashes", str(PLAYER)]) is None:
            demand([*uv(TOOLS), "install", *there, *HERE])
        else:
            outside = [*pip(TOOLS), *there]
            demand([*outside, "install", "--require-hashes", "-r", str(PLAYER)])
            demand([*outside, "install", *HERE])


@contextmanager
def borrowed(where: Path, *packages: str) -> Iterator[Path]:
    """The Python of an environment with these packages, as the lock has them, for as long as they are needed."""
    try:
        make_venv(where)
        install_tools(where, *packages)
        yield command("python", where)
    finally:
        shutil.rmtree(where, ignore_errors=True)


def install_tools(venv: Path, *packages: str) -> bool:
    """These lines of the lock, by pip."""
    wanted = venv / "tools.lock"
    if wanted.exists() and wanted.read_text() == lines_of(*packages):
        return True
    wanted.write_text(lines_of(*packages))
    trouble = attempt([*pip(venv), "install", "--no-deps", "--require-hashes", "-r", str(wanted)])
    if trouble:
        wanted.unlink()
    if trouble and is_network(trouble):
        raise SetUpFailed(explain(trouble))
    return not trouble


def uv(venv: Path) -> list[str]:
    return [str(command("python", venv)), "-m", "uv", "--quiet", "--no-progress", "pip"]


def pip(venv: Path) -> list[str]:
    return [str(command("python", venv)), "-m", "pip", "--disable-pip-version-check", "--quiet", "--retries", "2"]


def lines_of(*packages: str) -> str:
    """The lock's entries for some packages: the first line and the hashes below it."""
    entry: list[str] = []
    wanted = False
    for line in LOCK.read_text().splitlines():
        if not line.startswith(" "):
            wanted = line.partition("==")[0] in packages
        if wanted:
            entry.append(line)
    return "\n".join(entry) + "\n"


def attempt(argv: list[str]) -> str | None:
    """What went wrong, in the program's own words, or None."""
    import subprocess

    # An activated environment must not draw uv or pip away from ours.
    env = {**os.environ, "VIRTUAL_ENV": str(VENV), "PYTHONPATH": ""}
    done = subprocess.run(argv, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    said = done.stdout.decode(errors="replace").strip()
    return None if done.returncode == 0 else said or f"exit status {done.returncode}"


def demand(argv: list[str]) -> None:
    trouble = attempt(argv)
    if trouble:
        raise SetUpFailed(explain(trouble))


def explain(trouble: str) -> str:
    if is_network(trouble):
        return "the packages of the lock could not be fetched; the first start needs the network"
    print(trouble, file=sys.stderr)
    return f"the packages of the lock could not be installed: {last_line(trouble)}"


def is_network(trouble: str) -> bool:
    return any(word in trouble.lower() for word in NETWORK_WORDS)


def last_line(text: str) -> str:
    return text.strip().rpartition("\n")[2]
