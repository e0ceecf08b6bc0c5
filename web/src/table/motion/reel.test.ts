import { expect, test } from "vitest";
import { complete } from "../log/lines";
import type { LogLine } from "../../wire";
import { groupAt, groups, shotsOf } from "./reel";

const line = (number: number, text: string, more: Partial<LogLine> = {}): LogLine => ({ number, what: "event", text, ...more });
const shown = (each: LogLine) => ({ line: each, view: {} });

test("a film read to its end is the log, line by line", () => {
  const told = [
    line(3, "a"),
    line(4, "hello", { what: "wrote" }),
    line(5, "b", { undone: true }),
    line(5, "b"),
    line(5, "b"),
    line(6, "c"),
  ];
  const shots = shotsOf([told[0]!, told[3]!, told[4]!, told[5]!].map((each) => shown(each)), told.map(complete), 0);
  expect(shots.map((shot) => shot.end)).toEqual([1, 4, 5, 6]);
});

test("a group begins with its headings", () => {
  const all = [
    line(1, "mine"),
    line(1, "Round 2", { level: 0 }),
    line(1, "Phase 1", { level: 1 }),
    line(1, "a"),
    line(2, "Turn of Koda", { level: 2 }),
    line(2, "b"),
    line(2, "c"),
  ].map(complete);
  const found = groups(all);
  expect(found).toEqual([
    { title: "", around: [], first: 0, end: 1 },
    { title: "Phase 1", around: ["Round 2"], first: 1, end: 4 },
    { title: "Turn of Koda", around: [], first: 4, end: 7 },
  ]);
  expect(groupAt(found, 3)?.title).toBe("Phase 1");
  expect(groupAt(found, 7)).toBe(null);
});
