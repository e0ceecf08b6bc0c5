import { expect, test } from "vitest";
import type { Shown } from "../../wire";
import { areOurs, hasWon, isSeat, outcome } from "./outcome";

test("points come with the most first", () => {
  const told = { winners: ["koda"], vp: { runen: 9, koda: 14 }, rule: "W-END-01" } as unknown as Shown["result"];
  expect(outcome(told)).toEqual({
    winners: ["koda"],
    points: [
      ["koda", 14],
      ["runen", 9],
    ],
    rule: "W-END-01",
  });
});

test("a game that tells nothing has no winners", () => {
  expect(outcome(null)).toEqual({ winners: [], points: [], rule: "" });
});

test("against a seat that the rules play, everybody wins or nobody", () => {
  const shown = { chairs: { koda: {}, guild: {} }, automated: { runen: "Runen" } } as unknown as Shown;
  expect(["koda", "runen", "humans"].map((side) => isSeat(side, shown))).toEqual([true, true, false]);
  expect(hasWon(["humans"], ["koda"], shown)).toBe(true);
  expect(hasWon(["runen"], ["koda"], shown)).toBe(false);
  expect(hasWon(["humans"], [], shown)).toBe(false); // who only watched
  expect(hasWon(["guild"], ["koda"], shown)).toBe(false);
  expect([["humans"], ["runen"], []].map((winners) => areOurs(winners, shown))).toEqual([true, false, false]);
});
