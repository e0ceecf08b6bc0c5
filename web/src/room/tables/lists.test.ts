import { expect, test } from "vitest";
import type { Listed } from "../../wire";
import { byTurn, isMyTurn } from "./order";
import { ago } from "./when";

function table(id: string, changed: number, rest: Partial<Listed> = {}): Listed {
  const plain = { table: id, title: "", game: "tolls", status: "playing", public: false, number: 1, created: 0 };
  return { ...plain, changed, chairs: {}, waiting: {}, mine: ["north"], ...rest };
}

test("where I am asked comes first, whoever waits longest before the others; then what changed last", () => {
  const tables = [
    table("old", 1),
    table("new", 9),
    table("asked later", 2, { waiting: { north: 50 } }),
    table("asked", 1, { waiting: { north: 10, east: 5 } }),
    table("others asked", 5, { waiting: { east: 1 } }),
  ];
  expect(byTurn(tables).map((each) => each.table)).toEqual(["asked", "asked later", "new", "others asked", "old"]);
});

test("nobody is asked at a table that is over", () => {
  expect(isMyTurn(table("x", 1, { status: "over", waiting: { north: 1 } }))).toBe(false);
});

test("times in words", () => {
  const now = 1_794_741_600_000;
  expect(ago(now - 20_000, now, "en")).toBe("now");
  expect(ago(now - 5 * 60_000, now, "it")).toBe("5 minuti fa");
  expect(ago(now - 86_400_000, now, "it")).toBe("ieri");
  expect(ago(now + 5000, now, "en")).toBe("now");
});
