import type { NovaEnemy, NovaHero, NovaModel, NovaScene } from "../wire";
import { ALLIES, ENEMIES, FACTIONS, HEROES, MARKS } from "../drawn/icons";

const PALE = ["vincenzo", "altair"];

/** The colour a figure wears: a Hero his own, an Ally and an Enemy that of their side. */
export function colour(who: string): string {
  if (who in HEROES) return `var(--${who})`;
  return who in ALLIES ? "var(--ally)" : "var(--foe)";
}

/** What is written on it. */
export function onColour(who: string): string {
  return PALE.includes(who) ? "var(--on-pale)" : "var(--on-seat)";
}

/** The line around a base: what is pale needs a dark one. */
export function rim(who: string): string {
  return PALE.includes(who) ? "var(--piece-line)" : "var(--die)";
}

/** The picture of a Hero, an Ally or an Enemy Card; one that a pack brings has the mark of its faction. */
export function picture(kind: string, faction = ""): string {
  return HEROES[kind] ?? ALLIES[kind] ?? ENEMIES[kind] ?? FACTIONS[faction] ?? MARKS.flag;
}

/** What an Enemy's badge says: its number; its letters too where a pack brings it, which has no picture of its own. */
export function badge({ side, kind, id, short }: NovaModel): string {
  if (side !== "enemy") return "";
  return kind in ENEMIES ? (/\d+$/.exec(id)?.[0] ?? "") : short;
}

/** Within a circle of 30: Heroes and Allies are round, Enemies have the outline of their faction. */
export const BASES: Record<string, string> = {
  hero: "M0 -30A30 30 0 1 1 0 30A30 30 0 1 1 0 -30Z",
  rome: "M-26 -26H26V6C26 20 12 28 0 32C-12 28 -26 20 -26 6Z",
  venice: "M0 -33L33 0L0 33L-33 0Z",
  primevals: "M30 -30V2A29 29 0 1 1 0 -30Z",
  myths: "M0 -33L30 -10L20 28H-20L-30 -10Z",
  mercenaries: "M-13 -30H13L30 -13V13L13 30H-13L-30 13V-13Z",
};

export function base(scene: NovaScene, model: NovaModel): string {
  if (model.side !== "enemy") return BASES.hero!;
  return BASES[card(scene, model.kind)?.faction ?? ""] ?? BASES.mercenaries!;
}

export function card(scene: NovaScene, kind: string): NovaEnemy | undefined {
  return scene.enemies.find((one) => one.id === kind);
}

export function hero(scene: NovaScene, id: string): NovaHero | undefined {
  return scene.heroes.find((one) => one.id === id);
}

export function model(scene: NovaScene, id: string): NovaModel | undefined {
  return scene.models.find((one) => one.id === id);
}

export function heroesOf(scene: NovaScene, seat: string): NovaHero[] {
  return scene.heroes.filter((one) => one.seat === seat);
}
