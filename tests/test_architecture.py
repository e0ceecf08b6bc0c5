"""Reads the source: imports point one way, no floats, clocks or orders of sets decide anything, files stay short."""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "plancia"
LINES = 400
NOT_COMPILED = "# not compiled"

# Who may import whom: a part sees those before it, and nothing beside or behind.
ORDER = (("kernel",), ("games",), ("bots",), ("table",), ("lab", "server"), ("cli",))
LEVEL = {part: level for level, parts in enumerate(ORDER) for part in parts}

# The rooms of a title: each sees those before it; what stands in no room sees them all. Three rooms come from outside,
# and each is as high as the part that it is for: nothing else in the title sees them.
ROOMS = ("state", "content", "rules", "notation", "words", "shown")
AROUND = {"bot": "bots", "terminal": "cli", "trials": "lab"}
FULL = 15  # files in one folder

STANDARD = sys.stdlib_module_names | {"__future__", "mypy_extensions"}
KERNEL_READS = STANDARD | {"msgspec", "fluent"}  # where nothing is compiled
CONTENT_READS = STANDARD | {"msgspec", "tree_sitter", "tree_sitter_toml", "jsonschema_rs"}
KEEPING = {"functools", "threading", "weakref"}  # what caches are made of by hand
WATCHED = {"log", "journal", "tally", "watch"}
NEVER_IN_PLAY = {"random", "time", "datetime", "secrets", "uuid", "locale"}

FILES = sorted(PACKAGE.rglob("*.py"))


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def is_hot(path: Path) -> bool:
    """Compiled, or would be: the first lines do not say otherwise."""
    return not any(line.startswith(NOT_COMPILED) for line in path.read_text("utf-8").splitlines()[:5])


def parts(path: Path) -> tuple[str, ...]:
    return path.relative_to(PACKAGE).with_suffix("").parts


def imports(path: Path) -> Iterator[tuple[ast.stmt, str]]:
    """Full name of everything a file imports, also inside functions."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((node, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            here = ["plancia", *parts(path)[: -node.level]] if node.level else []
            module = ".".join([*here, *([node.module] if node.module else [])])
            yield from ((node, f"{module}.{name.name}") for name in node.names)


def room(path: Path) -> str:
    """The room of a title that a file stands in; "" elsewhere."""
    here = parts(path)
    return here[2] if len(here) > 3 and here[0] == "games" else ""


def part_of(path: Path) -> str:
    return AROUND.get(room(path), parts(path)[0])


def in_part(*names: str) -> list[Path]:
    """Files of a part, but for what reads content: nothing in there is played."""
    return [path for path in FILES if part_of(path) in names and parts(path)[:2] != ("kernel", "content")]


def at(path: Path, node: ast.AST, what: str) -> str:
    return f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}: {what}"


# -- who imports whom


def test_imports_point_one_way():
    wrong = []
    for path in FILES:
        here = part_of(path)
        if here not in LEVEL:
            continue  # the package itself shows the table to Python
        for node, name in imports(path):
            words = name.split(".")
            if words[0] != "plancia":
                continue
            there = words[1] if words[1:2] and words[1] in LEVEL else "table"  # import plancia: the match from Python
            if there == "games" and len(words) > 4:
                there = AROUND.get(words[3], there)
            if there != here and LEVEL[there] >= LEVEL[here]:
                wrong.append(at(path, node, f"{here} imports {name}"))
    assert not wrong, "\n".join(wrong)


SHARED = ("before", "small", "title", "voices")  # what every title may build on


def test_games_never_import_each_other():
    wrong = []
    for path in in_part("games"):
        here = parts(path)
        if len(here) == 2:
            continue  # the shelf of all games
        for node, name in imports(path):
            if name.startswith("plancia.games.") and name.split(".")[2] not in (here[1], *SHARED):
                wrong.append(at(path, node, name))
    assert not wrong, "\n".join(wrong)


def test_the_kernel_needs_the_standard_library_and_little_else():
    wrong = []
    for path in FILES:
        if parts(path)[0] != "kernel":
            continue
        allowed = STANDARD if is_hot(path) else KERNEL_READS
        if parts(path)[1] == "content":
            allowed = CONTENT_READS
        for node, name in imports(path):
            if name.split(".")[0] not in allowed | {"plancia"}:
                wrong.append(at(path, node, name))
    assert not wrong, "\n".join(wrong)


def test_every_part_has_its_place():
    assert {parts(path)[0] for path in FILES if len(parts(path)) > 1} <= LEVEL.keys()


# -- rooms


def test_the_rooms_of_a_title_see_those_before_them():
    wrong = []
    for path in FILES:
        if room(path) not in ROOMS:
            continue
        for node, name in imports(path):
            words = name.split(".")
            if words[:2] == ["plancia", "games"] and len(words) > 3 and not only_for_types(path, node):
                there = words[3] if words[3] in ROOMS and len(words) > 4 else ""
                if there not in ROOMS[: ROOMS.index(room(path)) + 1]:
                    wrong.append(at(path, node, f"{room(path)} imports {name}"))
    assert not wrong, "\n".join(wrong)


def only_for_types(path: Path, node: ast.stmt) -> bool:
    blocks = [
        each for each in tree(path).body if isinstance(each, ast.If) and ast.unparse(each.test) == "TYPE_CHECKING"
    ]
    return any(node in block.body for block in blocks)


def test_all_titles_have_the_same_rooms():
    titles = {path.parent for path in (PACKAGE / "games").glob("*/game.py")}
    for title in titles:
        found = {folder.name for folder in title.iterdir() if (folder / "__init__.py").exists()}
        assert found == {*ROOMS, *AROUND}, title.name


@pytest.mark.parametrize("where", ["src/plancia", "tests"])
def test_no_room_is_too_full(where: str):
    folders: dict[Path, int] = {}
    for path in (ROOT / where).rglob("*.py"):
        if path.name != "__init__.py":
            folders[path.parent] = folders.get(path.parent, 0) + 1
    assert not [f"{folder.relative_to(ROOT)}: {count}" for folder, count in folders.items() if count > FULL]


# -- the same game on every machine


def test_no_clock_and_no_chance_but_our_own():
    wrong = []
    for path in in_part("kernel", "games"):
        for node, name in imports(path):
            if name.split(".")[0] in NEVER_IN_PLAY:
                wrong.append(at(path, node, name))
    assert not wrong, "\n".join(wrong)


def test_rules_and_bots_ask_not_who_watches_and_remember_by_memo():
    """A trace costs nothing where nobody reads it, and what is worked out once is kept by the kernel."""
    wrong = []
    for path in FILES:
        if room(path) in ("state", "rules", "bot"):
            wrong += [at(path, node, name) for node, name in imports(path) if name.split(".")[0] in KEEPING]
            told = [node for node in ast.walk(tree(path)) if isinstance(node, ast.Attribute) and node.attr in WATCHED]
            wrong += [at(path, node, node.attr) for node in told]
    assert not wrong, "\n".join(wrong)


def test_no_float_in_play():
    wrong = []
    for path in in_part("kernel", "games"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
                wrong.append(at(path, node, str(node.value)))
            elif isinstance(node, ast.Name) and node.id == "float":
                wrong.append(at(path, node, "float"))
            elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div) and is_hot(path):
                wrong.append(at(path, node, "a division that leaves the whole numbers"))
    assert not wrong, "\n".join(wrong)


def test_no_set_is_iterated_over():
    wrong = []
    for path in in_part("kernel", "games"):
        wrong += [at(path, node, ast.unparse(node)) for node in set_orders(tree(path))]
    assert not wrong, "\n".join(wrong)


ANY_ORDER = ("sorted", "len", "sum", "min", "max", "any", "all", "set", "frozenset")


def set_orders(module: ast.AST) -> Iterator[ast.expr]:
    """Places where the order of a set could come out: loops, list(), tuple(), join() and * over one."""
    harmless: set[ast.AST] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ANY_ORDER:
            for argument in node.args:
                harmless.add(argument)
                if isinstance(argument, ast.GeneratorExp | ast.SetComp | ast.ListComp):
                    harmless.update(generator.iter for generator in argument.generators)
        elif isinstance(node, ast.Set):
            harmless.update(part.value for part in node.elts if isinstance(part, ast.Starred))
    for scope in ast.walk(module):
        if not isinstance(scope, ast.FunctionDef | ast.Module | ast.Lambda):
            continue
        names = set_names(scope)
        for node in own_nodes(scope):
            for iterated in iterated_by(node):
                if is_set(iterated, names) and iterated not in harmless:
                    yield iterated


def own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """Nodes of a function or module, without those of the functions in it."""
    waiting = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            waiting += ast.iter_child_nodes(node)


def iterated_by(node: ast.AST) -> Iterator[ast.expr]:
    if isinstance(node, ast.For):
        yield node.iter
    elif isinstance(node, ast.ListComp | ast.GeneratorExp | ast.DictComp):
        yield from (generator.iter for generator in node.generators)
    elif isinstance(node, ast.Starred):
        yield node.value
    elif isinstance(node, ast.Call) and node.args:
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if name in ("list", "tuple", "join", "enumerate", "zip", "map", "filter", "iter", "extend", "fromkeys"):
            yield from node.args


def set_names(scope: ast.AST) -> set[str]:
    """Names that hold a set in this scope."""
    found: set[str] = set()
    if isinstance(scope, ast.FunctionDef):
        arguments = [*scope.args.args, *scope.args.kwonlyargs]
        found = {argument.arg for argument in arguments if is_set_type(argument.annotation)}
    for node in own_nodes(scope):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and is_set_type(node.annotation):
            found.add(node.target.id)
        elif isinstance(node, ast.Assign) and is_set(node.value, found):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def is_set_type(annotation: ast.expr | None) -> bool:
    return annotation is not None and ast.unparse(annotation).split("[")[0].lower() in (
        "set",
        "frozenset",
        "abstractset",
    )


def is_set(node: ast.expr, names: set[str]) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in ("set", "frozenset")
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor):
        return is_set(node.left, names) or is_set(node.right, names)
    return isinstance(node, ast.Name) and node.id in names


@pytest.mark.parametrize(
    "code",
    [
        "for x in {1, 2}: pass",
        "a = set(b)\nfor x in a: pass",
        "[x for x in {y for y in z}]",
        "list({1, 2} - c)",
        "def f(a: set[int]): return tuple(a)",
        "[*frozenset(a)]",
        "', '.join(set(a))",
    ],
)
def test_the_order_of_a_set_is_noticed(code: str):
    assert list(set_orders(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        "sorted({1, 2})",
        "sorted(x for x in {1, 2})",
        "a = set(b)\nc in a",
        "len(set(a))",
        "for x in sorted(set(a)): pass",
    ],
)
def test_what_does_not_depend_on_the_order_is_left_alone(code: str):
    assert not list(set_orders(ast.parse(code)))


# -- nothing outside a title's folder names it


def test_a_title_is_named_only_in_its_folder():
    """Neither in code nor in texts: it is found because it is there."""
    titles = [path.parent for path in sorted((PACKAGE / "games").glob("*/__init__.py"))]
    assert len(titles) > 2
    named = re.compile("|".join(rf"(?<![a-z])(?i:{title.name.split('_')[0]})\b" for title in titles))
    read = [*FILES, *sorted(PACKAGE.rglob("*.ftl")), *sorted(PACKAGE.rglob("*.toml"))]
    wrong = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in read
        if not any(title in path.parents for title in titles)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert not wrong, "\n".join(wrong)


# -- a file is a chapter


def test_no_file_is_too_long():
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in FILES}
    assert not [f"{path.relative_to(ROOT)}: {count}" for path, count in lines.items() if count > LINES]


# -- the browser client

CLIENT = ROOT / "web" / "src"
CLIENT_TITLES = sorted(face.parent for face in CLIENT.glob("games/*/face.ts"))
MADE = {"api.d.ts", "map.ts"}  # by tools/client.py from the server's messages, by tools/maps from the content
MOST_FILES = 15


def client_files() -> list[Path]:
    return [path for path in sorted(CLIENT.rglob("*")) if path.is_file() and path.name not in MADE]


def test_no_folder_of_the_client_is_too_full():
    """Texts, and tests beside what they test, are not counted."""
    files = [path for path in client_files() if not path.name.endswith((".ftl", ".test.ts"))]
    full = {str(folder.relative_to(ROOT)): n for folder, n in Counter(path.parent for path in files).items()}
    assert len(full) > 40
    assert not {folder: n for folder, n in full.items() if n > MOST_FILES}


def test_the_client_names_a_title_only_in_its_folder():
    """Neither by its name nor by the id of one of its rules: it is found because it is there."""
    assert len(CLIENT_TITLES) > 2
    words = [rf"(?<![a-z])(?i:{title.name.split('-')[0]})" for title in CLIENT_TITLES]
    ids = [rf"\b{title.name[0].upper()}-[A-Z]{{2}}" for title in CLIENT_TITLES]
    named = re.compile("|".join([*words, *ids]))
    wrong = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in client_files()
        if not any(title in path.parents for title in CLIENT_TITLES)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert not wrong, "\n".join(wrong)
