import { expect, test } from "vitest";
import type { NovaScene } from "./wire";
import { about } from "./about/about";
import { bare, enemy, hero, mission, model } from "./bare.testing";
import { sheet } from "./board/encounter";
import { pips, worn } from "./drawn/figures";
import { around, atLeast, groups, heightAt, lettered, letterAt, loops, middle, name, outline, place } from "./board/grid";
import { lying, slot, tokens } from "./centre/hours";
import { middle as around12 } from "../drawn/wheel";
import { wrapped } from "./board/lettering";
import { DRAWINGS, standing } from "./drawn/scenery";
import { elementSpot, shapes, size, standing as stands } from "./board/shapes";
import { ENEMIES } from "./drawn/icons";
import { badge, BASES } from "./seat/sides";
import { chart } from "./board/town";

test("a square has a place and a name", () => {
  expect(place("L10")).toEqual({ col: 11, row: 9 });
  expect(name({ col: 2, row: 2 })).toBe("C3");
  expect(middle(place("A1"))).toEqual({ x: 84, y: 84 });
});

test("what touches with a side is one building, what touches with a corner is not", () => {
  const found = groups(lettered(["HH..", "HH..", "..HH"], "H"));
  expect(found.map((group) => group.length)).toEqual([4, 2]);
  expect(around(found[1]!)).toEqual({ x: 204, y: 204, w: 160, h: 80 });
});

test("an outline goes round once, a hole has its own, corners that touch stay apart", () => {
  expect(loops(lettered(["##", "#."], "#"))).toHaveLength(1);
  expect(loops(lettered(["##", "#."], "#"))[0]).toHaveLength(6);
  expect(loops(lettered(["###", "#.#", "###"], "#")).map((loop) => loop.length)).toEqual([4, 4]);
  expect(loops(lettered(["#.", ".#"], "#"))).toHaveLength(2);
  expect(outline([])).toBe("");
  expect(outline([{ col: 0, row: 0 }], 0, 4)).toBe(
    "M48 48Q48 48 48 48L120 48Q120 48 120 48L120 120Q120 120 120 120L48 120Q48 120 48 120Z",
  );
});

test("a terrace holds everything that is as high or higher", () => {
  expect(atLeast(["012", "000"], 1).map(name)).toEqual(["B1", "C1"]);
  expect(atLeast(["012", "000"], 2).map(name)).toEqual(["C1"]);
});

test("however many trees there are, they are drawn together", () => {
  expect(standing(["TTT", "TTT"])).toHaveLength(DRAWINGS.T!.length);
  expect(standing(["..."])).toEqual([]);
});

test("tokens lie at their hours, the next to act first; what comes after the turn of the lap is later", () => {
  const scene = bare({
    mission: mission({ t: 9 }),
    models: [model("sofia", { hour: 14 }), model("valerio", { hour: 9 }), model("rebecca", { hour: -1 })],
    enemies: [enemy("bravo", { hour: 14 })],
  });
  const all = tokens(scene);
  expect(all.map(({ who, sector, later }) => [who, sector, later])).toEqual([
    ["valerio", 8, false],
    ["sofia", 1, true],
    ["bravo", 1, true],
  ]);
  expect(all.map((token) => lying(all, token))).toEqual([
    { place: 0, many: 1 },
    { place: 0, many: 2 },
    { place: 1, many: 2 },
  ]);
});

test.each([2, 3, 4, 5, 7])("%s tokens in one sector lie apart, and none on the hub", (many) => {
  const [R, ACROSS, HUB] = [150, 36, 34];
  const lie = Array.from({ length: many }, (_, place) => {
    const { part, far, scale } = slot(place, many);
    return { ...around12(part / 12, far * R), scale, far };
  });
  for (const [at, one] of lie.entries()) {
    expect(one.far * R - (one.scale * ACROSS) / 2).toBeGreaterThan(HUB);
    for (const other of lie.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.scale * ACROSS);
  }
});

test("wounds show on the pips; a giant's life is a number", () => {
  const life = pips(5, 2)!;
  expect([life.left, life.lost].map((d) => d.split("M").length - 1)).toEqual([3, 2]);
  expect(pips(5, 9)!.left).toBe("");
  expect(pips(20, 0)).toBeNull();
});

test("no two Enemies look alike: a picture of their own, or the letters of their kind", () => {
  expect(new Set(Object.values(ENEMIES)).size).toBe(Object.keys(ENEMIES).length);
  expect(badge(model("brigand-2", { side: "enemy", kind: "brigand", short: "br2" }))).toBe("2");
  expect(badge(model("sellsword-2", { side: "enemy", kind: "sellsword", short: "se2" }))).toBe("se2");
  expect(badge(model("sofia"))).toBe("");
});

test("a figure wears as many tokens as fit, and says how many more there are", () => {
  expect(worn(["a", "b"])).toEqual({ shown: ["a", "b"], more: 0 });
  expect(worn(["a", "b", "c", "d", "e"])).toEqual({ shown: ["a", "b", "c"], more: 2 });
});

const notary = {
  id: "notary",
  name: "House",
  door: "B1",
  nodes: ["hall", "study"].map((id) => ({
    id,
    name: id,
    text: "",
    heroes: id === "hall" ? ["sofia"] : [],
    links: [],
    exits: [],
  })),
};
const element = { id: "search", at: "B1", node: "", name: "Search", text: "", ap: 2, cubes: 0, of: 1 };
const played: NovaScene = bare({
  mission: mission({
    field: { width: 3, height: 2, rows: ["~.T", "..L"], levels: ["000", "002"], starts: [] },
    locations: [notary],
    elements: [element],
  }),
  models: [model("valerio", { at: "A2" }), model("sofia", { inside: "hall" })],
  heroes: [hero("valerio"), hero("sofia")],
  scenery: [{ letter: "T", id: "tree", name: "Tree", text: "" }],
});

test("whatever can be chosen on the field has an outline, a figure above its square", () => {
  const sheet = size(played);
  const spots = shapes(played, sheet.rooms).map((shape) => shape.spot);
  expect(spots.indexOf("model:valerio")).toBeGreaterThan(spots.indexOf("square:A2"));
  expect(spots).toEqual(expect.arrayContaining(["square:C2", elementSpot(element), "model:sofia", "node:study"]));
});

test("whoever is inside a building stands in the room", () => {
  const sheet = size(played);
  const [at, room] = [stands(played, sheet.rooms, "sofia")!, sheet.rooms.get("hall")!];
  expect(at.x > room.x && at.x < room.x + room.w && at.y > room.y && at.y < room.y + room.h).toBe(true);
  expect(sheet.h).toBeGreaterThan(room.y + room.h);
});

test("on a small screen rooms are drawn while somebody is in them", () => {
  expect(size(played, false).rooms.size).toBe(2);
  const left = bare({
    ...played,
    mission: {
      ...played.mission!,
      locations: [{ ...notary, nodes: notary.nodes.map((node) => ({ ...node, heroes: [] })) }],
    },
  });
  expect(size(left, false).rooms.size).toBe(0);
  expect(size(left).rooms.size).toBe(2);
});

test("a square knows its height and what stands on it", () => {
  expect(heightAt(played.mission!.field, "C2")).toBe(2);
  expect(letterAt(played.mission!.field, "C1")).toBe("T");
  expect(letterAt(null, "C1")).toBe(".");
});

test.each([
  ["square:A2", "square"],
  ["model:valerio", "hero"],
  ["gear:valerio:5", "hero"],
  ["element:search:B1", "element"],
  ["node:study", "location"],
  ["card:notary", "location"],
  ["horologium", "hours"],
  ["counter:burn", "mission"],
  ["objective:0", "mission"],
  ["reagent:wood", "treasury"],
  ["hour:valerio", "hero"],
  ["nothing:here", "table"],
])("the sheet about %s is the one of: %s", (spot, sort) => {
  expect(about(played, spot).sort).toBe(sort);
});

const stage = (id: string, after: string[]) => ({ id, name: id, family: "", text: "", after, state: "closed" as const });
const STAGES = [
  stage("M1", []),
  stage("M2", ["M1"]),
  stage("M3", ["M2"]),
  stage("M4", ["M3"]),
  stage("H1", ["M1"]),
  stage("X1", ["M1"]),
  stage("E1", []),
];
const PLACES = Array.from({ length: 9 }, (_, at) => ({ id: `${at}`, name: "", text: "", free: false }));

test.each([true, false])("nothing of the campaign lies over anything else (narrow: %s)", (narrow) => {
  const map = chart(STAGES, PLACES, narrow);
  expect(map.ways).toHaveLength(5);
  for (const [at, one] of map.stages.entries()) {
    expect(one.x > map.r && one.x < map.w - map.r && one.y < map.top, one.what.id).toBe(true);
    for (const other of map.stages.slice(at + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.what.id} ${other.what.id}`).toBeGreaterThan(
        2 * map.r,
      );
    }
  }
  for (const { x, y } of map.places)
    expect(x + map.place.w <= map.w && y + map.place.h <= map.h && y > map.top).toBe(true);
});

test("a name is broken between its words", () => {
  expect(wrapped("The Notary's House", 12)).toEqual(["The Notary's", "House"]);
});

test("every faction has an outline of its own", () => {
  expect(new Set(Object.values(BASES)).size).toBe(6);
});

const STEPS = ["a", "b", "c", "d"].map((id) => ({
  id, name: id, text: "one two three ".repeat(12), tests: [], requires: "", state: "" as const,
}));

test.each([true, false])("the steps of an Encounter lie under each other, and the Heroes below (narrow: %s)", (narrow) => {
  const lie = sheet({ steps: STEPS, tried: [] }, "a long story ".repeat(20), narrow);
  for (const [at, one] of lie.steps.entries()) {
    const next = lie.steps[at + 1];
    if (next) expect(one.y + one.h).toBeLessThan(next.y);
    expect(one.x + one.w).toBeLessThan(lie.w);
  }
  const last = lie.steps.at(-1)!;
  expect(lie.heroes - 42).toBeGreaterThan(last.y + last.h);
  expect(lie.heroes + 70).toBeLessThan(lie.h);
});
