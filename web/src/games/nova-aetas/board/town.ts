import type { NovaPlace, NovaStage } from "../wire";
import { wrapped } from "./lettering";

export interface Put<T> {
  what: T;
  x: number;
  y: number;
}

export interface Chart {
  w: number;
  h: number;
  r: number;
  stages: Put<NovaStage>[];
  ways: { key: string; d: string; open: boolean }[];
  places: Put<NovaPlace>[];
  place: { w: number; h: number };
  top: number;
  /** Of a name below a stage: the letters in a line, and how far the lines are apart. */
  letters: number;
  line: number;
}

const SIDE = 40;

/** The way of the campaign in rows, side missions hanging below where they begin; under it the settlement. */
export function chart(stages: readonly NovaStage[], places: readonly NovaPlace[], narrow: boolean): Chart {
  const [w, across, columns] = narrow ? [900, 6, 3] : [1120, 6, 3];
  const r = narrow ? 48 : 54;
  const main = stages.filter((one, at) => isMain(stages, one, at));
  const step = (w - 2 * SIDE) / across;
  const put = new Map<string, Put<NovaStage>>();
  for (const [at, what] of main.entries()) {
    const row = Math.floor(at / across);
    put.set(what.id, { what, x: SIDE + ((at % across) + 0.5) * step, y: 150 + row * 350 });
  }
  const side = stages.filter((one) => !put.has(one.id));
  for (const [at, what] of side.entries()) {
    const from = put.get(what.after[0] ?? "") ?? {
      x: SIDE + (across - 0.5) * step,
      y: 150 + Math.floor((main.length - 1) / across) * 350,
    };
    const beside = side.slice(0, at).filter((one) => (one.after[0] ?? "") === (what.after[0] ?? "")).length;
    put.set(what.id, { what, x: from.x + beside * step, y: from.y + (narrow ? 225 : 178) });
  }
  const all = [...put.values()];
  const [letters, line] = narrow ? [10, 27] : [14, 23];
  const foot = ({ what, y }: Put<NovaStage>) => y + r + 12 + wrapped(what.name, letters).length * line;
  const top = Math.max(150, ...all.map(({ y }) => y)) + r + 90;
  const place = { w: (w - 2 * SIDE - (columns - 1) * 20) / columns, h: 104 };
  const rows = Math.ceil(places.length / columns);
  return {
    w,
    r,
    top,
    letters,
    line,
    place,
    stages: all,
    ways: all.flatMap((to) => to.what.after.flatMap((id) => way(put.get(id), to, foot))),
    h: top + (places.length ? 60 + rows * (place.h + 18) : 0),
    places: places.map((what, at) => ({
      what,
      x: SIDE + (at % columns) * (place.w + 20),
      y: top + 50 + Math.floor(at / columns) * (place.h + 18),
    })),
  };
}

/** Those that lead on: each comes after the one before it. */
function isMain(stages: readonly NovaStage[], stage: NovaStage, at: number): boolean {
  if (at === 0) return true;
  return stage.after.includes(stages[at - 1]!.id) && isMain(stages, stages[at - 1]!, at - 1);
}

/** From one to the next; what hangs below begins under the name, which stays readable. */
function way(
  from: Put<NovaStage> | undefined,
  to: Put<NovaStage>,
  foot: (stage: Put<NovaStage>) => number,
): Chart["ways"] {
  if (!from) return [];
  const open = from.what.state === "won" || from.what.state === "lost";
  const start = from.y === to.y ? from.y : foot(from);
  const bend =
    from.y === to.y
      ? `Q${(from.x + to.x) / 2} ${from.y - 26}`
      : `Q${to.x + (from.x === to.x ? 22 : 0)} ${(from.y + to.y) / 2}`;
  return [{ key: `${from.what.id}-${to.what.id}`, d: `M${from.x} ${start}${bend} ${to.x} ${to.y}`, open }];
}
