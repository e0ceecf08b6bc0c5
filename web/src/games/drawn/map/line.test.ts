import { expect, test } from "vitest";
import { through } from "./line";

test("a line runs through its points and ends before the last one", () => {
  const line = through([[0, 0], [100, 0], [200, 0]], 40)!;
  expect(line.d.startsWith("M0.0 0.0C")).toBe(true);
  expect(line.d).toContain(" 100.0 0.0C");
  expect([line.x, line.y, line.turn]).toEqual([160, 0, 0]);
});

test("what lies almost upon another point, or upon the end, makes no bend", () => {
  const line = through([[0, 0], [3, 4], [100, 0], [130, 0]], 30)!;
  expect(line.d.match(/C/g)).toHaveLength(1);
  expect(line.x).toBeCloseTo(100);
});

test("next door no line is drawn", () => {
  expect(through([[0, 0], [50, 0]], 38)).toBeNull();
  expect(through([[0, 0]], 38)).toBeNull();
});
