import type { VerrixScene } from "./wire";
import { LAND } from "./board/map";

/** A table with nothing on it, for what only needs a little of one. */
export function bare(more: Partial<VerrixScene> = {}): VerrixScene {
  return {
    turn: 1, phase: "actions", phase_name: "", acting: "", turns: [], order: [], passed: [], tiles: [],
    territories: Object.keys(LAND.territories).map((id) => ({
      ...{ id, name: id, village: "", market: id === "portum-itium", way: null, tribute: [] },
    })),
    seas: Object.keys(LAND.seas).map((id) => ({ id, name: `Oceanus ${id}` })),
    goods: [], actions: [], tribes: [], market: { goods: {}, commoners: [] }, divine_will: 0, greys: [], trophies: [],
    festivals: [], events: { deck: 0, known: [], open: [], discard: [] }, bag: [], raid: null, battle: null, winners: [],
    ...more,
  };
}
