export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Sized {
  w: number;
  h: number;
}
export type Placed<Item> = Box & { item: Item; scale: number };
/** Where pieces may lie: rows of equal height from `top` down, each with its stretches (left, right, left, …). */
export interface Field {
  top: number;
  row: number;
  rows: readonly (readonly number[])[];
  /** Where they rather lie. */
  middle: { x: number; y: number };
}

const GAP = 5;
const BETWEEN = 13;
const SCALES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.53, 0.48, 0.43, 0.38, 0.33, 0.28];

interface Run<Item> {
  x: number;
  y: number;
  room: number;
  items: { at: number; item: Item; group: number }[];
  width: number;
}

/** Lays groups of pieces into a field as lines of writing: as large as they can be, groups whole where possible. */
export function pack<Item extends Sized>(groups: Item[][], field: Field): Placed<Item>[][] {
  const wanted = groups.flat();
  if (!wanted.length) return groups.map(() => []);
  const area = field.rows.reduce((sum, ends) => sum + length(ends) * field.row, 0);
  for (const scale of SCALES) {
    if (wanted.reduce((sum, item) => sum + item.w * item.h, 0) * scale * scale > area) continue;
    for (const whole of [true, false]) {
      const runs = best(groups, field, scale, whole);
      if (runs) return settle(runs, groups.length, scale);
    }
  }
  throw new Error("no room for so many pieces");
}

function length(ends: readonly number[]): number {
  return ends.reduce((sum, end, at) => sum + (at % 2 ? end : -end), 0);
}

function best<Item extends Sized>(groups: Item[][], field: Field, scale: number, whole: boolean): Run<Item>[] | null {
  let [found, least]: [Run<Item>[] | null, number] = [null, Infinity];
  for (let row = 0; row < field.rows.length; row++) {
    const runs = write(groups, field, row, scale, whole);
    const cost = runs ? price(runs, field, scale) : Infinity;
    if (cost < least) [found, least] = [runs, cost];
  }
  return found;
}

/** From a row on downwards; null if they do not fit. `whole`: a group begins only where all of it has room. */
function write<Item extends Sized>(
  groups: Item[][], field: Field, start: number, scale: number, whole: boolean,
): Run<Item>[] | null {
  const high = (groups[0]?.[0]?.h ?? 0) * scale;
  const lines = Math.ceil(high / field.row);
  const step = Math.ceil((high + 7 * scale) / field.row);
  const runs: Run<Item>[] = [];
  let [row, at] = [start, 0];
  let open: Run<Item>[] = [];
  for (const [number, group] of groups.entries()) {
    const all = group.reduce((sum, item) => sum + item.w * scale, 0) + GAP * scale * (group.length - 1);
    for (const [place, item] of group.entries()) {
      for (;;) {
        const run = open[at];
        if (run) {
          const gap = !run.items.length ? 0 : place ? GAP * scale : BETWEEN * scale;
          const needs = place || !whole ? item.w * scale : all;
          if (run.width + gap + needs <= run.room) {
            run.items.push({ at: run.width + gap, item, group: number });
            run.width += gap + item.w * scale;
            break;
          }
          at += 1;
          continue;
        }
        if (row + lines > field.rows.length) return null;
        const y = field.top + row * field.row;
        open = free(field, row, lines).map(([x, right]) => ({ x, y, room: right - x, items: [], width: 0 }));
        runs.push(...open);
        [row, at] = [row + step, 0];
      }
    }
  }
  return runs.filter((run) => run.items.length);
}

/** The stretches that are free through several rows. */
function free(field: Field, from: number, lines: number): [number, number][] {
  let left: [number, number][] = [[-Infinity, Infinity]];
  for (let row = from; row < from + lines; row++) {
    const ends = field.rows[row] ?? [];
    const next: [number, number][] = [];
    for (let i = 0; i + 1 < ends.length; i += 2) {
      for (const [a, b] of left) {
        const [low, high] = [Math.max(a, ends[i]!), Math.min(b, ends[i + 1]!)];
        if (high - low > 20) next.push([low, high]);
      }
    }
    left = next;
  }
  return left;
}

/** Better in the middle, in few lines, with groups unbroken. */
function price<Item extends Sized>(runs: Run<Item>[], field: Field, scale: number): number {
  const seen = new Set(runs.flatMap((run) => run.items.map((one) => one.group)));
  const parts = runs.reduce((sum, run) => sum + new Set(run.items.map((one) => one.group)).size, 0);
  const high = (runs[0]?.items[0]?.item.h ?? 0) * scale;
  const x = runs.reduce((sum, run) => sum + run.x + run.room / 2, 0) / runs.length;
  const y = runs.reduce((sum, run) => sum + run.y + high / 2, 0) / runs.length;
  const far = Math.hypot((x - field.middle.x) / 2, y - field.middle.y);
  return far + 60 * (parts - seen.size) + 8 * runs.length;
}

function settle<Item extends Sized>(runs: Run<Item>[], groups: number, scale: number): Placed<Item>[][] {
  const placed: Placed<Item>[][] = Array.from({ length: groups }, () => []);
  for (const run of runs) {
    const left = run.x + (run.room - run.width) / 2;
    for (const { at, item, group } of run.items) {
      placed[group]!.push({ item, x: left + at, y: run.y, w: item.w * scale, h: item.h * scale, scale });
    }
  }
  return placed;
}

/** A plain box as a field. */
export function field(box: Box): Field {
  const row = 6;
  const rows = Array.from({ length: Math.floor(box.h / row) }, () => [box.x, box.x + box.w]);
  return { top: box.y, row, rows, middle: { x: box.x + box.w / 2, y: box.y + box.h / 2 } };
}

/** The smallest box around boxes, `more` wider on each side. */
export function around(boxes: Box[], more: number): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - more;
  const y = Math.min(...boxes.map((box) => box.y)) - more;
  const right = Math.max(...boxes.map((box) => box.x + box.w)) + more;
  const low = Math.max(...boxes.map((box) => box.y + box.h)) + more;
  return { x, y, w: right - x, h: low - y };
}

/** Pieces of one line together: a box for each line. */
export function lines(boxes: Box[], more: number): Box[] {
  const rows = new Map<string, Box[]>();
  let last: Box | undefined;
  let key = "";
  for (const box of boxes) {
    if (!last || last.y !== box.y || box.x - last.x - last.w > 30) key = `${box.x} ${box.y}`;
    rows.set(key, [...(rows.get(key) ?? []), box]);
    last = box;
  }
  return [...rows.values()].map((row) => around(row, more));
}
