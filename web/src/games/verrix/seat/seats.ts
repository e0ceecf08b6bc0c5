import type { VerrixCharacter, VerrixScene, VerrixTribe } from "../wire";

const PALE = ["orange", "yellow"];

/** The colour a tribe wears; what is nobody's is grey. */
export function colour(tribe: string): string {
  return tribe ? `var(--${tribe})` : "var(--rock)";
}

/** What is written on it. */
export function onColour(tribe: string): string {
  return !tribe || PALE.includes(tribe) ? "var(--on-pale)" : "var(--on-seat)";
}

export function tribe(scene: VerrixScene, id: string): VerrixTribe | undefined {
  return scene.tribes.find((one) => one.id === id);
}

/** What a tribe is called after "tribe": Blue. */
export function named(scene: VerrixScene, id: string): string {
  return tribe(scene, id)?.name ?? "";
}

export function character(scene: VerrixScene, id: string): VerrixCharacter | undefined {
  return [...scene.tribes.flatMap((one) => one.characters), ...scene.greys].find((one) => one.id === id);
}
