import type { Frame } from "../../wire";
import * as asking from "../state/asking";
import { calm, pace } from "../state/habits.svelte";
import type { News } from "../state/heard";
import { placesOf, type Line } from "../log/lines";
import type { Pointing } from "../board/pointing.svelte";
import { Air } from "./air.svelte";
import { isTooMuch, times } from "./pacing";
import { groupAt, groups, shotsOf, type Shot } from "./reel";
import { tick } from "./sound";
import type { TableStore } from "../state/store.svelte";

const OUTLINE = 1_400;
/** How long the last picture stands where somebody else is to move yet: what they do goes on with it. */
const LINGER = 700;
const PROGRAMS = new Set(["bot", "stand-in"]);
const BATCH = 100; // lines that the server sends at least, where there are so many

/** What happened, to be watched: on this screen only, one line after the other. The next question comes when it is over. */
export class Film {
  isOn = $state(false);
  isPaused = $state(false);
  /** The shot that lies on the board; -1: what lay there before the first. */
  at = $state(-1);
  /** The shot that is told: the one before the eyes, or the one on its way. */
  told = $state(-1);
  shots = $state.raw<Shot[]>([]);
  readonly air: Air;
  private before = $state.raw<unknown>(undefined);
  private since = $state(-1);
  private cut = $state(0);
  readonly groups = $derived(groups(this.shots.map((shot) => shot.line)));
  readonly group = $derived(groupAt(this.groups, Math.max(0, this.told)));
  readonly lit = $derived(this.isOn ? (this.shots[this.told]?.line ?? null) : null);
  /** What lies on the board in the middle of it; undefined: no film. */
  readonly view = $derived(this.isOn ? (this.shots[this.at]?.view ?? this.before) : undefined);
  /** The number of the entry that lies on the board. */
  readonly number = $derived(this.isOn ? (this.shots[this.at]?.line.number ?? this.since) : null);
  /** How many lines of the log are told. */
  readonly lines = $derived(this.isOn ? (this.shots[this.told]?.end ?? this.cut) : Infinity);

  /** Where what was last answered here begins: for "again". */
  private reel = -1;
  private mine = -1;
  private loaded = -1;
  private round = 0;
  private wake: () => void = () => {};
  private outline: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly store: TableStore,
    private readonly pointing: Pointing,
    private readonly isRead: () => boolean,
  ) {
    this.air = new Air(store);
    store.news = (news) => this.heard(news);
  }

  // -- what comes by itself

  private heard(news: News): void {
    if (news.isBack) {
      this.reel = this.mine = -1;
      return this.finish();
    }
    if (news.mine >= 0) [this.reel, this.mine] = [news.since, news.mine];
    if (this.reel < 0) this.reel = news.since;
    if (this.isOn) return this.wake(); // what runs takes it along
    const isGame = news.lines.some((line) => line.what === "event" || line.what === "thought");
    if (news.stands || !isGame) return this.mark(news.lines); // nobody who chooses is interrupted
    if (pace() === "instant" || this.isRead() || isTooMuch(news.lines.length, document.hidden)) return this.mark(news.lines);
    this.begin(news.since, news.before);
    void this.run(++this.round);
  }

  /** Where nothing moves, an outline says for a moment where something was. */
  private mark(lines: Line[]): void {
    this.pointing.point("motion", lines.flatMap((line) => (line.motion ? [line.motion.to] : [])));
    clearTimeout(this.outline);
    this.outline = setTimeout(() => this.pointing.release("motion"), OUTLINE);
  }

  // -- what is asked for

  get isThere(): boolean {
    return this.reel >= 0 && this.reel < this.store.number;
  }

  again(): void {
    void this.from(this.isOn ? this.since : this.reel);
  }

  /** From what lay there after an entry on; or paused at one of the lines that follow. */
  async from(since: number, line = -1): Promise<void> {
    const { store } = this;
    const round = ++this.round;
    this.wake();
    const { view } = await asking.shownAt(store.table, store.seat, since);
    if (round !== this.round) return;
    this.begin(since, view);
    this.isPaused = line >= 0;
    if (line >= 0) {
      await this.load(() => round === this.round);
      if (round !== this.round) return;
      this.stand(Math.min(line, this.shots.length - 1));
    }
    await this.run(round);
  }

  /** Everything is shown as it is, at once. */
  finish(): void {
    this.round++;
    this.wake();
    this.isOn = this.isPaused = false;
    this.shots = [];
    this.at = this.told = -1;
    this.before = undefined;
    this.air.clear();
    this.pointing.release("motion");
  }

  pause(): void {
    if (!this.isPaused) this.isPaused = true;
    else this.go();
  }

  private go(): void {
    this.isPaused = false;
    this.wake();
  }

  /** One line on or back, and there it stands. */
  step(by: number): void {
    const to = this.told + by;
    if (!this.isOn || to < -1) return;
    if (to >= this.shots.length) return this.isAll ? this.finish() : this.go();
    this.isPaused = true;
    this.stand(to);
    this.wake();
  }

  // -- the machine

  private begin(since: number, before: unknown): void {
    this.before = before;
    this.since = this.loaded = since;
    this.cut = this.store.lines.findLastIndex((line) => line.number <= since) + 1;
    this.shots = [];
    this.at = this.told = -1;
    this.isPaused = false;
    this.isOn = true;
  }

  private stand(at: number): void {
    this.air.clear();
    this.at = this.told = at;
    this.point();
  }

  private point(): void {
    this.pointing.point("motion", this.lit ? placesOf(this.lit).slice(0, 2) : []);
  }

  private async load(isRunning: () => boolean): Promise<void> {
    const { store } = this;
    const to = store.number;
    const found: Frame[] = await asking.frames(store.table, store.seat, this.loaded, to).catch(() => []);
    if (!isRunning()) return;
    const isWhole = found.length < BATCH;
    this.shots = [...this.shots, ...shotsOf(found, store.lines, this.shots.at(-1)?.end ?? this.cut)];
    this.loaded = isWhole ? to : found.at(-1)!.line.number;
  }

  private async run(round: number): Promise<void> {
    const isRunning = () => round === this.round;
    while (isRunning()) {
      if (this.isPaused) await this.rest();
      else if (this.told + 1 < this.shots.length) await this.play(this.told + 1, isRunning);
      else if (this.loaded < this.store.number) await this.load(isRunning);
      else if (!(await this.goesOn())) break;
    }
    if (isRunning()) this.finish();
  }

  /** Nothing more is to come before somebody here, or elsewhere, has thought about it. */
  private get isAll(): boolean {
    const { number, question, shown } = this.store;
    const isWaiting = !shown?.over && (shown?.waiting ?? []).every((each) => PROGRAMS.has(each.kind));
    return this.loaded >= number && (question !== null || !isWaiting);
  }

  private async goesOn(): Promise<boolean> {
    if (this.isAll) return false;
    await this.rest(LINGER);
    return this.loaded < this.store.number || this.isPaused;
  }

  private async play(index: number, isRunning: () => boolean): Promise<void> {
    const { line } = this.shots[index]!;
    const isMine = line.number === this.mine && this.groups[0]?.title === "" && index < this.groups[0].end;
    const { flight, hold } = times(line, pace(), isMine, this.shots.length);
    this.told = index;
    this.point();
    if (line.motion) {
      tick(line.motion.how);
      if (flight && !calm.wanted) {
        this.air.fly(line, flight);
        await this.rest(flight);
      }
    }
    if (!isRunning() || this.told !== index) return;
    this.air.clear();
    this.at = index;
    const still = calm.wanted ? flight : 0;
    if (hold + still && !this.isPaused) await this.rest(hold + still);
    if (!isRunning() || this.told !== index) return;
    const isEnd = this.groups.some((group) => group.end === index + 1);
    if (pace() === "step" && isEnd && !isMine) this.isPaused = true;
  }

  /** Until somebody wakes it, or so many ms. */
  private rest(ms?: number): Promise<void> {
    return new Promise((go) => {
      this.wake = go;
      if (ms !== undefined) setTimeout(go, ms);
    });
  }
}
