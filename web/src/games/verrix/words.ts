import { say } from "../../say.svelte";
import type { VerrixActionCard, VerrixScene, VerrixTerritory } from "./wire";
import { tribe } from "./seat/seats";

export function villageLabel(scene: VerrixScene, { name, village }: VerrixTerritory): string {
  return say("verrix-village-at", { tribe: tribe(scene, village)?.name ?? "", territory: name });
}

export function territoryLabel(scene: VerrixScene, territory: VerrixTerritory): string {
  if (territory.market) return say("verrix-port", { territory: territory.name });
  if (!territory.village) return say("verrix-free", { territory: territory.name });
  return `${territory.name}. ${villageLabel(scene, territory)}`;
}

export function goodName(scene: VerrixScene, id: string, n = 1): string {
  const good = scene.goods.find((one) => one.id === id);
  return (n === 1 ? good?.name : good?.names) ?? "";
}

export function placeName(scene: VerrixScene, id: string): string {
  return scene.territories.find((one) => one.id === id)?.name ?? "";
}

/** A card in one sentence, for whoever hears it. */
export function cardLabel(card: VerrixActionCard, state: string): string {
  const cost = card.cost === null ? "" : say("verrix-needs", { n: card.cost, classes: card.classes_text });
  const facts = [card.name, state, card.type_name, cost, card.place_text].filter(Boolean).join(", ");
  return [facts, card.text].filter(Boolean).join(". ");
}
