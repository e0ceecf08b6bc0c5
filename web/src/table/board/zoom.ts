/** How the board lies in its box: so many times as large, moved by x and y. 1, 0, 0 fits. */
export interface Lie {
  k: number;
  x: number;
  y: number;
}

export interface Box {
  width: number;
  height: number;
}

export const FIT: Lie = { k: 1, x: 0, y: 0 };
/** So many times larger or smaller by one key or button. */
export const STEP = 1.4;
const LARGEST = 6;
/** Pixels that the buttons over the foot of the board take. */
const FOOT = 64;
/** Pixels that a finger needs. */
const FINGER = 44;

/** Never smaller than its box, and never so far that the box shows what is not there; but a large one comes out from
 * behind the buttons at its foot. */
export function kept(lie: Lie, box: Box): Lie {
  const k = Math.min(LARGEST, Math.max(1, lie.k));
  const within = (at: number, length: number, more = 0) => Math.min(0, Math.max(length - length * k - more, at));
  return { k, x: within(lie.x, box.width), y: within(lie.y, box.height, k > 1 ? FOOT : 0) };
}

/** Larger or smaller, so that what is at that point of the box stays there. */
export function zoomed(lie: Lie, by: number, at: { x: number; y: number }, box: Box): Lie {
  const k = Math.min(LARGEST, Math.max(1, lie.k * by));
  const real = k / lie.k;
  return kept({ k, x: at.x - (at.x - lie.x) * real, y: at.y - (at.y - lie.y) * real }, box);
}

/** So near that something of this size is as large as a finger, with it in the middle; as it lies where all fits. */
export function near(size: number, at: { x: number; y: number }, box: Box): Lie {
  const k = Math.min(LARGEST, Math.max(1, FINGER / size));
  return kept({ k, x: box.width / 2 - at.x * k, y: box.height / 2 - at.y * k }, box);
}

export function moved(lie: Lie, x: number, y: number, box: Box): Lie {
  return kept({ ...lie, x: lie.x + x, y: lie.y + y }, box);
}

/** Two fingers: what was between them stays between them. */
export function pinched(lie: Lie, before: [Point, Point], after: [Point, Point], box: Box): Lie {
  const was = middle(before);
  const is = middle(after);
  const by = distance(after) / Math.max(1, distance(before));
  const larger = zoomed(lie, by, was, box);
  return moved(larger, is.x - was.x, is.y - was.y, box);
}

interface Point {
  x: number;
  y: number;
}

function middle([one, other]: [Point, Point]): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance([one, other]: [Point, Point]): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
