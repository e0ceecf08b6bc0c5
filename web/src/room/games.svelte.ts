import { get } from "../api";
import { lang, type Lang } from "../say.svelte";
import type { GameInfo } from "./types";

const known = $state<Record<Lang, GameInfo[] | null>>({ en: null, it: null });

/** What can be played here, in the reader's language; fetched once for each. */
export async function loadGames(): Promise<GameInfo[]> {
  const spoken = lang();
  known[spoken] ??= await get("/api/games");
  return known[spoken];
}

/** As far as they are known by now; loading them is the page's business. */
export function games(): GameInfo[] {
  return known[lang()] ?? [];
}

/** Where no game is meant in particular. */
export function firstGame(): string {
  return games()[0]?.name ?? "";
}

export function gameNamed(name: string): GameInfo | undefined {
  return games().find((game) => game.name === name);
}

export function seatName(game: string, seat: string): string {
  return gameNamed(game)?.seats.find((each) => each.seat === seat)?.name ?? seat;
}

/** What people called it, or else the game's name. */
export function tableName(table: { title: string; game: string }): string {
  return table.title || (gameNamed(table.game)?.title ?? table.game);
}
