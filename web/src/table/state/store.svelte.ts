import { lang } from "../../say.svelte";
import { Trouble } from "../../trouble";
import type { Accepted, FromTable, Hello, Option, Seen, Shown, Strip, TableInfo } from "../../wire";
import * as asking from "./asking";
import { Heard, type News } from "./heard";
import type { Line } from "../log/lines";
import { insist, moveId } from "./sending";
import { Stream, type Line as Wire } from "./stream";

/** A command that is on its way: what was sent, at which version, and once it is accepted, which entry it became. */
export interface Going {
  what: string;
  option: string;
  at: number;
  number: number;
}

/** One table as this page knows it. It holds what the server said, and never guesses. */
export class TableStore {
  shown = $state.raw<Shown | null>(null);
  lines = $state.raw<Line[]>([]);
  wire = $state.raw<Wire>({ how: "calling" });
  info = $state.raw<TableInfo | null>(null);
  /** The seats of this screen. */
  seats = $state.raw<string[]>([]);
  /** The seat on this screen that should look next, while nobody does. */
  handOver = $state("");
  going = $state.raw<Going | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** The number this seat had seen before it came here; -1: none. */
  lastLooked = $state(-1);
  /** What happened while this seat was away, where something did; it is offered until it is read. */
  missed = $state.raw<Strip | null>(null);
  /** How far the clock of the server is ahead of ours, in ms. */
  ahead = $state(0);
  /** When the newest version was written, by the server's clock. */
  at = $state(0);
  news: (news: News) => void = () => {};
  /** Something was wanted while the answer before it is on its way: it is not sent, and whoever wanted it is told. */
  held: () => void = () => {};

  readonly seat = $derived(this.shown?.seat ?? "");
  readonly question = $derived(this.shown?.question ?? null);
  readonly number = $derived(this.shown?.number ?? -1);
  readonly isShared = $derived(this.seats.length > 1);
  /** What stands here has its answer already, also when others who are asked at the same time were faster; a newer
   * question may be answered, whether or not we know of the last one. */
  readonly isBusy = $derived.by(() => {
    const { going, question, number } = this;
    return going !== null && (number <= going.at || (question !== null && (question.since ?? number) <= going.at));
  });

  private readonly stream: Stream;
  private readonly heardOf = new Heard();
  private isLeft = false;

  constructor(readonly table: string) {
    const url = new URL(`/api/tables/${encodeURIComponent(table)}/stream`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    this.stream = new Stream(url.href, {
      heard: (message) => this.heard(message),
      line: (now) => (this.wire = now),
      hello: () => this.hello(),
    });
  }

  /** Sits down: at all my seats, or at the one wanted. Throws Trouble. */
  async enter(wanted: string | null): Promise<void> {
    this.info = await asking.info(this.table);
    const mine = this.info.mine;
    this.seats = wanted !== null ? mine.filter((seat) => seat === wanted) : mine;
    const [only] = this.seats;
    if (only && !this.isShared) await this.recall(only);
    if (!this.isLeft) this.stream.open();
  }

  private async recall(seat: string): Promise<void> {
    const { since, number, strip } = await asking.recap(this.table, seat);
    this.lastLooked = since;
    const isNews = since >= 0 && since < number && strip.yours.length + strip.passages.length > 0;
    this.missed = isNews ? strip : null;
  }

  /** Somebody has this version before their eyes. */
  async looked(): Promise<void> {
    if (this.seat) await asking.looked(this.table, this.seat, this.number).catch(() => {});
  }

  /** My seats have changed, or the language: the line says hello anew. */
  async anew(): Promise<void> {
    this.info = await asking.info(this.table);
    const mine = this.info.mine;
    this.seats = mine;
    this.heardOf.forget();
    this.stream.anew();
  }

  leave(): void {
    this.isLeft = true;
    this.stream.close();
  }

  hurry(): void {
    if (this.shown && !this.isLeft) this.stream.hurry();
  }

  /** On a shared screen: this seat looks now; empty: nobody. */
  show(seat: string): void {
    this.stream.show(seat);
  }

  // -- what is done here

  answer(option: Option): Promise<boolean> {
    const sent = this.sent();
    return this.send("answer", option.name, () => asking.answer(this.table, { ...sent, option: option.name }));
  }

  /** A question for several, with all of them. */
  answerWith(picks: readonly string[]): Promise<boolean> {
    const sent = this.sent();
    return this.send("answer", "", () => asking.answer(this.table, { ...sent, picks: [...picks] }));
  }

  undo(): Promise<boolean> {
    const sent = this.sent();
    return this.send("undo", "", () => asking.undo(this.table, sent));
  }

  consent(agrees: boolean): Promise<boolean> {
    const sent = this.sent();
    return this.send("consent", String(agrees), () => asking.consent(this.table, { ...sent, agrees }));
  }

  /** An answer in advance to the questions of a rule; null: ask me. */
  order(about: string, option: number | null): Promise<boolean> {
    const sent = this.sent();
    return this.send("order", `${about} ${option}`, () => asking.order(this.table, { ...sent, about, option }));
  }

  async chat(text: string): Promise<void> {
    const body = { move: moveId(), seat: this.seat, text };
    await insist(
      () => asking.chat(this.table, body),
      () => !this.isLeft,
    );
  }

  private sent(): asking.Sent {
    return { move: moveId(), seat: this.seat, at: this.number };
  }

  /** Gives whether it was accepted; a refusal is kept to be read, and nothing is lost. One for each version. */
  private async send(what: string, option: string, send: () => Promise<Accepted>): Promise<boolean> {
    if (this.isBusy) {
      this.held();
      return false;
    }
    const mine: Going = { what, option, at: this.number, number: Infinity };
    this.going = mine;
    this.trouble = this.missed = null;
    try {
      const { number } = await insist(send, () => !this.isLeft);
      if (this.going === mine) this.going = this.number >= number ? null : { ...mine, number };
      return true;
    } catch (trouble) {
      if (this.going === mine) this.going = null;
      if (!(trouble instanceof Trouble)) throw trouble;
      this.trouble = trouble;
      return false;
    }
  }

  // -- what is heard

  private hello(): Hello {
    const through = this.seats.length === 1 ? this.seats[0]! : "";
    const since = this.heardOf.reached(through);
    return { type: "hello", protocol: 1, seats: this.seats, tokens: [], lang: lang(), since };
  }

  private heard(message: FromTable): void {
    if (message.type === "welcome" || message.type === "pong") this.ahead = message.now - Date.now();
    if (message.type === "problem") {
      this.trouble = new Trouble(
        message.code,
        message.title,
        message.detail,
        message.rule,
        message.status,
        message.number,
      );
    }
    if (message.type === "seen") this.seen(message);
  }

  private seen(seen: Seen): void {
    const { going } = this;
    const mine = going?.what === "answer" && seen.number > going.at ? going.at + 1 : -1;
    const news = this.heardOf.hear(seen, this.shown, mine);
    if (seen.number > this.number) this.trouble = null;
    this.shown = seen.table;
    this.lines = this.heardOf.lines(seen.seat);
    this.at = seen.at;
    this.handOver = seen.hand_over;
    if (this.going && seen.number >= this.going.number) this.going = null;
    if (news) this.news(news);
  }
}
