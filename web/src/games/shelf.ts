import type { GameFace } from "./face";

/** Each game's drawings are loaded when a table of it is opened. */
export const FACES: Record<string, () => Promise<GameFace>> = {
  wroth: () => import("./wroth/face").then((module) => module.face),
  "nova-aetas": () => import("./nova-aetas/face").then((module) => module.face),
  verrix: () => import("./verrix/face").then((module) => module.face),
};
