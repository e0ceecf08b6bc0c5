import { placed } from "../../drawn/map/ground";
import { lettered, middle } from "../board/grid";

/** What stands on one square, seen from above, around its middle: paths in layers, each with its colour. */
type Layers = readonly (readonly [string, string])[];

function ring(r: number, bumps: number, deep: number): string {
  const at = (part: number, far: number) => {
    const turn = part * 2 * Math.PI;
    return `${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}`;
  };
  const arcs = Array.from({ length: bumps }, (_, one) => {
    const [a, b] = [(one + 0.33) / bumps, (one + 0.67) / bumps];
    return `C${at(a, r + deep)} ${at(b, r + deep)} ${at((one + 1) / bumps, r)}`;
  });
  return `M${at(0, r)}${arcs.join("")}Z`;
}

const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`;

export const DRAWINGS: Record<string, Layers> = {
  T: [
    ["shade", placed(ring(27, 8, 9), 4, 6, 1)],
    ["leaf-deep", ring(27, 8, 9)],
    ["leaf", placed(ring(18, 7, 7), -4, -5, 1)],
    ["twig", "M-12 -14C-8 -19 -2 -20 2 -18M-17 -4C-16 -8 -14 -9 -12 -10M2 -4C6 -6 9 -5 11 -2"],
  ],
  b: [
    ["shade", placed(ring(10, 6, 5), -11, 12, 1) + placed(ring(12, 6, 5), 14, 11, 1)],
    ["leaf-deep", placed(ring(11, 6, 5), -14, 8, 1) + placed(ring(13, 6, 5), 11, 7, 1)],
    ["leaf", placed(ring(11, 6, 5), -2, -9, 1)],
    ["twig", "M-18 6C-16 3 -13 3 -11 5M7 6C10 3 14 3 16 6M-6 -11C-4 -14 0 -14 2 -11"],
  ],
  W: [
    ["shade", placed(ring(28, 10, 2), 4, 5, 1)],
    ["rock", ring(28, 10, 2)],
    ["deep", placed(ring(17, 12, 0.6), 0, 0, 1)],
    ["twig", "M-28 0L-18 0M18 0L28 0M0 -28L0 -18M0 18L0 28M-20 -20L-13 -13M20 -20L13 -13M-20 20L-13 13M20 20L13 13"],
  ],
  C: [
    ["shade", box(-20, -30, 48, 66)],
    ["iron", box(-31, -22, 8, 18) + box(23, -22, 8, 18) + box(-31, 8, 8, 18) + box(23, 8, 8, 18)],
    ["wood", box(-23, -32, 46, 64)],
    ["twig", "M-23 -16L23 -16M-23 0L23 0M-23 16L23 16M-17 -32L-17 32M17 -32L17 32"],
  ],
  S: [
    ["shade", "M-26 20L-20 -14L2 -24L28 -8L33 22L8 34L-14 32Z"],
    ["rock", "M-31 14L-24 -18L-2 -29L24 -13L29 16L4 28L-18 26Z"],
    ["rock-light", "M-24 -18L-2 -29L24 -13L4 -4L-14 -2Z"],
    ["twig", "M-14 -2L-18 26M4 -4L4 28"],
  ],
  v: [
    ["shade", box(-20, 6, 46, 22)],
    ["wood", box(-24, 2, 48, 22)],
    ["iron", "M-4 12L10 -28L17 -25L4 15Z"],
    ["gold", placed(ring(7, 8, 0.5), 14, -28, 1)],
  ],
  x: [
    ["wood", box(-27, -27, 54, 54)],
    ["twig", "M-9 -27L-9 27M9 -27L9 27M-27 -27L27 -27L27 27L-27 27Z"],
    ["iron", box(-27, -18, 54, 6) + box(-27, 12, 54, 6)],
    ["deep", placed(ring(6, 8, 0.5), 0, 0, 1)],
  ],
  L: [
    ["shade", box(-14, -34, 8, 72) + box(16, -34, 8, 72)],
    ["wood", box(-18, -36, 8, 72) + box(10, -36, 8, 72)],
    ["wood", [-28, -14, 0, 14, 26].map((y) => box(-14, y - 3, 28, 6)).join("")],
  ],
  M: [
    ["shade", "M-14 34L-12 -18L6 -32L22 -14L24 34Z"],
    ["rock", "M-19 30L-17 -22L1 -36L17 -18L19 30Z"],
    ["rock-light", "M-17 -22L1 -36L0 28L-19 30Z"],
    ["rune", "M-8 -10L0 -18L8 -10L0 -2ZM0 -2L0 18M-7 6L7 12"],
  ],
  G: [
    ["shade", placed(ring(22, 9, 4), 3, 5, 1)],
    ["gaea", "M0 -30C12 -12 21 -2 21 9C21 21 12 29 0 29C-12 29 -21 21 -21 9C-21 -2 -12 -12 0 -30Z"],
    ["gleam", "M-11 6C-11 -2 -6 -8 -2 -14C-4 -4 -5 2 -5 10C-5 15 -3 19 0 22C-7 20 -11 14 -11 6Z"],
  ],
  "%": [
    [
      "twig",
      "M-20 14C-20 8 -21 4 -24 0M-16 14C-16 6 -16 2 -15 -4M-12 14C-11 8 -9 4 -6 0" +
        "M8 -8C8 -14 7 -18 4 -22M12 -8C12 -16 12 -20 13 -26M16 -8C17 -14 19 -18 22 -22",
    ],
  ],
  "~": [["wave", "M-28 -14C-22 -20 -16 -20 -10 -14C-4 -8 2 -8 8 -14M-6 14C0 8 6 8 12 14C18 20 24 20 30 14"]],
  d: [["faint", "M-16 -14L0 0L-16 14M2 -14L18 0L2 14"]],
};

/** All of a kind together: few things to draw, however many stand there. */
export function standing(rows: readonly string[]): { key: string; kind: string; d: string }[] {
  return Object.entries(DRAWINGS).flatMap(([letter, layers]) => {
    const at = lettered(rows, letter).map(middle);
    if (!at.length) return [];
    return layers.map(([kind, d], layer) => ({
      key: `${letter}${layer}`,
      kind,
      d: at.map(({ x, y }) => placed(d, x, y, 1)).join(""),
    }));
  });
}
