"""Both encodings as a page of Markdown, for people who train on them."""

from __future__ import annotations

from collections.abc import Iterator

from plancia.lab.research.encoding import Encoding, Line

HEAD = "| from | places | {} | {} |\n| ---: | ---: | --- | --- |"


def told(encoding: Encoding) -> str:
    return "\n".join(_lines(encoding))


def _lines(encoding: Encoding) -> Iterator[str]:
    yield f"# {encoding.version}\n"
    yield f"## {encoding.actions} actions\n"
    yield HEAD.format("question", "answer")
    yield from map(_row, encoding.action_lines())
    yield f"\n## {encoding.size} places in an observation\n"
    yield HEAD.format("name", "holds")
    yield from map(_row, encoding.observation_lines())
    if encoding.notes.left_out:
        yield "\n## Notes that are left out\n"
        yield "| note | why |\n| --- | --- |"
        yield from [f"| {name} | {why} |" for name, why in encoding.notes.left_out.items()]


def _row(line: Line) -> str:
    return f"| {line.start} | {line.size} | {line.name} | {line.what} |"
