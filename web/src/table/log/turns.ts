import type { Line } from "./lines";

export const TURN = 2;

/** Where the turn before this number began; from within a turn, where it began itself. */
export function turnBefore(lines: readonly Line[], at: number): number {
  return lines.findLast((line) => line.level <= TURN && line.number < at)?.number ?? 0;
}

export function turnAfter(lines: readonly Line[], at: number, end: number): number {
  return lines.find((line) => line.level <= TURN && line.number > at)?.number ?? end;
}
