import type { NovaScene } from "../wire";
import { say } from "../../../say.svelte";
import type { End, Ruler } from "../../face";
import Legend from "./Legend.svelte";
import { name } from "./grid";

/** Figures and squares: everything on the field has a distance from everything else. */
export const ruler: Ruler = {
  isHere: (view) => Boolean((view as NovaScene | undefined)?.mission?.field),
  isFigure: (spot) => /^(model|gear):/.test(spot),
  isEnd: (spot) => /^(model|square):/.test(spot),
  ends,
  how: () => say("nova-ruler-how"),
  Legend,
};

function ends(view: unknown): { label: string; ends: End[] }[] {
  const scene = view as NovaScene;
  const { width = 0, height = 0 } = scene.mission?.field ?? {};
  const figures = (isEnemy: boolean) =>
    scene.models
      .filter((model) => model.at && (model.side === "enemy") === isEnemy)
      .map((model) => ({ spot: `model:${model.id}`, label: say("nova-figure-at", { name: model.name, square: model.at }) }));
  const squares = Array.from({ length: width * height }, (_, at) =>
    name({ col: at % width, row: Math.floor(at / width) }),
  );
  return [
    { label: say("nova-heroes"), ends: figures(false) },
    { label: say("nova-enemies"), ends: figures(true) },
    { label: say("nova-squares"), ends: squares.map((square) => ({ spot: `square:${square}`, label: square })) },
  ].filter((group) => group.ends.length);
}
