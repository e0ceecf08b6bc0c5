import { describe, expect, test } from "vitest";
import { asked, asPreset, choose, firstPlan, move, playedByGame, seat, type Plan } from "./plan";
import type { GameInfo } from "../types";

const GAME: GameInfo = {
  name: "tolls",
  title: "Tolls",
  blurb: "",
  rules: 1,
  hides: false,
  automa: "ai",
  seats: ["west", "north", "east"].map((seat) => ({ seat, name: seat })),
  bots: [
    { name: "random", title: "", help: "" },
    { name: "thumb", title: "", help: "" },
  ],
  usual: "thumb",
  settings: [
    {
      key: "scenario",
      title: "",
      help: "",
      rule: "W-1",
      default: null,
      values: [
        { value: null, title: "", help: "", sets: { ai: null } },
        { value: "EAST-1", title: "", help: "", sets: { ai: "east" } },
      ],
    },
    { key: "tie", title: "", help: "", rule: "W-2", default: "shared", values: [] },
  ],
  presets: [
    { id: "quick", title: "", text: "", chairs: { north: { kind: "online" }, east: { kind: "bot", bot: "thumb" } } },
  ],
};
const plan = firstPlan(GAME);
const [scenario] = GAME.settings;

function kinds(plan: Plan): string {
  return plan.places.map((place) => `${place.seat}:${place.kind}`).join(" ");
}

describe("a plan that works as it stands", () => {
  test("is the quick preset", () => {
    expect(kinds(plan)).toBe("north:me east:bot west:nobody");
    expect(asked(plan, "tolls", "Europe/Rome")).toEqual({
      game: "tolls",
      chairs: { north: { kind: "online", name: "", bot: "" }, east: { kind: "bot", name: "", bot: "thumb" } },
      settings: { tie: "shared" },
      clock: { kind: "none", move: 0, total: 0, quiet_from: 0, quiet_to: 0, zone: "UTC" },
      title: "",
      public: false,
      position: "",
    });
  });
  test("is me and a bot where a game has no preset", () => {
    expect(kinds(firstPlan({ ...GAME, presets: [] }))).toBe("west:me north:bot east:nobody");
  });
});

describe("settings", () => {
  test("a value brings others along, and takes them away again", () => {
    const withAi = choose(plan, GAME, scenario!, "EAST-1");
    expect(withAi.settings).toMatchObject({ scenario: "EAST-1", ai: "east" });
    const without = choose(withAi, GAME, scenario!, null);
    expect(asked(without, "tolls", "UTC").settings).toEqual({ tie: "shared" });
  });
  test("the seat that the game plays is nobody's", () => {
    const withAi = choose(plan, GAME, scenario!, "EAST-1");
    expect(playedByGame(GAME, withAi.settings)).toBe("east");
    expect(playedByGame({ ...GAME, automa: "foe" }, withAi.settings)).toBe("");
    expect(kinds(withAi)).toBe("north:me east:nobody west:nobody");
  });
  test("whoever sat there sits down elsewhere", () => {
    const east = seat(plan, 1, "me");
    expect(kinds(choose(east, GAME, scenario!, "EAST-1"))).toContain("north:me");
  });
});

describe("seats", () => {
  test("I sit once", () => expect(kinds(seat(plan, 2, "me"))).toBe("north:here east:bot west:me"));
  test("they stand clockwise in the order chosen", () => {
    const moved = move(plan, 1, -1);
    expect(Object.keys(asked(moved, "tolls", "UTC").chairs)).toEqual(["east", "north"]);
  });
});

test("a clock of days is quiet at night, where one lives", () => {
  const days: Plan = { ...plan, clock: { ...plan.clock, kind: "days", days: 3 } };
  const { clock } = asked(days, "tolls", "Europe/Rome");
  expect(clock).toMatchObject({ kind: "days", move: 259_200, quiet_from: 1320, quiet_to: 420, zone: "Europe/Rome" });
  const loud: Plan = { ...days, clock: { ...days.clock, quiet: false } };
  expect(asked(loud, "tolls", "UTC").clock).toMatchObject({ quiet_from: 0, quiet_to: 0 });
});

test("a preset is asked for as it is", () => {
  const first = { ...GAME.presets[0]!, position: "round = 4" };
  expect(asPreset(first, "tolls")).toMatchObject({ game: "tolls", position: "round = 4", chairs: first.chairs });
});
