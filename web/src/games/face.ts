import type { Component, Snippet } from "svelte";
import type { Survey } from "../wire";

/** What the frame tells a game's drawing about a spot: may it be chosen now, is it refused, or neither. */
export type SpotState = "open" | "refused" | "quiet";

/** Attributes that make an element a spot: pointer, touch and keyboard all work, and it says what it is. */
export interface SpotProps {
  "data-spot": string;
  "data-state": SpotState;
  role: "button";
  tabindex: 0 | -1;
  "aria-label": string;
  onclick: (event: Event) => void;
  onkeydown: (event: KeyboardEvent) => void;
  onpointerenter: () => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
}

/** A way over the board: its spots from the first to the last, and a few characters to draw at some of them. */
export interface Way {
  spots: readonly string[];
  who: string;
  notes: Readonly<Record<string, string>>;
  /** It is the one that somebody looks at; the others are only possible. */
  isTold: boolean;
}

/** What a game's drawing gets from the frame. Everything is reactive; a drawing asks and draws, it decides nothing. */
export interface Desk {
  /** What lies on the table, as the game's own types say (the frame does not look into it). */
  readonly view: unknown;
  /** The seat through which one looks; null for a spectator. */
  readonly me: string | null;
  readonly lang: "en" | "it";
  /** A seat's name in the language of the reader. */
  title(seat: string): string;
  state(spot: string): SpotState;
  /** Somebody points at it: a log line, a candidate of the automa, a suggestion, a preview. */
  pointed(spot: string): boolean;
  /** A few characters to draw beside a spot while something points at it: "threat 4". */
  note(spot: string): string;
  /** What it costs to choose it, in a few characters, while somebody is to choose. */
  cost(spot: string): string;
  /** So many times nearer than where the whole board fits. */
  readonly near: number;
  /** The ways that the question, or the option somebody points at, would take. */
  readonly ways: readonly Way[];
  /** The spots of what happened last, for a board that marks them. */
  readonly last: readonly string[];
  /** What is measured just now, to be drawn over the board. */
  readonly survey: Survey | null;
  /** Spread over the element that is the spot; `label` is what it is, in words. */
  at(spot: string, label: string): SpotProps;
  /** Looks back at the moment before the log first tells of it; null where it never does. */
  back(spot: string): (() => void) | null;
  /** Open the sheet with everything about a spot. */
  open(spot: string): void;
}

/** A place one can measure from and to. */
export interface End {
  spot: string;
  label: string;
}

/** For games where distances and sight matter; the numbers come from the server. */
export interface Ruler {
  isHere(view: unknown): boolean;
  /** Pointing at it shows what is measured from it. */
  isFigure(spot: string): boolean;
  isEnd(spot: string): boolean;
  ends(view: unknown): { label: string; ends: End[] }[];
  /** How one measures, in words, while nothing is measured yet. */
  how(): string;
  /** What the marks mean, in words; `rule` draws the mark of a rule. */
  Legend: Component<{ survey: Survey; rule: Snippet<[string]> }>;
}

/** A card, a die, a thing that somebody has, as small as it lies in the strip under the board; `text`: what it does. */
export interface Held {
  spot: string;
  name: string;
  icon: string;
  kind: string;
  cost: string;
  text: string;
  /** It is there and cannot be played: used, discarded, not yet learned. */
  isSpent: boolean;
  /** A CSS colour: whose it is, where that is not the seat's own. */
  colour: string;
}

export interface GameFace {
  /** The board: fills its box, one svg with a viewBox; the frame pans and zooms it. */
  Board: Component<{ desk: Desk }>;
  /** What else lies on the table and belongs to nobody: dice, a market, an open card. */
  Centre: Component<{ desk: Desk }>;
  /** One seat's figures in the strip: emblem, name, points, a few counts. */
  Chip: Component<{ desk: Desk; seat: string }>;
  /** One seat's whole sheet. */
  Seat: Component<{ desk: Desk; seat: string }>;
  /** Everything about one spot: a region, a card, a unit. */
  Details: Component<{ desk: Desk; spot: string }>;
  /** A seat's mark: colour, shape and letter. `desk`: where there is a table to look at. */
  Emblem: Component<{ seat: string; size?: number; title?: string; desk?: Desk }>;
  /** What flies in a motion. */
  Piece: Component<{ piece: string; who: string; n: number; face?: string }>;
  /** The picture of the game on the start page. */
  Cover: Component<Record<string, never>>;
  /** What the question is about, drawn above its answers: dice that have been rolled. `view`: as it lies when it is asked,
   * whatever still moves on the board, so that no answer moves under a finger. */
  Asked?: Component<{ view: unknown; desk: Desk }>;
  /** What somebody has in hand, in the order in which it is wanted. */
  hand?: (desk: Desk, seat: string) => Held[];
  ruler?: Ruler;
  /** Where its places are small on a phone: the spot to which the board comes near when somebody is asked; or none. */
  closeUp?: (view: unknown) => string;
}
