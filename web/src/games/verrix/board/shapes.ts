import type { VerrixScene } from "../wire";
import type { Point } from "../../drawn/map/line";
import type { Shape } from "../../drawn/map/shape";
import { LAND } from "./map";

export type Place = keyof typeof LAND.territories;

/** Where the names of the seas stand, and how far they lean. */
export const SEA_NAMES: Record<string, { x: number; y: number; turn: number }> = {
  deucaledonius: { x: 610, y: 66, turn: 7 },
  germanicus: { x: 832, y: 452, turn: 8 },
  britannicus: { x: 560, y: 1008, turn: -4 },
  hibernicus: { x: 134, y: 500, turn: -6 },
  vergivius: { x: 112, y: 720, turn: -8 },
};
export const WHEEL = { x: 842, y: 156, r: 122 };
export const SCALE = { x: 742, y: 302, w: 200, h: 58 };
export const STALL = { x: 876, y: 992, w: 76, h: 60 };
const HOUSE = { w: 66, h: 62 };

export function anchors(territory: string): { village: Point; name: Point } {
  return LAND.anchors[territory as Place];
}

/** A name in two lines: the kind of water, and which. */
export function lines(name: string): string[] {
  const [first = "", ...rest] = name.split(" ");
  return [first, rest.join(" ")];
}

/** In the order in which they lie over each other: seas below, villages on top. */
export function shapes(scene: VerrixScene): Shape[] {
  const villages = scene.territories.filter((one) => one.village);
  return [
    ...scene.seas.map((sea) => drawn(`sea:${sea.id}`, LAND.seas[sea.id as keyof typeof LAND.seas], [
      SEA_NAMES[sea.id]!.x, SEA_NAMES[sea.id]!.y,
    ])),
    ...scene.territories.map(({ id }) => drawn(`territory:${id}`, LAND.territories[id as Place], anchors(id).village)),
    ...villages.map(({ id, village }) => box(`village:${village}:${id}`, anchors(id).village, HOUSE.w, HOUSE.h, 20)),
    box("market", [STALL.x, STALL.y], STALL.w, STALL.h, 12),
    box("turn", [WHEEL.x, WHEEL.y], 2 * WHEEL.r, 2 * WHEEL.r, WHEEL.r),
    box("tile", [SCALE.x + SCALE.w / 2, SCALE.y + SCALE.h / 2], SCALE.w, SCALE.h, 8),
  ];
}

function drawn(spot: string, d: string, [cx, y]: Point): Shape {
  return { key: spot, spot, d, x: 0, y: 0, w: 0, h: 0, round: 0, cx, top: y - HOUSE.h / 2 };
}

function box(spot: string, [cx, cy]: Point, w: number, h: number, round: number): Shape {
  return { key: spot, spot, d: "", x: cx - w / 2, y: cy - h / 2, w, h, round, cx, top: cy - h / 2 };
}
