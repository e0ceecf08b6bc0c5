import { expect, test } from "vitest";
import { within } from "./names";

test("inside a sentence an article is small and a name keeps its capital", () => {
  expect(["The Guild", "La Gilda", "La tribù Blu (Eva)", "Koda", "Lo"].map(within)).toEqual([
    "the Guild",
    "la Gilda",
    "la tribù Blu (Eva)",
    "Koda",
    "Lo",
  ]);
});
