import { createContext } from "svelte";
import type { GameFace } from "../../games/face";
import { isDrawn } from "../../games/shelf";
import { say } from "../../say.svelte";
import type { Option, RefusedOption } from "../../wire";
import { TableDesk } from "./desk.svelte";
import * as asking from "./asking";
import { habits } from "./habits.svelte";
import { Looking } from "../log/looking.svelte";
import { Film } from "../motion/film.svelte";
import { isAnswer, opened, toggled, withOne } from "../answers/picks";
import { Pointing } from "../board/pointing.svelte";
import { Previewing } from "../answers/previewing.svelte";
import { Surveying } from "../board/surveying.svelte";
import { meant, states, touched } from "../board/spots";
import { TableStore } from "./store.svelte";
import { only, Silence } from "../answers/silence.svelte";
import { costs, ways } from "../board/ways";

/** What lies open over the table: one sheet at a time. */
export type Sheet =
  | { name: "details"; spot: string }
  | { name: "seat"; seat: string }
  | { name: "trace"; line: number }
  | { name: "log" | "seats" | "table" | "menu" | "keys" | "result" | "report" | "note" | "info" | "invite" }
  | { name: "forecast" | "orders" | "since" | "primer" | "review" };

/** Something small beside the place that was touched. */
export type Popup = { x: number; y: number } & ({ options: Option[] } | { refused: RefusedOption[] });

/** One person at one table: what is known, what is pointed at, what lies open. */
export class AtTable {
  readonly store: TableStore;
  readonly pointing = new Pointing();
  readonly previewing: Previewing;
  readonly surveying: Surveying;
  readonly looking: Looking;
  readonly film: Film;
  readonly desk: TableDesk;
  sheet = $state.raw<Sheet | null>(null);
  popup = $state.raw<Popup | null>(null);
  /** A rule that is read, and where the chip is that was touched. */
  rule = $state.raw<{ id: string; left: number; top: number; bottom: number } | null>(null);
  readonly silence = new Silence();
  /** Chosen, and waiting for a yes: only for who wants to be asked. */
  doubted = $state.raw<Option | null>(null);
  /** The spot under the pointer, so that the list can show what belongs to it. */
  hovered = $state("");
  /** Said to everybody at this screen, for a moment. */
  announced = $state("");
  guided = $state(false);
  /** So many times nearer is the board than where it fits. */
  near = $state(1);
  /** What is advised just now: the answers by name. */
  advised = $state.raw<readonly string[]>([]);
  /** A guided first game: what it says about a question needs room. */
  isLesson = $state(false);
  /** There is an automated side here whose next steps can be foreseen. */
  isForeseen = $state(false);
  private wantsFilm = "";
  /** The table is read, not looked at. */
  isText = $state(false);

  /** The question as far as it can be answered now: not in the past, not before one has seen how it came about. */
  readonly open = $derived.by(() => (this.isNow ? opened(this.store.question) : null));
  /** Which question it is: the same one however often it is told. */
  readonly asked = $derived.by(() => (this.open ? `${this.store.seat} ${this.open.since} ${this.open.step}` : ""));
  private picking = $state.raw<{ asked: string; names: readonly string[] }>({ asked: "", names: [] });
  /** What is picked of several, on this screen only: the table hears of it when it is said. */
  readonly picks = $derived.by(() => (this.picking.asked === this.asked ? this.picking.names : []));
  readonly isEnough = $derived.by(() => {
    const several = this.open?.several;
    return !!several && isAnswer(this.picks, several);
  });
  readonly states = $derived(states(this.open));
  readonly costs = $derived.by(() => costs(this.open));
  readonly ways = $derived.by(() => ways(this.open?.paths ?? [], this.previewing.found?.paths ?? []));
  /** What is measured: by the ruler, for the option that somebody points at, or for a figure. */
  readonly survey = $derived.by(() =>
    this.surveying.isOn ? this.surveying.shown : (this.previewing.found?.survey ?? this.surveying.shown),
  );
  /** What lies on the board: a moment of the past, a moment of a film, or now. */
  readonly view = $derived.by(() => this.looking.view ?? this.film.view ?? this.store.shown?.view);
  /** And the entry after which it lay so: board, seats, log and question tell the same. */
  readonly number = $derived.by(() => this.looking.number ?? this.film.number ?? this.store.number);
  readonly isNow = $derived.by(() => !this.looking.isBack && !this.film.isOn);
  /** The log as far as one has come. */
  readonly told = $derived.by(() => {
    const { lines } = this.store;
    if (this.looking.number !== null) return lines.filter((line) => line.number <= this.looking.number!);
    return this.film.lines < lines.length ? lines.slice(0, this.film.lines) : lines;
  });

  /** Advice is for who plays alone with bots, or together; not against other people. */
  readonly mayAdvise = $derived.by(() => {
    const { shown, seat } = this.store;
    return seat !== "" && shown !== null && shown.may_branch && !shown.over;
  });

  constructor(
    table: string,
    readonly face: () => GameFace | null,
  ) {
    this.store = new TableStore(table);
    this.store.held = () => this.tell(say("table-still-sending"));
    this.previewing = new Previewing(this.store, this.pointing, (option) => {
      const several = this.open?.several;
      return several ? (withOne(this.picks, option.name, several) ?? []) : null;
    });
    this.surveying = new Surveying(() => {
      const ruler = this.face()?.ruler;
      return ruler?.isHere(this.view) ? ruler : null;
    });
    this.looking = new Looking(this.store);
    this.film = new Film(this.store, this.pointing, () => this.isText);
    this.desk = new TableDesk(this);
  }

  choose(option: Option): void {
    this.popup = null;
    if (this.store.isBusy) return this.store.held();
    this.film.finish();
    if (this.open?.several) return this.pick(option);
    if (habits.careful && this.doubted?.name !== option.name) {
      this.doubted = option;
      return;
    }
    this.doubted = null;
    this.previewing.drop();
    void this.store.answer(option);
  }

  /** The part of the game that runs, as the log calls it: a Turn, a Round. */
  readonly part = $derived.by(() => {
    const head = this.store.lines.findLast((line) => line.level === 0 && !line.undone)?.text ?? "";
    return head.split(":")[0]!;
  });

  /** A question that somebody has silenced is answered, and that is said. */
  answerSilenced(): void {
    const one = only(this.open);
    if (!one || this.store.isBusy || !this.silence.holds(this.open, this.part)) return;
    this.tell(say("table-silenced", { label: one.label }));
    void this.store.answer(one);
  }

  private pick(option: Option): void {
    const { open, asked } = this;
    if (!open?.several) return;
    this.previewing.drop();
    this.lay({ asked, names: toggled(this.picks, option.name, open.several) });
  }

  /** Several at once, as they are named in one line. */
  pickAll(options: readonly Option[]): void {
    this.lay({ asked: this.asked, names: options.map((each) => each.name) });
  }

  /** What is picked is the answer. */
  enough(): void {
    if (!this.isEnough) return;
    this.previewing.drop();
    void this.store.answerWith(this.picks).then((isAccepted) => isAccepted && this.lay({ asked: "", names: [] }));
  }

  private lay(picking: { asked: string; names: readonly string[] }): void {
    this.picking = picking;
    this.showPicks();
  }

  /** Marks on the board what is picked; nothing any more when the question is another. */
  showPicks(): void {
    const picked = (this.open?.options ?? []).filter((each) => this.picks.includes(each.name));
    const spots = picked.flatMap((each) => each.spots.slice(0, 1));
    this.pointing.point("picks", spots, Object.fromEntries(spots.map((spot) => [spot, "✓"])));
  }

  /** Something was touched, or the key pressed on it: all spots there, the topmost first, and where that is. */
  touch(spots: readonly string[], at: { x: number; y: number }): void {
    if (this.surveying.isOn) return this.surveying.touch(spots);
    if (this.film.isOn) return this.film.finish(); // what it means is seen only now
    const touch = touched(this.open, meant(spots, this.states));
    if (touch.means === "answer") this.choose(touch.option);
    else if (touch.means === "look") this.sheet = { name: "details", spot: spots[0]! };
    else if (touch.means === "choose") this.popup = { ...at, options: touch.options };
    else this.popup = { ...at, refused: touch.refused };
  }

  hover(spot: string): void {
    this.hovered = spot;
    const touch = touched(this.open, spot);
    if (touch.means === "answer") this.previewing.want(touch.option);
    this.surveying.point(spot);
  }

  unhover(spot: string): void {
    if (this.hovered !== spot) return;
    this.hovered = "";
    this.surveying.point("");
    this.previewing.drop();
  }

  /** Nothing is pointed at, nothing lies open, nothing moves. */
  clear(): void {
    this.sheet = null;
    this.popup = null;
    this.rule = null;
    this.doubted = null;
    this.previewing.drop();
    if (this.surveying.isOn) this.surveying.take();
    this.film.finish();
    if (this.looking.shown) this.looking.now();
  }

  /** Somebody takes the screen over, and is shown first what happened since they decided something. */
  takeOver(seat: string): void {
    this.wantsFilm = seat;
    this.store.show(seat);
  }

  async catchUp(): Promise<void> {
    const { table, seat } = this.store;
    if (!seat || this.wantsFilm !== seat) return;
    this.wantsFilm = "";
    const { strip } = await asking.recap(table, seat);
    if (this.store.seat === seat) await this.film.from(Math.max(0, strip.since - 1));
  }

  /** Said aloud, and shown for a moment. */
  tell(text: string): void {
    this.announced = text;
    setTimeout(() => this.announced === text && (this.announced = ""), 2200);
  }

  get isDrawn(): boolean {
    return isDrawn(this.store.info?.game ?? "", this.store.shown?.view);
  }

  /** The places of what happened last, before the moment that is looked at. */
  readonly last = $derived.by(() => {
    const moved = this.told.filter((line) => line.motion && !line.undone);
    const motions = moved.filter((line) => line.number === moved.at(-1)?.number).map((line) => line.motion!);
    return [...new Set(motions.flatMap(({ source = "", to }) => [source, to]))].filter(Boolean);
  });

  title(seat: string): string {
    const { shown } = this.store;
    return shown?.chairs[seat]?.title ?? shown?.automated[seat] ?? seat;
  }

  /** Whoever plays a seat, as one would call them: "North (Eva)". */
  who(seat: string): string {
    const name = this.store.shown?.chairs[seat]?.name;
    return name ? `${this.title(seat)} (${name})` : this.title(seat);
  }
}

export const [atTable, sitAtTable] = createContext<AtTable>();
