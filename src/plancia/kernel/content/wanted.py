"""What a piece of JSON Schema asks for, as arguments from which each language makes its words."""

from __future__ import annotations

from typing import Any, TypeAlias

from .problems import shown

Json: TypeAlias = dict[str, Any]

TYPES = {
    "integer": "whole-number",
    "number": "number",
    "string": "text",
    "boolean": "true-or-false",
    "array": "list",
    "object": "table",
}
BOUNDS = {
    "minimum": "least",
    "maximum": "most",
    "exclusiveMinimum": "above",
    "exclusiveMaximum": "below",
    "multipleOf": "multiple",
}
LENGTHS = {
    "minLength": "least",
    "maxLength": "most",
    "minItems": "least",
    "maxItems": "most",
    "minProperties": "least",
    "maxProperties": "most",
}


def wanted_by(schema: Json, rule: Json) -> list[Json]:
    """One entry for each thing that would do."""
    if "$ref" in rule:
        return wanted_by(schema, schema["$defs"][rule["$ref"].rpartition("/")[2]])
    if "anyOf" in rule:
        return [want for branch in rule["anyOf"] for want in wanted_by(schema, branch)]
    if "enum" in rule:
        return [{"words": [shown(word) for word in rule["enum"]]}]
    if "format" in rule:
        return [{"type": "date"}]
    want: Json = {"type": TYPES.get(rule.get("type", ""), "anything")}
    if "description" in rule and want["type"] != "table":  # of a table it is the docstring of the class
        want["form"] = rule["description"]
    elif "pattern" in rule:
        want["form"] = f"a text like {rule['pattern']}"
    for name, keywords in (("bounds", BOUNDS), ("length", LENGTHS)):
        limits = {keywords[keyword]: rule[keyword] for keyword in keywords if keyword in rule}
        want |= {name: limits} if limits else {}
    return [want]
