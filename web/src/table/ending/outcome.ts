import type { Shown } from "../../wire";

/** Who won, as the games tell it in their results. */
export interface Outcome {
  winners: string[];
  /** By seat or side, the most first. */
  points: [string, number][];
  rule: string;
}

export function outcome(result: Shown["result"]): Outcome {
  const told = (result ?? {}) as { winners?: string[]; vp?: Record<string, number>; rule?: string };
  const points = Object.entries(told.vp ?? {}).sort((one, other) => other[1] - one[1]);
  return { winners: told.winners ?? [], points, rule: told.rule ?? "" };
}

/** A side is a seat, somebody's or one that the rules play; or else it is everybody who sits at the table, as one. */
export function isSeat(side: string, shown: Pick<Shown, "chairs" | "automated">): boolean {
  return side in shown.chairs || side in shown.automated;
}

/** Did one of these seats win? */
export function hasWon(winners: string[], seats: string[], shown: Pick<Shown, "chairs" | "automated">): boolean {
  return winners.some((side) => (isSeat(side, shown) ? seats.includes(side) : seats.length > 0));
}

/** Where all win or lose together: did they win, and not a seat that the rules play? */
export function areOurs(winners: string[], shown: Pick<Shown, "automated">): boolean {
  return winners.some((side) => !(side in shown.automated));
}
