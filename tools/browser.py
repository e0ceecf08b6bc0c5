"""Prints the browser for the tests: one on this machine, else Debian's package, else Playwright's own download."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


def main() -> None:
    found = on_this_machine() or from_debian() or from_playwright()
    if not found:
        raise SystemExit("plancia: no Chromium here and none to be had; ./test --no-browser leaves out its tests")
    print(found)


def on_this_machine() -> str:
    named = os.environ.get("PLANCIA_BROWSER", "")
    return named or next((path for name in NAMES if (path := shutil.which(name))), "")


def from_debian() -> str:
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return ""
    print("Installing Chromium ...", file=sys.stderr, flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quiet = ["apt-get", "-qq", "-y"]
    if succeeds([*quiet, "install", "chromium"], env) or (
        succeeds([*quiet, "update"], env) and succeeds([*quiet, "install", "chromium"], env)
    ):
        return on_this_machine()
    return ""


def from_playwright() -> str:
    if not succeeds([sys.executable, "-m", "playwright", "install", "chromium"], dict(os.environ)):
        return ""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else ""


def succeeds(argv: Sequence[str], env: dict[str, str]) -> bool:
    return (
        subprocess.run(argv, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0
    )


if __name__ == "__main__":
    main()
