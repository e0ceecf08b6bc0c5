import { get } from "../api";
import type { Lang } from "../say.svelte";
import type { CardInfo } from "../room/types";
import type { RuleInfo } from "../wire";

const rules = new Map<string, Promise<RuleInfo[]>>();
const cards = new Map<string, Promise<CardInfo[]>>();

/** The whole ledger of a game, fetched once for each language. Throws Trouble. */
export function rulesOf(game: string, lang: Lang): Promise<RuleInfo[]> {
  return kept(rules, `${game} ${lang}`, () => get("/api/games/{game}/rules", { params: { path: { game } } }));
}

export function cardsOf(game: string, lang: Lang): Promise<CardInfo[]> {
  return kept(cards, `${game} ${lang}`, () => get("/api/games/{game}/cards", { params: { path: { game } } }));
}

function kept<T>(shelf: Map<string, Promise<T>>, key: string, fetch: () => Promise<T>): Promise<T> {
  const known = shelf.get(key);
  if (known) return known;
  const coming = fetch();
  shelf.set(key, coming);
  coming.catch(() => shelf.delete(key)); // asked again the next time
  return coming;
}
