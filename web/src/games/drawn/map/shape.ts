/** The outline of a thing on the map: a path, or a box with round corners; and where a note about it hangs. */
export interface Shape {
  key: string;
  spot: string;
  d: string;
  x: number;
  y: number;
  w: number;
  h: number;
  round: number;
  cx: number;
  top: number;
  /** One of many side by side: its line is thin. */
  thin?: boolean;
}
