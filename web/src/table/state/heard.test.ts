import { expect, test } from "vitest";
import type { LogLine, Seen, Shown } from "../../wire";
import { Heard } from "./heard";

const line = (number: number): LogLine => ({ number, what: "event", text: `line ${number}` });
const shown = (seat: string, number: number) =>
  ({ seat: seat || null, number, view: { at: number } }) as unknown as Shown;
const seen = (seat: string, since: number, number: number, log: LogLine[]): Seen => ({
  ...{ type: "seen", at: 0, hand_over: "", seat, since, number, log },
  table: shown(seat, number),
});

test("each version brings what happened since the last", () => {
  const heard = new Heard();
  expect(heard.hear(seen("north", -1, 1, [line(0), line(1)]), null)).toBe(null);
  const news = heard.hear(seen("north", 1, 3, [line(2), line(3)]), shown("north", 1))!;
  expect(news.lines.map((each) => each.number)).toEqual([2, 3]);
  expect(news.before).toEqual({ at: 1 });
  expect(heard.lines("north").length).toBe(4);
  expect(heard.reached("north")).toBe(3);
});

test("a question that stands is told from the next one", () => {
  const heard = new Heard();
  const asked = (number: number, since: number) => ({ ...shown("north", number), question: { since } }) as unknown as Shown;
  const told = (number: number, since: number) => ({ ...seen("north", number - 1, number, []), table: asked(number, since) });
  heard.hear(told(1, 1), null);
  expect(heard.hear(told(2, 1), asked(1, 1))!.stands).toBe(true);
  expect(heard.hear(told(3, 3), asked(2, 1))!.stands).toBe(false);
});

test("what is taken back is told again, and nothing flies", () => {
  const heard = new Heard();
  heard.hear(seen("north", -1, 5, [line(4), line(5)]), null);
  const news = heard.hear(seen("north", 4, 6, [{ ...line(5), undone: true }, line(6)]), shown("north", 5))!;
  expect(news.isBack).toBe(true);
  expect(heard.lines("north").map((each) => each.undone)).toEqual([false, true, false]);
});

test("on a shared screen each seat keeps its own log, and a change of seats is no news", () => {
  const heard = new Heard();
  heard.hear(seen("north", -1, 1, [line(0), line(1)]), null);
  expect(heard.hear(seen("east", -1, 2, [line(0), line(2)]), shown("north", 1))).toBe(null);
  expect(heard.lines("north").map((each) => each.number)).toEqual([0, 1]);
  expect(heard.lines("east").map((each) => each.number)).toEqual([0, 2]);
});

test("after a break the same version again is no news", () => {
  const heard = new Heard();
  heard.hear(seen("north", -1, 1, [line(0), line(1)]), null);
  expect(heard.hear(seen("north", 1, 1, []), shown("north", 1))).toBe(null);
  expect(heard.lines("north").length).toBe(2);
});
