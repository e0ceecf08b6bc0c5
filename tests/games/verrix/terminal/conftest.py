"""The program as a person runs it: see tests/cli/program.py."""

from __future__ import annotations

from tests.cli.program import environment, inside, plancia

__all__ = ["environment", "inside", "plancia"]
