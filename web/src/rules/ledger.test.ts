import { describe, expect, test } from "vitest";
import type { RuleInfo } from "../wire";
import { chapters, findRules, marked, totals } from "./ledger";

function rule(id: string, text: string, rest: Partial<RuleInfo> = {}): RuleInfo {
  const chapter = id.includes("-AI-") ? "The AI: its turn" : "Actions";
  const plain = { book: "", from: "rulebook", not_code: "", kind: [], code: [], tests: [] };
  return { id, chapter, text, ...plain, done: 0, allowed: 0, refused: 0, ...rest };
}

const RULES = [
  rule("T-ACT-07", "Più unità possono muovere insieme."),
  rule("T-ACT-08", "Una élite colpisce due volte.", { code: ["a.py:1"], done: 3 }),
  rule("T-AI-TURN-07", "L'IA muove.", { code: ["b.py:2"], tests: ["t.py:9"] }),
];
const ids = (query: string) => findRules(RULES, query).map((each) => each.id);

describe("looking for a rule", () => {
  test("by its id, however it is written", () => {
    for (const query of ["T-ACT-07", "t-act-07", "act 7", "t act 7"]) expect(ids(query), query).toEqual(["T-ACT-07"]);
  });
  test("by the beginning of its id", () => expect(ids("T-ACT")).toEqual(["T-ACT-07", "T-ACT-08"]));
  test("by words, without their accents", () => {
    expect(ids("unita piu")).toEqual(["T-ACT-07"]);
    expect(ids("élite")).toEqual(ids("elite"));
  });
  test("every word counts", () => expect(ids("muovere elite")).toEqual([]));
  test("by nothing: all of them", () => expect(ids("  ")).toHaveLength(3));
});

test("chapters keep the order of the ledger", () => {
  expect(chapters(RULES).map((each) => [each.title, each.rules.length])).toEqual([
    ["Actions", 2],
    ["The AI: its turn", 1],
  ]);
});

test("figures", () => expect(totals(RULES)).toEqual({ rules: 3, coded: 2, tested: 1, met: 1 }));

describe("what was looked for is marked", () => {
  test("in the letters of the text", () => {
    const pieces = marked("Più unità possono muovere", "unita");
    expect(pieces.filter((piece) => piece.isHit).map((piece) => piece.text)).toEqual(["unità"]);
    expect(pieces.map((piece) => piece.text).join("")).toBe("Più unità possono muovere");
  });
  test("and signs of patterns are only signs", () => {
    expect(marked("1 to 4 (co-op) humans", "(co")).toContainEqual({ text: "(co", isHit: true });
  });
});
