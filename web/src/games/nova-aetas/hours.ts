import type { NovaModel, NovaScene } from "../../wire";

export const SECTORS = 12;

/** An Activation Token on the Horologium: in which sector it lies, and whether only the next lap meets it. */
export interface Token {
  spot: string;
  who: string;
  name: string;
  hour: number;
  sector: number;
  later: boolean;
}

/** The sector of an hour, 0 to 11. */
export function sector(hour: number): number {
  return (hour - 1) % SECTORS;
}

const lap = (hour: number) => Math.floor((hour - 1) / SECTORS);

/** Those that lie there: one for each Hero and Ally, one for each Enemy Card; the next one to act comes first. */
export function tokens(scene: NovaScene): Token[] {
  const t = Math.max(1, scene.mission?.t ?? 1);
  const own = scene.models.filter((one: NovaModel) => one.side !== "enemy" && one.hour > 0);
  const groups = scene.enemies.filter((one) => one.hour > 0);
  const all = [
    ...own.map(({ id, name, hour }) => ({ id, name, hour })),
    ...groups.map(({ id, names, hour }) => ({ id, name: names, hour })),
  ];
  return all
    .map(({ id, name, hour }) => ({
      spot: `hour:${id}`, who: id, name, hour, sector: sector(hour), later: lap(hour) > lap(t),
    }))
    .sort((a, b) => a.hour - b.hour);
}

/** Which of those in its sector a token is. */
export function lying(all: readonly Token[], token: Token): number {
  return all.filter((one) => one.sector === token.sector).indexOf(token);
}

/** Where it lies in the sector: how far along it, and how far out from the middle. Two side by side, then further in. */
export function slot(place: number): { part: number; far: number } {
  const far = Math.max(0.36, 0.77 - Math.floor(place / 2) * 0.19);
  return { part: place % 2 ? 0.74 : 0.26, far };
}
