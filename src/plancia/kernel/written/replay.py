# not compiled
"""A record is played again line by line; whatever does not fit is refused with its line."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from plancia.kernel import engine
from plancia.kernel.content import ContentError
from plancia.kernel.decision import CHANCE
from plancia.kernel.game import BadSettings, Game
from plancia.kernel.state import State
from plancia.kernel.written.record import FIRST_LINE, begin, chance_line, hash_of, moves, option_named
from plancia.kernel.written.save import DAMAGE, BadSave, has_hash

LONGEST = 200_000  # lines
SECRET = "secret"  # in place of a key that another table still plays with


class Replay:
    """A record being read: its table, and what each line says."""

    def __init__(
        self,
        game_named: Callable[[str], Game],
        text: str,
        packs: Sequence[Path] = (),
        base: Path | None = None,
    ) -> None:
        if text.count("\n") > LONGEST:
            raise BadSave(f"longer than {LONGEST} lines", LONGEST + 1)
        self.lines = text.splitlines()
        if not self.lines or self.lines[0] != FIRST_LINE:
            raise BadSave(f"a record begins with {FIRST_LINE!r}", 1)
        self.keys: list[str] = []  # at the very end; "secret" for one that is not told
        while self.lines[-1].startswith("key "):
            self.keys.insert(0, self.lines.pop().removeprefix("key "))
        self.fair = [line.removeprefix("fair ") for line in self.lines if line.startswith("fair ")]
        self.players: dict[str, str] = {}
        self.at = 1
        header: dict[str, str] = {}
        while self.at < len(self.lines) and "settings" not in header:
            word, _, rest = self.lines[self.at].partition(" ")
            self.at += 1
            if word == "seat":
                seat, _, kind = rest.partition(" ")
                if seat in self.players:
                    raise BadSave(f"{seat} sits here twice", self.at)
                self.players[seat] = kind
            elif word in ("game", "content", "position", "fair", "settings") and word not in header:
                header[word] = rest
            else:
                raise BadSave(f"{word!r} is not expected here", self.at)
        for word in ("game", "content", "settings"):
            if word not in header:
                raise BadSave(f"the header has no line {word!r}", self.at)
        self.game = self._game(game_named, header["game"])
        self._check_keys("fair" in header)
        strange = next((seat for seat in self.players if seat not in self.game.seats), None)
        if strange is not None:
            raise BadSave(f"{strange!r} is no seat", self.at)
        self.table = self._table(header, packs, base)

    def _check_keys(self, fair: bool) -> None:
        if self.fair and not fair:
            raise BadSave("chance gets another key here, and had none to begin with", self._line_of(self.fair[0]))
        if not self.keys:
            return
        if len(self.keys) != len(self.fair):
            raise BadSave(f"{len(self.keys)} keys, and {len(self.fair)} hashes of keys", len(self.lines) + 1)
        for number, (key, shown) in enumerate(zip(self.keys, self.fair, strict=True)):
            if key != SECRET and not _fits(key, shown):
                raise BadSave("this key has not the hash that was shown", len(self.lines) + 1 + number)

    def _line_of(self, shown: str) -> int:
        return self.lines.index(f"fair {shown}") + 1

    def _game(self, game_named: Callable[[str], Game], line: str) -> Game:
        name, _, version = line.partition(" ")
        try:
            game = game_named(name)
        except KeyError:
            raise BadSave(f"there is no game {name!r} here", 2) from None
        if version != str(game.rules_version):
            raise BadSave(f"it was played by version {version} of the rules; these are version {game.rules_version}", 2)
        return game

    def _table(self, header: dict[str, str], packs: Sequence[Path], base: Path | None) -> State:
        try:
            settings = json.loads(header["settings"])
            if not isinstance(settings, dict):
                raise BadSave("the settings are a table of names and values", self.at)
            g = self.game.table(settings, packs, base)
            if "position" in header:
                text = json.loads(header["position"])
                g = self.game.read_position(text, packs, base)
                g.origin = text
        except ContentError as problem:
            raise BadSave(f"in the position, {problem.problems[0]}", self.at - 1) from None
        except BadSettings as problem:
            raise BadSave(str(problem), self.at) from None
        except DAMAGE:
            raise BadSave("the settings or the position cannot be read", self.at) from None
        if g.settings != settings:
            raise BadSave("the settings are not those of the position", self.at)
        if header["content"] != self.game.content_hash(g):
            raise BadSave("it was played with other content than is installed here", 3)
        return g

    def play(self, each: Callable[[State], None] | None = None, verify: bool = False) -> State:
        """Play the whole record and compare its hash. `each` sees the table at every question.

        With a key at the table, chance comes from it and is compared with the record; without, from the record. With
        `verify` it comes from the keys in the record, as far as they are told.
        """
        g = self.table
        g.journal = []
        if verify and not self.keys:
            raise BadSave("its keys are not told", len(self.lines))
        if verify and self.keys[0] != SECRET:
            g.key = bytes.fromhex(self.keys[0])
        g.script = None if g.key else self._outcomes()
        try:
            begin(g)
        except DAMAGE as problem:
            raise BadSave(f"it cannot begin so: {problem}", self.at + 1) from None
        if each is not None:
            each(g)
        for number in range(self.at, len(self.lines)):
            words = self.lines[number].split()
            if not words:
                raise BadSave("an empty line", number + 1)
            if words[0] in ("unfinished", "result"):
                return self._end(g, number)
            if words[0] == "typed":
                self._type(g, words, number + 1)
            elif words[0] == "chance":
                self._compare(g, number)
            elif words[0] == "fair":
                self._change_key(g, words, verify)
            else:
                self._answer(g, words, number + 1)
                if each is not None:
                    each(g)
        raise BadSave("the record breaks off: no result and no hash", len(self.lines))

    def _compare(self, g: State, number: int) -> None:
        """What chance has said is what the line says: each line is one entry of the journal."""
        assert g.journal is not None
        here = g.journal[number - self.at : number - self.at + 1]
        if not here or here[0][0] != CHANCE:
            raise BadSave("nobody asks chance here", number + 1)
        if self.lines[number] != chance_line(self.game, here[0]):
            raise BadSave(f"the game says {chance_line(self.game, here[0])!r} here", number + 1)

    def _change_key(self, g: State, words: list[str], verify: bool) -> None:
        assert g.journal is not None
        g.journal.append((CHANCE, " ".join(words), ()))
        key = self.keys[sum(what.startswith("fair ") for _, what, _ in g.journal)] if verify else SECRET
        if key != SECRET:
            g.key, g.draws, g.script = bytes.fromhex(key), 0, None

    def _outcomes(self) -> dict[str, list[int]]:
        script: dict[str, list[int]] = {}
        for number in range(self.at, len(self.lines)):
            word, *rest = self.lines[number].split() or [""]
            if word == "chance":
                if len(rest) < 2:
                    raise BadSave("chance has a name and outcomes", number + 1)
                try:
                    script.setdefault(rest[0], []).extend(self.game.outcome_named(rest[0], name) for name in rest[1:])
                except ValueError:
                    raise BadSave(f"no such outcome of {rest[0]}: {' '.join(rest[1:])}", number + 1) from None
        return script

    def _answer(self, g: State, words: list[str], line: int) -> None:
        if words[0] not in self.game.seats or len(words) < 2:
            raise BadSave(f"{words[0]!r} is no seat", line)
        by = self.game.seats.index(words[0])
        try:
            if words[1] == "order" and len(words) in (3, 4):
                engine.order(g, by, words[2], int(words[3]) if len(words) == 4 else None)
                return
            asked = next((d for d in engine.pending(g) if d.by == by), None)
            if asked is None or len(words) != 3 or words[1] != asked.rule:
                raise BadSave(f"{' '.join(words)!r} answers no question that is asked here", line)
            engine.answer(g, option_named(g, asked, words[2]), by)
        except DAMAGE as problem:
            raise BadSave(str(problem.args[0]) if problem.args else "cannot be played", line) from None

    def _type(self, g: State, words: list[str], line: int) -> None:
        for name in words[2:]:
            asked = g.decision
            if asked is None or asked.by != CHANCE or asked.kind != words[1]:
                raise BadSave(f"nobody rolls {words[1]} here", line)
            try:
                engine.answer(g, option_named(g, asked, name))
            except LookupError as problem:
                raise BadSave(str(problem.args[0]), line) from None

    def _end(self, g: State, number: int) -> State:
        result = self.game.result(g)
        wanted = f"result {json.dumps(result, sort_keys=True)}" if result else "unfinished"
        if self.lines[number] != wanted:
            raise BadSave("the game did not end so", number + 1)
        if number + 2 != len(self.lines) or not self.lines[number + 1].startswith("hash "):
            raise BadSave("a record ends with the hash of its position", number + 2)
        written = moves(g, bool(self.fair))
        for offset, line in enumerate([*written, self.lines[number]]):
            if self.lines[self.at + offset] != line:
                raise BadSave(f"the game says {line!r} here", self.at + offset + 1)
        if not has_hash(g, self.lines[-1].removeprefix("hash ")):
            raise BadSave("the position at the end is another one", len(self.lines))
        return g


def _fits(key: str, shown: str) -> bool:
    try:
        return hash_of(key) == shown
    except ValueError:
        return False
