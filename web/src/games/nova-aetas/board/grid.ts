import type { NovaField } from "../wire";

/** The field as a grid of squares: where a square lies, what hangs together, and the outline around it. */
export const CELL = 80;
export const EDGE = 44;

export interface At {
  col: number;
  row: number;
}

/** "C3": the third column, the third row. */
export function place(square: string): At {
  return { col: square.charCodeAt(0) - 65, row: Number(square.slice(1)) - 1 };
}

export function name({ col, row }: At): string {
  return `${String.fromCharCode(65 + col)}${row + 1}`;
}

/** The middle of a square. */
export function middle(at: At): { x: number; y: number } {
  return { x: EDGE + (at.col + 0.5) * CELL, y: EDGE + (at.row + 0.5) * CELL };
}

/** The squares that carry one of these letters, in reading order. */
export function lettered(rows: readonly string[], letters: string): At[] {
  return rows.flatMap((line, row) =>
    [...line].flatMap((letter, col) => (letters.includes(letter) ? [{ col, row }] : [])),
  );
}

/** What touches with a side belongs together. */
export function groups(cells: readonly At[]): At[][] {
  const left = new Map(cells.map((each) => [name(each), each]));
  const found: At[][] = [];
  for (const first of cells) {
    if (!left.delete(name(first))) continue;
    const group = [first];
    for (const { col, row } of group) {
      for (const [dc, dr] of [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ] as const) {
        const next = { col: col + dc, row: row + dr };
        if (left.delete(name(next))) group.push(next);
      }
    }
    found.push(group);
  }
  return found;
}

type Point = readonly [number, number];

/** The corners of each loop around some squares, clockwise, in squares; a hole goes round the other way. */
export function loops(cells: readonly At[]): Point[][] {
  const inside = new Set(cells.map(name));
  const has = (col: number, row: number) => col >= 0 && row >= 0 && inside.has(name({ col, row }));
  const from = new Map<string, Point[]>();
  const edge = (a: Point, b: Point) => from.set(a.join(), [...(from.get(a.join()) ?? []), b]);
  for (const { col, row } of cells) {
    if (!has(col, row - 1)) edge([col, row], [col + 1, row]);
    if (!has(col + 1, row)) edge([col + 1, row], [col + 1, row + 1]);
    if (!has(col, row + 1)) edge([col + 1, row + 1], [col, row + 1]);
    if (!has(col - 1, row)) edge([col, row + 1], [col, row]);
  }
  const found: Point[][] = [];
  for (const [key] of from) {
    while (from.get(key)?.length) found.push(turns(walk(key, from)));
  }
  return found;
}

function walk(start: string, from: Map<string, Point[]>): Point[] {
  const way: Point[] = [start.split(",").map(Number) as unknown as Point];
  let before: Point = [0, 0];
  for (;;) {
    const here = way.at(-1)!;
    const ways = from.get(here.join())!;
    // Where two squares meet only in a corner, turn right: each keeps its own loop.
    const right = ways.findIndex(([x, y]) => before[0] * (y - here[1]) - before[1] * (x - here[0]) > 0);
    const [next] = ways.splice(Math.max(0, right), 1) as [Point];
    if (next.join() === start) return way;
    before = [next[0] - here[0], next[1] - here[1]];
    way.push(next);
  }
}

/** Only where it turns. */
function turns(way: Point[]): Point[] {
  return way.filter(([x, y], at) => {
    const [a, b] = [way.at(at - 1)!, way[(at + 1) % way.length]!];
    return !((a[0] === x && x === b[0]) || (a[1] === y && y === b[1]));
  });
}

/** The outline of some squares with round corners, drawn in by `inset`. */
export function outline(cells: readonly At[], round = 14, inset = 0): string {
  return loops(cells)
    .map((loop) => rounded(drawnIn(loop, inset), round))
    .join("");
}

function drawnIn(loop: readonly Point[], inset: number): Point[] {
  return loop.map(([x, y], at) => {
    const [px, py] = loop.at(at - 1)!;
    const [nx, ny] = loop[(at + 1) % loop.length]!;
    // The inside lies to the right of both sides that meet here.
    const [ax, ay] = [-Math.sign(y - py), Math.sign(x - px)];
    const [bx, by] = [-Math.sign(ny - y), Math.sign(nx - x)];
    return [EDGE + x * CELL + (ax + bx) * inset, EDGE + y * CELL + (ay + by) * inset];
  });
}

function rounded(loop: readonly Point[], round: number): string {
  const parts = loop.map(([x, y], at) => {
    const [px, py] = loop.at(at - 1)!;
    const [nx, ny] = loop[(at + 1) % loop.length]!;
    const back: Point = [x - Math.sign(x - px) * round, y - Math.sign(y - py) * round];
    const on: Point = [x + Math.sign(nx - x) * round, y + Math.sign(ny - y) * round];
    return `${at ? "L" : "M"}${back[0]} ${back[1]}Q${x} ${y} ${on[0]} ${on[1]}`;
  });
  return `${parts.join("")}Z`;
}

/** The box around some squares, on the sheet. */
export function around(cells: readonly At[]): { x: number; y: number; w: number; h: number } {
  const [cols, rows] = [cells.map(({ col }) => col), cells.map(({ row }) => row)];
  const [left, top] = [Math.min(...cols), Math.min(...rows)];
  const [w, h] = [Math.max(...cols) - left + 1, Math.max(...rows) - top + 1];
  return { x: EDGE + left * CELL, y: EDGE + top * CELL, w: w * CELL, h: h * CELL };
}

/** The squares that lie at least so high. */
export function atLeast(levels: readonly string[], level: number): At[] {
  return levels.flatMap((line, row) =>
    [...line].flatMap((digit, col) => (Number(digit) >= level ? [{ col, row }] : [])),
  );
}

export function heightAt(field: NovaField | null | undefined, square: string): number {
  const { col, row } = place(square);
  return Number(field?.levels[row]?.[col] ?? 0);
}

export function letterAt(field: NovaField | null | undefined, square: string): string {
  const { col, row } = place(square);
  return field?.rows[row]?.[col] ?? ".";
}
