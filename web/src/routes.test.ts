import { describe, expect, test } from "vitest";
import { pageAt, tableIn, tokenIn } from "./routes";

describe("the pages by their addresses", () => {
  test.each([
    ["/", { name: "start" }],
    ["/lobby", { name: "lobby" }],
    ["/mine/", { name: "mine" }],
    ["/new", { name: "new", game: "" }],
    ["/rules/", { name: "rules", game: "" }],
    ["/new/tolls", { name: "new", game: "tolls" }],
    ["/rules/tolls", { name: "rules", game: "tolls" }],
    ["/learn/tolls", { name: "learn", game: "tolls" }],
    ["/t/t5V_x-9", { name: "table", table: "t5V_x-9" }],
  ])("%s", (path, page) => expect(pageAt(path)).toEqual(page));

  test.each(["/t/", "/t/a/b", "/lobby/x", "/toString", "/constructor", "/t/%E0%A4%A", "/api/me"])(
    "%s leads nowhere",
    (path) => expect(pageAt(path)).toEqual({ name: "nowhere" }),
  );
});

test("an invitation is found in a link and alone", () => {
  const token = "SzP3r0PvYvvfr0QknGjt6ek34guzSHIR_6_h87zgHKk";
  expect(tokenIn(` https://plancia.example/join#${token}\n`)).toBe(token);
  expect(tokenIn(token)).toBe(token);
  expect(tokenIn("https://plancia.example/t/abc")).toBe("");
  expect(tokenIn("hello")).toBe("");
});

test("a table is found in its address", () => {
  expect(tableIn("https://plancia.example/t/QoaI7A?seat=north")).toBe("QoaI7A");
  expect(tableIn("https://plancia.example/lobby")).toBe("");
});
