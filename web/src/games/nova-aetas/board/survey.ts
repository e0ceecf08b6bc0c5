import type { Area, Sight } from "../../../wire";
import { CELL, EDGE, middle, outline, place, type At } from "./grid";

/** The squares of an area. */
export function cells(area: Area): At[] {
  return area.spots.map((spot) => place(spot.slice("square:".length)));
}

/** A small mark in a corner of each square: "!" where somebody strikes, an arrow down where one falls. */
export function marks(area: Area): string {
  return cells(area)
    .map(({ col, row }) => {
      const [x, y] = [EDGE + (col + 1) * CELL, EDGE + row * CELL];
      return area.kind === "fall"
        ? `M${x - 18} ${y + CELL - 24}l8 12l8 -12Z`
        : `M${x - 26} ${y + 3}h23v23Z`;
    })
    .join("");
}

/** Kinds that are marks on squares; the others are surfaces with an outline. */
export const MARKED = ["struck", "fall"];

const INSET: Record<string, number> = { control: 3, strike: 6, reach: 5, range: 5, covered: 4 };

export function surface(area: Area): string {
  return outline(cells(area), 10, INSET[area.kind] ?? 4);
}

export interface Drawn {
  d: string;
  x: number;
  y: number;
  crosses: { x: number; y: number }[];
}

const BASE = 33; // a line ends at the base of a figure

/** A line of sight from centre to centre, without the figures at its ends; where its length stands; what denies it. */
export function drawnLine(sight: Sight, from: { x: number; y: number }, to: { x: number; y: number }): Drawn {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const [start, end] = [ends(sight.source, long), long - ends(sight.to, long)];
  const at = (far: number) => ({ x: from.x + ux * far, y: from.y + uy * far });
  const put = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const crosses = (sight.by ?? []).map((spot) => middle(place(spot.slice("square:".length))));
  return { d: `M${put(at(start))}L${put(at(end))}`, ...at((start + end) / 2), crosses };
}

function ends(spot: string, long: number): number {
  return spot.startsWith("model:") ? Math.min(BASE, long / 2 - 4) : 0;
}
