import type { Seen, Shown } from "../../wire";
import { replaced, type Line } from "../log/lines";

/** What came new with a version: for whoever moves the pieces. */
export interface News {
  since: number;
  lines: Line[];
  /** What lay on the table before. */
  before: unknown;
  /** The entry that an answer given here became, if it is among them; -1: none. */
  mine: number;
  /** The same question stands as before: others have answered, or somebody wrote. */
  stands: boolean;
  /** Something was taken back. */
  isBack: boolean;
}

/** What each seat of this screen has heard so far; the empty seat is whoever only watches. */
export class Heard {
  private readonly bySeat = new Map<string, { number: number; lines: Line[] }>();

  lines(seat: string): Line[] {
    return this.bySeat.get(seat)?.lines ?? [];
  }

  /** The last number that seat has seen; -1: none. */
  reached(seat: string): number {
    return this.bySeat.get(seat)?.number ?? -1;
  }

  forget(): void {
    this.bySeat.clear();
  }

  /** Gives what is new, if the same seat has looked at an earlier version just before. */
  hear(seen: Seen, was: Shown | null, mine = -1): News | null {
    const before = this.bySeat.get(seen.seat);
    const lines = replaced(before?.lines ?? [], seen.since, seen.log);
    this.bySeat.set(seen.seat, { number: seen.number, lines });
    if (!before || !was || was.seat !== seen.table.seat || seen.number <= before.number) return null;
    const since = Math.min(before.number, seen.since);
    const came = lines.filter((line) => line.number > since);
    return { since, lines: came, before: was.view, mine, stands: isSame(was, seen.table), isBack: seen.since < before.number };
  }
}

function isSame(was: Shown, now: Shown): boolean {
  return !!was.question && !!now.question && was.question.since === now.question.since;
}
