import type { Shape as Outline } from "../drawn/map/shape";
import type { Drawing, SeatDrawn, Shape } from "./wire";

export const FIELD = 100;
/** Around the fields: the frame, in which the files and ranks are written. */
const RIM = 34;
const TABLE = 14;
/** Below it stands what the frame lays over the board. */
const FOOT = 36;
/** An outline keeps away from that of the next field. */
const INSIDE = 4;

/** Signs that no font is asked for. */
export const SIGNS: Record<string, string> = {
  "♚": "M96 408h320v44H96ZM84 376L40 168l116 84L256 84l100 168 116-84-44 208Z",
};

const GROUNDS = new Set(["field", "other", "goal", "home"]);

/** A field, not something that lies on one. */
export function isGround(shape: Pick<Shape, "tone">): boolean {
  return GROUNDS.has(shape.tone);
}

export function shapesOf(drawing: Drawing): Shape[] {
  return drawing.shapes.map((shape) => ({
    size: FIELD,
    spot: "",
    label: "",
    text: "",
    sign: "",
    points: [],
    ...shape,
  }));
}

/** The plate on which the fields lie, and the table around it. */
export function plate({ width, height }: Drawing) {
  const [x, y] = [-FIELD / 2 - RIM, -FIELD / 2 - RIM];
  return { x, y, w: width * FIELD + 2 * RIM, h: height * FIELD + 2 * RIM };
}

export function viewBox(drawing: Drawing): string {
  const { x, y, w, h } = plate(drawing);
  return `${x - TABLE} ${y - TABLE} ${w + 2 * TABLE} ${h + 2 * TABLE + FOOT}`;
}

/** What is drawn around a spot that may be chosen, or that somebody points at. */
export function outline(shape: Shape): Outline {
  const { x, y, spot, size } = shape;
  const half = size / 2 - INSIDE;
  const round = shape.how === "disc" || shape.how === "ring" ? half : 8;
  const box = { x: x - half, y: y - half, w: 2 * half, h: 2 * half, round };
  const d = shape.how === "polygon" ? path(shape) : "";
  return { key: spot, spot, d, ...box, cx: x, top: y - half, thin: true };
}

/** The outline of a shape with corners. */
export function path({ how, x, y, size, points }: Pick<Shape, "how" | "x" | "y" | "size" | "points">): string {
  const r = size / 2;
  const corners = how === "diamond" ? [[0, -r], [r, 0], [0, r], [-r, 0]] : points;
  return `M${corners.map(([dx, dy]) => `${x + dx!} ${y + dy!}`).join("L")}Z`;
}

/** A piece as a motion names it: its form, its tone, and what is written on it. */
export function pieceNamed(name: string): Shape {
  const [how = "disc", tone = "pale", text = ""] = name.split(" ");
  const size = how === "square" ? 62 : 70;
  return { how, tone, text, size, x: 0, y: 0, spot: "", label: "", sign: "", points: [] } as Shape;
}

/** What a board tells of a seat; a table that is drawn in another way tells nothing here. */
export function seatIn(view: unknown, seat: string): SeatDrawn | undefined {
  return isBoard(view) ? view.seats?.find((each) => each.seat === seat) : undefined;
}

/** Is this a board that can be drawn from what it says? */
export function isBoard(view: unknown): view is Drawing {
  return typeof view === "object" && view !== null && "drawn" in view && view.drawn === "board";
}
