import type { Shape } from "../../drawn/map/shape";
import { head, outline, type Ground } from "./arranged";
import { around, type Box } from "./layout";
import { LAND } from "./map";

const [W, H] = LAND.size;
export const COIN = 28;

export function coin(region: number): { x: number; y: number } {
  const box = head(region);
  return { x: box.x + COIN + 3, y: box.y + box.h / 2 };
}

/** In the order in which they lie over each other: regions below, units on top. */
export function shapes(grounds: Ground[]): Shape[] {
  const stands = grounds.flatMap((ground) => ground.stands);
  return [
    ...grounds.map((ground) => land(ground.region.id)),
    ...grounds.flatMap((ground) => (ground.region.token ? [token(ground.region.id)] : [])),
    ...stands.flatMap((stand) => stand.boxes.map((part, at) => box(stand.spot, part, 13, at))),
    ...grounds.flatMap((ground) => (ground.base ? [box("base", around([ground.base], 4), 8)] : [])),
    ...stands.flatMap((stand) => stand.pieces.map((one, at) => box(one.item.spot, around([one], 3), 14 * one.scale, at))),
  ];
}

function land(region: number): Shape {
  if (!region) return box("region:0", { x: 21, y: 21, w: W - 42, h: H - 42 }, 8);
  const { x, y, w } = head(region);
  const spot = `region:${region}`;
  return { key: spot, spot, d: outline(region), x: 0, y: 0, w: 0, h: 0, round: 0, cx: x + w / 2, top: y };
}

function token(region: number): Shape {
  const { x, y } = coin(region);
  return box(`token:${region}`, { x: x - COIN, y: y - COIN, w: 2 * COIN, h: 2 * COIN }, COIN);
}

function box(spot: string, at: Box, round: number, number = 0): Shape {
  const { x, y, w, h } = at;
  return { key: `${spot} ${number}`, spot, d: "", x, y, w, h, round, cx: x + w / 2, top: y };
}
