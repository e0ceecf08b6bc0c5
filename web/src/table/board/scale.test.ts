import { expect, test } from "vitest";
import { filling, fitting, level } from "./scale";

const MAP = { width: 1000, height: 1000 };
const PHONE = { width: 360, height: 180 };

test("a map in a flat box fits by its height, and is far", () => {
  expect(fitting(MAP, PHONE)).toBeCloseTo(0.18);
  expect(level(0.18)).toBe("far");
  expect(level(0.6)).toBe("near");
});

test("it fills the width, with what matters in the middle and nothing beyond its edges", () => {
  expect(filling(MAP, PHONE, null)).toEqual({ k: 2, x: -180, y: -90 });
  expect(filling(MAP, PHONE, { x: 180, y: 0 })).toMatchObject({ k: 2, y: 0 });
  expect(filling({ width: 2000, height: 500 }, PHONE, null).k).toBe(1);
});
