import { Trouble } from "../../trouble";
import type { Shown } from "../../wire";
import * as asking from "../state/asking";
import { habits, type Speed } from "../state/habits.svelte";
import type { TableStore } from "../state/store.svelte";

/** How long one entry stands, in ms. */
export const SPEEDS: Record<Speed, number> = { slow: 1800, normal: 800, fast: 250 };

/** Looking back: the table as it was at an earlier number. */
export class Looking {
  /** The number looked at; null: now. */
  number = $state<number | null>(null);
  shown = $state.raw<Shown | null>(null);
  trouble = $state.raw<Trouble | null>(null);

  readonly isBack = $derived(this.number !== null);
  readonly view = $derived(this.number === null ? null : (this.shown?.view ?? null));
  /** It goes on by itself. */
  isPlaying = $state(false);
  private readonly cache = new Map<string, Shown>();
  private playing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly store: TableStore) {}

  async go(number: number): Promise<void> {
    const wanted = Math.max(0, Math.min(number, this.store.number));
    this.number = wanted;
    this.trouble = null;
    try {
      const shown = await this.at(wanted);
      if (this.number === wanted) this.shown = shown;
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.trouble = trouble;
      this.stop();
    }
  }

  private async at(number: number): Promise<Shown> {
    const key = `${this.store.seat}/${number}`;
    const shown = this.cache.get(key) ?? (await asking.shownAt(this.store.table, this.store.seat, number));
    this.cache.set(key, shown);
    return shown;
  }

  /** From where one looks to the end, one entry after the other; from the end itself, from the beginning. */
  async play(): Promise<void> {
    this.isPlaying = true;
    if (this.number === null || this.number >= this.store.number) await this.go(0);
    this.onwards();
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.playing);
  }

  private onwards(): void {
    clearTimeout(this.playing);
    const next = (this.number ?? 0) + 1;
    if (!this.isPlaying || next > this.store.number) return this.stop();
    void this.at(next).catch(() => {}); // it will be told of when it is wanted
    this.playing = setTimeout(() => {
      void this.go(next).then(() => this.onwards());
    }, SPEEDS[habits.speed]);
  }

  /** Forth or back from where one looks; past the end is now. */
  step(by: number): void {
    this.stop();
    const next = (this.number ?? this.store.number) + by;
    if (next >= this.store.number) this.now();
    else void this.go(next);
  }

  now(): void {
    this.stop();
    this.number = null;
    this.shown = null;
    this.trouble = null;
  }

  forget(): void {
    this.cache.clear();
    if (this.number !== null) void this.go(this.number);
  }
}
