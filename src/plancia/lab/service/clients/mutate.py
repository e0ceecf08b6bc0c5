"""Messages as a program gone wrong, or a person with bad intent, would send them: good ones with something changed."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

WORDS = (
    "",
    "koda",
    "__proto__",
    "../../x",
    "\0",
    "\ud800",
    "\u202e",
    "💣" * 20,
    "x" * 5000,
    "null",
    "-1",
    "1e999",
    "<b>",
)
VALUES: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    2**31,
    2**63,
    -(2**63) - 1,
    10**400,
    0.5,
    1e308,
    "",
    [],
    {},
    [[]],
    {"type": "ping"},
    *WORDS,
)
Message = Mapping[str, Any]


class Mutator:
    def __init__(self, random: Random, good: list[Message]) -> None:
        self.random = random
        self.good = good
        self.ways: tuple[Callable[[Message], str | bytes], ...] = (
            self.without_a_key,
            self.with_another_value,
            self.with_a_key_more,
            self.of_another_type,
            self.inside_out,
            self.deep,
            self.cut,
            self.flipped,
            self.doubled,
            self.stuffed,
            self.twice_the_same_key,
            self.no_json,
            self.bytes_instead,
            self.as_it_is,
        )

    def message(self) -> str | bytes:
        return self.random.choice(self.ways)(dict(self.random.choice(self.good)))

    # -- of the value

    def without_a_key(self, good: Message) -> str:
        gone = self.random.choice(list(good))
        return text({key: value for key, value in good.items() if key != gone})

    def with_another_value(self, good: Message) -> str:
        return text({**good, self.random.choice(list(good)): self.random.choice(VALUES)})

    def with_a_key_more(self, good: Message) -> str:
        return text({**good, self.random.choice(WORDS): self.random.choice(VALUES)})

    def of_another_type(self, good: Message) -> str:
        kind = self.random.choice(["hello", "show", "ping", "seen", "welcome", "turns", "problem", "answer", *WORDS])
        return text({**good, "type": kind})

    def inside_out(self, good: Message) -> str:
        return text(
            self.random.choice([[good], list(good), list(good.values()), {"message": good}, text(good), len(good)])
        )

    def deep(self, good: Message) -> str:
        levels = self.random.choice([5, 19, 20, 21, 22, 500, 3000])
        inner = '{"a":' * levels + "1" + "}" * levels if self.random.random() < 0.5 else "[" * levels + "]" * levels
        return text(good)[:-1] + f',"more":{inner}}}'

    # -- of the text

    def cut(self, good: Message) -> str:
        whole = text(good)
        return whole[: self.random.randrange(len(whole))]

    def flipped(self, good: Message) -> str:
        letters = list(text(good))
        for _ in range(self.random.randint(1, 4)):
            letters[self.random.randrange(len(letters))] = chr(self.random.choice([*range(128), 0xE8, 0x2028, 0x1F4A3]))
        return "".join(letters)

    def doubled(self, good: Message) -> str:
        return text(good) * self.random.randint(2, 4)

    def stuffed(self, good: Message) -> str:
        size = self.random.choice([10, 1000, 16_000, 16_384, 16_385, 20_000, 70_000])
        return text(good)[:-1] + ',"x":"' + "x" * size + '"}'

    def twice_the_same_key(self, good: Message) -> str:
        key = self.random.choice(list(good))
        return text(good)[:-1] + f",{json.dumps(key)}:{json.dumps(self.random.choice(VALUES))}}}"

    def no_json(self, good: Message) -> str:
        return "".join(chr(self.random.randrange(32, 0x2FF)) for _ in range(self.random.randrange(200)))

    def bytes_instead(self, good: Message) -> bytes:
        return self.random.choice([text(good).encode(errors="replace"), self.random.randbytes(50), b""])

    def as_it_is(self, good: Message) -> str:
        return text(good)


def text(value: Any) -> str:
    """Half characters stay as they are escaped: they must be refused by whoever reads, not by us."""
    return json.dumps(value)
