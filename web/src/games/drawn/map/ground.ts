/** Hills, pines, oaks, reeds, ruins, old stones and crags, in the manner of an old map: the lines, and the side away from the light. */
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
  oak: {
    line: "M-2 10L-1.5 2C-7 4 -12 0 -9 -4C-11 -9 -5 -13 -1 -10C3 -14 10 -11 9 -6C13 -3 9 3 2 2L2.5 10Z",
    shade: "M3 -12C8 -13 10 -10 9 -6C13 -3 9 3 2 2L2.5 10L0 10L1 1C5 -1 6 -6 3 -12Z",
  },
  stone: {
    line: "M-11 7L-10 -6L-6 -6L-5.5 7ZM5 7L5.5 -6L9.5 -6L10.5 7ZM-12 -6L-11 -10L10 -11L11.5 -6ZM-14 8L14 8",
    shade: "M8 7L8 -6L9.5 -6L10.5 7ZM-7 -6L-6 -6L-5.5 7L-7.5 7ZM-12 -6L-11.5 -7.5L11 -8L11.5 -6Z",
  },
  crag: {
    line: "M-12 8L-3 -11L0 -6L4 -13L13 8M-3 -11L-2 -3L-4 1M4 -13L5 -4L3 2",
    shade: "M4 -13L13 8L5 8L3 2L5 -4ZM-3 -11L0 -6L1 1L-2 -3Z",
  },
};

const TALL = ["crag", "oak"];

export interface Mark {
  kind: string;
  line: string;
  shade: string;
}

/** A path of pairs (M, L, C, Z), moved and sized. */
export function placed(d: string, x: number, y: number, size: number): string {
  let isX = false;
  return d.replace(/-?[\d.]+/g, (number) => {
    isX = !isX;
    return (Number(number) * size + (isX ? x : y)).toFixed(1);
  });
}

export type Marks = readonly (readonly [string, number, number, number])[];

/** The marks of a map: those of a kind are one drawing, only what is tall stands one before the other. */
export function ground(marks: Marks): Mark[] {
  const all = marks.map(([kind, x, y, size]) => {
    const { line = "", shade = "" } = DRAWINGS[kind] ?? {};
    return { kind, line: placed(line, x, y, size), shade: placed(shade, x, y, size) };
  });
  const join = (kind: string): Mark => {
    const some = all.filter((mark) => mark.kind === kind);
    return { kind, line: some.map((mark) => mark.line).join(""), shade: some.map((mark) => mark.shade).join("") };
  };
  return [...["hill", "pine", "reed", "ruin", "stone"].map(join), ...all.filter((mark) => TALL.includes(mark.kind))];
}
