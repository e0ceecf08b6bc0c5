import type { NovaModel, NovaScene } from "../wire";

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
      spot: `hour:${id}`,
      who: id,
      name,
      hour,
      sector: sector(hour),
      later: lap(hour) > lap(t),
    }))
    .sort((a, b) => a.hour - b.hour);
}

/** Which of those in its sector a token is, and how many there are. */
export function lying(all: readonly Token[], token: Token): { place: number; many: number } {
  const beside = all.filter((one) => one.sector === token.sector);
  return { place: beside.indexOf(token), many: beside.length };
}

export interface Slot {
  part: number;
  far: number;
  scale: number;
}

const FEW: Slot[] = [
  [0.26, 0.77],
  [0.74, 0.77],
  [0.5, 0.56],
].map(([part, far]) => ({ part: part!, far: far!, scale: 0.68 }));
const MANY: Slot[] = [
  [0.26, 0.82],
  [0.74, 0.82],
  [0.26, 0.69],
  [0.74, 0.69],
  [0.25, 0.56],
  [0.75, 0.56],
  [0.25, 0.44],
  [0.75, 0.44],
].map(([part, far]) => ({ part: part!, far: far!, scale: 0.44 }));

/** Where a token lies in its sector with so many: how far along it, how far out, how large. */
export function slot(place: number, many: number): Slot {
  const slots = many > FEW.length ? MANY : FEW;
  return slots[Math.min(place, slots.length - 1)]!;
}
