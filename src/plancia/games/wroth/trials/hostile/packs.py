"""Hostile packs."""

from __future__ import annotations

from collections.abc import Iterator

from plancia.lab.hostile.case import NOT_TEXT, WORDS, Case

HEAD = b'name = "mine"\ngame = "wroth"\ntitle = "My box"\nplancia = 1\n'

SYNTAX = {
    "an open text": 'a = "x',
    "an open long text": 'a = """x',
    "an open letter text": "a = '''x",
    "an open list": "a = [1, 2",
    "an open table": "a = { b = 1",
    "an open header": "[unit.stoic\n",
    "an open header of a list": "[[unit.stoic]\n",
    "no value": "a =\n",
    "no key": "= 1\n",
    "no equals": "a 1\n",
    "two on a line": "a = 1 b = 2\n",
    "a bad escape": 'a = "\\x"\n',
    "a bad code point": 'a = "\\uD800"\n',
    "no such code point": 'a = "\\U00110000"\n',
    "a bad date": "a = 2026-13-45\n",
    "a bad number": "a = 1_\n",
    "a leading zero": "a = 007\n",
    "a bare word": "a = koda\n",
    "a comma too many": "a = { b = 1, }\n",
    "a newline in a table": "a = { b = 1,\nc = 2 }\n",
    "a key twice": "[unit.stoic]\ncost = 1\ncost = 2\n",
    "a table twice": "[unit.stoic]\ncost = 1\n[unit.stoic]\ncost = 2\n",
    "a table that was a value": "unit = 1\n[unit.stoic]\ncost = 1\n",
    "a list that was a table": "[unit.stoic]\ncost = 1\n[[unit]]\ncost = 1\n",
    "a table closed before": "a = { b = 1 }\na.c = 2\n",
    "control letters": 'a = "\x01"\n',
    "a lone carriage return": "a = 1\rb = 2\n",
    "only a carriage return": "\r",
    "a comment with a control letter": "# \x07\n",
}

BIG = {
    "a file too big": b"# " + b"x" * (512 * 1024),
    "a long text": b'[unit.stoic]\nnote = "' + b"x" * 5000 + b'"\n',
    "a long key": b"[unit.stoic]\n" + b"x" * 100 + b" = 1\n",
    "a key of a megabyte": b"[unit.stoic]\n" + b"x" * 500_000 + b" = 1\n",
    "deep lists": b"[unit.stoic]\ncost = " + b"[" * 10_000 + b"]" * 10_000 + b"\n",
    "deep tables": b"[unit.stoic]\ncost = " + b"{a = " * 5000 + b"1" + b"}" * 5000 + b"\n",
    "a deep header": b"[" + b".".join([b"a"] * 20_000) + b"]\n",
    "a deep key": b".".join([b"a"] * 20_000) + b" = 1\n",
    "many deep keys": b"".join(b".".join([b"a%d" % n] * 12) + b" = 1\n" for n in range(5000)),
    "just too deep": b"[unit.stoic]\ncost = " + b"[" * 13 + b"]" * 13 + b"\n",
    "a number of a hundred thousand digits": b"[unit.stoic]\ncost = " + b"9" * 100_000 + b"\n",
    "a hexadecimal number without end": b"[unit.stoic]\ncost = 0x" + b"f" * 100_000 + b"\n",
    "a float of many digits": b"[unit.stoic]\ncost = 1." + b"9" * 100_000 + b"\n",
    "a float without end": b"[unit.stoic]\ncost = 1e999999999\n",
    "a number of nothing": b"[unit.stoic]\ncost = nan\n",
    "a number one too big": b"[unit.stoic]\ncost = 9223372036854775808\n",
    "very many keys": b"[unit.stoic]\n" + b"".join(b"k%d = 1\n" % n for n in range(80_000)),
    "very many tables": b"".join(b"[unit.u%d]\n" % n for n in range(60_000)),
    "very many lists of tables": b"[[unit.stoic]]\n" * 60_000,
    "very many quotes": b"[unit.stoic]\nnote = " + b"'' " * 100_000,
    "very many commas": b"[unit.stoic]\ncost = [" + b"1," * 200_000 + b"]\n",
    "very many dots": b"[unit.stoic]\n" + b"a.b.c.d = 1\n" * 40_000,
    "very many escapes": b'[unit.stoic]\nnote = "' + b"\\u0041" * 60_000 + b'"\n',
    "a table in a line, again and again": b"[unit.stoic]\n"
    + b"".join(b"a%d = {b = {c = {}}}\n" % n for n in range(20_000)),
    "very many problems": b"".join(b"[unit.u%d]\ncost = 'x'\n" % n for n in range(9000)),
    "a comment without end": b"#" * 400_000 + b"\n[unit.stoic]\ncost = 99\n",
}

HEADERS = {
    "no name": b'game = "wroth"\ntitle = "x"\nplancia = 1\n',
    "no game": b'name = "x"\ntitle = "x"\nplancia = 1\n',
    "no title": b'name = "x"\ngame = "wroth"\nplancia = 1\n',
    "no format": b'name = "x"\ngame = "wroth"\ntitle = "x"\n',
    "another game": b'name = "x"\ngame = "chess"\ntitle = "x"\nplancia = 1\n',
    "another format": b'name = "x"\ngame = "wroth"\ntitle = "x"\nplancia = 2\n',
    "a format in quotes": b'name = "x"\ngame = "wroth"\ntitle = "x"\nplancia = "1"\n',
    "a format that is true": b'name = "x"\ngame = "wroth"\ntitle = "x"\nplancia = true\n',
    "a key too many": HEAD + b"run = 'touch owned'\n",
    "a table too many": HEAD + b"[hooks]\nload = 'os.system'\n",
    "a name that is a list": b'name = ["x"]\ngame = "wroth"\ntitle = "x"\nplancia = 1\n',
    "records in the header": HEAD + b"[unit.stoic]\ncost = 3\n",
}

STRUCTURE = {
    "an unknown kind": "[procedure.x]\nrun = 'os.system'\n",
    "a kind that is a number": "unit = 3\n",
    "a kind that is a list": "unit = [1]\n",
    "a record that is a number": "[unit]\nstoic = 3\n",
    "an unknown id": "[unit.dragon]\ncost = 1\n",
    "an unknown key": "[unit.stoic]\ncots = 1\n",
    "a dunder key": "[unit.stoic]\n__class__ = 'os'\n",
    "a dunder id": "[unit.__init__]\ncost = 1\n",
    "a dunder kind": "[__builtins__.eval]\ncost = 1\n",
    "a path as id": '[unit."../../x"]\ncost = 1\n',
    "an empty id": '[unit.""]\ncost = 1\n',
    "an empty kind": '["".x]\ncost = 1\n',
    "an id of letters that look alike": '[unit."stoiс"]\ncost = 1\n',
    "a header inside another file": '[unit.stoic]\nname = "mine"\ngame = "wroth"\n',
    "an include": 'include = "../wroth/units.toml"\n',
    "a from that is no word": '[unit.stoic]\nfrom = "elsewhere"\n',
    "a faction that does not play": '[unit.stoic]\nfaction = "elves"\n',
    "an ability that is not there": '[unit.stoic]\nabilities = ["AB-XXX-9"]\n',
    "an ability that is a path": '[unit.stoic]\nabilities = ["../AB-ALD-1"]\n',
    "a power that is python": "[ability.AB-ALD-1]\npower = \"__import__('os').system('true')\"\n",
    "a power that is a dunder": '[ability.AB-ALD-1]\npower = "__reduce__"\n',
    "a power nobody has": '[feat.ALD-F1]\npower = "win"\n',
    "a feat for another faction": '[feat.ALD-F1]\nfaction = "koda"\n',
    "a map torn in two": "[map.standard]\nborders = [[1, 2]]\n",
    "a map with no bridge": "[map.standard]\nbridges = []\n",
    "a border of one": "[map.standard]\nborders = [[1, 1]]\n",
    "a border of three": "[map.standard]\nborders = [[1, 2, 3]]\n",
    "a region that is not there": "[map.standard]\nborders = [[1, 9]]\n",
    "shores everywhere": "[map.standard]\nshores = [1, 2, 3, 4, 5, 6, 7, 8]\n",
    "a die without faces": "[action-die.standard]\nfaces = []\n",
    "a die with seven faces": '[action-die.standard]\nfaces = ["mine","mine","mine","mine","mine","mine","mine"]\n',
    "a die that only mines": '[action-die.standard]\nfaces = ["mine","mine","mine","mine","mine","mine"]\n',
    "a token worth nothing": "[token.TK-01]\nvalue = 0\n",
    "a token worth too much": "[token.TK-01]\nvalue = 10\n",
    "a stoic without a bonus": "[unit.stoic]\nvp = 0\n",
    "dice that are not in the box": "[unit.stoic]\ndice = 30\n",
    "a text that is no language": '[unit.stoic]\nname = { xx = "x" }\n',
    "a text without Italian": '[feat.ALD-F1]\nname = "x"\n',
}

VALUES = {
    "a text": '"three"',
    "less than nothing": "-1",
    "far too much": "1000000",
    "the largest number": "9223372036854775807",
    "a half": "0.5",
    "yes": "true",
    "a list": "[1]",
    "a table": "{ a = 1 }",
    "a day": "2026-11-15",
    "an hour": "12:00:00",
    "infinity": "inf",
}
NUMBERS = ("unit.stoic.cost", "unit.stoic.vitality", "unit.ram.vp", "ability.AB-ALD-1.amount", "feat.ALD-F1.amount")
PLACES = ("unit.stoic.faction", "unit.stoic.deploy", "token.TK-01.symbol", "ability.AB-ALD-1.power")
ODD = ("link", "link to a folder", "link to a device", "pipe", "folder", "header is a link", "not there", "a file")


def packs() -> Iterator[Case]:
    yield Case("pack", "no header", {"units.toml": b"[unit.stoic]\ncost = 3\n"})
    yield Case("pack", "an empty folder", {})
    for name, data in NOT_TEXT.items():
        yield Case("pack", f"the header is {name}", {"pack.toml": data})
        if name not in ("nothing at all", "only newlines"):
            yield Case("pack", f"a file is {name}", {"pack.toml": HEAD, "units.toml": data})
    for name, words in SYNTAX.items():
        yield _pack(name, words)
    for name, data in BIG.items():
        yield Case("pack", name, {"pack.toml": HEAD, "units.toml": data})
    for name, data in HEADERS.items():
        yield Case("pack", f"header: {name}", {"pack.toml": data})
    for name, words in STRUCTURE.items():
        yield _pack(name, words)
    for place in NUMBERS:
        for name, value in VALUES.items():
            yield _put(place, name, value)
    for place in PLACES:
        for name, word in WORDS.items():
            yield _put(place, name, quoted(word))
    for name, word in WORDS.items():
        yield _pack(f"{name} as a kind", f"[{quoted(word)}.x]\ncost = 1\n")
        yield _pack(f"{name} as an id", f"[unit.{quoted(word)}]\ncost = 1\n")
        yield _pack(f"{name} as a key", f"[unit.stoic]\n{quoted(word)} = 1\n")
    yield Case("pack", "too many files", {"pack.toml": HEAD} | {f"u{n}.toml": b"" for n in range(201)})
    yield Case("pack", "too much in all", {"pack.toml": HEAD} | {f"u{n}.toml": b"#" * 500_000 for n in range(6)})
    two = {f"{file}.toml": b"[unit.stoic]\ncost = 3\n" for file in ("a", "b")}
    yield Case("pack", "the same record in two files", {"pack.toml": HEAD} | two)
    for odd in ODD:
        yield Case("pack", odd, {"pack.toml": HEAD}, odd)


def _pack(name: str, words: str) -> Case:
    return Case("pack", name, {"pack.toml": HEAD, "units.toml": words.encode(errors="surrogatepass")})


def _put(place: str, name: str, value: str) -> Case:
    kind, id, key = place.split(".")
    return _pack(f"{place} is {name}", f"[{kind}.{id}]\n{key} = {value}\n")


def quoted(word: str) -> str:
    """As TOML writes it; escapes for what cannot stand there as it is."""
    return '"' + "".join(c if c.isprintable() and c not in '"\\' else f"\\u{ord(c):04x}" for c in word) + '"'
