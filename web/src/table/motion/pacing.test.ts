import { expect, test } from "vitest";
import { isTooMuch, times } from "./pacing";

const line = { level: 3, text: "Koda moves 2 Kin", what: "event", motion: { how: "move", to: "b", source: "a" } };
const said = { ...line, motion: null };
const whole = (it: Parameters<typeof times>[0], ...how: [Parameters<typeof times>[1], boolean, number]) => {
  const { flight, hold } = times(it, ...how);
  return flight + hold;
};

test("a calm film can be read, a brisk one is fast, and one's own answer takes no time", () => {
  expect(whole(line, "calm", false, 3)).toBeGreaterThan(whole(line, "brisk", false, 3) * 2);
  expect(whole(said, "calm", false, 3)).toBeGreaterThan(500);
  expect(whole(line, "brisk", true, 3)).toBeLessThan(300);
  expect(whole(said, "calm", true, 3)).toBe(0);
});

test("dice roll for half a second", () => {
  expect(times({ ...line, motion: { how: "roll", to: "b" } }, "brisk", false, 3).flight).toBe(500);
});

test("many lines go by faster, but can still be seen", () => {
  for (const many of [10, 40, 100]) expect(many * whole(line, "brisk", false, many)).toBeLessThan(14_000);
  expect(whole(line, "brisk", false, 100)).toBeGreaterThan(100);
  expect(whole(line, "calm", false, 100)).toBe(whole(line, "calm", false, 3));
});

test("nobody watches hundreds of lines unasked, nor a hidden page", () => {
  expect(isTooMuch(150, false)).toBe(false);
  expect(isTooMuch(151, false)).toBe(true);
  expect(isTooMuch(1, true)).toBe(true);
});
