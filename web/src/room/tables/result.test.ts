import { expect, test } from "vitest";
import type { GameInfo, Listed } from "../../wire";
import { resultOf } from "./result";

const chairs = { north: { name: "Ada" }, east: {} } as unknown as Listed["chairs"];
const seats = ["north", "east", "south"].map((seat) => ({ seat, name: seat.toUpperCase() })) as GameInfo["seats"];

test("a game in a list says who won it", () => {
  expect(resultOf({ winners: ["north"], mine: ["north"], chairs }, seats)).toEqual({ how: "won", who: [] });
  expect(resultOf({ winners: ["north"], mine: ["east"], chairs }, seats)).toEqual({ how: "by", who: ["Ada"] });
  expect(resultOf({ winners: ["all"], mine: ["north"], chairs }, seats)).toEqual({ how: "won", who: [] });
  expect(resultOf({ winners: ["south"], mine: ["north"], chairs }, seats)).toEqual({ how: "by", who: ["SOUTH"] });
  expect(resultOf({ winners: [], mine: ["north"], chairs }, seats)).toEqual({ how: "lost", who: [] });
  expect(resultOf({ winners: [], mine: [], chairs }, seats)).toEqual({ how: "nobody", who: [] });
});

test("of one that goes on, or of which it is not known, nothing is said", () => {
  expect(resultOf({ winners: null, mine: ["north"], chairs }, seats)).toBe(null);
});
