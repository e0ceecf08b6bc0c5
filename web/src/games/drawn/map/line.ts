export type Point = readonly [number, number];

/** A line to be drawn, and where its head points. */
export interface Line {
  d: string;
  x: number;
  y: number;
  turn: number;
}

const ROUND = 0.3; // how far a bend reaches into the stretches beside it
const NEAR = 14;

const far = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** A round line through the points which ends a little before the last; null where that is too near. */
export function through(points: readonly Point[], short: number): Line | null {
  const line = apart(points);
  const end = line.pop();
  while (line.length > 1 && end && far(line.at(-1)!, end) < short + NEAR) line.pop();
  const last = line.at(-1);
  if (!end || !last || far(last, end) < 2 * short) return null;
  const share = 1 - short / far(last, end);
  const tip: Point = [last[0] + share * (end[0] - last[0]), last[1] + share * (end[1] - last[1])];
  const all = [...line, tip];
  const turn = (Math.atan2(end[1] - last[1], end[0] - last[0]) * 180) / Math.PI;
  return { d: rounded(all), x: tip[0], y: tip[1], turn };
}

/** Points that lie almost upon each other make no bend. */
function apart(points: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (const [at, point] of points.entries()) {
    if (at === points.length - 1 || !found.length || far(found.at(-1)!, point) > NEAR) found.push(point);
  }
  return found;
}

function rounded(points: readonly Point[]): string {
  const put = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  let d = `M${put(points[0]!)}`;
  for (let at = 0; at + 1 < points.length; at++) {
    const [b, c] = [points[at]!, points[at + 1]!];
    const reach = ROUND * far(b, c);
    d += `C${put(handle(points, at, reach))} ${put(handle(points, at + 1, -reach))} ${put(c)}`;
  }
  return d;
}

/** From a point along the line's direction there, so far. */
function handle(points: readonly Point[], at: number, reach: number): Point {
  const [a, b] = [points[Math.max(0, at - 1)]!, points[Math.min(points.length - 1, at + 1)]!];
  const long = far(a, b) || 1;
  const [x, y] = points[at]!;
  return [x + (reach * (b[0] - a[0])) / long, y + (reach * (b[1] - a[1])) / long];
}
