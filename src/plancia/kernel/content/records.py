"""What all games' records have in common."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct, field

Provenance: TypeAlias = Literal["rulebook", "public", "house", "pack"]
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2000)]
PACK_NAME = r"^(?!base$)[a-z0-9][a-z0-9-]{0,39}$(?!\n)"
Line: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]

T = TypeVar("T")


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A table inside a record. Closed, and so is what derives from it (and frozen; but mypy wants that said again)."""


class Text(Part, frozen=True):
    en: Words
    it: Words


class Datum(Part, frozen=True, kw_only=True):
    """A record. Each says where it is from: "pack" only in packs, where it need not be written."""

    from_: Provenance = field(name="from")
    note: Annotated[str, Meta(max_length=2000)] = ""


class Named(Datum, frozen=True):
    name: Text


class Described(Named, frozen=True):
    """What has a text besides: a card says what it does, a word what it means."""

    text: Text


class Pack(Part, frozen=True):
    """What a pack says of itself in pack.toml."""

    name: Annotated[str, Meta(pattern=PACK_NAME, description="a short name like my-box, and not base")]
    game: Line
    title: Line
    plancia: int  # the format, as a pack is written; so far there is 1
    author: Annotated[str, Meta(max_length=80)] = ""


def alike(thing: T, said: Struct) -> T:
    """What both call by one name and hold as a number, a yes or no or a word goes over as it stands."""
    for name in said.__struct_fields__:
        value = getattr(said, name)
        if type(value) in (int, bool, str) and type(getattr(thing, name, None)) is type(value):
            setattr(thing, name, value)
    return thing
