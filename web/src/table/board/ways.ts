import type { Way } from "../../games/face";
import type { Path, Question } from "../../wire";

/** The ways to draw: those the question is about, and those of the option that somebody points at. One alone is told. */
export function ways(asked: readonly Path[], pointed: readonly Path[]): Way[] {
  const told = pointed.length || asked.length > 1 ? pointed : asked;
  const key = (path: Path) => path.spots.join(" ");
  const isTold = new Set(told.map(key));
  return [
    ...asked.filter((path) => !isTold.has(key(path))).map((path) => way(path, false)),
    ...told.map((path) => way(path, true)),
  ];
}

/** What each place costs that may be chosen: as the ways there tell it, or the answer that begins with the place. */
export function costs(question: Question | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const { label, spots } of question?.options ?? []) {
    const [place = "", cost = ""] = label.split(" · ");
    if (cost && spots[0]?.endsWith(`:${place}`)) found.set(spots[0], cost);
  }
  for (const { spots, notes = {} } of question?.paths ?? []) {
    const [end = ""] = spots.slice(-1);
    if (notes[end]) found.set(end, notes[end]);
  }
  return found;
}

function way({ spots, who = "", notes = {} }: Path, isTold: boolean): Way {
  return { spots, who, notes, isTold };
}
