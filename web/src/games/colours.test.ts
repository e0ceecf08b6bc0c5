import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { looks } from "./palette.testing";
import { apart, contrast } from "./seeing";

describe.each(looks())("in the %s look", (_, token) => {
  test("words on the sheets can be read", () => {
    for (const ink of ["ink", "soft"]) {
      for (const ground of ["paper", "sheet", "sheet-2"]) {
        expect(contrast(token(ink), token(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

test("no title takes a colour from another, or from the page", () => {
  const own = readdirSync("src/games", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("tokens.css"));
  const files = ["src/look/tokens.css", ...own.map((path) => `src/games/${path}`)];
  const names = files.flatMap((file) => [...new Set(readFileSync(file, "utf8").match(/--[\w-]+(?=:)/g))]);
  expect(files.length).toBeGreaterThan(2);
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});

test("the distance is the one of CIEDE2000", () => {
  expect(apart("#ff0000", "#00ff00", "all")).toBeCloseTo(86.6, 1);
});
