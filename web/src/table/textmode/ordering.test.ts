import { expect, test } from "vitest";
import type { Question } from "../../wire";
import { order } from "./ordering";

const question: Question = {
  ...{ rule: "", kind: "", step: "", prompt: "", because: "", least: 1, most: 1, picked: [], paths: [], several: null },
  options: [
    { id: 0, name: "pass", label: "", number: 0, spots: [] },
    { id: 7, name: "seven", label: "", number: 1, spots: [] },
  ],
  refused: [{ id: 3, name: "three", label: "", rule: "W-1", why: "", spots: [] }],
};

test("a number is an answer", () => {
  expect(order(" 1 ", question)).toEqual({ what: "answer", option: question.options[1] });
  expect(order("0", question)).toEqual({ what: "answer", option: question.options[0] });
});

test("why asks for the reason, in both languages", () => {
  for (const text of ["why 1", "Perché 1", "perche 1"]) {
    expect(order(text, question)).toEqual({ what: "why", refused: question.refused[0] });
  }
});

test("anything else is nothing", () => {
  for (const text of ["", "9", "why 2", "attack"]) expect(order(text, question).what).toBe("nothing");
});

test("of several, numbers in one line are the set, in any order, and 0 is enough", () => {
  const options = question.options.map((each) => ({ ...each, count: 1 }));
  const open: Question = { ...question, options, several: { least: 1, most: 2, options, limits: [] } };
  const [first, second] = open.options;
  expect(order(`${second!.number} ${first!.number}`, open)).toEqual({ what: "set", options: [second, first] });
  expect(order("0", open)).toEqual({ what: "enough" });
  expect(order("1 99", open)).toEqual({ what: "nothing" });
});
