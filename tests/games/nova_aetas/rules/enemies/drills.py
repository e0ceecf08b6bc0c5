"""Short words for the Enemies' Activations: who stands where, and how dangerous."""

from __future__ import annotations

from tests.games.nova_aetas.scene import Scene, drill

SIXES = [6] * 60  # every Defence Test succeeds: who attacks whom is all that matters here


def play(text: str, rows: int = 5, columns: int = 8, **rolls: list[str | int]) -> Scene:
    """On an empty board, unless the text brings its own or a mission."""
    if "rows" not in text and "mission" not in text:
        text = f"rows = {['.' * columns] * rows}\n" + text
    return drill(text, **{"die": SIXES, **rolls}).pass_all()


def hero(name: str, at: str, threat: int = 0, wounds: int = 0) -> str:
    bare = 'skills = "", heroism = 0, gear = ""'  # nothing to ask him for
    return f'heroes.{name} = {{ at = "{at}", threat = {threat}, wounds = {wounds}, {bare} }}\n'


def enemy(kind: str, *at: str, tokens: str = "") -> str:
    if tokens:
        return f'active = "{kind}"\nenemies.{kind}-1 = {{ at = "{at[0]}", tokens = "{tokens}" }}\n'
    return f'active = "{kind}"\nenemies.{kind} = {list(at)}\n'
