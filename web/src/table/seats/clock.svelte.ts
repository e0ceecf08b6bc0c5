import { say } from "../../say.svelte";

const clock = $state({ now: Date.now() });
setInterval(() => {
  if (!document.hidden) clock.now = Date.now();
}, 1000);

/** What time it is here, second by second. */
export function now(): number {
  return clock.now;
}

/** A length of time as one says it: the largest unit that fits, never less than a second. */
export function spoken(ms: number): string {
  const [n, unit] = measured(ms);
  return say(`table-time-${unit}`, { n });
}

export function measured(ms: number): [number, "seconds" | "minutes" | "hours" | "days"] {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 90) return [seconds, "seconds"];
  if (seconds < 90 * 60) return [Math.round(seconds / 60), "minutes"];
  if (seconds < 36 * 3600) return [Math.round(seconds / 3600), "hours"];
  return [Math.round(seconds / 86400), "days"];
}
