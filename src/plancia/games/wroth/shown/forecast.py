# not compiled
"""What the AI would do on its next turn if nothing changed: its real turn, played on a table of its own."""

from __future__ import annotations

from plancia.games.wroth.rules.ai.ai_turn import AITurn, ai_face
from plancia.games.wroth.rules.round.rounds import CoopActions
from plancia.games.wroth.rules.round.upkeep import counter
from plancia.games.wroth.state.box import ACTIONS, MAP, NOBODY
from plancia.games.wroth.state.effects_round import Told
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.words.names_shown import Names
from plancia.games.wroth.words.prompts import prompt
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import CHANCE
from plancia.kernel.picture import Chance, Outlook
from plancia.kernel.view import View

ROWS = len(MAP)  # of the Chaos Die


def forecast(view: View, lang: str) -> Outlook | None:
    """None where nobody is automated, or where nothing of what comes is known."""
    g = view.imagine(key_of("forecast"))
    assert isinstance(g, Wroth)
    if g.ai == NOBODY or g.over:
        return None
    names = Names(g, lang)
    chances = [*_turns(names), *_chaos(names)]
    return Outlook(names.say("forecast-title", who=names.mid(g.ai)), chances) if chances else None


def next_turn(g: Wroth) -> bool | None:
    """Is the AI's next turn its first of the phase? None: none comes, or it is in the middle of one."""
    acting = next((frame for frame in g.stack if isinstance(frame, CoopActions)), None)
    if acting is None or ai_face(g) == NOBODY or any(isinstance(frame, AITurn) for frame in g.stack):
        return None
    return acting.set == 0 and acting.ai_turns == 0


def _turns(names: Names) -> list[Chance]:
    """Its first turn is known from its dice; for every later one it rolls."""
    g, say = names.g, names.say
    first = next_turn(g)
    if first is None:
        return []
    if first:
        held = names.action(ai_face(g))
        label = say("forecast-first", action=held)
        if g.omni[g.ai] != NOBODY:
            label = say("forecast-first-omni", action=held, omni=names.omni(g.omni[g.ai]))
        return [_turn(names, label, 1, 1, True, NOBODY)]
    faces = g.box.action_faces
    known = [face for face in range(len(ACTIONS)) if face in faces]
    return [
        _turn(names, say("forecast-rolls", action=names.action(face)), faces.count(face), len(faces), False, face)
        for face in known
    ]


def _turn(names: Names, label: str, ways: int, of: int, first: bool, face: int) -> Chance:
    twin = names.g.clone()
    twin.key, twin.script = b"", {} if first else {"ai-die": [face]}  # whoever has no key waits for every other roll
    twin.log, twin.reasons = [], True
    engine.start(twin, AITurn(first))
    return Chance(label, ways, of, twin.log, _then(twin, names))


def _then(g: Wroth, names: Names) -> str:
    """Where it must stop: at a roll, or at a question to somebody."""
    asked = g.decision
    if asked is None:
        return ""
    if asked.by == CHANCE:
        return names.say("forecast-roll")
    return names.say("forecast-asks", who=names.mid(asked.by), question=prompt(g, asked, names.lang))


def _chaos(names: Names) -> list[Chance]:
    """The rows of the next round: as many as its number, from the one the die shows."""
    g = names.g
    if g.phase < 2 or not g.chaos:
        return []
    rows = [(g.chaos - 1 + n) % ROWS + 1 for n in range(counter(g.round + 1))]
    told = [Told("chaos", "W-COOP-UPKEEP-03", g.ai, -1, row) for row in rows]
    return [Chance(names.say("forecast-chaos", round=g.round + 1), 1, 1, list(told), "")]
