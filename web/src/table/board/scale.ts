import type { Box, Lie } from "./zoom";
import { kept } from "./zoom";

/** From afar small letters give way to larger ones; the boards say which. */
const FAR = 0.4;

/** Pixels of the screen for one unit of a drawing that fits its box. */
export function fitting(drawing: Box, box: Box): number {
  return Math.min(box.width / drawing.width, box.height / drawing.height) || 1;
}

export function level(scale: number): "far" | "near" {
  return scale < FAR ? "far" : "near";
}

/** As wide as its box, with this in the middle: where the whole of it would be too small to be read. */
export function filling(drawing: Box, box: Box, at: { x: number; y: number } | null): Lie {
  const wide = drawing.width * fitting(drawing, box);
  const k = Math.max(1, box.width / wide);
  const { x, y } = at ?? { x: box.width / 2, y: box.height / 2 };
  return kept({ k, x: box.width / 2 - x * k, y: box.height / 2 - y * k }, box);
}
