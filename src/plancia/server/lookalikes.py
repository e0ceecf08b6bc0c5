"""Names that look like nothing, or like somebody else's."""

from __future__ import annotations

import unicodedata

# Letters that are drawn as nothing at all.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
# Scripts that are written together; any other two in one name are a disguise.
TOGETHER = (
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
)
# Letters of other alphabets, and figures, by the Latin letter they are taken for.
TAKEN_FOR = {
    **dict(zip("\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb\u051b\u051d", "aeopcyxijshqw")),
    **dict(zip("\u043a\u043c\u043d\u0442\u0432\u0437\u0431", "kmhtb36")),
    **dict(zip("\u03b1\u03bf\u03c1\u03bd\u03b9\u03ba\u03c5\u03c7\u03c4\u03b7\u03bc", "aopvikuxtnu")),
    **dict(zip("01|!", "olll")),
    "i": "l",
}


def is_blank(name: str) -> bool:
    """Nothing in it can be seen."""
    return all(unicodedata.category(letter)[0] in "CMZ" for letter in name)


def is_disguised(name: str) -> bool:
    """It mixes alphabets whose letters are taken for each other's."""
    scripts = {unicodedata.name(letter, "?").split()[0] for letter in name if letter.isalpha()}
    return len(scripts) > 1 and not any(scripts <= some for some in TOGETHER)


def looks_like(one: str, other: str) -> bool:
    return bool(one) and shape(one) == shape(other)


def shape(name: str) -> str:
    """The same for names that a reader would take for each other."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    kept = (letter for letter in plain if unicodedata.category(letter)[0] in "LNSP")
    return "".join(TAKEN_FOR.get(letter, letter) for letter in kept)
