import type { Motion } from "../../wire";
import type { Pace } from "../state/habits.svelte";

const MOST = 60;
const CALM = 12;
const SHORTEST = 40;

/** Too much to watch: the table is simply shown as it is. */
export function isTooMuch(frames: number, isHidden: boolean): boolean {
  return isHidden || frames > MOST;
}

/** How long one effect takes: half a second for dice, less for everything else, and less each when many come. */
export function time(motion: Motion | null, pace: Pace, frames: number): number {
  if (pace === "off") return 0;
  const whole = motion === null ? 60 : motion.how === "roll" ? 500 : motion.how === "mark" ? 150 : 280;
  const crowd = Math.min(1, CALM / Math.max(1, frames));
  return Math.max(SHORTEST, whole * crowd * (pace === "fast" ? 0.5 : 1));
}
