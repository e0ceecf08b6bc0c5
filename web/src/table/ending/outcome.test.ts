import { expect, test } from "vitest";
import type { Shown } from "../../wire";
import { areOurs, hasWon, isSeat, outcome } from "./outcome";

test("points come with the most first", () => {
  const told = { winners: ["north"], vp: { east: 9, north: 14 }, rule: "T-END-01" } as unknown as Shown["result"];
  expect(outcome(told)).toEqual({
    winners: ["north"],
    points: [
      ["north", 14],
      ["east", 9],
    ],
    rule: "T-END-01",
  });
});

test("a game that tells nothing has no winners", () => {
  expect(outcome(null)).toEqual({ winners: [], points: [], rule: "" });
});

test("against a seat that the rules play, everybody wins or nobody", () => {
  const shown = { chairs: { north: {}, south: {} }, automated: { east: "East" } } as unknown as Shown;
  expect(["north", "east", "humans"].map((side) => isSeat(side, shown))).toEqual([true, true, false]);
  expect(hasWon(["humans"], ["north"], shown)).toBe(true);
  expect(hasWon(["east"], ["north"], shown)).toBe(false);
  expect(hasWon(["humans"], [], shown)).toBe(false); // who only watched
  expect(hasWon(["south"], ["north"], shown)).toBe(false);
  expect([["humans"], ["east"], []].map((winners) => areOurs(winners, shown))).toEqual([true, false, false]);
});
