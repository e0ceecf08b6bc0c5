import type { VerrixActionCard, VerrixScene, VerrixTerritory, VerrixTrophy } from "../wire";
import type { CardState } from "../seat/counted";

export type About = { seat: string } & (
  | { sort: "territory"; territory: VerrixTerritory }
  | { sort: "sea"; sea: VerrixScene["seas"][number] }
  | { sort: "card"; card: VerrixActionCard; state: CardState }
  | { sort: "character"; id: string }
  | { sort: "trophy"; trophy: VerrixTrophy }
  | { sort: "festivals"; id: string }
  | { sort: "market" | "events" | "battle" | "seat" | "table" }
);

const PILES: Record<string, "market" | "events" | "battle"> = {
  market: "market", deck: "events", discard: "events", battle: "battle", camp: "battle", round: "battle", track: "battle",
};

/** What is meant by a spot that somebody wants to know everything about. */
export function about(scene: VerrixScene, spot: string): About {
  const [sort = "", a = "", b = ""] = spot.split(":");
  const seat = scene.tribes.some((one) => one.id === a) ? a : "";
  const territory = scene.territories.find((one) => one.id === (sort === "village" ? b : a));
  const sea = scene.seas.find((one) => one.id === a);
  const card = scene.actions.find((one) => one.id === b);
  const trophy = scene.trophies.find((one) => one.id === a);
  if ((sort === "territory" || sort === "village") && territory) return { seat, sort: "territory", territory };
  if (sort === "sea" && sea) return { seat, sort, sea };
  if (sort === "card" && card) return { seat, sort, card, state: stateOf(scene, seat, b) };
  if (sort === "character" || sort === "slot" || (sort === "unit" && b !== "commoner")) {
    return { seat, sort: "character", id: b };
  }
  if (sort === "trophy" && trophy) return { seat, sort, trophy };
  if (sort === "festival" || sort === "turn") return { seat, sort: "festivals", id: a };
  if (a === "market") return { seat: "", sort: "market" };
  return { seat, sort: PILES[sort] ?? (seat ? "seat" : "table") };
}

function stateOf(scene: VerrixScene, seat: string, card: string): CardState {
  const own = scene.tribes.find((one) => one.id === seat)?.cards.find((one) => one.id === card);
  return own?.state ?? "ready";
}
