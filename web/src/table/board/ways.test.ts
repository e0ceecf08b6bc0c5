import { expect, test } from "vitest";
import type { Path } from "../../wire";
import { ways } from "./ways";

const path = (...spots: string[]): Path => ({ spots, who: "green", notes: {} });
const [short, long, other] = [path("a", "b"), path("a", "c", "b"), path("a", "d")];
const drawn = (asked: Path[], pointed: Path[]) => ways(asked, pointed).map((way) => `${way.spots.join("")}${way.isTold ? "!" : ""}`);

test("the only way that a question is about is told at once", () => {
  expect(drawn([short], [])).toEqual(["ab!"]);
});

test("among several, the one that is pointed at, above the others", () => {
  expect(drawn([short, long], [])).toEqual(["ab", "acb"]);
  expect(drawn([short, long], [short])).toEqual(["acb", "ab!"]);
});

test("an option may show ways where the question has none", () => {
  expect(drawn([], [short, other])).toEqual(["ab!", "ad!"]);
  expect(drawn([], [])).toEqual([]);
});
