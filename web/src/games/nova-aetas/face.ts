import type { NovaScene } from "../../wire";
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Centre from "./Centre.svelte";
import Chip from "./Chip.svelte";
import Cover from "./Cover.svelte";
import Details from "./Details.svelte";
import Emblem from "./Emblem.svelte";
import Piece from "./Piece.svelte";
import { ruler } from "./ruler";
import Seat from "./Seat.svelte";

/** To whoever acts; nowhere between missions. */
function closeUp(view: unknown): string {
  const { mission, actor } = view as NovaScene;
  return mission?.field && actor ? `model:${actor}` : "";
}

export const face: GameFace = { Board, Centre, Chip, Seat, Details, Emblem, Piece, Cover, ruler, closeUp };
