import type { Frame, LogLine } from "../../wire";
import { complete, type Line } from "../log/lines";
import { TURN } from "../log/turns";

/** A line of the log, what lay on the table right after it, and how many lines of the log are told with it. */
export interface Shot {
  line: Line;
  view: unknown;
  end: number;
}

/** Shots that belong together: somebody's turn, an Activation, a scoring. */
export interface Group {
  /** Its headings, the widest first; empty: what an answer did before anything began. */
  title: string;
  around: string[];
  first: number;
  end: number;
}

/** Frames as they stand in the log, which has other lines between them: what was said, what no longer counts. */
export function shotsOf(frames: readonly Frame[], log: readonly Line[], from: number): Shot[] {
  let end = from;
  return frames.map(({ line, view }) => {
    let found = end;
    while (found < log.length && !isSame(log[found]!, line)) found++;
    if (found < log.length) end = found + 1;
    return { line: complete(line), view, end };
  });
}

function isSame(told: Line, line: LogLine): boolean {
  return told.number === line.number && told.text === line.text && !told.undone;
}

/** A group begins with its headings, as the game itself sets out its log. */
export function groups(lines: readonly Line[]): Group[] {
  const found: Group[] = [];
  lines.forEach((line, index) => {
    const isHead = line.level <= TURN;
    const last = found.at(-1);
    if (last && isHead && isDeeper(line, lines[index - 1]!)) {
      last.around.push(last.title);
      last.title = line.text;
    } else if (!last || isHead) {
      if (last) last.end = index;
      found.push({ title: isHead ? line.text : "", around: [], first: index, end: lines.length });
    }
  });
  return found;
}

/** A turn says more than the phase it begins. */
function isDeeper(line: Line, before: Line): boolean {
  return before.level <= TURN && line.level > before.level;
}

export function groupAt(all: readonly Group[], index: number): Group | null {
  return all.find((group) => group.first <= index && index < group.end) ?? null;
}
