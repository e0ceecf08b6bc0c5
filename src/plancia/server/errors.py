"""What is wrong with a request, as problem details (RFC 9457): a stable code, the rule, and a text for people."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from litestar.openapi.datastructures import ResponseSpec

from plancia.kernel.words import LANGUAGES, catalogue

TEXT = Path(__file__).parent / "text"
PROBLEM_JSON = "application/problem+json"


class Problem(Exception):
    """Raised anywhere in the server; told to the client by whoever talks to it."""

    def __init__(
        self,
        status: int,
        code: str,
        detail: str | Callable[[str], str] = "",
        *,
        rule: str = "",
        number: int = -1,
        wait: int = 0,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.detail = detail  # a text, or what gives it in a language
        self.rule = rule
        self.number = number
        self.wait = wait  # seconds after which to try again

    def told(self, lang: str) -> Told:
        """What the client reads."""
        return Told(
            type=f"urn:plancia:{self.code}",
            title=title(self.code, lang),
            status=self.status,
            code=self.code,
            detail=self.detail if isinstance(self.detail, str) else self.detail(lang),
            rule=self.rule,
            number=self.number,
        )

    def headers(self) -> dict[str, str]:
        return {"Retry-After": str(self.wait)} if self.wait else {}


class Told(msgspec.Struct):
    """A problem on the wire. `number`: where the table is now; -1 where no table is in question."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    rule: str
    number: int


_SPEC = ResponseSpec(Told, generate_examples=False, description="A problem", media_type=PROBLEM_JSON)
_STATUS = (400, 401, 403, 404, 405, 408, 409, 413, 422, 429, 503)
REFUSALS = dict[int, ResponseSpec].fromkeys(_STATUS, _SPEC)  # for the OpenAPI document


def tells(what: Any) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: a handler that gives bytes, and what they say."""
    return {200: ResponseSpec(what, generate_examples=False, description="What was asked for"), **REFUSALS}


def title(code: str, lang: str) -> str:
    say = catalogue(TEXT, lang)
    return say(f"problem-{code}") if f"problem-{code}" in say else say("problem-refused")


def not_here() -> Problem:
    """The same for what does not exist and for what the caller may not see."""
    return Problem(404, "not-here")


def language_of(query: str | None, accepted: str | None) -> str:
    """?lang= or the first language of Accept-Language that we speak; else English."""
    if query in LANGUAGES:
        return str(query)
    for part in (accepted or "").split(","):
        word = part.split(";")[0].strip().lower()[:2]
        if word in LANGUAGES:
            return word
    return "en"
