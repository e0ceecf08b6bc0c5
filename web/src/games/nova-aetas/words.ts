import { say } from "../../say.svelte";
import type { NovaModel, NovaScene, NovaStage } from "./wire";
import { heightAt, letterAt } from "./board/grid";

/** A figure in one sentence, for whoever hears it. */
export function modelLabel(scene: NovaScene, model: NovaModel): string {
  const parts = [
    say("nova-model", { name: model.name, left: model.health - model.wounds, health: model.health }),
    model.at ? say("nova-on", { square: model.at }) : "",
    model.down ? say("nova-down") : "",
    ...model.tokens.map((token) => tokenName(scene, token)),
    ...model.carries,
  ];
  return parts.filter(Boolean).join(", ");
}

export function tokenName(scene: NovaScene, token: string): string {
  return scene.tokens.find((one) => one.id === token)?.name ?? token;
}

/** A square in one sentence: its height, what stands on it. */
export function squareLabel(scene: NovaScene, square: string): string {
  const height = heightAt(scene.mission?.field, square);
  const ground = groundOf(scene, square);
  return [square, height ? say("nova-height", { n: height }) : "", ground].filter(Boolean).join(", ");
}

/** The letters that are no scenery but ground with a meaning. */
const GROUND: Record<string, string> = {
  "~": "water", "%": "swamp", A: "area", P: "point", G: "gaea", h: "start", d: "draft",
};

export function groundOf(scene: NovaScene, square: string): string {
  const letter = letterAt(scene.mission?.field, square);
  const scenery = scene.scenery.find((one) => one.letter === letter);
  const kind = GROUND[letter];
  return scenery?.name ?? (kind ? say(`nova-ground-${kind}`) : "");
}

export function stageLabel(stage: NovaStage): string {
  return say("nova-stage", { name: stage.name, state: say(`nova-stage-${stage.state}`) });
}
