import { expect, test } from "vitest";
import { within } from "./names";

test("inside a sentence an article is small and a name keeps its capital", () => {
  expect(["The Crown", "La Corona", "La squadra Blu (Eva)", "North", "Lo"].map(within)).toEqual([
    "the Crown",
    "la Corona",
    "la squadra Blu (Eva)",
    "North",
    "Lo",
  ]);
});
