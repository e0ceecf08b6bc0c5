"""The field of a mission of Nova Aetas: a cell for each square, the model or the scenery in it, its height above 0."""

from __future__ import annotations

from rich.text import Text

from plancia.games.nova_aetas.shown.scene import Scene
from plancia.games.nova_aetas.shown.scene_mission import Field, Mission
from plancia.games.nova_aetas.shown.scene_models import Model

CELL = 6  # columns of a square: +br2*², to be chosen, with tokens, two levels up
HEIGHTS = " ¹²³⁴⁵⁶⁷"
# What stands on a square, as it is lettered on the map; every glyph is explained in the legend below.
GLYPHS = {
    "T": ("♣", "green"),
    "b": ("❀", "green"),
    "W": ("◎", "cyan"),
    "C": ("▤", "yellow"),
    "S": ("●", "dim"),
    "v": ("⌐", "yellow"),
    "x": ("⊠", "yellow"),
    "L": ("≡", "bold"),
    "O": ("▓", "dim"),
    "H": ("▓", "dim"),
    "M": ("◆", "magenta"),
    "P": ("!", "bold yellow"),
    "A": ("⚑", "cyan"),
    "G": ("♦", "bold red"),
    "~": ("≈", "blue"),
    "%": ("∴", "green"),
}
HERO, ALLY, ENEMY, DOWN, ACTOR, OPTION = "bold cyan", "bold green", "bold red", "dim cyan", "reverse", "bold white"


def draw_field(scene: Scene, asked: set[str]) -> list[Text]:
    """`asked`: squares that can be chosen now; they are marked with +."""
    mission = scene.mission
    if mission is None or mission.field is None:
        return []
    field = mission.field
    lines = [Text("   " + "".join(f"{chr(65 + column):^{CELL}}" for column in range(field.width)), style="dim")]
    models = {model.at: model for model in reversed(scene.models) if model.at}
    for row in range(field.height):
        line = Text(f"{row + 1:>2} ", style="dim")
        for column in range(field.width):
            square = f"{chr(65 + column)}{row + 1}"
            line.append_text(cell(scene, mission, field, models.get(square), (row, column), square in asked))
        lines.append(line)
    return lines


def cell(
    scene: Scene, mission: Mission, field: Field, model: Model | None, place: tuple[int, int], asked: bool
) -> Text:
    row, column = place
    height = HEIGHTS[int(field.levels[row][column])]
    square = f"{chr(65 + column)}{row + 1}"
    if model is not None:
        style = DOWN if model.down else {"hero": HERO, "ally": ALLY, "enemy": ENEMY}[model.side]
        if model.id == scene.actor:
            style += f" {ACTOR}"
        mark = "†" if model.down else "*" if model.tokens else ""
        words = Text(f"{model.short}{mark}", style=style)
        return padded(words, height, asked)
    if any(thing.at == square for thing in mission.things):
        return padded(Text("♦", style="bold red"), height, asked)
    glyph, style = GLYPHS.get(field.rows[row][column], ("·", "dim"))
    return padded(Text(glyph, style=style), height, asked)


def padded(words: Text, height: str, asked: bool) -> Text:
    """Centred; + before a square that can be chosen, its height behind."""
    found = Text("+" if asked else " ", style=OPTION)
    found.append_text(words).append(height, "dim")
    found.pad_right(max(0, CELL - found.cell_len))
    return found


def legend(scene: Scene) -> Text:
    """What the glyphs of this field mean."""
    said = []
    for each in scene.scenery:
        if each.letter in GLYPHS:
            said.append(f"{GLYPHS[each.letter][0]} {each.name}")
    return Text(" · ".join(dict.fromkeys(said)), style="dim")
