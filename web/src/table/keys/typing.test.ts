import { expect, test } from "vitest";
import { inOrder, settled, typed } from "./typing";

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => number);

test("one digit answers at once where no longer number begins with it", () => {
  expect(typed("", "3", upTo(9))).toEqual({ digits: "", sure: 3 });
  expect(typed("", "0", upTo(12))).toEqual({ digits: "", sure: 0 });
});

test("a digit that may go on waits for the next", () => {
  expect(typed("", "1", upTo(12))).toEqual({ digits: "1", sure: null });
  expect(typed("1", "2", upTo(12))).toEqual({ digits: "", sure: 12 });
});

test("Enter takes what stands there", () => {
  expect(settled("1", upTo(12))).toBe(1);
  expect(settled("", upTo(12))).toBe(null);
});

test("a digit that does not fit begins anew, and one that fits nothing is forgotten", () => {
  expect(typed("1", "5", upTo(12))).toEqual({ digits: "", sure: 5 });
  expect(typed("", "7", [1, 2])).toEqual({ digits: "", sure: null });
});

test("options stand by their numbers, passing last", () => {
  const shuffled = [3, 0, null, 1, 2].map((number) => ({ number }));
  expect(inOrder(shuffled).map((each) => each.number)).toEqual([1, 2, 3, 0, null]);
});
