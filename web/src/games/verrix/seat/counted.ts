import type { VerrixActionCard, VerrixOwnCard, VerrixScene, VerrixTribe } from "../wire";

/** The goods that are there, in the order of the box. */
export function stock(kinds: VerrixScene["goods"], goods: Record<string, number>): { id: string; n: number }[] {
  return kinds.map(({ id }) => ({ id, n: goods[id] ?? 0 })).filter(({ n }) => n > 0);
}

export type CardState = VerrixOwnCard["state"];
/** What can be played comes first, what is gone last. */
export const STATES: CardState[] = ["lying", "ready", "discarded", "unlearned", "removed"];

export interface Hand {
  state: CardState;
  cards: VerrixActionCard[];
}

/** A tribe's Action cards as they are printed, by what can be done with them. */
export function hands(scene: VerrixScene, side: VerrixTribe): Hand[] {
  const printed = new Map(scene.actions.map((card) => [card.id, card]));
  return STATES.map((state) => ({
    state,
    cards: side.cards.filter((own) => own.state === state).flatMap((own) => printed.get(own.id) ?? []),
  })).filter(({ cards }) => cards.length > 0);
}

/** Everybody's place in the order of the next Month: those who have passed, then open places. */
export function coming(scene: VerrixScene): (string | null)[] {
  return scene.tribes.map((_, at) => scene.passed[at] ?? null);
}
