"""What people write: names, titles, chat, notes. It stays data; only what would deceive the eye is taken out."""

from __future__ import annotations

import re
import unicodedata

from plancia.server.errors import Problem
from plancia.server.guard.limits import CHAT, NAME, NOTE
from plancia.server.lookalikes import BLANK, is_blank, is_disguised

# Marks that turn the direction of what stands around them, and could make one name look like another.
TURNS = dict.fromkeys([0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
MOVE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def name(text: str, place: str = "name") -> str:
    """One line of at most NAME characters, none of them invisible."""
    kept = "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", text)
        if letter.isspace() or (unicodedata.category(letter)[0] != "C" and letter not in BLANK)
    )
    kept = " ".join(kept.split())
    if is_blank(kept) or len(kept) > NAME:
        raise Problem(400, "bad-request", f"{place}: 1 - {NAME}")
    if is_disguised(kept):
        raise Problem(400, "mixed-name", place)
    return kept


def title(text: str) -> str:
    return name(text, "title") if text else ""


def chat(text: str) -> str:
    return _lines(text, CHAT, "text", 1)


def note(text: str) -> str:
    return _lines(text, NOTE, "text", 0)


def _lines(text: str, most: int, place: str, least: int) -> str:
    kept = "".join(
        letter
        for letter in unicodedata.normalize("NFC", text).replace("\t", " ").translate(TURNS)
        if letter == "\n" or unicodedata.category(letter) not in ("Cc", "Cs", "Co", "Cn")
    ).strip()
    if not least <= len(kept) <= most:
        raise Problem(400, "bad-request", f"{place}: {least} - {most}")
    return kept


def is_id(text: str) -> bool:
    """Could be the id of something, or is empty."""
    return not text or TABLE_ID.fullmatch(text) is not None


def move_id(text: str) -> str:
    """Raises Problem for an id that no client needs."""
    if not MOVE_ID.fullmatch(text):
        raise Problem(400, "bad-request", "move: [A-Za-z0-9_-]{1,64}")
    return text
