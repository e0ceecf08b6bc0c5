import type { GameInfo, Listed } from "../../wire";

/** How a game in a list has ended, for whoever looks: won, lost, or won by others. */
export interface Ended {
  how: "won" | "lost" | "by" | "nobody";
  who: string[];
}

/** A side that is no seat of the game is everybody who sits there. */
export function resultOf(table: Pick<Listed, "winners" | "mine" | "chairs">, seats: GameInfo["seats"]): Ended | null {
  const { winners = null, mine = [], chairs } = table;
  if (winners === null) return null;
  const named = (side: string) => chairs[side]?.name || seats.find(({ seat }) => seat === side)?.name;
  if (winners.some((side) => (named(side) ? mine.includes(side) : mine.length > 0))) return { how: "won", who: [] };
  const others = winners.flatMap((side) => named(side) ?? []);
  if (others.length) return { how: "by", who: others };
  return { how: mine.length ? "lost" : "nobody", who: [] };
}
