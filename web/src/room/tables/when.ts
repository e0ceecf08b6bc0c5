import type { Lang } from "../../say.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "3 hours ago", in words; what is younger than a minute is now. */
export function ago(time: number, now: number, lang: Lang): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    const count = Math.floor((now - time) / length);
    if (count >= 1) return words.format(-count, unit);
  }
  return words.format(0, "second");
}
