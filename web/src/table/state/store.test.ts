import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.stubGlobal("location", { href: "http://table.example/" });
  vi.stubGlobal("localStorage", { getItem: () => "en" });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});
afterEach(() => void vi.unstubAllGlobals());

test("what is wanted while an answer is on its way is not lost in silence", async () => {
  const { TableStore } = await import("./store.svelte");
  const store = new TableStore("t");
  let held = 0;
  store.held = () => held++;
  store.going = { what: "answer", option: "2", at: 5, number: Infinity };
  const option = { id: 3, name: "3", label: "3", number: 3, spots: [] };
  expect([await store.answer(option), await store.answerWith(["3"]), await store.undo()]).toEqual([false, false, false]);
  expect(held).toBe(3);
});

test("a question that others answer too has its answer, also when theirs comes first", async () => {
  const { TableStore } = await import("./store.svelte");
  const store = new TableStore("t");
  const shows = (number: number, since: number) => (store.shown = { number, question: { since } } as never);
  store.going = { what: "answer", option: "2", at: 5, number: Infinity };
  expect([shows(5, 5), store.isBusy][1]).toBe(true);
  expect([shows(6, 5), store.isBusy][1]).toBe(true);
  expect([shows(6, 6), store.isBusy][1]).toBe(false);
});
