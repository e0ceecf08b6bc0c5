import type { SpotState } from "../../games/face";
import type { Option, Question, RefusedOption } from "../../wire";

/** What a touch of a spot means just now. */
export type Touch =
  | { means: "answer"; option: Option }
  | { means: "choose"; options: Option[] }
  | { means: "refused"; refused: RefusedOption[] }
  | { means: "look" };

interface Spotted {
  spots: string[];
}

/** The options at each spot: those that belong there most come alone, if there are any. */
export function at<T extends Spotted>(options: readonly T[], spot: string): T[] {
  const own = options.filter((option) => option.spots[0] === spot);
  return own.length ? own : options.filter((option) => option.spots.includes(spot));
}

export function touched(question: Question | null, spot: string): Touch {
  if (!question) return { means: "look" };
  const options = at(question.options, spot);
  if (options.length === 1) return { means: "answer", option: options[0]! };
  if (options.length) return { means: "choose", options };
  const refused = at(question.refused, spot);
  return refused.length ? { means: "refused", refused } : { means: "look" };
}

export function states(question: Question | null): Map<string, SpotState> {
  const found = new Map<string, SpotState>();
  if (!question) return found;
  for (const each of question.refused) for (const spot of each.spots) found.set(spot, "refused");
  for (const each of question.options) for (const spot of each.spots) found.set(spot, "open");
  return found;
}

/** Things lie upon things that belong together: a finger on an army means its region, when that can be chosen. */
export function meant(under: readonly string[], known: ReadonlyMap<string, SpotState>): string {
  const top = under[0] ?? "";
  const together = under.filter((spot) => spot === top || belong(spot, top));
  const open = together.find((spot) => known.get(spot) === "open");
  return open ?? together.find((spot) => known.get(spot) === "refused") ?? top;
}

/** Their addresses share a part ("army:north:3", "region:3"), or the upper one has none and lies wherever it lies. */
function belong(lower: string, upper: string): boolean {
  const parts = upper.split(":").slice(1);
  return (
    parts.length === 0 ||
    lower
      .split(":")
      .slice(1)
      .some((part) => parts.includes(part))
  );
}

/** All spots under a finger, the topmost first. */
export function spotsAt({ clientX, clientY }: MouseEvent): string[] {
  const found = document.elementsFromPoint(clientX, clientY);
  const spots = found.map((each) => each.closest("[data-spot]")?.getAttribute("data-spot") ?? "");
  return [...new Set(spots.filter(Boolean))];
}
