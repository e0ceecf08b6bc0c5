import { expect, test } from "vitest";
import type { Option, Question, RefusedOption } from "../../wire";
import { meant, states, touched } from "./spots";

const option = (id: number, ...spots: string[]): Option => ({ id, name: `o${id}`, label: "", number: id, spots });
const refused = (id: number, ...spots: string[]): RefusedOption => ({
  ...{ id, name: `r${id}`, label: "", rule: "W-1", why: "", spots },
});
const question = (options: Option[], not: RefusedOption[] = []): Question => ({
  ...{ rule: "W-1", kind: "region", step: "", prompt: "", because: "", least: 1, most: 1, picked: [], paths: [], several: null },
  ...{ options, refused: not },
});

test("a spot with one option answers it", () => {
  const asked = question([option(1, "region:1"), option(2, "region:2")]);
  expect(touched(asked, "region:2")).toEqual({ means: "answer", option: asked.options[1] });
});

test("a spot with several options asks which", () => {
  const asked = question([option(1, "region:1"), option(2, "region:1")]);
  expect(touched(asked, "region:1").means).toBe("choose");
});

test("the option that belongs there most goes before those that only pass by", () => {
  const asked = question([option(1, "unit:north:1:grey", "region:1"), option(2, "region:1")]);
  expect(touched(asked, "region:1")).toEqual({ means: "answer", option: asked.options[1] });
});

test("a refused spot says so, and any other is only looked at", () => {
  const asked = question([option(1, "region:1")], [refused(2, "region:2")]);
  expect(touched(asked, "region:2").means).toBe("refused");
  expect(touched(asked, "region:3").means).toBe("look");
  expect(touched(null, "region:1").means).toBe("look");
});

test("what is open somewhere is open there even if something else is refused at the same spot", () => {
  expect(states(question([option(1, "a")], [refused(2, "a", "b")]))).toEqual(
    new Map([
      ["a", "open"],
      ["b", "refused"],
    ]),
  );
});

test("a finger on a piece means the region under it, when that is what can be chosen", () => {
  const known = states(question([option(1, "region:1")], [refused(2, "region:2")]));
  expect(meant(["army:north:1", "region:1"], known)).toBe("region:1");
  expect(meant(["army:north:2", "region:2"], known)).toBe("region:2");
  expect(meant(["army:north:3", "region:3"], known)).toBe("army:north:3");
});

test("a finger on a region never means the sea under it", () => {
  const known = states(question([option(1, "region:0")], [refused(2, "region:2")]));
  expect(meant(["region:1", "region:0"], known)).toBe("region:1");
  expect(meant(["army:north:2", "region:2", "region:0"], known)).toBe("region:2");
  expect(meant(["base", "region:0"], known)).toBe("region:0");
});
