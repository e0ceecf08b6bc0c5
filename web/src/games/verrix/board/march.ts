import type { Line, Point } from "../../drawn/map/line";

const BEND = 0.18;
export const SHORT = 38; // it ends before the roof

/** A bent line from the nearest of some places to another. */
export function march(from: readonly Point[], to: Point): Line | null {
  const far = ([x, y]: Point) => Math.hypot(to[0] - x, to[1] - y);
  const [start] = [...from].sort((a, b) => far(a) - far(b));
  if (!start || far(start) < 2 * SHORT) return null;
  const [dx, dy] = [to[0] - start[0], to[1] - start[1]];
  const [mx, my] = [start[0] + dx / 2 + BEND * dy, start[1] + dy / 2 - BEND * dx];
  const last = Math.hypot(to[0] - mx, to[1] - my);
  const x = to[0] - (SHORT * (to[0] - mx)) / last;
  const y = to[1] - (SHORT * (to[1] - my)) / last;
  const turn = (Math.atan2(to[1] - my, to[0] - mx) * 180) / Math.PI;
  const d = [start[0], start[1], mx, my, x, y].map((value) => value.toFixed(1));
  return { d: `M${d[0]} ${d[1]}Q${d[2]} ${d[3]} ${d[4]} ${d[5]}`, x, y, turn };
}
