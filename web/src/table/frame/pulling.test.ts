import { expect, test } from "vitest";
import { nearest } from "./pulling";

test("a sheet rests at the nearest step", () => {
  expect(nearest([0.2, 0.5, 0.8], 0.3)).toBe(0);
  expect(nearest([0.2, 0.5, 0.8], 0.4)).toBe(1);
  expect(nearest([0.2, 0.5, 0.8], 2)).toBe(2);
});
