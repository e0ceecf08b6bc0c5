import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Centre from "./Centre.svelte";
import Chip from "./Chip.svelte";
import Cover from "./Cover.svelte";
import Details from "./Details.svelte";
import Emblem from "./Emblem.svelte";
import Piece from "./Piece.svelte";
import Seat from "./Seat.svelte";

export const face: GameFace = { Board, Centre, Chip, Seat, Details, Emblem, Piece, Cover };
