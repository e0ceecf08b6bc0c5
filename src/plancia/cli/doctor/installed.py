"""Python, packages, the compiled engine, the client, and whether processes start."""

from __future__ import annotations

import asyncio
import platform
import re
import sys
import time
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

from plancia.cli.doctor.finding import Finding, good, hint, wrong

OLDEST = (3, 11)
BEGUN_IN = 60  # seconds
FIRST_DAY = 1_750_000_000  # before any Plancia there was


def installed(site: Path) -> Iterator[Finding]:
    python = platform.python_version()
    yield (good if sys.version_info >= OLDEST else wrong)("python", python=python, plancia=version("plancia"))
    missing = [name for name in needed() if not is_there(name)]
    yield wrong("packages-missing", names=", ".join(missing)) if missing else good("packages")
    yield good("compiled") if is_compiled() else hint("not-compiled")
    yield good("client") if (site / "index.html").is_file() else wrong("no-client", folder=str(site))
    yield (
        good("clock", now=time.strftime("%Y-%m-%d %H:%M:%S %z"))
        if time.time() > FIRST_DAY
        else wrong("clock-behind", now=time.strftime("%Y-%m-%d %H:%M:%S %z"))
    )
    yield workers()


def needed() -> list[str]:
    """What is needed everywhere, and not only for an extra or on some systems."""
    said = [each for each in requires("plancia") or [] if ";" not in each]
    return [name[0] for name in (re.match(r"[A-Za-z0-9._-]+", each) for each in said) if name]


def is_there(name: str) -> bool:
    try:
        version(name)
    except PackageNotFoundError:
        return False
    return True


def is_compiled() -> bool:
    from plancia.kernel import state

    return not str(state.__file__).endswith(".py")


def workers() -> Finding:
    """Bots think in processes of their own."""
    from plancia.server.metrics import Figures
    from plancia.server.workers.pool import RanAway, Workers, WorkFailed

    pool = Workers(1, None, Figures(), kindness=0)
    try:
        asyncio.run(pool.do(abs, -1, BEGUN_IN))
    except (RanAway, WorkFailed, OSError) as problem:
        return wrong("no-workers", why=str(problem))
    finally:
        pool.stop()
    return good("workers")
