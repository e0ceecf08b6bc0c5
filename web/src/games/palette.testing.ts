import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { apart, contrast, type Sight } from "./seeing";

const SIGHTS: Sight[] = ["all", "deutan", "protan", "tritan"];
const SHARED = "src/look/tokens.css";

/** Two looks, each a way from a token to its value; what the dark one does not say anew stays as in the light one. */
export function looks(title = ""): [string, (token: string) => string][] {
  const files = [SHARED, ...(title ? [`src/games/${title}/tokens.css`] : [])];
  const halves = files.map((file) => readFileSync(file, "utf8").split('[data-theme="dark"]'));
  const [light, dark] = [0, 1].map((half) => halves.map((each) => each[half] ?? "").join("\n")) as [string, string];
  const find = (name: string, look: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(look)?.[1];
  const among = (look: string) => (name: string) => {
    const value = find(name, look) ?? find(name, light);
    if (!value) throw new Error(name);
    return value;
  };
  return [
    ["light", among(light)],
    ["dark", among(dark)],
  ];
}

/** Whoever sits at a title can be told apart: by colour, by picture, and by what is written on the colour. */
export function tellsApart(
  title: string,
  seats: string[],
  pictures: Record<string, string>,
  on: (seat: string) => string,
): void {
  const pairs = seats.flatMap((seat, at) => seats.slice(at + 1).map((other) => [seat, other] as const));

  describe.each(looks(title))("in the %s look", (_, token) => {
    test.each(SIGHTS)("every two seats differ at a glance (%s)", (sight) => {
      for (const [seat, other] of pairs) {
        expect(apart(token(seat), token(other), sight), `${seat} and ${other}`).toBeGreaterThan(9);
      }
    });

    test.each(seats)("what is written on %s can be read", (seat) => {
      const ink = /--([\w-]+)/.exec(on(seat))![1]!;
      expect(contrast(token(seat), token(ink))).toBeGreaterThanOrEqual(4.5);
    });
  });

  test("every seat has a picture of its own besides its colour", () => {
    expect(new Set(seats.map((seat) => pictures[seat])).size).toBe(seats.length);
  });
}
