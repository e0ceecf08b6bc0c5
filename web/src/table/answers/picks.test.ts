import { expect, test } from "vitest";
import type { Several } from "../../wire";
import { isAnswer, together, toggled, withOne } from "./picks";

const option = (name: string, count: number) => ({ id: 0, name, label: name, number: null, spots: [], count });
const LOOT: Several = {
  least: 1,
  most: 3,
  options: [option("food", 2), option("cart", 1), option("sword", 1)],
  limits: [],
};
const weights = { food: 1, cart: 5, sword: 5 };
const SALE: Several = { ...LOOT, limits: [{ rule: "T-TRADE-06", least: 5, most: null, weights }] };
const PURCHASE: Several = { ...LOOT, limits: [{ rule: "T-TRADE-06", least: 0, most: 6, weights }] };

test("picked in any order, and put back by the same touch", () => {
  const picks = toggled(toggled([], "sword", LOOT), "food", LOOT);
  expect(picks).toEqual(["sword", "food"]);
  expect(toggled(picks, "sword", LOOT)).toEqual(["food"]);
});

test("two of one kind are two touches, and the next puts both back", () => {
  const two = toggled(toggled([], "food", LOOT), "food", LOOT);
  expect(two).toEqual(["food", "food"]);
  expect(toggled(two, "food", LOOT)).toEqual([]);
});

test("when there is no room nothing else is picked", () => {
  const full = ["food", "food", "cart"];
  expect(toggled(full, "sword", LOOT)).toEqual(full);
  expect(toggled(full, "cart", LOOT)).toEqual(["food", "food"]);
});

test("a preview is of a set that could be said", () => {
  expect(withOne([], "food", LOOT)).toEqual(["food"]);
  expect(withOne(["food"], "food", LOOT)).toEqual(["food"]);
  expect(withOne(["food", "food", "cart"], "sword", LOOT)).toBeNull();
});

test("what is sold is worth enough, what is bought not too much, in whatever order they are named", () => {
  expect(together(["cart", "food", "food"], SALE.limits[0]!)).toBe(7);
  expect(isAnswer(["food", "food"], SALE)).toBe(false);
  expect(isAnswer(["cart"], SALE)).toBe(true);
  expect(isAnswer(["cart", "food"], PURCHASE)).toBe(true);
  expect(isAnswer(["cart", "sword"], PURCHASE)).toBe(false);
  expect(withOne(["cart"], "sword", PURCHASE)).toBeNull();
});
