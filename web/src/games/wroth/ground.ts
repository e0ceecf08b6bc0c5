import { LAND } from "./map";

/** Hills, pines, reeds, ruins and crags, in the manner of an old map: the lines, and the side away from the light. */
const DRAWINGS: Record<string, { line: string; shade: string }> = {
  hill: {
    line: "M-14 5C-10 -6 -3 -10 2 -7C7 -4 10 0 13 5M-5 6C-2 4.5 1 4.5 3 6",
    shade: "M2 -7C7 -4 10 0 13 5C9 4 7 3 6 2C5 -1 4 -4 2 -7Z",
  },
  pine: {
    line: "M0 -14L-5 -6.5L-2.5 -6.5L-7 1L-3.5 1L-8.5 7L8.5 7L3.5 1L7 1L2.5 -6.5L5 -6.5ZM0 7L0 11",
    shade: "M0 -14L5 -6.5L2.5 -6.5L7 1L3.5 1L8.5 7L0 7Z",
  },
  reed: {
    line: "M-7 6C-7 0 -8 -4 -10 -7M-4 6C-4 -2 -4 -6 -3 -11M0 6C1 0 3 -4 6 -8M-12 8.5L6 8.5M-6 12L10 12",
    shade: "",
  },
  ruin: {
    line: "M-9 7L-9 -8L-5.5 -8L-5.5 -5L-2.5 -5L-2.5 -9L1 -9L1 -2L4 1L4 7ZM7 7L7 2L9 1L11 3L11 7ZM-13 8.5L13 8.5",
    shade: "M1 -9L1 -2L4 1L4 7L-1 7L-1 -9ZM9 1L11 3L11 7L9 7Z",
  },
  crag: {
    line: "M-12 8L-3 -11L0 -6L4 -13L13 8M-3 -11L-2 -3L-4 1M4 -13L5 -4L3 2",
    shade: "M4 -13L13 8L5 8L3 2L5 -4ZM-3 -11L0 -6L1 1L-2 -3Z",
  },
};

export interface Mark {
  kind: string;
  line: string;
  shade: string;
}

/** A path of pairs (M, L, C, Z), moved and sized. */
function placed(d: string, x: number, y: number, size: number): string {
  let isX = false;
  return d.replace(/-?[\d.]+/g, (number) => {
    isX = !isX;
    return (Number(number) * size + (isX ? x : y)).toFixed(1);
  });
}

/** The marks of the map: those of a kind are one drawing, only the crags stand one before the other. */
export function ground(): Mark[] {
  const all = LAND.marks.map(([kind, x, y, size]) => {
    const { line = "", shade = "" } = DRAWINGS[kind] ?? {};
    return { kind, line: placed(line, x, y, size), shade: placed(shade, x, y, size) };
  });
  const join = (kind: string): Mark => {
    const some = all.filter((mark) => mark.kind === kind);
    return { kind, line: some.map((mark) => mark.line).join(""), shade: some.map((mark) => mark.shade).join("") };
  };
  return [...["hill", "pine", "reed", "ruin"].map(join), ...all.filter((mark) => mark.kind === "crag")];
}
