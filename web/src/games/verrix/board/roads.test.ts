import { expect, test } from "vitest";
import { LAND } from "./map";
import { road } from "./roads";
import { anchors } from "./shapes";

test("a way by land goes from village to village", () => {
  const way = road(["territory:iceni", "territory:catuvellauni", "territory:cantiaci"]);
  for (const id of ["iceni", "catuvellauni", "cantiaci"]) expect(way).toContainEqual(anchors(id).village);
});

test("a way by sea is the same there and back, round the capes and through the straits", () => {
  const there = road(["territory:iceni", "sea:germanicus", "sea:britannicus", "territory:portum-itium"]);
  const back = road(["territory:portum-itium", "sea:britannicus", "sea:germanicus", "territory:iceni"]);
  expect(back).toEqual([...there].reverse());
  expect(there).toContainEqual([...LAND.gates["britannicus/germanicus"]]);
  expect(there.length).toBeGreaterThan(3);
});

test("the bends of every way lie on the sheet", () => {
  const [w, h] = LAND.size;
  for (const [name, bends] of Object.entries({ ...LAND.roads, ...LAND.lanes })) {
    const flat = bends as readonly number[];
    expect(flat.length % 2, name).toBe(0);
    expect(flat.every((value, at) => value > 0 && value < (at % 2 ? h : w)), name).toBe(true);
  }
});
