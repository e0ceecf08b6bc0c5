import type { Shown } from "../wire";

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
