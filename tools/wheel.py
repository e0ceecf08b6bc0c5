"""Build a package, install it outside the tree into an environment of its own, and play and serve with it.

What ./test cannot see from inside, where everything lies around anyway. `wheel.py KIND...` tries these kinds: compiled
(the default, where there is a C compiler), pure, sdist; `--dist DIR` keeps what was built, for whoever publishes it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from argparse import ArgumentParser
from pathlib import Path

from compile import missing_compiler

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.lock"
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
PATIENCE = 60  # seconds for a server to answer
COMPILED, PURE, SDIST = "compiled", "pure", "sdist"
GAMES = {
    "wroth": ("--seats", "koda=human,runen=thumb"),
    "verrix": ("--seats", "green=human,blue=thumb"),
    "nova-aetas": ("--mission", "M1"),
}


class Broken(Exception):
    pass


def main() -> None:
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("kinds", nargs="*", choices=[COMPILED, PURE, SDIST, []], default=[])
    arguments.add_argument("--dist", type=Path)
    asked = arguments.parse_args()
    for kind in asked.kinds or [PURE if missing_compiler() else COMPILED]:
        start = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="plancia-wheel-", ignore_cleanup_errors=True) as folder:
            place = Path(folder)
            try:
                package = built(place, kind)
                plancia = installed(package, place)
                says_its_version(plancia, package, place)
                is_compiled_or_not(plancia, kind, place)
                for title, seats in GAMES.items():
                    plays(plancia, title, seats, place)
                leaves_out_the_trials(plancia, place)
                serves(plancia, place)
            except Broken as why:
                raise SystemExit(f"wheel: {why}") from None
            size = package.stat().st_size / 1e6
            print(f"wheel: {package.name}, {size:.1f} MB, installed and started in {time.monotonic() - start:.0f} s")
            if asked.dist:
                asked.dist.mkdir(parents=True, exist_ok=True)
                shutil.copy(package, asked.dist)


def built(place: Path, kind: str) -> Path:
    target = "sdist" if kind == SDIST else "wheel"
    env = outside() | {"PLANCIA_COMPILED": "1" if kind == COMPILED else "0"}
    demand([sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(place / "dist")], ROOT, env=env)
    (package,) = (place / "dist").iterdir()
    return package


def installed(package: Path, place: Path) -> Path:
    """With what it declares and nothing else, in the versions of the lock."""
    venv = place / "venv"
    uv = [sys.executable, "-m", "uv", "--quiet", "--no-progress", "--no-config"]
    demand([*uv, "venv", "--python", sys.executable, str(venv)], place)
    python = venv / BIN / f"python{EXE}"
    versions = place / "versions.txt"
    versions.write_text("\n".join(line.removesuffix(" \\") for line in LOCK.read_text().splitlines() if "==" in line))
    demand([*uv, "pip", "install", "--python", str(python), "--constraints", str(versions), str(package)], place)
    return venv / BIN / f"plancia{EXE}"


def says_its_version(plancia: Path, package: Path, place: Path) -> None:
    said = demand([str(plancia), "--version"], place).strip()
    if said != package.name.removesuffix(".tar.gz").split("-")[1]:
        raise Broken(f"plancia --version says {said!r}")


def is_compiled_or_not(plancia: Path, kind: str, place: Path) -> None:
    engine = "import plancia.kernel.engine as it; print(it.__file__)"
    file = demand([str(plancia.with_name(f"python{EXE}")), "-c", engine], place).strip()
    if file.endswith((".so", ".pyd")) != (kind == COMPILED) or str(place) not in file:
        raise Broken(f"its engine is {file}")


def plays(plancia: Path, title: str, seats: tuple[str, ...], place: Path) -> None:
    game = [str(plancia), "play", title, *seats, "--seed", "1", "--lang", "en"]
    said = demand(game, place, "1\n1\nlog\nquit\n", at_home(place))
    if f"Go on with: plancia play {title} --resume last" not in said:
        raise Broken(f"a game of {title} in the terminal said:\n{said}")


def leaves_out_the_trials(plancia: Path, place: Path) -> None:
    """What tries our server out stays in a clone; what tries a title is there."""
    said = demand([str(plancia), "lab", "--help", "--lang", "en"], place, env=at_home(place))
    if "mutants" in said or "fuzz" not in said:
        raise Broken(f"plancia lab offers:\n{said}")


def serves(plancia: Path, place: Path) -> None:
    command = [str(plancia), "serve", "--port", "0", "--data", str(place / "data")]
    with (
        (place / "errors").open("w+") as errors,
        subprocess.Popen(
            command, cwd=place, env=at_home(place), stdout=subprocess.PIPE, stderr=errors, text=True
        ) as server,
    ):
        try:
            assert server.stdout is not None
            url = server.stdout.readline().removeprefix("plancia: ").strip()
            if not url:
                server.wait(PATIENCE)
                errors.seek(0)
                raise Broken(f"plancia serve said:\n{errors.read()}")
            with urllib.request.urlopen(f"{url}/health", timeout=PATIENCE) as answer:
                health = answer.read().decode()
            with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
                page = answer.read().decode()
        finally:
            server.terminate()
    if health != '{"health":"good"}' or "<html" not in page:
        raise Broken(f"plancia serve answers {health!r} and {page[:200]!r}")


def demand(argv: list[str], place: Path, say: str = "", env: dict[str, str] | None = None) -> str:
    """What it prints; raises Broken when it fails."""
    done = subprocess.run(
        argv, cwd=place, env=env or outside(), input=say, capture_output=True, text=True, check=False, timeout=300
    )
    if done.returncode:
        raise Broken(f"{' '.join(argv[:4])} ... failed:\n{done.stdout}{done.stderr}".rstrip())
    return done.stdout


def outside() -> dict[str, str]:
    """Nothing that leads back into the tree."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PLANCIA", "VIRTUAL"))}
    return kept | {"PYTHONUTF8": "1"}


def at_home(place: Path) -> dict[str, str]:
    """And with a home of its own, so that no game of ours lies among a person's."""
    return outside() | dict.fromkeys(("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"), str(place))


if __name__ == "__main__":
    main()
