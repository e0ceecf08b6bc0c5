import { expect, test } from "vitest";
import { isTooMuch, time } from "./pacing";

const move = { how: "move", to: "b", source: "a" };

test("a few effects take their time, dice half a second", () => {
  expect(time(move, "normal", 3)).toBe(280);
  expect(time({ how: "roll", to: "b" }, "normal", 3)).toBe(500);
  expect(time(move, "fast", 3)).toBe(140);
  expect(time(move, "off", 3)).toBe(0);
});

test("many effects go faster, but can still be seen", () => {
  expect(time(move, "normal", 24)).toBe(140);
  expect(time(move, "fast", 60)).toBe(40);
});

test("nobody watches a hundred effects, nor a hidden page", () => {
  expect(isTooMuch(60, false)).toBe(false);
  expect(isTooMuch(61, false)).toBe(true);
  expect(isTooMuch(1, true)).toBe(true);
});
