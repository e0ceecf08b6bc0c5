import type { RoundPoints, Shown } from "../../wire";

/** Who won, as the games tell it in their results. */
export interface Outcome {
  winners: string[];
  /** By seat or side: who won, then the most first. */
  points: [string, number][];
  rule: string;
}

export function outcome(result: Shown["result"]): Outcome {
  const told = (result ?? {}) as { winners?: string[]; vp?: Record<string, number>; rule?: string };
  const winners = told.winners ?? [];
  const hasWon = (side: string) => Number(winners.includes(side));
  const points = Object.entries(told.vp ?? {}).sort(
    ([one, n], [other, m]) => hasWon(other) - hasWon(one) || m - n,
  );
  return { winners, points, rule: told.rule ?? "" };
}

/** The round in which the winner left the next one behind most, where somebody won alone. */
export interface Decided {
  round: RoundPoints;
  n: number;
}

export function decided({ winners, points }: Outcome, rounds: readonly RoundPoints[]): Decided | null {
  const [first, second] = points.map(([side]) => side);
  if (!first || winners.length !== 1 || winners[0] !== first || !second || rounds.length < 2) return null;
  const lead = (round: RoundPoints | undefined) => (round ? round.points[first]! - round.points[second]! : 0);
  const leaps = rounds.map((round, index) => ({ round, n: lead(round) - lead(rounds[index - 1]) }));
  const best = leaps.reduce((one, other) => (other.n > one.n ? other : one));
  return best.n > 0 ? best : null;
}

/** What a side won in a round. */
export function gain(rounds: readonly RoundPoints[], index: number, side: string): number {
  return (rounds[index]?.points[side] ?? 0) - (rounds[index - 1]?.points[side] ?? 0);
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
