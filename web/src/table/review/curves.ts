import type { ReviewTold } from "../../wire";

/** Points of a curve in a box of so many moments by 100, for a polyline. */
export function points(curve: readonly number[]): string {
  return curve.map((chance, index) => `${index},${(100 - 100 * chance).toFixed(1)}`).join(" ");
}

/** The moment of a review that is shown where one looks at an entry: the last that is not after it. */
export function momentAt(numbers: readonly number[], number: number): number {
  const after = numbers.findIndex((each) => each > number);
  return after === -1 ? numbers.length - 1 : Math.max(0, after - 1);
}

/** Where the rounds begin, as a moment. */
export function marks({ rounds, numbers }: Pick<ReviewTold, "rounds" | "numbers">): { title: string; at: number }[] {
  return rounds.map(({ title, number }) => ({ title, at: numbers.findIndex((each) => each >= number) }));
}

export function roundAt(review: Pick<ReviewTold, "rounds">, number: number): string {
  return review.rounds.findLast((each) => each.number <= number)?.title ?? "";
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** Hundredths with their sign, and how far they may be off. */
export function signed(value: number, high: number): string {
  const n = percent(value);
  const error = percent(high - value);
  return `${n > 0 ? "+" : n < 0 ? "−" : ""}${Math.abs(n)}${error ? ` ± ${error}` : ""}`;
}

/** A label as a part of a sentence. */
export const bare = (label: string): string => label.replace(/\.$/, "");
