import { expect, test } from "vitest";
import type { Path, Question } from "../../wire";
import { costs, ways } from "./ways";

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

test("what a place costs is told by the way there, or by the answer that begins with the place", () => {
  const answer = (label: string, spot: string) => ({ id: 0, name: label, label, number: 1, spots: [spot] });
  const asked = {
    options: [answer("C1 · 6 AP", "square:C1"), answer("Cook · FORCE 2", "card:green:cook")],
    paths: [{ spots: ["t:a", "t:b"], who: "green", notes: { "t:b": "2 Food" } }],
  } as unknown as Question;
  expect([...costs(asked)]).toEqual([["square:C1", "6 AP"], ["t:b", "2 Food"]]);
  expect([...costs(null)]).toEqual([]);
});
