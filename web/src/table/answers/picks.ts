import type { Question, SetLimit, Several } from "../../wire";

/** A question for several as it stands on the screen: everything that can be picked, until the set is said. */
export function opened(question: Question | null): Question | null {
  return question?.several ? { ...question, options: question.several.options } : question;
}

/** One more of it; and when there is no more, or no room, none of it. */
export function toggled(picks: readonly string[], name: string, several: Several): string[] {
  const there = several.options.find((each) => each.name === name)?.count ?? 0;
  const picked = picks.filter((each) => each === name).length;
  if (picked < there && picks.length < several.most) return [...picks, name];
  return picks.filter((each) => each !== name);
}

/** What these come to together. */
export function together(picks: readonly string[], limit: SetLimit): number {
  return picks.reduce((sum, name) => sum + (limit.weights[name] ?? 0), 0);
}

export function isWithin(picks: readonly string[], limit: SetLimit): boolean {
  const sum = together(picks, limit);
  return sum >= limit.least && sum <= (limit.most ?? Infinity);
}

/** They are an answer: neither too few nor too many, and within every limit. */
export function isAnswer(picks: readonly string[], several: Several): boolean {
  const { least, most, limits } = several;
  return picks.length >= least && picks.length <= most && limits.every((limit) => isWithin(picks, limit));
}

/** The set that a preview is of: what is picked, with this one where it is not; null where it would be no answer. */
export function withOne(picks: readonly string[], name: string, several: Several): string[] | null {
  const set = picks.includes(name) ? [...picks] : [...picks, name];
  return isAnswer(set, several) ? set : null;
}
