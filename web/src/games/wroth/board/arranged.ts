import type { WrothArmy, WrothElites, WrothRegion } from "../wire";
import { field, lines, pack, type Box, type Field, type Placed } from "./layout";
import { LAND } from "./map";

export type Item =
  | { sort: "tile"; spot: string; who: string; n: number; w: number; h: number }
  | { sort: "die"; spot: string; who: string; elites: WrothElites; w: number; h: number }
  | { sort: "base"; spot: string; who: string; w: number; h: number };
/** As much of a scene as is needed to lay out its pieces. */
export interface Table {
  base: number;
  factions: readonly { id: string; ai: boolean }[];
  regions: readonly WrothRegion[];
}
export interface Stand {
  army: WrothArmy;
  spot: string;
  boxes: Box[];
  pieces: Placed<Item>[];
}
export interface Ground {
  region: WrothRegion;
  stands: Stand[];
  base: Placed<Item> | null;
}

const HIGH = 54;
const WIDE = { tile: 78, die: 64, base: 40 };
/** Where the factions moor: the corners of the sea, by their order around the table. */
const [W, H] = LAND.size;
const MOORINGS: Box[] = [
  { x: 44, y: 30, w: 152, h: 90 },
  { x: W - 196, y: 30, w: 152, h: 90 },
  { x: W - 196, y: H - 130, w: 152, h: 90 },
  { x: 44, y: H - 130, w: 152, h: 90 },
];

function ground(region: number): Field {
  const { top, rows, room } = anchors(region);
  const [x, y, w, h] = room;
  return { top, row: 6, rows, middle: { x: x + w / 2, y: y + h / 2 } };
}

export function head(region: number): Box {
  const [x, y, w, h] = anchors(region).head;
  return { x, y, w, h };
}

export function anchors(region: number) {
  return LAND.anchors[String(region) as keyof typeof LAND.anchors];
}

export function outline(region: number): string {
  return LAND.regions[String(region) as keyof typeof LAND.regions];
}

/** Every piece on the map with its place. */
export function arrange(scene: Table): Ground[] {
  return scene.regions.map((region) => (region.id ? inland(scene, region) : afloat(scene, region)));
}

function inland(scene: Table, region: WrothRegion): Ground {
  const armies = region.armies.filter((army) => army.units > 0);
  const base = scene.base === region.id ? [[standard(scene)]] : [];
  const placed = laid([...base, ...armies.map((army) => pieces(army, region.id))], region.id, ground(region.id));
  const banner = base.length ? (placed.shift()?.[0] ?? null) : null;
  return { region, base: banner, stands: armies.map((army, at) => stand(army, region.id, placed[at] ?? [])) };
}

function afloat(scene: Table, region: WrothRegion): Ground {
  const armies = region.armies.filter((army) => army.units > 0);
  const order = scene.factions.map((one) => one.id);
  const stands = MOORINGS.flatMap((mooring, at) => {
    const moored = armies.filter((army) => order.indexOf(army.who) % MOORINGS.length === at);
    const placed = laid(moored.map((army) => pieces(army, 0)), -at, field(mooring));
    return moored.map((army, number) => stand(army, 0, placed[number] ?? []));
  });
  return { region, base: null, stands };
}

function stand(army: WrothArmy, region: number, placed: Placed<Item>[]): Stand {
  const scale = placed[0]?.scale ?? 1;
  return { army, spot: `army:${army.who}:${region}`, boxes: lines(placed, 3 * scale), pieces: placed };
}

const known = new Map<string, Placed<Item>[][]>();

/** As `pack`, which looks for a while: for pieces of the same shapes in the same place it is asked once. */
function laid(groups: Item[][], place: number, where: Field): Placed<Item>[][] {
  const key = `${place} ${groups.map((group) => group.map((item) => item.w).join()).join(";")}`;
  const placed = known.get(key) ?? pack(groups, where);
  known.set(key, placed);
  return placed.map((group, number) => group.map((one, at) => ({ ...one, item: groups[number]![at]! })));
}

function pieces(army: WrothArmy, region: number): Item[] {
  const { who } = army;
  const unit = (kind: string) => `unit:${who}:${region}:${kind}`;
  const elites = army.elites.map(
    (one): Item => ({ sort: "die", spot: unit(one.kind), who, elites: one, w: WIDE.die, h: HIGH }),
  );
  if (!army.regulars) return elites;
  return [{ sort: "tile", spot: unit("regular"), who, n: army.regulars, w: WIDE.tile, h: HIGH }, ...elites];
}

function standard(scene: Table): Item {
  const who = scene.factions.find((one) => one.ai)?.id ?? "";
  return { sort: "base", spot: "base", who, w: WIDE.base, h: HIGH };
}
