import { say } from "../../say.svelte";
import type { WrothAbility, WrothArmy, WrothFaction, WrothFeatCard, WrothRegion, WrothScene } from "./wire";
import type { Item } from "./board/arranged";
import { faction } from "./seat/seats";

export function armyLabel(scene: WrothScene, army: WrothArmy): string {
  return `${faction(scene, army.who)?.name ?? ""}: ${army.text}`;
}

export function regionLabel(scene: WrothScene, region: WrothRegion): string {
  const armies = region.armies.filter((army) => army.units > 0).map((army) => armyLabel(scene, army));
  return [region.name, ...armies].join(". ");
}

export function tokenLabel(scene: WrothScene, region: WrothRegion): string {
  const { value = 0, symbol = null } = region.token ?? {};
  if (!symbol) return say("wroth-token", { region: region.name, value });
  return say("wroth-token-action", { region: region.name, value, action: scene.actions[symbol] ?? "" });
}

export function unitLabel(scene: WrothScene, army: WrothArmy, item: Item): string {
  const side = faction(scene, army.who);
  const name = side?.name ?? "";
  if (item.sort === "tile") {
    return `${name}: ${item.n} ${item.n === 1 ? side?.regular : side?.regulars}`;
  }
  if (item.sort === "base") return say("wroth-base");
  const { n, name: unit, vitality, full } = item.elites;
  return say("wroth-elites", { name, n, unit, vitality, full });
}

/** Whether a feat is still there to be used. */
export function standing(feat: WrothFeatCard): string {
  if (feat.used) return say("wroth-used");
  return feat.once ? say("wroth-once") : say("wroth-always");
}

/** A feat as it is read out: many a text says itself how often. */
export function read(feat: WrothFeatCard): string {
  const often = standing(feat);
  return [feat.name, feat.text.startsWith(often) ? "" : often, feat.text].filter(Boolean).join(". ");
}

/** What an ability costs, or else which elites have it. */
export function owed(side: WrothFaction, ability: WrothAbility): string {
  if (ability.cost) return say("wroth-costs", { n: ability.cost });
  return side.reserve.find((unit) => unit.kind === ability.of)?.name ?? "";
}
