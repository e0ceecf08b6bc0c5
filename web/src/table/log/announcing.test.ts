import { expect, test } from "vitest";
import { announced } from "./announcing";
import { complete } from "./lines";

const line = (text: string, what = "event") => complete({ number: 1, what, text });

test("what happened comes before the question, each as a sentence", () => {
  expect(announced([line("North move"), line("East lose 1 Kin.")], "What now?")).toBe(
    "North move. East lose 1 Kin. What now?",
  );
});

test("a question that ends with a remark in brackets has its end", () => {
  expect(announced([], "Where to? (2 AP left)")).toBe("Where to? (2 AP left)");
});

test("thoughts are not read out, and of much only the end", () => {
  expect(announced([line("weighs", "thought")], "")).toBe("");
  const many = Array.from({ length: 20 }, (_, index) => line(`line ${index}`));
  expect(announced(many, "")).toBe("line 14. line 15. line 16. line 17. line 18. line 19.");
});
