import { describe, expect, test } from "vitest";
import { asked, asPreset, choose, firstPlan, move, playedByGame, seat, type Plan } from "./plan";
import type { GameInfo } from "../types";

const GAME: GameInfo = {
  name: "wroth",
  title: "Wroth",
  blurb: "",
  rules: 1,
  hides: false,
  automa: "ai",
  seats: ["aldan", "koda", "runen"].map((seat) => ({ seat, name: seat })),
  bots: [
    { name: "random", title: "", help: "" },
    { name: "thumb", title: "", help: "" },
  ],
  settings: [
    {
      key: "scenario",
      title: "",
      help: "",
      rule: "W-1",
      default: null,
      values: [
        { value: null, title: "", help: "", sets: { ai: null } },
        { value: "RUN-1", title: "", help: "", sets: { ai: "runen" } },
      ],
    },
    { key: "tie", title: "", help: "", rule: "W-2", default: "shared", values: [] },
  ],
  presets: [
    { id: "quick", title: "", text: "", chairs: { koda: { kind: "online" }, runen: { kind: "bot", bot: "thumb" } } },
  ],
};
const plan = firstPlan(GAME);
const [scenario] = GAME.settings;

function kinds(plan: Plan): string {
  return plan.places.map((place) => `${place.seat}:${place.kind}`).join(" ");
}

describe("a plan that works as it stands", () => {
  test("is the quick preset", () => {
    expect(kinds(plan)).toBe("koda:me runen:bot aldan:nobody");
    expect(asked(plan, "wroth", "Europe/Rome")).toEqual({
      game: "wroth",
      chairs: { koda: { kind: "online", name: "", bot: "" }, runen: { kind: "bot", name: "", bot: "thumb" } },
      settings: { tie: "shared" },
      clock: { kind: "none", move: 0, total: 0, quiet_from: 0, quiet_to: 0, zone: "UTC" },
      title: "",
      public: false,
      position: "",
    });
  });
  test("is me and a bot where a game has no preset", () => {
    expect(kinds(firstPlan({ ...GAME, presets: [] }))).toBe("aldan:me koda:bot runen:nobody");
  });
});

describe("settings", () => {
  test("a value brings others along, and takes them away again", () => {
    const withAi = choose(plan, GAME, scenario!, "RUN-1");
    expect(withAi.settings).toMatchObject({ scenario: "RUN-1", ai: "runen" });
    const without = choose(withAi, GAME, scenario!, null);
    expect(asked(without, "wroth", "UTC").settings).toEqual({ tie: "shared" });
  });
  test("the seat that the game plays is nobody's", () => {
    const withAi = choose(plan, GAME, scenario!, "RUN-1");
    expect(playedByGame(GAME, withAi.settings)).toBe("runen");
    expect(playedByGame({ ...GAME, automa: "foe" }, withAi.settings)).toBe("");
    expect(kinds(withAi)).toBe("koda:me runen:nobody aldan:nobody");
  });
  test("whoever sat there sits down elsewhere", () => {
    const runen = seat(plan, 1, "me");
    expect(kinds(choose(runen, GAME, scenario!, "RUN-1"))).toContain("koda:me");
  });
});

describe("seats", () => {
  test("I sit once", () => expect(kinds(seat(plan, 2, "me"))).toBe("koda:here runen:bot aldan:me"));
  test("they stand clockwise in the order chosen", () => {
    const moved = move(plan, 1, -1);
    expect(Object.keys(asked(moved, "wroth", "UTC").chairs)).toEqual(["runen", "koda"]);
  });
});

test("a clock of days is quiet at night, where one lives", () => {
  const days: Plan = { ...plan, clock: { ...plan.clock, kind: "days", days: 3 } };
  const { clock } = asked(days, "wroth", "Europe/Rome");
  expect(clock).toMatchObject({ kind: "days", move: 259_200, quiet_from: 1320, quiet_to: 420, zone: "Europe/Rome" });
  const loud: Plan = { ...days, clock: { ...days.clock, quiet: false } };
  expect(asked(loud, "wroth", "UTC").clock).toMatchObject({ quiet_from: 0, quiet_to: 0 });
});

test("a preset is asked for as it is", () => {
  const first = { ...GAME.presets[0]!, position: "round = 4" };
  expect(asPreset(first, "wroth")).toMatchObject({ game: "wroth", position: "round = 4", chairs: first.chairs });
});
