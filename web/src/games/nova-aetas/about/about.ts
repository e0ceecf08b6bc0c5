import type {
  NovaCard,
  NovaElement,
  NovaEnemy,
  NovaGear,
  NovaHero,
  NovaLocation,
  NovaModel,
  NovaScene,
  NovaSkill,
  NovaStage,
  NovaStep,
} from "../wire";
import { card, hero, model } from "../seat/sides";

/** What a spot is about, as a sheet can show it. */
export type About =
  | { sort: "square"; square: string; models: NovaModel[]; elements: NovaElement[] }
  | { sort: "hero"; hero: NovaHero }
  | { sort: "model"; model: NovaModel; enemy: NovaEnemy | undefined }
  | { sort: "enemy"; enemy: NovaEnemy }
  | { sort: "gear"; gear: NovaGear }
  | { sort: "skill"; skill: NovaSkill }
  | { sort: "card"; card: NovaCard }
  | { sort: "element"; element: NovaElement }
  | { sort: "location"; location: NovaLocation }
  | { sort: "stage"; stage: NovaStage }
  | { sort: "step"; step: NovaStep }
  | { sort: "text"; name: string; text: string }
  | { sort: "hours" | "mission" | "treasury" | "table" };

const WHOLE: Record<string, About["sort"] & ("hours" | "mission" | "treasury")> = {
  horologium: "hours",
  alarm: "mission",
  counter: "mission",
  objective: "mission",
  event: "mission",
  treasury: "treasury",
  reagent: "treasury",
  formula: "treasury",
};

export function about(scene: NovaScene, spot: string): About {
  const [sort = "", a = "", b = ""] = spot.split(":");
  const person = hero(scene, a);
  const elements = scene.mission?.elements ?? [];
  if (sort === "square") {
    return {
      sort,
      square: a,
      models: scene.models.filter((one) => one.at === a),
      elements: elements.filter((one) => one.at === a),
    };
  }
  if (sort === "gear" || sort === "skill" || sort === "destiny") return ofHero(person, sort, b);
  if (person) return { sort: "hero", hero: person };
  const figure = model(scene, a);
  if (figure) return { sort: "model", model: figure, enemy: card(scene, figure.kind) };
  const enemy = card(scene, a);
  if (enemy) return { sort: "enemy", enemy };
  const element = elements.find((one) => one.id === a && one.at === b);
  if (sort === "element" && element) return { sort, element };
  const location = scene.mission?.locations.find((one) => one.id === a || one.nodes.some((node) => node.id === a));
  if (location) return { sort: "location", location };
  const whole = WHOLE[sort];
  return whole ? { sort: whole } : named(scene, sort, a);
}

function ofHero(person: NovaHero | undefined, sort: "gear" | "skill" | "destiny", id: string): About {
  const gear = person?.gear.find((one) => one.place === Number(id));
  if (sort === "gear" && gear?.item) return { sort, gear };
  const skill = person?.skills.find((one) => one.id === id);
  if (sort === "skill" && skill) return { sort, skill };
  const found = person?.destiny.find((one) => one.id === id);
  if (found) return { sort: "card", card: found };
  return person ? { sort: "hero", hero: person } : { sort: "table" };
}

function named(scene: NovaScene, sort: string, id: string): About {
  const thing = scene.mission?.things.find((one) => one.id === id);
  if (thing) return { sort: "text", name: thing.name, text: thing.at };
  const item = scene.treasury.items.find((one) => one.id === id);
  if (sort === "item" && item) return { sort: "text", name: item.name, text: item.text };
  const place = scene.campaign?.places.find((one) => one.id === id);
  if (place) return { sort: "text", name: place.name, text: place.text };
  const stage = scene.campaign?.stages.find((one) => one.id === id);
  if (stage) return { sort: "stage", stage };
  const step = scene.mission?.encounter?.steps.find((one) => one.id === id);
  if (step) return { sort: "step", step };
  return { sort: "table" };
}
