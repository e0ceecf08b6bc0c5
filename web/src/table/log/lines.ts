import type { LogLine } from "../../wire";

/** A line of the log with everything it may say, said. */
export type Line = Required<LogLine>;

const PLAIN = {
  candidates: [],
  card: "",
  full: "",
  level: 3,
  motion: null,
  name: "",
  rule: "",
  seat: "",
  things: [],
  undone: false,
};

export function complete(line: LogLine): Line {
  return { ...PLAIN, ...line };
}

/** What came takes the place of everything after `since`. */
export function replaced(have: readonly Line[], since: number, came: readonly LogLine[]): Line[] {
  let kept = have.length;
  while (kept > 0 && have[kept - 1]!.number > since) kept--;
  return [...have.slice(0, kept), ...came.map(complete)];
}

/** A sentence cut at the things it names: words as they stand, and words one can point with. */
export interface Bit {
  text: string;
  spot: string;
  /** What stands right before the word, and must not end a line: an opening bracket, an article with its apostrophe. */
  start: string;
  /** What stands right after the word, and must not begin a line: a comma, a full stop. */
  end: string;
}

export function bits(line: Pick<Line, "text" | "things">): Bit[] {
  let rest: Bit[] = [plain(line.text)];
  const longestFirst = [...line.things].sort((a, b) => b.word.length - a.word.length);
  for (const thing of longestFirst) {
    if (!thing.word) continue;
    rest = rest.flatMap((bit) => (bit.spot ? [bit] : cut(bit.text, thing.word, thing.spot)));
  }
  return rest.filter((bit) => bit.text);
}

function cut(text: string, word: string, spot: string): Bit[] {
  const found = text.indexOf(word);
  if (found < 0) return [plain(text)];
  const before = text.slice(0, found);
  const start = /\S*[^\s\p{L}\d]$/u.exec(before)?.[0] ?? "";
  const behind = text.slice(found + word.length);
  const end = /^[^\s\p{L}\d(]+/u.exec(behind)?.[0] ?? "";
  const after = cut(behind.slice(end.length), word, spot);
  return [plain(before.slice(0, before.length - start.length)), { text: word, spot, start, end }, ...after];
}

function plain(text: string): Bit {
  return { text, spot: "", start: "", end: "" };
}

/** Where a line happened: what flies and what it names. */
export function placesOf(line: Pick<Line, "motion" | "things">): string[] {
  const flown = line.motion ? [line.motion.to, line.motion.source ?? ""] : [];
  return [...new Set([...flown, ...line.things.map((thing) => thing.spot)])].filter(Boolean);
}

/** A label in two: what it is, and what that means, where it says both. */
export function parted(label: string): [string, string] {
  const colon = label.indexOf(": ") + 1;
  const end = colon || label.indexOf(" · ");
  return end > 0 ? [label.slice(0, end), label.slice(end)] : [label, ""];
}
