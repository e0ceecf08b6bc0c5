import { say } from "../../../say.svelte";
import type { Desk, Held } from "../../face";
import { FACES, KINDS, MARKS } from "../drawn/icons";
import type { WrothScene } from "../wire";
import { owed, standing } from "../words";
import { colour, faction } from "./seats";

/** The dice one may take from the pool just now; one's own dice, elites, feats and abilities. */
export function hand(desk: Desk, seat: string): Held[] {
  const scene = desk.view as WrothScene;
  const side = faction(scene, seat);
  if (!side) return [];
  const own = { cost: "", text: "", isSpent: false, colour: colour(seat) };
  const dice = (all: Record<string, number>, spot: string, kind: string, of = own.colour): Held[] =>
    Object.keys(FACES)
      .filter((face) => all[face])
      .map((face) => ({ ...own, spot: `${spot}:${face}`, name: scene.actions[face] ?? "", icon: FACES[face]!, kind, cost: `×${all[face]}`, colour: of }));
  const isDrafted = Object.keys(scene.pool).some((face) => desk.state(`die:${face}`) === "open");
  return [
    ...(isDrafted ? dice(scene.pool, "die", say("wroth-pool"), "var(--line-strong)") : []),
    ...dice(side.dice, `held:${seat}`, say("wroth-dice")),
    ...(side.omni ? [{ ...own, spot: `omni:${seat}`, name: scene.omnis[side.omni] ?? "", icon: FACES[side.omni] ?? "", kind: say("wroth-dice") }] : []),
    ...side.reserve.map(({ kind, name, n, cost, vitality, vp }) => ({
      ...own,
      spot: `elite:${seat}:${kind}`,
      name,
      icon: KINDS[kind] ?? "",
      kind: say("wroth-left", { n }),
      cost: `${cost}`,
      text: say("wroth-reserve-unit", { name, n, cost, vitality, vp }),
      isSpent: n === 0,
    })),
    ...side.feats.map((feat) => ({ ...own, spot: `feat:${feat.id}`, name: feat.name, icon: MARKS.vp, kind: standing(feat), text: feat.text, isSpent: feat.used })),
    ...side.abilities.map((one) => ({ ...own, spot: `ability:${one.id}`, name: one.name, icon: KINDS[one.of] ?? MARKS.first, kind: owed(side, one), text: one.text })),
  ];
}
