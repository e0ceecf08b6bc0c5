import { expect, test } from "vitest";
import { about } from "./about/about";
import { bare } from "./bare.testing";
import { LAND } from "./board/map";
import { march } from "./board/march";
import { anchors, lines, SCALE, SEA_NAMES, shapes, WHEEL } from "./board/shapes";
import { middle, slice } from "../drawn/wheel";

const [W, H] = LAND.size;
const territories = Object.keys(LAND.territories);

test("every territory has room for its village and its name on the sheet, apart from all others", () => {
  const houses = territories.map((id) => anchors(id).village);
  for (const [at, [x, y]] of houses.entries()) {
    expect(x > 40 && x < W - 40 && y > 40 && y < H - 40, territories[at]).toBe(true);
    for (const [x2, y2] of houses.slice(at + 1)) {
      expect(Math.abs(x - x2) > 60 || Math.abs(y - y2) > 54, territories[at]).toBe(true);
    }
  }
});

test("no two names lie over each other", () => {
  const names = territories.map((id) => ({ id, at: anchors(id).name, half: id.length * 5.3 }));
  for (const [at, one] of names.entries()) {
    for (const other of names.slice(at + 1)) {
      const beside = Math.abs(one.at[0] - other.at[0]) > one.half + other.half;
      expect(beside || Math.abs(one.at[1] - other.at[1]) > 18, `${one.id} and ${other.id}`).toBe(true);
    }
  }
});

test("the wheel and the scale lie in the sea", () => {
  for (const id of territories) {
    const [x, y] = anchors(id).village;
    expect(Math.hypot(x - WHEEL.x, y - WHEEL.y), id).toBeGreaterThan(WHEEL.r + 30);
    expect(x < SCALE.x - 30 || y > SCALE.y + SCALE.h + 28 || y < SCALE.y - 28, id).toBe(true);
  }
});

test("whatever can be chosen on the map has an outline, a village above its territory", () => {
  const scene = bare();
  const iceni = scene.territories.find((one) => one.id === "iceni")!;
  iceni.village = "green";
  const spots = shapes(scene).map((shape) => shape.spot);
  expect(spots).toContain("sea:germanicus");
  expect(spots.indexOf("village:green:iceni")).toBeGreaterThan(spots.indexOf("territory:iceni"));
  expect(spots).toHaveLength(5 + 21 + 1 + 3);
  expect(scene.seas.every(({ id }) => SEA_NAMES[id])).toBe(true);
});

test("a sea has its name in two lines", () => {
  expect(lines("Oceanus Germanicus")).toEqual(["Oceanus", "Germanicus"]);
});

test("the wheel begins at the top and goes clockwise", () => {
  const quarter = middle(0.25, 10);
  expect(quarter.x).toBeCloseTo(10);
  expect(quarter.y).toBeCloseTo(0);
  expect(slice(0, 0.25, 5, 10)).toBe("M0.0 -10.0A10 10 0 0 1 10.0 0.0L5.0 0.0A5 5 0 0 0 0.0 -5.0Z");
});

test("a march leaves from the nearest village and ends before the roof; next door none is drawn", () => {
  const way = march([[0, 0], [300, 0]], [400, 0])!;
  expect(way.d.startsWith("M300.0 0.0Q")).toBe(true);
  expect(way.x).toBeLessThan(400);
  expect(march([], [1, 1])).toBeNull();
  expect(march([[0, 0]], [50, 0])).toBeNull();
});

test.each([
  ["territory:iceni", "territory"], ["village:green:iceni", "territory"], ["sea:germanicus", "sea"],
  ["slot:green:murchad:0", "character"], ["unit:green:murchad", "character"], ["festival:samhain", "festivals"],
  ["turn", "festivals"], ["good:market:sword", "market"], ["hostage:market:yellow", "market"], ["deck", "events"],
  ["camp:attacker", "battle"], ["bag", "table"], ["nothing:here", "table"],
])("the sheet about %s is the one of a %s", (spot, sort) => {
  expect(about(bare(), spot).sort).toBe(sort);
});
