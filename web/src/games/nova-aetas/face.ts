import type { NovaScene } from "./wire";
import type { GameFace } from "../face";
import Asked from "./centre/Asked.svelte";
import Board from "./board/Board.svelte";
import Centre from "./centre/Centre.svelte";
import Chip from "./seat/Chip.svelte";
import Cover from "./Cover.svelte";
import Details from "./about/Details.svelte";
import Emblem from "./Emblem.svelte";
import { hand } from "./seat/hand";
import Piece from "./drawn/Piece.svelte";
import { ruler } from "./board/ruler";
import Seat from "./seat/Seat.svelte";

/** To whoever acts; in a settlement to the mission that comes next. */
function closeUp(view: unknown): string {
  const { mission, actor, campaign, phase } = view as NovaScene;
  if (mission?.field) return actor ? `model:${actor}` : "";
  const next = phase === "settlement" ? campaign?.stages.find(({ state }) => state === "next") : undefined;
  return next ? `mission:${next.id}` : "";
}

export const face: GameFace = { Board, Centre, Chip, Seat, Details, Emblem, Piece, Cover, hand, Asked, ruler, closeUp };
