import { expect, test } from "vitest";
import { framed } from "./frame";

const whole = { x: 0, y: 0, w: 1000, h: 800 };

test("a picture shows everything where nothing is pointed at", () => {
  expect(framed([], whole, 1.5)).toEqual(whole);
});

test("a picture holds what it shows, in its proportions", () => {
  const box = framed([{ x: 400, y: 300, w: 100, h: 50 }], whole, 1.5);
  expect(box.w / box.h).toBeCloseTo(1.5);
  expect(box.x).toBeLessThan(400);
  expect(box.x + box.w).toBeGreaterThan(500);
});

test("a picture does not look beyond the board", () => {
  const box = framed([{ x: 960, y: 760, w: 40, h: 40 }], whole, 1.5);
  expect(box.x + box.w).toBeLessThanOrEqual(1000);
  expect(box.y + box.h).toBeLessThanOrEqual(800);
});
