import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { apart, contrast, type Sight } from "../seeing";
import { EMBLEMS } from "./icons";

const SEATS = ["koda", "runen", "guild", "aldan", "ooglan"];
const SIGHTS: Sight[] = ["all", "deutan", "protan", "tritan"];
const [light = "", dark = ""] = readFileSync("src/look/tokens.css", "utf8").split('[data-theme="dark"]');

/** A token's value; what the dark look does not say anew stays as in the light one. */
function token(name: string, look: string): string {
  const find = (part: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(part)?.[1];
  const value = find(look) ?? find(light);
  if (!value) throw new Error(name);
  return value;
}

const pairs = SEATS.flatMap((seat, at) => SEATS.slice(at + 1).map((other) => [seat, other] as const));

describe.each([["light", light], ["dark", dark]])("in the %s look", (_, look) => {
  test.each(SIGHTS)("every two seats differ at a glance (%s)", (sight) => {
    for (const [seat, other] of pairs) {
      expect(apart(token(seat, look), token(other, look), sight), `${seat} and ${other}`).toBeGreaterThan(9);
    }
  });

  test.each(SEATS)("what is written on %s can be read", (seat) => {
    const ink = token(seat === "ooglan" ? "on-ooglan" : "on-seat", look);
    expect(contrast(token(seat, look), ink)).toBeGreaterThanOrEqual(4.5);
  });

  test("words on the sheets can be read", () => {
    for (const ink of ["ink", "soft"]) {
      for (const ground of ["paper", "sheet", "sheet-2"]) {
        expect(contrast(token(ink, look), token(ground, look)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

test("every seat has a picture of its own besides its colour", () => {
  expect(new Set(SEATS.map((seat) => EMBLEMS[seat])).size).toBe(SEATS.length);
});

test("the distance is the one of CIEDE2000", () => {
  expect(apart("#ff0000", "#00ff00", "all")).toBeCloseTo(86.6, 1);
});
