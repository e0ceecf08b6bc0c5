import type { GameFace } from "./face";

/** Each game's drawings are loaded when a table of it is opened. */
export const FACES: Record<string, () => Promise<GameFace>> = {
  wroth: () => import("./wroth/face").then((module) => module.face),
  "nova-aetas": () => import("./nova-aetas/face").then((module) => module.face),
  verrix: () => import("./verrix/face").then((module) => module.face),
};

/** What is shown away from a table loads without the rest: marks of seats, */
export const EMBLEMS: Record<string, () => Promise<GameFace["Emblem"]>> = {
  wroth: () => import("./wroth/Emblem.svelte").then((module) => module.default),
  "nova-aetas": () => import("./nova-aetas/Emblem.svelte").then((module) => module.default),
  verrix: () => import("./verrix/Emblem.svelte").then((module) => module.default),
};

/** and the picture of a game, when somebody comes near it. */
export const COVERS: Record<string, () => Promise<GameFace["Cover"]>> = {
  wroth: () => import("./wroth/Cover.svelte").then((module) => module.default),
  "nova-aetas": () => import("./nova-aetas/Cover.svelte").then((module) => module.default),
  verrix: () => import("./verrix/Cover.svelte").then((module) => module.default),
};
