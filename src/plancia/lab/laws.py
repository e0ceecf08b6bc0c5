"""The laws that every game keeps, tried on random play. Each raises Broken, which says how to see it again."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any

from plancia.kernel import engine
from plancia.kernel.answers import ActionIndex, box_of
from plancia.kernel.decision import CHANCE
from plancia.kernel.game import Game
from plancia.kernel.procedure import kinds_of_procedure, notes_of, steps_of
from plancia.kernel.state import Effect, State
from plancia.kernel.view import View
from plancia.kernel.written.outside import misfits
from plancia.kernel.written.record import begin, option_name, write_record
from plancia.kernel.written.save import state_hash
from plancia.lab import samples
from plancia.lab.random_walk import LONGEST, Luck, question, seats_of, table, text_of, walk
from plancia.lab.samples import Sample
from plancia.lab.twins import leak_next, leak_now
from plancia.table.match import HUMAN, Match

Settings = Mapping[str, Any]
Law = Callable[[Game, Settings, int, int], None]


class Broken(Exception):
    """A law does not hold."""


def hold(true: bool, what: str, game: Game, settings: Settings, seed: int) -> None:
    if not true:
        raise Broken(f"{what}\n{game.name} {json.dumps(settings)} seed {seed}")


def asking_changes_nothing(game: Game, settings: Settings, seed: int, looks: int) -> None:
    for g in walk(game, settings, seed, looks):
        before = text_of(g)
        engine.advance(g)
        for seat in seats_of(g):
            View(g, seat).as_json()
        game.problem(g)
        game.result(g)
        write_record(g, {})
        hold(text_of(g) == before, "asking changed the table", game, settings, seed)


def everywhere(sample: Sample, part: int = 1, stride: int = 0) -> Law:
    """What holds at one table holds at each of a walk; `part`: one look in so many is enough."""

    @wraps(sample)
    def law(game: Game, settings: Settings, seed: int, looks: int) -> None:
        for g in walk(game, settings, seed, max(1, looks // part), stride):
            broken = sample(g)
            hold(broken is None, str(broken), game, settings, seed)

    return law


a_clone_is_its_own = everywhere(samples.a_clone_is_its_own)
saves_are_whole = everywhere(samples.saves_are_whole)
imagined_tables_look_the_same = everywhere(samples.imagined_tables_look_the_same)
positions_lead_back = everywhere(samples.positions_lead_back)
records_lead_back = everywhere(samples.records_lead_back, part=4, stride=16)


def same_choices_same_game(game: Game, settings: Settings, seed: int, looks: int) -> None:
    """Also where nobody keeps reasons, log and journal, as in search."""
    full = [(state_hash(g), g.draws) for g in walk(game, settings, seed, looks)]
    bare = [(state_hash(g), g.draws) for g in walk(game, settings, seed, looks, bare=True)]
    hold(full == bare, "the same choices gave another game", game, settings, seed)


def the_past_stays(game: Game, settings: Settings, seed: int, looks: int) -> None:
    past: list[tuple[State, str, View, str]] = []
    for g in walk(game, settings, seed, looks):
        seat = 0 if g.decision is None else max(0, g.decision.by)
        view = View(g, seat)
        past.append((g.clone(), state_hash(g), view, json.dumps(view.as_json())))
    for then, text, view, shown in past:
        hold(state_hash(then) == text, "a state of the past changed", game, settings, seed)
        hold(json.dumps(view.as_json()) == shown, "a view of the past changed", game, settings, seed)


def every_game_ends(game: Game, settings: Settings, seed: int, looks: int) -> None:
    """Every question has answers with names, nothing is ever out of its place, and there is a result."""
    g, luck, answers = table(game, settings, seed), Luck(f"walk {seed}"), 0
    while g.decision is not None:
        hold(answers < LONGEST, "the game does not end", game, settings, seed)
        for asked in engine.pending(g):
            names = [option_name(g, asked, option) for option in [*asked.options, *(asked.refused or {})]]
            fits = len(set(names)) == len(names) and not any(name.split() != [name] for name in names)
            hold(bool(asked.options) and fits, f"a strange question: {question(asked)} {names}", game, settings, seed)
            hold(all(value_only(frame) for frame in g.stack), "a note is not a value", game, settings, seed)
        luck.answer(g)
        answers += 1
        trouble = game.problem(g)
        hold(trouble is None, str(trouble), game, settings, seed)
        misfit = next(misfits(g), None)
        hold(misfit is None, str(misfit), game, settings, seed)
    hold(game.result(g) is not None, "the game is over without a result", game, settings, seed)


def answers_are_declared(game: Game, settings: Settings, seed: int, looks: int) -> None:
    """Where a game declares its kinds of questions: all of them, every option, and each has a place of its own in the
    list of actions."""
    if not game.kinds:
        return
    index = ActionIndex(game.kinds, box_of(game.table(settings)))
    met: dict[int, tuple[str, int]] = {}
    for g in walk(game, settings, seed, looks):
        for asked in engine.pending(g):
            if asked.by != CHANCE:
                hold(asked.kind in game.kinds, f"nobody declares {asked.kind}", game, settings, seed)
                for option in (*asked.options, *(asked.refused or {})):
                    fits = game.kinds[asked.kind].is_one(box_of(g), option)
                    place = index.of(asked, option) if fits else -1
                    known = met.setdefault(place, (asked.kind, option)) == (asked.kind, option)
                    hold(known and 0 <= place < index.size, f"{asked.kind} {option} is another", game, settings, seed)


def secrets_stay_secret(game: Game, settings: Settings, seed: int, looks: int) -> None:
    """Also at a table that was laid out from a position: it remembers the text of it."""
    luck = Luck(f"secrets {seed}")
    for number, met in enumerate(walk(game, settings, seed, looks)):
        g = laid_out_again(game, met) if number % 2 else met
        for seat in seats_of(g):
            leak = leak_now(game, g, seat, luck)
            hold(leak is None, str(leak), game, settings, seed)
            leak = None if g.decision is None else leak_next(game, g, seat, luck)
            hold(leak is None, str(leak), game, settings, seed)


def laid_out_again(game: Game, g: State) -> State:
    """The same table, begun from the position that it is."""
    origin = game.write_position(g)
    again = game.read_position(origin)
    again.origin, again.key, again.draws, again.reasons = origin, g.key, g.draws, True
    begin(again)
    return again


def an_answer_can_be_taken_back(game: Game, settings: Settings, seed: int, looks: int) -> None:
    luck = Luck(f"walk {seed}")
    match = Match(table(game, settings, seed), dict.fromkeys(settings["seats"], HUMAN))
    while match.decision is not None and looks:
        asked = luck.question(match.state)
        shown = match.drafts.shown(asked) if asked.several else asked  # several are named one by one, and said at once
        option, before = luck.option(shown), text_of(match.state)
        match.answer(option, asked.by)
        if luck.below(4) == 0 and not asked.several:
            looks -= 1
            after, lines = text_of(match.state), len(match.state.log or [])
            match.undo()
            hold(text_of(match.state) == before, "an undo leads somewhere else", game, settings, seed)
            match.answer(option, asked.by)
            hold(text_of(match.state) == after, "after an undo the same answer differs", game, settings, seed)
            hold(len(match.state.log or []) == lines, "an undo changed the log", game, settings, seed)


LAWS: tuple[Law, ...] = (
    asking_changes_nothing,
    a_clone_is_its_own,
    saves_are_whole,
    same_choices_same_game,
    the_past_stays,
    every_game_ends,
    answers_are_declared,
    secrets_stay_secret,
    imagined_tables_look_the_same,
    records_lead_back,
    positions_lead_back,
    an_answer_can_be_taken_back,
)


def well_made(game: Game) -> str | None:
    """What can be seen without playing: every note that a step writes is there from the start, every note and every
    field says what it may hold, every hidden field lies in one group."""
    package, declared = type(game).__module__.rpartition(".")[0], game.holds()
    if set(declared.fields) != set(game.seen):
        return f"declared and not there, or there and not declared: {sorted(set(declared.fields) ^ set(game.seen))}"
    for name, kind in kinds_of_procedure(game).items():
        if not kind.__module__.startswith(package):
            continue
        notes = notes_of(kind())
        for note in notes:
            if declared.note(name, note) is None:
                return f"{name} does not declare what its note {note!r} may hold"
        for step in steps_of(kind):
            if step.into and step.into not in notes:
                return f"{name}.{step.name} writes a note {step.into!r} that __init__ does not know"
        for note, owner in kind.SECRET.items():
            if note not in notes or owner not in notes:
                return f"{name}: {note!r} and {owner!r} should be notes"
    waiting: list[type] = [Effect]
    while waiting:
        effect = waiting.pop()
        waiting += effect.__subclasses__()
        if effect is not Effect and isinstance(vars(effect).get("only_for"), int):
            return f"{effect.__name__} should set only_for in __init__"
    hidden = sorted(name for name, seen in game.seen.items() if seen != "all")
    grouped = sorted([name for group in game.hidden_together for name in group] + list(game.known_on_top))
    return None if hidden == grouped else f"hidden are {hidden}, but in groups or known are {grouped}"


def value_only(value: Any) -> bool:
    """Notes are numbers, texts, nothing, or tuples of these."""
    if hasattr(value, "into"):
        return all(value_only(getattr(value, note)) for note in [*notes_of(value), "result"])
    if isinstance(value, tuple):
        return all(map(value_only, value))
    return value is None or isinstance(value, int | str)
