import type { Line } from "../log/lines";
import type { TableStore } from "../state/store.svelte";
import { whereIs, type Place } from "./whereabouts";

/** A piece on its way over the board, from a place on the screen to another. */
export interface Flight {
  id: number;
  how: string;
  piece: string;
  who: string;
  n: number;
  faces: string[];
  from: Place;
  to: Place;
  ms: number;
}

/** What flies over the board just now. */
export class Air {
  flights = $state.raw<Flight[]>([]);
  private flown = 0;

  constructor(private readonly store: TableStore) {}

  clear(): void {
    if (this.flights.length) this.flights = [];
  }

  fly(line: Line, ms: number): void {
    const { how, to: goal, piece = "", who = "", n = 1, faces = [], source = "" } = line.motion!;
    const seats = [...(this.store.shown?.seats ?? []), ...Object.keys(this.store.shown?.automated ?? {})];
    const to = whereIs(goal, seats, who);
    const from = (source && whereIs(source, seats, who)) || to;
    this.flights = to && from ? [{ id: ++this.flown, how, piece, who, n, faces, from, to, ms }] : [];
  }
}
