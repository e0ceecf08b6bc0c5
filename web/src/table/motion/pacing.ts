import type { Line } from "../log/lines";
import { TURN } from "../log/turns";
import type { Pace } from "../state/habits.svelte";

const MOST = 150;
/** A brisk film of bots takes no longer than so, if its lines can still be seen. */
const BRISK = 7_000;
const SHORTEST = 60;
/** What one has done oneself is known already. */
const OWN = 250;

export interface Times {
  /** While the piece is on its way. */
  flight: number;
  /** And then for reading, before the next. */
  hold: number;
}

/** Too much to watch unasked: the table is shown as it is, and what happened can be called up. */
export function isTooMuch(lines: number, isHidden: boolean): boolean {
  return isHidden || lines > MOST;
}

/** How long one line of a film takes, of so many. */
export function times(line: Pick<Line, "motion" | "level" | "text" | "what">, pace: Pace, isMine: boolean, of: number): Times {
  const { motion, level, what } = line;
  const whole = !motion ? 0 : motion.how === "roll" ? 500 : motion.how === "mark" ? 0 : 320;
  if (isMine) return { flight: Math.min(whole, OWN), hold: 0 };
  const isHead = level <= TURN;
  if (pace === "brisk" || pace === "instant") {
    const hold = isHead ? 350 : what === "thought" ? 60 : whole ? 80 : 200;
    const share = Math.min(1, BRISK / (Math.max(1, of) * 330));
    return { flight: whole && Math.max(SHORTEST, whole * share), hold: Math.max(SHORTEST, hold * share) };
  }
  const reading = Math.min(2_200, 500 + 14 * line.text.length);
  return { flight: whole * 1.4, hold: pace === "step" ? reading / 3 : what === "thought" ? 300 : reading };
}
