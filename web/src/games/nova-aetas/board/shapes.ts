import type { NovaElement, NovaLocation, NovaScene } from "../wire";
import type { Shape } from "../../drawn/map/shape";
import { CELL, EDGE, middle, name, place } from "./grid";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const ROOM = { h: 168, gap: 40, title: 40 };

/** The rooms of the Location Cards below the field: side by side, a row for each card. */
export function rooms(locations: readonly NovaLocation[], width: number, top: number): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const [row, { nodes }] of locations.entries()) {
    const w = (width - 2 * EDGE - (nodes.length - 1) * ROOM.gap) / nodes.length;
    const y = top + row * (ROOM.h + ROOM.title + 16) + ROOM.title;
    for (const [at, { id }] of nodes.entries()) found.set(id, { x: EDGE + at * (w + ROOM.gap), y, w, h: ROOM.h });
  }
  return found;
}

/** How large the drawing is. Without `inside`: only the rooms that somebody is in. */
export function size(scene: NovaScene, inside = true): { w: number; h: number; rooms: Map<string, Box> } {
  const { field, locations: all = [] } = scene.mission ?? {};
  const locations = all.filter(({ nodes }) => inside || !field || nodes.some(({ heroes }) => heroes.length));
  const w = 2 * EDGE + (field?.width ?? 12) * CELL;
  const h = field ? 2 * EDGE + field.height * CELL : EDGE;
  return { w, h: h + locations.length * (ROOM.h + ROOM.title + 16), rooms: rooms(locations, w, h - 16) };
}

/** Where a model stands: on its square, or in a room beside the others that are there. */
export function standing(scene: NovaScene, inside: Map<string, Box>, id: string): { x: number; y: number } | null {
  const model = scene.models.find((one) => one.id === id);
  if (!model) return null;
  if (model.at) return middle(place(model.at));
  const room = inside.get(model.inside);
  if (!room) return null;
  const there = scene.models.filter((one) => one.inside === model.inside).indexOf(model);
  return { x: room.x + 46 + there * 78, y: room.y + 112 };
}

export function elementSpot({ id, at }: NovaElement): string {
  return `element:${id}:${at}`;
}

/** In the order in which they lie over each other. */
export function shapes(scene: NovaScene, inside: Map<string, Box>): Shape[] {
  const { mission } = scene;
  if (!mission) return [];
  const { width = 0, height = 0 } = mission.field ?? {};
  const squares = Array.from({ length: width * height }, (_, at) =>
    name({ col: at % width, row: Math.floor(at / width) }),
  );
  const found = squares.map((square) => boxed(`square:${square}`, middle(place(square)), CELL - 10, 10));
  for (const each of found) each.thin = true;
  for (const element of mission.elements.filter(({ at }) => at)) {
    found.push(boxed(elementSpot(element), middle(place(element.at)), CELL - 22, 12));
  }
  for (const { id, at } of mission.things.filter((one) => one.at)) {
    const { x, y } = middle(place(at));
    found.push(boxed(`thing:${id}`, { x: x - 22, y: y - 22 }, 34, 17));
  }
  for (const { id } of scene.models) {
    const at = standing(scene, inside, id);
    if (at) found.push(boxed(`model:${id}`, at, CELL - 6, 38));
  }
  for (const [id, { x, y, w, h }] of inside) {
    found.push({ key: `node:${id}`, spot: `node:${id}`, d: "", x, y, w, h, round: 12, cx: x + w / 2, top: y });
  }
  return found;
}

function boxed(spot: string, { x, y }: { x: number; y: number }, side: number, round: number): Shape {
  const half = side / 2;
  return { key: spot, spot, d: "", x: x - half, y: y - half, w: side, h: side, round, cx: x, top: y - half };
}
