/** Numbers typed one digit after the other: an answer as soon as no longer number could still be meant. */
export interface Typed {
  digits: string;
  /** The number that is meant, once that is certain. */
  sure: number | null;
}

export function typed(digits: string, digit: string, numbers: readonly number[]): Typed {
  const fitting = (text: string) => numbers.filter((number) => String(number).startsWith(text));
  const longer = digits + digit;
  const text = fitting(longer).length ? longer : digit;
  const found = fitting(text);
  if (!found.length) return { digits: "", sure: null };
  if (found.length === 1 && String(found[0]) === text) return { digits: "", sure: found[0]! };
  return { digits: text, sure: null };
}

/** What Enter, or a pause, makes of the digits so far. */
export function settled(digits: string, numbers: readonly number[]): number | null {
  const number = Number(digits);
  return digits && numbers.includes(number) ? number : null;
}

/** By the numbers one types; passing, which is 0, and what has no number come last. */
export function inOrder<T extends { number: number | null }>(options: readonly T[]): T[] {
  const rank = (option: T) => option.number || Infinity;
  return [...options].sort((one, other) => (rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0));
}
