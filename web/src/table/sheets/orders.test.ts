import { expect, test } from "vitest";
import type { ShownOrder } from "../../wire";
import { byRule } from "./orders";

const order = (about: string, rule: string): ShownOrder => ({ about, rule, label: rule, options: [], given: null });

test("orders of one rule stand together, each about its own thing", () => {
  const found = byRule([order("T-RAID-05", "T-RAID-05"), order("against-green", "T-A-22"), order("against-blue", "T-A-22")]);
  expect(found.map(({ rule, orders }) => [rule, orders.map(({ about }) => about)])).toEqual([
    ["T-RAID-05", ["T-RAID-05"]],
    ["T-A-22", ["against-green", "against-blue"]],
  ]);
  expect(byRule([])).toEqual([]);
});
