import type { GameFace } from "../face";
import Board from "./board/Board.svelte";
import Centre from "./centre/Centre.svelte";
import Chip from "./seat/Chip.svelte";
import Cover from "./Cover.svelte";
import Details from "./about/Details.svelte";
import Emblem from "./Emblem.svelte";
import { hand } from "./seat/hand";
import Piece from "./drawn/Piece.svelte";
import Seat from "./seat/Seat.svelte";

export const face: GameFace = { Board, Centre, Chip, Seat, Details, Emblem, Piece, Cover, hand };
