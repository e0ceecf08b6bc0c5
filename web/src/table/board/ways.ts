import type { Way } from "../../games/face";
import type { Path } from "../../wire";

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

function way({ spots, who = "", notes = {} }: Path, isTold: boolean): Way {
  return { spots, who, notes, isTold };
}
