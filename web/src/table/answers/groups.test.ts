import { expect, test } from "vitest";
import type { Option } from "../../wire";
import { areBrief, grouped, labelIn } from "./groups";

const named = (...labels: string[]) => labels.map((label, id) => ({ id, name: label, label, number: id, spots: [] }) as Option);

const ACTS = named(
  "Development · Cook · FORCE 2: Take 3 Food.", "Development · Learn: One Special card.", "Trade · Journey: One exchange.",
  "Development · Pray · FORCE 2: Take 2.", "Trade · Feast Day: One exchange.", "Raid · Cattle Theft: Steal Cows.",
  "Declare Battle", "Trade · Caravan: One exchange.", "Pass",
);

test("a long list stands under the kinds that its labels begin with, what is alone comes last", () => {
  const groups = grouped(ACTS);
  expect(groups.map(({ head, options }) => [head, options.length])).toEqual([["Development", 3], ["Trade", 3], ["", 3]]);
  expect(groups[2]!.options.map(({ label }) => label)).toContain("Raid · Cattle Theft: Steal Cows.");
  expect(labelIn(groups[0]!, ACTS[0]!)).toBe("Cook · FORCE 2: Take 3 Food.");
});

test("a short list, and one of different things, stays as it is", () => {
  expect(grouped(ACTS.slice(0, 5))).toHaveLength(1);
  expect(grouped(named(..."ABCDEFGHIJ"))).toHaveLength(1);
});

test("squares stand beside each other, sentences do not", () => {
  expect(areBrief(named(..."ABCDEFGHIJ"))).toBe(true);
  expect(areBrief(ACTS)).toBe(false);
});
