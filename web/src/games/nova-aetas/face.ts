import type { NovaScene } from "../../wire";
import type { GameFace } from "../face";
import Asked from "./Asked.svelte";
import Board from "./Board.svelte";
import Centre from "./Centre.svelte";
import Chip from "./Chip.svelte";
import Cover from "./Cover.svelte";
import Details from "./Details.svelte";
import Emblem from "./Emblem.svelte";
import Piece from "./Piece.svelte";
import { ruler } from "./ruler";
import Seat from "./Seat.svelte";

/** To whoever acts; in a settlement to the mission that comes next. */
function closeUp(view: unknown): string {
  const { mission, actor, campaign, phase } = view as NovaScene;
  if (mission?.field) return actor ? `model:${actor}` : "";
  const next = phase === "settlement" ? campaign?.stages.find(({ state }) => state === "next") : undefined;
  return next ? `mission:${next.id}` : "";
}

export const face: GameFace = { Board, Centre, Chip, Seat, Details, Emblem, Piece, Cover, Asked, ruler, closeUp };
