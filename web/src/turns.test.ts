import { expect, test } from "vitest";
import { newTurns, onePerTable, pause, type Turn } from "./turns";

function turn(table: string, seat = "north", since = 1): Turn {
  return { table, seat, since, title: "", game: "tolls", number: 0 };
}

test("news is what did not wait before and is elsewhere", () => {
  const before = [turn("a")];
  expect(newTurns(before, [turn("a"), turn("b"), turn("c")], "c")).toEqual([turn("b")]);
});

test("the next question at the same table is news again", () => {
  expect(newTurns([turn("a")], [turn("a", "north", 2)], "")).toHaveLength(1);
});

test("two seats at one table are one notice", () => {
  expect(onePerTable([turn("a"), turn("a", "east"), turn("b")])).toHaveLength(2);
});

test("each try waits longer, up to half a minute", () => {
  expect(pause(0, 1)).toBe(500);
  expect(pause(1, 1)).toBeGreaterThan(pause(0, 1));
  expect(pause(40, 1)).toBe(30_000);
  expect(pause(3, 0)).toBe(pause(3, 1) / 2);
});
