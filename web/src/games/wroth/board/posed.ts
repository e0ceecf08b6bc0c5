import type { WrothArmy, WrothElites, WrothRegion, WrothToken } from "../wire";
import type { Table } from "./arranged";

function elite(kind: string, vitality: number, full: number): WrothElites {
  return { kind, name: "", vitality, full, fresh: false, n: 1 };
}

function army(who: string, regulars: number, elites: WrothElites[] = []): WrothArmy {
  return { who, regulars, elites, units: regulars + elites.length, text: "" };
}

function region(id: number, token: WrothToken | null, armies: WrothArmy[]): WrothRegion {
  return { id, name: "", token, armies, holder: "", would: [], threat: null };
}

/** What lies on the map in the picture on the cover. */
export const COVER: Table = {
  base: 0,
  factions: ["runen", "aldan", "koda", "guild", "ooglan"].map((id) => ({ id, ai: false })),
  regions: [
    region(0, null, [army("aldan", 3)]),
    region(2, { value: 1, symbol: "maneuver" }, [army("koda", 4, [elite("grey", 3, 4)])]),
    region(3, { value: 3, symbol: null }, [army("ooglan", 5), army("koda", 2)]),
    region(4, { value: 2, symbol: null }, [army("runen", 2, [elite("stoic", 1, 3)])]),
    region(8, null, [army("guild", 3)]),
  ],
};
