"""How much a process may take that opens what somebody else has written. The system holds it to that, whatever runs."""

from __future__ import annotations

from pathlib import Path

try:
    import resource
except ImportError:  # this system limits no process
    resource = None  # type: ignore[assignment]

MEMORY = 1 << 30  # bytes of address space, with the whole program
ROOM = 512 << 20  # and at least so many besides what a program has that is large already
REFOLDING = 60.0  # seconds of a processor, to play a whole game again


_before: dict[int, tuple[int, int]] = {}  # what the system allowed anyway


def limit_memory() -> None:
    """From now on it gets no more: MemoryError, or the end."""
    if resource is not None:
        _limit(resource.RLIMIT_AS, max(MEMORY, taken() + ROOM))


def limit_time(seconds: float) -> None:
    """The system ends the process when it has used so much of a processor, even if nobody watches it."""
    if resource is not None:
        used = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
        _limit(resource.RLIMIT_CPU, int(used + seconds) + 2)


def lift() -> None:
    """It is opened: what is done with it may take as long as it likes."""
    while _before:
        resource.setrlimit(*_before.popitem())


def _limit(what: int, most: int) -> None:
    soft, hard = _before.setdefault(what, resource.getrlimit(what))
    allowed = [most, *(each for each in (soft, hard) if each != resource.RLIM_INFINITY)]
    resource.setrlimit(what, (min(allowed), hard))


def taken() -> int:
    """Bytes of address space; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    except (OSError, ValueError):
        return 0
