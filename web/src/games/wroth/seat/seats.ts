import type { WrothFaction, WrothScene } from "../wire";

/** The colours a seat wears; the side of all humans wears ink. */
export function colour(seat: string): string {
  return seat === "humans" ? "var(--ink)" : `var(--${seat})`;
}

/** What is written on it. */
export function onColour(seat: string): string {
  if (seat === "humans") return "var(--sheet)";
  return seat === "ooglan" ? "var(--on-ooglan)" : "var(--on-seat)";
}

export function faction(scene: WrothScene, seat: string): WrothFaction | undefined {
  return scene.factions.find((one) => one.id === seat);
}

/** The letter that goes with a side's colour; all humans together have a star. */
export function letter(scene: WrothScene, side: string): string {
  return faction(scene, side)?.letter ?? "★";
}
