import type { FromTable, Hello } from "../../wire";

/** How the line to the server stands. "ended": it will not come back by itself, and `code` says why. */
export type Line = { how: "calling" | "open" | "lost" } | { how: "ended"; code: number };

export interface Ears {
  heard(message: FromTable): void;
  line(now: Line): void;
  /** What to say first, each time the line opens: the seats, and what is already known. */
  hello(): Hello;
}

const PING_EVERY = 20_000;
const SILENCE = 12_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 6_000;
/** After these it makes no sense to call again. */
const FINAL = new Set([4400, 4401, 4403, 4404, 4409]);

/** How long to wait before the next call: longer each time, and not everybody at the same moment. */
export function patience(tries: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  return longest * (0.5 + chance / 2);
}

/** The line to one table. It calls again for as long as somebody looks. */
export class Stream {
  private socket: WebSocket | null = null;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly ears: Ears,
  ) {}

  open(): void {
    if (this.closed || this.socket) return;
    clearTimeout(this.again);
    this.ears.line({ how: this.tries ? "lost" : "calling" });
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => this.say(this.ears.hello());
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromTable);
    socket.onclose = (event) => this.over(event.code);
  }

  /** The network is back, or the page is looked at again: no need to wait any longer. */
  hurry(): void {
    if (this.socket) {
      this.ping();
      return;
    }
    this.tries = Math.min(this.tries, 1);
    this.open();
  }

  show(seat: string): void {
    this.say({ type: "show", seat });
  }

  /** Says hello anew, with other seats or in another language. */
  anew(): void {
    this.drop();
    this.closed = false;
    this.tries = 0;
    this.open();
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  private drop(): void {
    clearTimeout(this.again);
    this.hush();
    if (!this.socket) return;
    this.socket.onclose = null;
    this.socket.onmessage = null;
    this.socket.close();
    this.socket = null;
  }

  private say(message: object): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private hear(message: FromTable): void {
    clearTimeout(this.silence);
    if (message.type === "welcome") {
      this.tries = 0;
      this.pinging ??= setInterval(() => this.ping(), PING_EVERY);
      this.ears.line({ how: "open" });
    }
    this.ears.heard(message);
  }

  private ping(): void {
    this.say({ type: "ping" });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.silent(), SILENCE);
  }

  /** A line on which nothing comes back is dead, whatever the browser thinks of it. */
  private silent(): void {
    this.drop();
    this.over(1006);
  }

  private over(code: number): void {
    this.hush();
    this.socket = null;
    if (this.closed) return;
    if (FINAL.has(code)) {
      this.ears.line({ how: "ended", code });
      return;
    }
    this.ears.line({ how: "lost" });
    this.again = setTimeout(() => this.open(), patience(this.tries++, Math.random()));
  }

  private hush(): void {
    clearInterval(this.pinging);
    clearTimeout(this.silence);
    this.pinging = undefined;
  }
}
