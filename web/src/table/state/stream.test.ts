import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromTable } from "../../wire";
import { patience, Stream, type Line } from "./stream";

class Wire {
  static all: Wire[] = [];
  readyState = 1;
  sent: unknown[] = [];
  onopen?: () => void;
  onmessage?: ((event: { data: string }) => void) | null;
  onclose?: ((event: { code: number }) => void) | null;
  closed = false;
  constructor() {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  begin() {
    this.onopen?.();
    this.onmessage?.({ data: JSON.stringify({ type: "welcome" }) });
  }
}

let lines: Line[];
let heard: FromTable[];
let since: number;
let stream: Stream;
const newest = () => Wire.all[Wire.all.length - 1]!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
  lines = [];
  heard = [];
  since = -1;
  stream = new Stream("ws://table", {
    heard: (message) => heard.push(message),
    line: (now) => lines.push(now),
    hello: () => ({ type: "hello", protocol: 1, seats: ["north"], since }),
  });
  stream.open();
});
afterEach(() => {
  stream.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("after a break it calls again and says how far it has heard", () => {
  newest().begin();
  since = 17;
  newest().onclose?.({ code: 1006 });
  expect(lines.at(-1)).toEqual({ how: "lost" });
  vi.advanceTimersByTime(500);
  expect(Wire.all.length).toBe(2);
  newest().begin();
  expect(newest().sent[0]).toMatchObject({ type: "hello", since: 17 });
  expect(lines.at(-1)).toEqual({ how: "open" });
});

test("a server that stops is called again, a seat that is not mine is not", () => {
  newest().begin();
  newest().onclose?.({ code: 1012 });
  vi.advanceTimersByTime(1000);
  expect(Wire.all.length).toBe(2);
  newest().onclose?.({ code: 4403 });
  vi.advanceTimersByTime(60_000);
  expect(Wire.all.length).toBe(2);
  expect(lines.at(-1)).toEqual({ how: "ended", code: 4403 });
});

test("a line that no longer answers is dropped and called again", () => {
  newest().begin();
  vi.advanceTimersByTime(20_000 + 12_000);
  expect(Wire.all[0]!.closed).toBe(true);
  expect(Wire.all[0]!.sent).toContainEqual({ type: "ping" });
  vi.advanceTimersByTime(500);
  expect(Wire.all.length).toBe(2);
});

test("who hurries does not wait", () => {
  for (let tries = 0; tries < 8; tries++) {
    newest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(20_000);
  }
  newest().onclose?.({ code: 1006 });
  const calls = Wire.all.length;
  stream.hurry();
  expect(Wire.all.length).toBe(calls + 1);
});

test("patience grows, has an end, and differs from one to the other", () => {
  expect(patience(0, 1)).toBe(400);
  expect(patience(3, 0)).toBe(1600);
  expect(patience(30, 1)).toBe(6_000);
});
