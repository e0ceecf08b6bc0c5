import type { Option, Preview } from "../../wire";
import * as asking from "../state/asking";
import { complete, placesOf } from "../log/lines";
import type { Pointing } from "../board/pointing.svelte";
import type { TableStore } from "../state/store.svelte";

const PAUSE = 120;

/** What an option would do, asked for while somebody points at it. */
export class Previewing {
  option = $state.raw<Option | null>(null);
  found = $state.raw<Preview | null>(null);
  private readonly cache = new Map<string, Preview>();
  private cached = "";
  private pause: ReturnType<typeof setTimeout> | undefined;
  private running = new AbortController();

  constructor(
    private readonly store: TableStore,
    private readonly pointing: Pointing,
    /** Of a question for several: the set it would be with this one; none where that is no answer. */
    private readonly setWith: (option: Option) => string[] | null,
  ) {}

  want(option: Option): void {
    if (this.option === option) return;
    this.drop();
    this.option = option;
    this.pointing.point("preview", option.spots.slice(0, 1));
    const known = this.known(option);
    if (known) this.show(option, known);
    else this.pause = setTimeout(() => void this.ask(option), PAUSE);
  }

  /** Nobody points any more, or the question is another. */
  drop(option: Option | null = this.option): void {
    if (option !== this.option) return;
    clearTimeout(this.pause);
    this.running.abort();
    this.option = null;
    this.found = null;
    this.pointing.release("preview");
  }

  private known(option: Option): Preview | undefined {
    const version = `${this.store.seat}/${this.store.number}`;
    if (this.cached !== version) this.cache.clear();
    this.cached = version;
    return this.cache.get(this.key(option));
  }

  private key(option: Option): string {
    return this.setWith(option)?.toSorted().join(" ") ?? option.name;
  }

  private async ask(option: Option): Promise<void> {
    const { table, seat, number } = this.store;
    const [picks, key] = [this.setWith(option), this.key(option)];
    if (picks?.length === 0) return;
    this.running = new AbortController();
    try {
      const found = await asking.preview(
        table,
        seat,
        number,
        picks ? { picks } : { option: option.name },
        this.running.signal,
      );
      if (number === this.store.number) this.cache.set(key, found);
      if (this.option === option) this.show(option, found);
    } catch {
      // A preview that does not come is no loss: the option says what it is.
    }
  }

  private show(option: Option, found: Preview): void {
    this.found = found;
    const places = found.lines.flatMap((line) => placesOf(complete(line)));
    this.pointing.point("preview", [...option.spots.slice(0, 1), ...places]);
  }
}
