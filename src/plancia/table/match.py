"""A match: a table that one program holds. People answer, bots answer by themselves, and nothing that was played is
lost."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
from secrets import token_bytes

from plancia.bots import NAMES as BOTS
from plancia.bots import Bot, bot_named
from plancia.games.voices import Voice, voice_of
from plancia.kernel import engine
from plancia.kernel.decision import CHANCE, PASS, Decision
from plancia.kernel.game import Illegal, Unplayable
from plancia.kernel.state import State
from plancia.kernel.view import SPECTATOR, View
from plancia.kernel.words import LANGUAGES
from plancia.kernel.written.record import option_name, write_record
from plancia.kernel.written.save import DAMAGE, dump, state_hash
from plancia.table.chosen import Said, chosen, chosen_set, meant
from plancia.table.draft import Drafts, before_the_set
from plancia.table.fair_chance import hashes
from plancia.table.history import History, Played
from plancia.table.refusals import NoSuch
from plancia.table.undo import is_free, last_answer

HUMAN = "human"
SAVE_LINE = "plancia save 1"


class Match(Played):
    """`seats` says who plays what: "human", or the name of a bot. Raises NoSuch."""

    def __init__(self, g: State, seats: Mapping[str, str], seed: int | str = 0) -> None:
        self.history = History(g)
        self.drafts = Drafts()  # what is picked of several and not yet said
        self.replayed = False  # chance came from a record
        self.game = g.game
        self.seats = dict(seats)
        self.bots: dict[int, Bot] = {}
        self._seed = seed
        for name, kind in seats.items():
            if kind != HUMAN:
                self.bots[self.game.seats.index(name)] = bot_called(kind, f"{seed} {name}")

    def __repr__(self) -> str:
        sitting = ", ".join(f"{name}={kind}" for name, kind in self.seats.items())
        decision = self.decision
        if decision is None:
            return f"<Match of {self.game.name} ({sitting}), over: {self.result}>"
        asked = "chance" if decision.by == CHANCE else self.game.seats[decision.by]
        return f"<Match of {self.game.name} ({sitting}), {asked} is asked {decision.rule} {decision.kind}>"

    # -- the question

    @property
    def decision(self) -> Decision | None:
        """The question that waits for a person, or None when the game is over. One for several stays open until the
        set is said: `options` are what may still be picked, `picked` what is."""
        asked = self.state.decision
        return None if asked is None else self.drafts.shown(asked)

    @property
    def hash(self) -> str:
        return state_hash(self.state)

    def names(self, decision: Decision | None = None) -> dict[str, int]:
        """The options of a question by their stable names."""
        asked = decision or self.decision
        assert asked is not None
        return {option_name(self.state, asked, option): option for option in asked.options}

    def prompt(self, lang: str = "en") -> str:
        """The question in words; empty when the game is over. Raises NoSuch."""
        return "" if self.decision is None else self._voice(lang).prompt(self.state, self.decision, lang)

    def labels(self, lang: str = "en") -> dict[str, str]:
        """What each option does, in words, by its stable name. Raises NoSuch."""
        voice, asked = self._voice(lang), self.decision
        if asked is None:
            return {}
        return {name: voice.label(self.state, asked, option, lang) for name, option in self.names(asked).items()}

    def _voice(self, lang: str) -> Voice:
        if lang not in LANGUAGES:
            raise NoSuch("language", lang, LANGUAGES)
        return voice_of(self.game.name)

    def seat_index(self, seat: int | str) -> int:
        """The seat that is meant by a name, or by its number. Raises NoSuch."""
        if isinstance(seat, str) and seat in self.seats:
            return self.game.seats.index(seat)
        if isinstance(seat, int) and (seat in (SPECTATOR, CHANCE) or 0 <= seat < len(self.game.seats)):
            return seat
        raise NoSuch("seat", seat, self.seats)

    # -- the answer

    def answer(self, option: Said | Collection[Said], by: int | str | None = None) -> None:
        """Answer by number or by stable name. Raises Illegal or Unplayable, which name the rule; then nothing has
        changed.

        A question for several takes a set in any order: as a collection at once, or one after the other. Then PASS,
        or the last that may be picked, says that it is enough."""
        asked = self._asked(by)
        if not isinstance(option, int | str):
            self._say(asked, chosen_set(self.state, asked, option))
        elif asked.several:
            self._pick(asked, option)
        else:
            self._play(asked, chosen(self.state, asked, option))
        self.play_bots()

    def unpick(self, option: Said, by: int | str | None = None) -> None:
        """Put back one of what is picked and not yet said."""
        asked = self._asked(by)
        picks = list(self.drafts.of(asked))
        found = meant(self.state, asked, picks, option)
        if found is None:
            raise Illegal(asked.rule, f"{option!r} is not picked")
        picks.remove(found)
        self.drafts.keep(asked, picks)

    def _pick(self, asked: Decision, option: Said) -> None:
        shown = self.drafts.shown(asked)
        found, picks = chosen(self.state, shown, option), self.drafts.of(asked)
        if found != PASS:
            picks = (*picks, found)
        if found == PASS or len(asked.picked) + len(picks) == shown.most:
            self._say(asked, picks)
        else:
            self.drafts.keep(asked, picks)

    def _say(self, asked: Decision, picks: Sequence[int]) -> None:
        with self._whole_or_not(asked.rule):
            self.history.answer_with(asked.by, picks)
        self.drafts.keep(asked, ())

    def order(self, about: str, option: int | None, by: int | str) -> None:
        """A standing order: this seat answers questions of that rule, or about that, so. None: not any more."""
        if self.over:
            raise Illegal(self.game.over_rule, "the game is over")
        seat = self.seat_index(by)
        with self._whole_or_not(about):
            self.history.order(seat, about, option)
        self.play_bots()

    def _asked(self, by: int | str | None) -> Decision:
        if self.state.decision is None:
            raise Illegal(self.game.over_rule, "the game is over")
        if by is None:
            return self.state.decision
        asked = self.asked_of(self.seat_index(by))
        if asked is None:
            raise Illegal(self.state.decision.rule, self.waits_for())
        return asked

    def _play(self, asked: Decision, option: int) -> None:
        with self._whole_or_not(asked.rule):
            self.history.answer(asked.by, option)

    @contextmanager
    def _whole_or_not(self, rule: str) -> Iterator[None]:
        """What cannot be played to its end has not begun: the table stands again as it did. Raises Unplayable."""
        self.history.follow()
        before = self.state.clone()  # without its history: that only grows
        try:
            yield
        except DAMAGE as problem:
            self.history.restore(before)
            text = f"the table cannot carry this out ({type(problem).__name__}: {problem})"
            it = "il tavolo non riesce a portare a termine questa mossa"
            raise Unplayable(rule, text, {"it": it}) from problem

    def play_bots(self, most: int = 1_000_000) -> None:
        """Let bots answer until a person is asked or the game is over."""
        while most:
            asked = next((d for d in engine.pending(self.state) if d.by in self.bots), None)
            if asked is None:
                return
            self._play(asked, self.bots[asked.by].choose(View(self.state, asked.by)))
            most -= 1

    # -- looking

    def view(self, seat: int | str) -> View:
        """What a seat may know. Raises NoSuch."""
        return View(self.state, self.seat_index(seat))

    def clone(self) -> Match:
        """The same match, to be played on elsewhere."""
        history = self.history.apart()
        engine.advance(history.state)  # for a question of its own
        twin = Match(history.state, self.seats, self._seed)
        twin.history = history
        twin.drafts = self.drafts.copy()
        return twin

    # -- going back

    def undo(self) -> bool:
        """Take back the last answer of a person, and what bots and chance did since; what others have ordered since
        stays ordered. A set is taken back as a whole; of one that is not yet said, the last pick. False: there is
        none."""
        asked = self.state.decision
        if asked is not None and self.drafts.of(asked):
            self.drafts.keep(asked, self.drafts.of(asked)[:-1])
            return True
        self.drafts.drop()
        answer = last_answer(self.history.follow(), self._is_person)
        if answer is None or answer.before is None:
            return False
        key = token_bytes(32) if self.replayed else b""  # a replayed record goes on with chance of its own
        self.history.go_back(before_the_set(answer), answer.journal[0][0], key)
        return True

    def may_undo_freely(self) -> bool:
        """True while nobody has learned anything since: no roll, no reveal, no other seat's decision."""
        now = self.history.follow()
        answer = last_answer(now, self._is_person)
        return answer is not None and is_free(now, answer, answer.decided[0])

    def _is_person(self, seat: int) -> bool:
        return seat not in self.bots

    # -- keeping

    def position(self) -> str:
        return self.game.write_position(self.state)

    def record(self, fair: bool = False) -> str:
        """The game as text. `fair`: with the hash of the key of chance, and the key itself when the game is over, so
        that `plancia verify` can draw every roll again."""
        keys = [self.state.key.hex()] if fair and self._has_one_key() else []
        return write_record(self.state, self.seats, hashes(keys), keys if self.over else [])

    def _has_one_key(self) -> bool:
        changed = any(what.startswith("fair ") for _, what, _ in self.state.journal or [])
        return bool(self.state.key) and not self.replayed and not changed

    def dump(self) -> str:
        """A save: the record for people, the state as it is, and the sum of both."""
        state = json.dumps(dump(self.state), sort_keys=True, separators=(",", ":"))
        body = f"{SAVE_LINE}\nstate {state}\n{self.record(fair=True)}"
        return f"{body}sum {sum_of(body)}\n"


def bot_called(kind: str, seed: str) -> Bot:
    try:
        return bot_named(kind, seed)
    except KeyError:
        raise NoSuch("player", kind, (HUMAN, *BOTS)) from None


def sum_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()
