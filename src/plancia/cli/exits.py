"""How a command ends: with a status, and if something is wrong, a line that says what."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import Any

from cyclopts import CycloptsError

from plancia.cli.console import Trouble
from plancia.cli.helping import usage_trouble


def ended(command: Callable[[], Any]) -> int:
    """0 when all is well, 2 when a person can put something right, 1 when nobody can, 130 when they broke off."""
    try:
        status = command()
        sys.stdout.flush()
    except Trouble as trouble:
        return told(str(trouble), trouble.status)
    except CycloptsError as error:
        return told(usage_trouble(error))
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever presses twice breaks off once
        print()
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains when it flushes
        return 141
    return status if isinstance(status, int) else 0


def told(text: str, status: int = 2) -> int:
    for line in text.splitlines():
        print(f"plancia: {line}", file=sys.stderr)
    return status
