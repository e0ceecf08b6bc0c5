"""Everything that is wrong with one record, not only the first thing.

msgspec stops at its first error. When it has refused a record, the JSON Schema that msgspec itself makes of the type is
asked for all of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import date, time
from functools import cache
from math import isfinite
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from .lines import Path
from .parse import BIGGEST
from .problems import guess, printable, shown
from .wanted import BOUNDS, LENGTHS, Json, wanted_by

if TYPE_CHECKING:
    from jsonschema_rs import ValidationError, Validator

CODES = {
    "type": "wrong-type",
    "anyOf": "wrong-type",
    "enum": "not-a-word",
    "pattern": "wrong-form",
    **dict.fromkeys(BOUNDS, "out-of-range"),
    **dict.fromkeys(LENGTHS, "wrong-length"),
}
SAID_OTHERWISE = ("falseSchema",)  # an element too many in a fixed list: maxItems says it better


MOST_VALUES = 5_000  # of a record, for the validator makes all its errors before it gives the first


class Fault(NamedTuple):
    path: Path  # inside the record
    code: str
    args: Json
    at_key: bool = False


def faults(type_: type[msgspec.Struct], record: Json, said: msgspec.ValidationError) -> Iterator[Fault]:
    """All faults of a record that msgspec has refused, saying `said`."""
    schema, validator = _schema_of(type_)
    silent = True
    for error in validator.iter_errors(_as_json(record)) if _size(record) <= MOST_VALUES else ():
        for fault in _explain(schema, record, error):
            silent = False
            yield fault
    if silent:
        yield _in_msgspecs_words(said)


def tag_fields(types: Mapping[str, type[msgspec.Struct]]) -> set[str]:
    """The keys whose word says what the rest of a table means, like `do` in { do = "move", to = "north" }."""
    _, parts = msgspec.json.schema_components(types.values())
    nodes = (node for part in parts.values() for node in _nodes(part))
    return {node["discriminator"]["propertyName"] for node in nodes if "discriminator" in node}


@cache
def _schema_of(type_: type[msgspec.Struct]) -> tuple[Json, Validator]:
    from jsonschema_rs import validator_for

    schema = msgspec.json.schema(type_)
    for node in list(_nodes(schema)):
        _for_toml(node)
    return schema, validator_for(schema)


def _nodes(schema: Any) -> Iterator[Json]:
    """A schema and the schemas in it. (Their names are not schemas: a key of a record may well be called `default`.)"""
    if not isinstance(schema, dict):
        return
    yield schema
    inner = [schema.get(key) for key in ("items", "additionalProperties", "propertyNames")]
    inner += [part for key in ("anyOf", "prefixItems") for part in schema.get(key, ())]
    inner += [part for key in ("properties", "$defs") for part in schema.get(key, {}).values()]
    for part in inner:
        yield from _nodes(part)


def _for_toml(node: Json) -> None:
    """TOML has no null; and a table with a tag is judged as what its tag says, not as each thing it could have been
    (which for tables in tables would take time exponential in their depth)."""
    node.pop("default", None)
    node.pop("uniqueItems", None)  # msgspec reads ["a", "a"] as a set without complaint
    if isinstance(node.get("anyOf"), list):
        node["anyOf"] = [branch for branch in node["anyOf"] if branch != {"type": "null"}]
        if len(node["anyOf"]) == 1:
            node.update(node.pop("anyOf")[0])
    if "discriminator" in node and "anyOf" in node:
        tag, mapping = node["discriminator"]["propertyName"], node["discriminator"]["mapping"]
        del node["anyOf"]
        node |= {"type": "object", "required": [tag], "properties": {tag: {"enum": list(mapping)}}}
        node["allOf"] = [
            {
                "if": {"type": "object", "required": [tag], "properties": {tag: {"const": word}}},
                "then": {"$ref": target},
            }
            for word, target in mapping.items()
        ]


def _as_json(value: Any) -> Any:
    """JSON cannot tell 3.0 from 3 nor a date from a text: such a value stands as null, which fits nowhere."""
    if isinstance(value, dict):
        return {key: _as_json(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_as_json(inner) for inner in value]
    if isinstance(value, float):
        return value if isfinite(value) and not value.is_integer() else None
    if isinstance(value, int):
        return value if abs(value) <= BIGGEST else None
    return value if isinstance(value, str) else None


def _size(value: Any) -> int:
    if isinstance(value, dict):
        value = list(value.values())
    return 1 + sum(map(_size, value)) if isinstance(value, list) else 1


def _explain(schema: Json, record: Json, error: ValidationError) -> Iterator[Fault]:
    keyword, detail = error.kind.name, error.kind.value
    rule: Any = schema
    for step in error.schema_path[:-1]:
        rule = _inside(rule, step)
    value: Any = record
    for step in error.instance_path:
        value = _inside(value, step)
    path = tuple(map(str, error.instance_path))
    if keyword == "required":
        yield Fault((*path, detail), "missing", {"wanted": wanted_by(schema, rule["properties"][detail])})
        return
    if keyword == "additionalProperties":
        known = [key for key in rule["properties"] if key not in value]
        for key in detail:
            yield Fault((*path, key), "unknown-key", {"value": shown(key), "guess": guess(key, known)}, True)
        return
    wanted = wanted_by(schema, rule)
    if keyword in SAID_OTHERWISE or _is_wanted_after_all(value, wanted):
        return
    branch = _the_branch_meant(error, value) if keyword == "anyOf" else None
    if branch is not None:
        for inner in branch:
            yield from _explain(schema, record, inner)
    elif keyword in CODES:
        words = [word for word in rule.get("enum", ()) if isinstance(word, str)]
        yield Fault(path, CODES[keyword], {"value": shown(value), "wanted": wanted, "guess": guess(value, words)})
    else:
        yield Fault(path, "refused", {"why": printable(error.message)})


def _inside(value: Any, step: str | int) -> Any:
    """One step down a path, in which a key like "8" stands as a number."""
    return value[int(step)] if isinstance(value, list) else value[str(step)]


def _the_branch_meant(error: ValidationError, value: Any) -> list[ValidationError] | None:
    """Of "a number or a table with ..." the one whose type the value has, if there is just one."""
    misfits = ("type",) if isinstance(value, str) else ("type", "enum")
    fitting = [
        errors
        for errors in error.kind.value
        if not any(inner.kind.name in misfits and inner.instance_path == error.instance_path for inner in errors)
    ]
    return fitting[0] if len(fitting) == 1 else None


def _is_wanted_after_all(value: Any, wanted: list[Json]) -> bool:
    """What stood as null for the schema, where the schema does want it."""
    stands_as_null = isinstance(value, float) and value.is_integer()
    type_ = "number" if stands_as_null else "date" if isinstance(value, (date, time)) else ""
    return any(want.get("type") == type_ for want in wanted)


def _in_msgspecs_words(said: msgspec.ValidationError) -> Fault:
    """What no JSON Schema can say: a condition that the type itself checks."""
    why, _, place = str(said).partition(" - at `")
    path = re.findall(r"[^.\[\]$`]+", place.removeprefix("key` in `"))
    return Fault(tuple(step for step in path if step != "..."), "refused", {"why": printable(why)})
