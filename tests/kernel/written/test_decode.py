"""Threads that meet a type for the first time at the same moment. msgspec alone crashes here."""

from __future__ import annotations

import subprocess
import sys

MEET = """
import sys, threading
from msgspec import Struct, defstruct
from plancia.kernel.written.decode import typed

sys.setswitchinterval(1e-6)
for _ in range(20):
    parts = [defstruct(f"Part{n}", [("some", list[int]), ("more", dict[str, int], {})]) for n in range(20)]
    whole = defstruct("Whole", [(f"part{n}", part | None, None) for n, part in enumerate(parts)])
    together = threading.Barrier(8)
    def meet():
        together.wait()
        assert typed({"part3": {"some": [1]}}, whole).part3.some == [1]
    threads = [threading.Thread(target=meet) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_threads_that_meet_a_type_at_once():
    done = subprocess.run([sys.executable, "-c", MEET], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
