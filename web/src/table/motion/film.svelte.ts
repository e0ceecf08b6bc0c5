import type { Frame } from "../../wire";
import * as asking from "../state/asking";
import { calm, habits } from "../state/habits.svelte";
import type { News } from "../state/heard";
import { complete, placesOf, type Line } from "../log/lines";
import { isTooMuch, time } from "./pacing";
import type { Pointing } from "../board/pointing.svelte";
import { tick } from "./sound";
import type { TableStore } from "../state/store.svelte";
import { whereIs, type Place } from "./whereabouts";

/** A piece on its way over the board, from a place on the screen to another. */
export interface Flight {
  id: number;
  how: string;
  piece: string;
  who: string;
  n: number;
  faces: string[];
  from: Place;
  to: Place;
  ms: number;
}

const OUTLINE = 1_400;

/** Shows what happened, one effect after the other. The question never waits for it, and a touch ends it. */
export class Motions {
  /** What lies on the board in the middle of it; undefined: nothing moves. */
  view = $state.raw<unknown>(undefined);
  lit = $state.raw<Line | null>(null);
  flights = $state.raw<Flight[]>([]);
  readonly isOn = $derived(this.view !== undefined);

  private round = 0;
  private shownTo = -1;
  private wake: () => void = () => {};
  private outline: ReturnType<typeof setTimeout> | undefined;
  private flown = 0;

  constructor(
    private readonly store: TableStore,
    private readonly pointing: Pointing,
  ) {
    store.news = (news) => this.heard(news);
  }

  /** Everything is shown as it is, at once. */
  finish(): void {
    this.round++;
    this.wake();
    this.view = undefined;
    this.lit = null;
    this.flights = [];
    this.pointing.release("motion");
  }

  private heard(news: News): void {
    const isStill = calm.wanted || habits.pace === "off";
    if (isStill || document.hidden || news.isBack) {
      this.finish();
      if (isStill && !news.isBack) this.mark(news.lines);
      return;
    }
    if (this.isOn) return; // what runs takes it along
    this.view = news.before;
    this.shownTo = news.since;
    void this.run(++this.round);
  }

  private mark(lines: Line[]): void {
    const places = lines.flatMap((line) => (line.motion ? [line.motion.to] : []));
    this.pointing.point("motion", places);
    clearTimeout(this.outline);
    this.outline = setTimeout(() => this.pointing.release("motion"), OUTLINE);
  }

  private async run(round: number): Promise<void> {
    const { store } = this;
    while (round === this.round && this.shownTo < store.number) {
      const to = store.number;
      const found = await asking.frames(store.table, store.seat, this.shownTo, to).catch(() => []);
      if (round !== this.round) return;
      if (!found.length || isTooMuch(found.length, document.hidden)) break;
      for (const frame of found) {
        await this.show(frame, found.length);
        if (round !== this.round) return;
      }
      this.shownTo = to;
    }
    if (round === this.round) this.finish();
  }

  private async show(frame: Frame, many: number): Promise<void> {
    const line = complete(frame.line);
    const ms = time(line.motion, habits.pace, many);
    this.lit = line;
    this.pointing.point("motion", placesOf(line).slice(0, 2));
    if (line.motion) {
      tick(line.motion.how);
      this.flights = this.flight(line, ms);
    }
    await new Promise<void>((go) => {
      this.wake = go;
      setTimeout(go, ms);
    });
    this.flights = [];
    if (this.view !== undefined) this.view = frame.view;
  }

  private flight(line: Line, ms: number): Flight[] {
    const motion = line.motion!;
    const { piece = "", who = "", n = 1, faces = [], source = "" } = motion;
    const seats = [...(this.store.shown?.seats ?? []), ...Object.keys(this.store.shown?.automated ?? {})];
    const to = whereIs(motion.to, seats, who);
    if (!to) return [];
    const from = (source && whereIs(source, seats, who)) || to;
    return [{ id: ++this.flown, how: motion.how, piece, who, n, faces, from, to, ms }];
  }
}
