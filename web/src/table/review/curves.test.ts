import { expect, test } from "vitest";
import { bare, marks, momentAt, points, roundAt, signed } from "./curves";

test("a curve runs from the bottom, nobody wins so, to the top", () => {
  expect(points([0, 0.5, 1])).toBe("0,100.0 1,50.0 2,0.0");
});

test("where one looks is the last moment that was there", () => {
  const numbers = [3, 5, 9];
  expect([0, 3, 4, 5, 8, 9, 20].map((number) => momentAt(numbers, number))).toEqual([0, 0, 0, 1, 1, 2, 2]);
});

test("a round begins with its first moment", () => {
  const review = { numbers: [0, 2, 5], rounds: [{ title: "Round 1", number: 1 }, { title: "Round 2", number: 5 }] };
  expect(marks(review)).toEqual([
    { title: "Round 1", at: 1 },
    { title: "Round 2", at: 2 },
  ]);
  expect([0, 1, 4, 5].map((number) => roundAt(review, number))).toEqual(["", "Round 1", "Round 1", "Round 2"]);
});

test("hundredths have a sign, and an error where there is one", () => {
  expect([signed(0.123, 0.2), signed(-0.4, -0.4), signed(0, 0)]).toEqual(["+12 ± 8", "−40", "0"]);
});

test("a label in a sentence has no full stop of its own", () => {
  expect([bare("Not an attack."), bare("2 Blades")]).toEqual(["Not an attack", "2 Blades"]);
});
