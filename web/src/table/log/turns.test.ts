import { expect, test } from "vitest";
import { complete } from "./lines";
import { turnAfter, turnBefore } from "./turns";

const lines = [
  [0, 0],
  [1, 3],
  [2, 2],
  [3, 3],
  [5, 1],
].map(([number, level]) => complete({ number: number!, what: "event", text: "", level: level! }));

test("back goes to where a turn began, forth to the next", () => {
  expect(turnBefore(lines, 4)).toBe(2);
  expect(turnBefore(lines, 2)).toBe(0);
  expect(turnBefore(lines, 0)).toBe(0);
  expect(turnAfter(lines, 2, 9)).toBe(5);
  expect(turnAfter(lines, 5, 9)).toBe(9);
});
