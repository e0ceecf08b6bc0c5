import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { apart, contrast, type Sight } from "./seeing";
import { HEROES as NOVA } from "./nova-aetas/drawn/icons";
import { onColour as onHero } from "./nova-aetas/seat/sides";
import { EMBLEMS as VERRIX } from "./verrix/drawn/icons";
import { onColour as onTribe } from "./verrix/seat/seats";
import { EMBLEMS as WROTH } from "./wroth/drawn/icons";
import { onColour as onFaction } from "./wroth/seat/seats";

const GAMES = [
  { seats: ["koda", "runen", "guild", "aldan", "ooglan"], pictures: WROTH, on: onFaction },
  { seats: ["blue", "green", "orange", "yellow", "violet"], pictures: VERRIX, on: onTribe },
  { seats: ["valerio", "rebecca", "sofia", "vincenzo", "altair", "gregorio"], pictures: NOVA, on: onHero },
];
const SIGHTS: Sight[] = ["all", "deutan", "protan", "tritan"];
const [light = "", dark = ""] = readFileSync("src/look/tokens.css", "utf8").split('[data-theme="dark"]');

/** A token's value; what the dark look does not say anew stays as in the light one. */
function token(name: string, look: string): string {
  const find = (part: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(part)?.[1];
  const value = find(look) ?? find(light);
  if (!value) throw new Error(name);
  return value;
}

const pairs = GAMES.flatMap(({ seats }) =>
  seats.flatMap((seat, at) => seats.slice(at + 1).map((other) => [seat, other] as const)),
);
const written = GAMES.flatMap(({ seats, on }) => seats.map((seat) => [seat, /--([\w-]+)/.exec(on(seat))![1]!] as const));

describe.each([["light", light], ["dark", dark]])("in the %s look", (_, look) => {
  test.each(SIGHTS)("every two seats differ at a glance (%s)", (sight) => {
    for (const [seat, other] of pairs) {
      expect(apart(token(seat, look), token(other, look), sight), `${seat} and ${other}`).toBeGreaterThan(9);
    }
  });

  test.each(written)("what is written on %s can be read", (seat, ink) => {
    expect(contrast(token(seat, look), token(ink, look))).toBeGreaterThanOrEqual(4.5);
  });

  test("words on the sheets can be read", () => {
    for (const ink of ["ink", "soft"]) {
      for (const ground of ["paper", "sheet", "sheet-2"]) {
        expect(contrast(token(ink, look), token(ground, look)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

test.each(GAMES)("every seat has a picture of its own besides its colour: $seats", ({ seats, pictures }) => {
  expect(new Set(seats.map((seat) => pictures[seat])).size).toBe(seats.length);
});

test("the distance is the one of CIEDE2000", () => {
  expect(apart("#ff0000", "#00ff00", "all")).toBeCloseTo(86.6, 1);
});
