import type { Point } from "../../drawn/map/line";
import { LAND } from "./map";
import { anchors } from "./shapes";

const [GATES, ROADS, LANES] = [LAND.gates, LAND.roads, LAND.lanes] as Record<string, readonly number[]>[];

/** Where a way over these places runs: from village to village, through the seas between them. */
export function road(spots: readonly string[]): Point[] {
  const places = spots.map((spot) => spot.split(":") as [string, string]);
  return places.flatMap(([sort, id], at) => {
    const [before, after] = [places[at - 1]?.[1] ?? "", places[at + 1]];
    if (sort === "sea") {
      const gate = after?.[0] === "sea" ? pairs(GATES![[id, after[1]].sort().join("/")]!) : [];
      return [...bends(LANES!, before, after?.[1] ?? "", id), ...gate];
    }
    return [anchors(id).village, ...(after?.[0] === "territory" ? bends(ROADS!, id, after[1]) : [])];
  });
}

/** Stored in one direction: from the first name in the alphabet to the last. */
function bends(stored: Record<string, readonly number[]>, from: string, to: string, sea = ""): Point[] {
  const [a, b] = [from, to].sort();
  const found = pairs(stored[[a, sea, b].filter(Boolean).join("/")] ?? []);
  return from === a ? found : found.reverse();
}

function pairs(flat: readonly number[]): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at]!, flat[2 * at + 1]!]);
}
