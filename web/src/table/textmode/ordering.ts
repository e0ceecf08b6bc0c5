import type { Option, Question, RefusedOption } from "../../wire";

/** What a line typed in the text mode means: a number, or "why 3" for the third that is refused. */
export type Order =
  | { what: "answer"; option: Option }
  | { what: "set"; options: Option[] }
  | { what: "enough" }
  | { what: "why"; refused: RefusedOption } | { what: "nothing" };

export function order(text: string, question: Question): Order {
  if (question.several) {
    const numbers = /^\s*\d+(?:[\s,]+\d+)*\s*$/u.test(text) ? text.match(/\d+/gu)!.map(Number) : [];
    if (numbers.length === 1 && numbers[0] === 0) return { what: "enough" };
    const options = numbers.flatMap((number) => question.options.find((each) => each.number === number) ?? []);
    if (numbers.length > 1) return options.length === numbers.length ? { what: "set", options } : { what: "nothing" };
  }
  const words = /^\s*(?:(why|perch[eé])\s+)?(\d+)\s*$/iu.exec(text);
  if (!words) return { what: "nothing" };
  const number = Number(words[2]);
  if (words[1]) {
    const refused = question.refused[number - 1];
    return refused ? { what: "why", refused } : { what: "nothing" };
  }
  const option = question.options.find((each) => each.number === number);
  return option ? { what: "answer", option } : { what: "nothing" };
}
