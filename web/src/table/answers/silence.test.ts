import { expect, test } from "vitest";
import type { Question } from "../../wire";
import { only, Silence } from "./silence.svelte";

const asked = (kind: string, ...names: string[]) =>
  ({ rule: "T-1", kind, several: null, options: names.map((name, id) => ({ id, name, label: name, number: id, spots: [] })) }) as unknown as Question;

test("only a question with one answer can be silenced", () => {
  expect(only(asked("event", "pass"))?.name).toBe("pass");
  expect(only(asked("event", "pass", "play"))).toBeNull();
  expect(only(null)).toBeNull();
});

test("it is answered unasked until the next part of the game, and no other question is", () => {
  const silence = new Silence();
  silence.keep(asked("event", "pass"), "Month 5");
  expect(silence.holds(asked("event", "pass"), "Month 5")).toBe(true);
  expect(silence.holds(asked("event", "pass", "play"), "Month 5")).toBe(false);
  expect(silence.holds(asked("event", "end"), "Month 5")).toBe(false);
  expect(silence.holds(asked("battle", "pass"), "Month 5")).toBe(false);
  expect(silence.holds(asked("event", "pass"), "Month 6")).toBe(false);
});
