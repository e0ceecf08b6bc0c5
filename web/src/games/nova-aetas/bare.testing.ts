import type { NovaEnemy, NovaHero, NovaMission, NovaModel, NovaScene } from "./wire";

/** A table with nothing on it, and little of each thing, for what only needs that. */
export function bare(more: Partial<NovaScene> = {}): NovaScene {
  return {
    phase: "mission", phase_name: "", quick: true, leader: "one", actor: "", ap: 0, spent: 0, mission: null, roll: null,
    models: [], heroes: [], enemies: [], tokens: [], scenery: [], campaign: null, over: false, won: false, ending: "",
    ending_text: "",
    treasury: { popolini: 0, reagents: [], items: [], formulae: [] },
    ...more,
  };
}

export function mission(more: Partial<NovaMission> = {}): NovaMission {
  return {
    id: "M1", name: "", family: "", briefing: "", t: 1, sector: 1, lap: 1, aware: true, stealth: false, weather: "",
    victory: [], defeat: [], secondary: [], enemies_want: [], counters: [], field: null, elements: [], things: [], locations: [], encounter: null,
    outcome: "",
    ...more,
  };
}

export function model(id: string, more: Partial<NovaModel> = {}): NovaModel {
  return {
    id, side: "hero", kind: id, name: id, short: "", at: "", inside: "", wounds: 0, health: 5, tokens: [], down: false,
    threat: 0, hour: -1, carries: [],
    ...more,
  };
}

export function enemy(id: string, more: Partial<NovaEnemy> = {}): NovaEnemy {
  return {
    id, name: id, names: id, text: "", faction: "venice", faction_name: "", rank: "troop", rank_name: "", rapidity: 6,
    control_area: 5, pd: 3, md: 3, abilities: [], attacks: [], hour: -1, from: "house",
    ...more,
  };
}

export function hero(id: string): NovaHero {
  return {
    id, name: id, class_name: "", text: "", seat: "one", stats: { health: 5 }, heroism: 0, keywords: [], schools: [],
    abilities: [], gear: [], skills: [], destiny: [], destiny_level: 0, graves: [], fresh_graves: [], xp: 0,
    class_points: 0, advanced: "", achievements: [], bonds: {}, visits: 0,
  };
}
