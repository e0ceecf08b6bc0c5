"""The set-up shared by ./play and ./test: a .venv beside this file that holds the lock. Standard library only.

The syntax stays within Python 3.7 so that an old Python reaches the line that says it is too old.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
STAMP = VENV / ".stamp"
OLDEST = (3, 11)
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


def ensure() -> Path:
    """The Python of an up-to-date .venv; leaves with a one-line message where there can be none."""
    try:
        check_python()
        if not is_current():
            set_up()
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


def command(name: str) -> Path:
    return VENV / BIN / (name + EXE)


def check_python() -> None:
    if sys.version_info < OLDEST:
        wanted, found = ".".join(map(str, OLDEST)), ".".join(map(str, sys.version_info[:3]))
        raise SetUpFailed(f"Python {wanted} or newer is needed, this is {found} ({sys.executable})")


def fingerprint() -> str:
    # The folder counts too: a copied or moved tree must not go on importing the old one.
    parts = [LOCK.read_bytes(), (ROOT / "pyproject.toml").read_bytes(), python_version().encode(), os.fsencode(ROOT)]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def python_version() -> str:
    return ".".join(map(str, sys.version_info[:2]))


def is_current() -> bool:
    try:
        return STAMP.read_text() == fingerprint() and command("python").exists()
    except OSError:
        return False


def set_up() -> None:
    import time

    start = time.monotonic()
    print("Setting up Plancia in .venv ...", file=sys.stderr, flush=True)
    STAMP.unlink(missing_ok=True)
    make_venv()
    install()
    STAMP.write_text(fingerprint())
    print(f"Set up in {time.monotonic() - start:.0f} s.", file=sys.stderr, flush=True)


def make_venv() -> None:
    if command("pip").exists() and has_same_python():  # pip comes last: without it an earlier start was cut short
        return
    try:
        import ensurepip  # noqa: F401  (Debian ships venv without it)
        import venv
    except ImportError:
        raise SetUpFailed("this Python has no venv module (on Debian and Ubuntu: apt install python3-venv)") from None
    try:
        venv.create(VENV, clear=True, with_pip=True, symlinks=os.name != "nt")
    except Exception as why:
        raise SetUpFailed(f"could not make .venv: {last_line(str(why))}") from None


def has_same_python() -> bool:
    config = VENV / "pyvenv.cfg"
    lines = config.read_text().splitlines() if config.exists() else []
    versions = [line.partition("=")[2].strip() for line in lines if line.startswith("version")]
    return any((found + ".").startswith(python_version() + ".") for found in versions)


def install() -> None:
    """The lock and then Plancia itself, by uv, or by pip where there is no uv or it does not know the way out."""
    pip = [str(command("python")), "-m", "pip", "--disable-pip-version-check", "--quiet", "--retries", "2"]
    uv = [str(command("python")), "-m", "uv", "--quiet", "--no-progress", "pip"]
    here = ["--no-deps", "--no-build-isolation", "-e", str(ROOT)]
    locked = ["--require-hashes", "-r", str(LOCK)]
    if install_uv(pip) and attempt([*uv, "sync", "--require-hashes", str(LOCK)]) is None:
        demand([*uv, "install", *here])
    else:
        demand([*pip, "install", *locked])
        demand([*pip, "install", *here])


def install_uv(pip: list[str]) -> bool:
    if not command("uv").exists():
        wanted = VENV / "uv.lock"
        wanted.write_text(lines_of("uv"))
        trouble = attempt([*pip, "install", "--no-deps", "--require-hashes", "-r", str(wanted)])
        if trouble and is_network(trouble):
            raise SetUpFailed(explain(trouble))
    return command("uv").exists()


def lines_of(package: str) -> str:
    """The lock's entry for one package: its first line and the hashes below it."""
    entry = []
    for line in LOCK.read_text().splitlines():
        if line.startswith(package + "==") or (entry and line.startswith(" ")):
            entry.append(line)
        elif entry:
            break
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
        return "the packages of requirements.lock could not be fetched; the first start needs the network"
    print(trouble, file=sys.stderr)
    return f"the packages of requirements.lock could not be installed: {last_line(trouble)}"


def is_network(trouble: str) -> bool:
    return any(word in trouble.lower() for word in NETWORK_WORDS)


def last_line(text: str) -> str:
    return text.strip().rpartition("\n")[2]
