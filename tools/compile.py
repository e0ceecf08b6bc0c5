"""Compile the hot modules with mypyc, in build/compiled: a copy of the package that must pass the same tests.

What is compiled is listed once, in pyproject.toml under [tool.plancia].
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import sysconfig
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "plancia"
VENV = ROOT / ".venv"
COMPILED = ROOT / "build" / "compiled"
COPY = COMPILED / "plancia"
GENERATED = ROOT / "build" / "mypyc"
STAMP = COMPILED / ".stamp"
SOURCES = COMPILED / ".sources"  # of which sources, for those who have no mypy to ask
LEAVE_OUT = "# not compiled"
NATIVE = (".so", ".pyd")


def main() -> None:
    start = time.monotonic()
    trouble = missing_compiler()
    if trouble:
        raise SystemExit(f"compile: {trouble}; install it, or run ./test --interpreted")
    if "--check" in sys.argv:
        return
    mirror()
    modules = hot_modules()
    stamp = fingerprint(modules)
    fresh = STAMP.exists() and STAMP.read_text() == stamp and all(map(is_native, modules))
    if not fresh:
        STAMP.unlink(missing_ok=True)
        remove_native()
        build(modules)
        STAMP.write_text(stamp)
    SOURCES.write_text(sources(modules))
    done = "up to date" if fresh else f"compiled in {time.monotonic() - start:.1f} s"
    print(f"compile: {len(modules)} modules, {lines_in(modules)} lines, {done}: {' '.join(map(str, modules))}")


def missing_compiler() -> str | None:
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h is missing (on Debian and Ubuntu: python3-dev)"
    if os.name == "nt":
        return None  # setuptools finds the compiler, or says what to install
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return None if shutil.which(compiler) else f"no C compiler found ({compiler})"


def hot_modules() -> list[Path]:
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["plancia"]["compiled"]
    found = {path.relative_to(SOURCE) for pattern in patterns for path in SOURCE.glob(pattern) if is_hot(path)}
    return sorted(found)


def is_hot(path: Path) -> bool:
    first_lines = path.read_text("utf-8").splitlines()[:5]
    return path.name != "__init__.py" and not any(line.startswith(LEAVE_OUT) for line in first_lines)


def lines_in(modules: list[Path]) -> int:
    return sum(len((SOURCE / module).read_text("utf-8").splitlines()) for module in modules)


def recipe() -> str:
    import mypy.version

    made_by = f"{sys.version} {mypy.version.__version__}".encode()
    return hashlib.sha256(made_by + Path(__file__).read_bytes()).hexdigest()


def fingerprint(modules: list[Path]) -> str:
    """Of all that the machine code depends on."""
    return hashlib.sha256(f"{recipe()} {sources(modules)}".encode()).hexdigest()


def sources(modules: list[Path]) -> str:
    """The modules and their uncompiled neighbours, whose constants mypyc takes over."""
    folders = sorted({module.parts[0] for module in modules})
    neighbours = sorted(path for folder in folders for path in (SOURCE / folder).rglob("*.py"))
    digest = hashlib.sha256(f"{sys.version} {modules}".encode())
    for path in neighbours:
        digest.update(f"\0{path.relative_to(SOURCE)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def mirror() -> None:
    """Make the copy equal to the source, touching only what differs."""
    wanted = {path.relative_to(SOURCE) for path in SOURCE.rglob("*") if path.is_file() and is_source(path)}
    for path in sorted(COPY.rglob("*")):
        if path.is_file() and is_source(path) and path.relative_to(COPY) not in wanted:
            path.unlink()
    for name in sorted(wanted):
        original, copy = SOURCE / name, COPY / name
        if not copy.exists() or copy.read_bytes() != original.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(original, copy)


def is_source(path: Path) -> bool:
    return "__pycache__" not in path.parts and path.suffix not in NATIVE


def is_native(module: Path) -> bool:
    return any(path.suffix in NATIVE for path in (COPY / module).parent.glob(f"{module.stem}.*"))


def remove_native() -> None:
    for path in [path for path in COMPILED.rglob("*") if path.suffix in NATIVE]:
        path.unlink()


def build(modules: list[Path]) -> None:
    """In place, in the copy. mypyc and setuptools work relative to the current folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    forget_other_recipes()
    os.chdir(COMPILED)
    settings = [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={GENERATED / 'types'}", *python_of_a_player()]
    extensions = mypycify(
        [*settings, *(str(Path("plancia") / module) for module in modules)],
        opt_level="3",
        debug_level="0",
        multi_file=True,  # one C file per module: both cores have work, and an edit leaves most of them as they were
        target_dir=str(GENERATED),
    )
    if os.name != "nt":  # functions call each other directly, not as if another library might replace them
        for extension in extensions:
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]
    command = parallel_build(Distribution({"name": "plancia", "ext_modules": extensions}))
    command.inplace = True
    command.force = True
    command.parallel = os.cpu_count()  # each module has a small library of its own besides the one that holds them all
    command.build_temp = str(GENERATED / "objects")
    command.build_lib = str(GENERATED / "libraries")
    command.ensure_finalized()
    command.run()


def python_of_a_player() -> list[str]:
    """Where the compiler was borrowed, .venv has the packages whose types are looked at."""
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    return [] if Path(sys.prefix) == VENV or not python.exists() else [f"--python-executable={python}"]


def forget_other_recipes() -> None:
    """Object files of an earlier Python, mypy or compiler setting must not be linked again."""
    note = GENERATED / "recipe"
    if not note.exists() or note.read_text() != recipe():
        shutil.rmtree(GENERATED, ignore_errors=True)
        GENERATED.mkdir(parents=True)
        note.write_text(recipe())


def parallel_build(distribution: Distribution) -> build_ext:
    """setuptools compiles the files of one extension one after the other, and all of them; this one does neither."""
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):
        def build_extensions(self) -> None:
            compiler, plain_compile = self.compiler, self.compiler.compile
            newest_header = max(path.stat().st_mtime for path in GENERATED.glob("*.h"))

            def compile_one(source: str, output_dir: str, options: dict[str, Any]) -> list[str]:
                objects: list[str] = compiler.object_filenames([source], output_dir=output_dir)
                made = min((Path(name).stat().st_mtime for name in objects if Path(name).exists()), default=0.0)
                if made > max(newest_header, Path(source).stat().st_mtime):
                    return objects
                return plain_compile([source], output_dir=output_dir, **options)

            def compile_all(sources: list[str], output_dir: str, **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    batches = list(pool.map(lambda source: compile_one(source, output_dir, options), sources))
                return [name for batch in batches for name in batch]

            compiler.compile = compile_all
            super().build_extensions()

    return ParallelBuild(distribution)


if __name__ == "__main__":
    main()
