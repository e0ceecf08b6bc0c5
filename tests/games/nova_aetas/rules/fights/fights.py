"""Short words for scenes of a fight: an empty field, whoever stands on it, one Activation."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.games.nova_aetas.scene import Scene, nova


def table(
    active: str,
    *lines: str,
    wide: int = 12,
    high: int = 8,
    die: Sequence[int] = (),
    packs: Sequence[Path] = (),
    **rolls: Sequence[str],
) -> Scene:
    """Each line is a model, "valerio C3 wounds 2, tokens blinded stunned, gear sword + shield 2", or TOML: "t = 5".

    Heroes have no Heroism unless a line says so: then nobody asks whether to re-roll.
    """
    said = [f'active = "{active}"']
    own = [line for line in lines if " = " in line]
    if not any(line.startswith(("rows", "mission")) for line in own):
        said.append(f"rows = {[('.' * wide) for _ in range(high)]}")
    said += own
    there = [line.split()[0] for line in lines if line.split()[0] in HEROES]
    company = [*there, *(hero for hero in HEROES if hero not in there)][:4]
    said.append(f"options.company = {sorted(company, key=HEROES.index)}")
    for line in lines:
        if line not in own:
            said += model(line)
    scene = nova("\n".join(said), packs, die=die, **rolls)
    return scene.advance()


HEROES = ("valerio", "rebecca", "sofia", "vincenzo", "altair", "gregorio")
ALLIES = ("brother-theodore", "prisoner")


def model(line: str) -> list[str]:
    """ "brigand-2 D4 wounds 1" as lines of a position."""
    name, square, *rest = line.split(maxsplit=2)
    square = square.rstrip(",")
    side = "heroes" if name in HEROES else "allies" if name in ALLIES else "enemies"
    said = [f"[{side}.{name}]"] if square == "-" else [f"[{side}.{name}]", f'at = "{square}"']
    words = rest[0].split(", ") if rest else []
    if side == "heroes" and not any(word.startswith("heroism") for word in words):
        said.append("heroism = 0")
    for word in words:
        key, _, value = word.partition(" ")
        said.append(f"{key} = {written(value)}")
    return said


def written(value: str) -> str:
    """A number or a truth as it is; "none" is nothing; "sword + shield" a list."""
    if value.isdigit() or value in ("true", "false"):
        return value
    return '""' if value == "none" else f'"{value.replace(" +", ",")}"'
