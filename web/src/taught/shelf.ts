import { get } from "../api";
import type { Lang } from "../say.svelte";
import type { Teaching } from "../wire";

const known = new Map<string, Promise<Teaching>>();

/** How a game is taught, fetched once for each language. Throws Trouble. */
export function teachingOf(game: string, lang: Lang): Promise<Teaching> {
  const key = `${game} ${lang}`;
  const coming = known.get(key) ?? get("/api/games/{game}/teaching", { params: { path: { game } } });
  known.set(key, coming);
  coming.catch(() => known.delete(key)); // asked again the next time
  return coming;
}
