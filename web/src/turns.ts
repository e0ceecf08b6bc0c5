import type { components } from "./wire/api";

export type Turn = components["schemas"]["Turn"];

/** The questions that wait now, did not wait before, and are not at the table one looks at. */
export function newTurns(before: Turn[], now: Turn[], here: string): Turn[] {
  const known = new Set(before.map(mark));
  return now.filter((turn) => turn.table !== here && !known.has(mark(turn)));
}

/** At a table with several seats of mine, one of them is enough to say so. */
export function onePerTable(turns: Turn[]): Turn[] {
  return [...new Map(turns.map((turn) => [turn.table, turn])).values()];
}

/** How long to wait before the next try, in ms: longer each time, never two pages at the same moment. */
export function pause(tries: number, luck = Math.random()): number {
  return Math.min(30_000, 500 * 2 ** tries) * (0.5 + luck / 2);
}

function mark(turn: Turn): string {
  return `${turn.table} ${turn.seat} ${turn.since}`;
}
