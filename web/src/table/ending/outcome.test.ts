import { expect, test } from "vitest";
import type { Shown } from "../../wire";
import { areOurs, decided, gain, hasWon, isSeat, outcome } from "./outcome";

test("points come with the most first", () => {
  const told = { winners: ["north"], vp: { east: 9, north: 14 }, rule: "T-END-01" } as unknown as Shown["result"];
  expect(outcome(told)).toEqual({
    winners: ["north"],
    points: [
      ["north", 14],
      ["east", 9],
    ],
    rule: "T-END-01",
  });
});

test("who wins a tie comes first", () => {
  const told = { winners: ["north"], vp: { east: 14, north: 14 }, rule: "T-END-02" } as unknown as Shown["result"];
  expect(outcome(told).points.map(([side]) => side)).toEqual(["north", "east"]);
});

test("what decided it is the round with the greatest leap over the next one", () => {
  const round = (title: string, north: number, east: number) => ({ title, number: 1, points: { north, east } });
  const rounds = [round("1", 2, 3), round("2", 9, 5), round("3", 12, 11)];
  const end = { winners: ["north"], points: [["north", 12], ["east", 11]] as [string, number][], rule: "" };
  expect(decided(end, rounds)).toEqual({ round: rounds[1], n: 5 });
  expect(decided({ ...end, winners: ["north", "east"] }, rounds)).toBe(null);
  expect([0, 1, 2].map((index) => gain(rounds, index, "north"))).toEqual([2, 7, 3]);
});

test("a game that tells nothing has no winners", () => {
  expect(outcome(null)).toEqual({ winners: [], points: [], rule: "" });
});

test("against a seat that the rules play, everybody wins or nobody", () => {
  const shown = { chairs: { north: {}, south: {} }, automated: { east: "East" } } as unknown as Shown;
  expect(["north", "east", "humans"].map((side) => isSeat(side, shown))).toEqual([true, true, false]);
  expect(hasWon(["humans"], ["north"], shown)).toBe(true);
  expect(hasWon(["east"], ["north"], shown)).toBe(false);
  expect(hasWon(["humans"], [], shown)).toBe(false); // who only watched
  expect(hasWon(["south"], ["north"], shown)).toBe(false);
  expect([["humans"], ["east"], []].map((winners) => areOurs(winners, shown))).toEqual([true, false, false]);
});
