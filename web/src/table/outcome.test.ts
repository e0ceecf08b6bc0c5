import { expect, test } from "vitest";
import type { Shown } from "../wire";
import { outcome } from "./outcome";

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
