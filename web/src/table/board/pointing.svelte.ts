import { untrack } from "svelte";

/** Who points at what: a line of the log, a preview, a candidate, a suggestion. Each holds its own finger. */
export class Pointing {
  private fingers = $state.raw<ReadonlyMap<string, ReadonlyMap<string, string>>>(new Map());
  private readonly all = $derived.by(() => {
    const found = new Map<string, string>();
    for (const spots of this.fingers.values()) {
      for (const [spot, note] of spots) found.set(spot, note || (found.get(spot) ?? ""));
    }
    return found;
  });

  point(by: string, spots: Iterable<string>, notes: Record<string, string> = {}): void {
    const pointed = new Map(Array.from(spots, (spot) => [spot, notes[spot] ?? ""]));
    if (!pointed.size) return this.release(by);
    this.fingers = new Map(this.held()).set(by, pointed);
  }

  release(by: string): void {
    if (!this.held().has(by)) return;
    const fewer = new Map(this.held());
    fewer.delete(by);
    this.fingers = fewer;
  }

  has(spot: string): boolean {
    return this.all.has(spot);
  }

  note(spot: string): string {
    return this.all.get(spot) ?? "";
  }

  /** Who points does not follow the others' fingers. */
  private held(): ReadonlyMap<string, ReadonlyMap<string, string>> {
    return untrack(() => this.fingers);
  }
}
