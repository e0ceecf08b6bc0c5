import { Trouble } from "../../trouble";
import type { Shown } from "../../wire";
import * as asking from "../state/asking";
import type { TableStore } from "../state/store.svelte";

/** Looking back: the table as it was at an earlier number. */
export class Looking {
  /** The number looked at; null: now. */
  number = $state<number | null>(null);
  shown = $state.raw<Shown | null>(null);
  trouble = $state.raw<Trouble | null>(null);

  readonly isBack = $derived(this.number !== null);
  readonly view = $derived(this.number === null ? null : (this.shown?.view ?? null));
  private readonly cache = new Map<string, Shown>();

  constructor(private readonly store: TableStore) {}

  async go(number: number): Promise<void> {
    const wanted = Math.max(0, Math.min(number, this.store.number));
    this.number = wanted;
    this.trouble = null;
    const key = `${this.store.seat}/${wanted}`;
    try {
      const shown = this.cache.get(key) ?? (await asking.shownAt(this.store.table, this.store.seat, wanted));
      this.cache.set(key, shown);
      if (this.number === wanted) this.shown = shown;
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.trouble = trouble;
    }
  }

  /** Forth or back from where one looks; past the end is now. */
  step(by: number): void {
    const next = (this.number ?? this.store.number) + by;
    if (next >= this.store.number) this.now();
    else void this.go(next);
  }

  now(): void {
    this.number = null;
    this.shown = null;
    this.trouble = null;
  }

  forget(): void {
    this.cache.clear();
    if (this.number !== null) void this.go(this.number);
  }
}
