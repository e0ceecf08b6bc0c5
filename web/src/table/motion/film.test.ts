import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogLine } from "../../wire";

const { frames, shownAt } = vi.hoisted(() => ({ frames: vi.fn(), shownAt: vi.fn() }));
vi.mock("../state/asking", () => ({ frames, shownAt }));

const BATCH = 100;
/** A whole game: turns of many lines, some of them written by people, and one that was taken back. */
const game: LogLine[] = [];
for (let number = 1; number <= 90; number++) {
  if (number % 7 === 0) game.push({ number, what: "wrote", text: "hello" });
  if (number % 5 === 0) game.push({ number, what: "event", text: `Turn ${number}`, level: 2 });
  for (let line = 0; line < 1 + (number % 6); line++) {
    const motion = { how: "move", to: "b", source: "a" };
    game.push({ number, what: "event", text: `line ${line}`, ...(line % 2 ? { motion } : {}) });
  }
  if (number === 40) game.push({ number, what: "event", text: "line 0", undone: true });
}
const told = game.filter((line) => line.what === "event" && !line.undone);

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("document", { hidden: false, documentElement: {}, querySelectorAll: () => [] });
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  vi.useFakeTimers();
  shownAt.mockImplementation(async (_table, _seat, number: number) => ({ view: { at: number } }));
  frames.mockImplementation(async (_table, _seat, since: number, to: number) => {
    const found = [];
    for (const line of told) {
      if (line.number <= since || line.number > to) continue;
      if (found.length >= BATCH && found.at(-1)!.line.number !== line.number) break;
      found.push({ line, view: { at: line.number } });
    }
    return found;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function made() {
  const { Film } = await import("./film.svelte");
  const { complete } = await import("../log/lines");
  const lines = game.map(complete);
  const store = {
    ...{ table: "t", seat: "north", number: 90, question: {}, lines },
    shown: { seats: ["north"], automated: {}, over: false, waiting: [{ kind: "online" }] },
  } as unknown as ConstructorParameters<typeof Film>[0];
  const film = new Film(store, { point: () => {}, release: () => {} } as never, () => false);
  return { film, store, lines };
}

test("a whole game read line by line is its log, and board and log tell the same moment", async () => {
  const { film, lines } = await made();
  void film.from(0, 0);
  await vi.advanceTimersByTimeAsync(0);
  const read: string[] = [];
  let shown = 0;
  for (; film.isOn && shown < 2 * game.length; shown++) {
    expect(film.isPaused).toBe(true);
    expect((film.view as { at: number }).at).toBe(film.number);
    expect(lines[film.lines - 1]!.text).toBe(film.lit!.text);
    expect(lines[film.lines - 1]!.number).toBe(film.number);
    read.push(`${film.lit!.number} ${film.lit!.text}`);
    film.step(1);
    if (film.isOn && !film.isPaused) {
      await vi.advanceTimersByTimeAsync(0); // the next batch comes
      film.step(0);
    }
  }
  expect(read).toEqual(told.map((line) => `${line.number} ${line.text}`));
  expect(film.lines).toBe(Infinity);
  expect(frames.mock.calls.length).toBeGreaterThan(2);
});

test("it goes by itself to its end, waits while it is paused, and is skipped at once", async () => {
  const { film } = await made();
  void film.from(0);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(film.isOn).toBe(true);
  film.pause();
  await vi.advanceTimersByTimeAsync(3_000);
  const { at } = film;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(film.at).toBe(at);
  film.pause();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(film.isOn).toBe(false);
  film.again();
  await vi.advanceTimersByTimeAsync(500);
  film.finish();
  expect(film.view).toBe(undefined);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(film.isOn).toBe(false);
});

test("who chooses is not interrupted: not by a word, not by another's answer", async () => {
  const { film, store, lines } = await made();
  const news = { since: 84, mine: -1, before: {}, isBack: false };
  store.news({ ...news, stands: false, lines: lines.filter((line) => line.what === "wrote") });
  expect(film.isOn).toBe(false);
  store.news({ ...news, stands: true, lines });
  expect(film.isOn).toBe(false);
});

test("what came of an answer given here is shown at once, and can be had again", async () => {
  const { film, store, lines } = await made();
  expect(film.isThere).toBe(false);
  store.news({ since: 84, mine: 85, lines: lines.slice(-9), before: { at: 84 }, stands: false, isBack: false });
  expect((film.view as { at: number }).at).toBe(84);
  expect(film.number).toBe(84);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(film.isOn).toBe(false);
  expect(film.isThere).toBe(true);
  film.again();
  await vi.advanceTimersByTimeAsync(1);
  expect(film.shots[0]!.line.number).toBe(85);
  store.news({ since: 83, mine: -1, lines: [], before: {}, stands: false, isBack: true });
  expect(film.isOn).toBe(false);
  expect(film.isThere).toBe(false);
});
