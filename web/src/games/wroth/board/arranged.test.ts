import { expect, test } from "vitest";
import type { WrothArmy } from "../wire";
import { anchors, arrange, head, type Table } from "./arranged";
import type { Box } from "./layout";
import { LAND } from "./map";

const KINDS: Record<string, string[]> = {
  koda: ["grey", "trapper", "grey"],
  runen: ["stoic", "miner", "ram"],
  guild: ["stellen", "crysen", "crysen"],
  aldan: ["elagynt", "wynden", "wynden"],
  ooglan: ["karn", "nameless", "karn"],
};

function army(who: string, elites: number): WrothArmy {
  const kinds = KINDS[who]!.slice(0, elites);
  return {
    who,
    regulars: 4,
    elites: kinds.map((kind) => ({ kind, name: kind, vitality: 1, full: 3, fresh: false, n: 1 })),
    units: 4 + elites,
    text: "",
  };
}

function scene(factions: number, elites: number): Table {
  const armies = Object.keys(KINDS).slice(0, factions).map((who) => army(who, elites));
  const regions = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
    id, name: `${id}`, token: null, armies, holder: "", would: [], threat: null,
  }));
  const sides = Object.keys(KINDS).map((id) => ({ id, ai: id === "ooglan" }));
  return { regions, factions: sides, base: 7 };
}

function overlap(a: Box, b: Box): boolean {
  const slack = 0.01;
  return a.x + a.w > b.x + slack && b.x + b.w > a.x + slack && a.y + a.h > b.y + slack && b.y + b.h > a.y + slack;
}

const CROWDS = [[1, 0], [2, 1], [3, 2], [5, 0], [5, 3]] as const;

test.each(CROWDS)("%i armies with %i kinds of elites each lie beside each other everywhere", (factions, elites) => {
  for (const ground of arrange(scene(factions, elites))) {
    const pieces: Box[] = ground.stands.flatMap((stand) => stand.pieces);
    expect(pieces).toHaveLength(factions * (1 + elites));
    if (ground.base) pieces.push(ground.base);
    if (ground.region.id) pieces.push(head(ground.region.id));
    for (const [at, piece] of pieces.entries()) {
      for (const other of pieces.slice(at + 1)) expect(overlap(piece, other), `in ${ground.region.id}`).toBe(false);
    }
  }
});

test("every piece lies inside its region", () => {
  for (const ground of arrange(scene(5, 3)).slice(1)) {
    const { top, rows } = anchors(ground.region.id);
    for (const { x, y, w, h } of ground.stands.flatMap((stand) => stand.pieces)) {
      const lines: readonly (readonly number[])[] = rows;
      const covered = lines.filter((_, at) => top + 6 * at + 6 > y && top + 6 * at < y + h - 6);
      expect(covered.length).toBeGreaterThan(0);
      for (const ends of covered) {
        const stretch = ends.findIndex((end, at) => at % 2 === 0 && end <= x && x + w <= (ends[at + 1] ?? 0));
        expect(stretch, `in ${ground.region.id}`).toBeGreaterThanOrEqual(0);
      }
    }
  }
});

test("a few pieces are drawn at their full size, a crowd still readable", () => {
  function smallest(factions: number, elites: number): number {
    const stands = arrange(scene(factions, elites)).slice(1).flatMap((ground) => ground.stands);
    return Math.min(...stands.flatMap((stand) => stand.pieces.map((piece) => piece.scale)));
  }
  expect(smallest(1, 1)).toBe(1);
  expect(smallest(2, 1)).toBeGreaterThanOrEqual(0.8);
  expect(smallest(5, 3)).toBeGreaterThanOrEqual(0.4);
});

test("boats stay on the sheet", () => {
  const [w, h] = LAND.size;
  for (const { x, y, w: wide, h: high } of arrange(scene(5, 3))[0]!.stands.flatMap((stand) => stand.pieces)) {
    expect(x > 20 && y > 20 && x + wide < w - 20 && y + high < h - 20).toBe(true);
  }
});
