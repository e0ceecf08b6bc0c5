import { say } from "../../../say.svelte";
import type { Desk, Held } from "../../face";
import { CLASSES, MARKS, TYPES } from "../drawn/icons";
import type { VerrixScene } from "../wire";
import { hands } from "./counted";
import { colour, tribe } from "./seats";

/** A tribe's Action cards and Events, what can be played first; then its characters. */
export function hand(desk: Desk, seat: string): Held[] {
  const scene = desk.view as VerrixScene;
  const side = tribe(scene, seat);
  if (!side) return [];
  const own = { cost: "", text: "", isSpent: false, colour: colour(seat) };
  const events = [...side.drawn.cards, ...side.held.cards];
  return [
    ...events.map(({ name, text }) => ({ ...own, spot: `event:${seat}`, name, icon: MARKS.event, kind: say("verrix-events"), text })),
    ...hands(scene, side).flatMap(({ state, cards }) =>
      cards.map((card) => ({
        ...own,
        spot: `card:${seat}:${card.id}`,
        name: card.name,
        icon: TYPES[card.type] ?? "",
        kind: [state === "ready" ? card.type_name : say(`verrix-card-${state}`), card.classes_text, card.place_text].filter(Boolean).join(" · "),
        cost: card.cost === null ? "" : `${card.cost}`,
        text: card.text,
        isSpent: state !== "ready" && state !== "lying",
      })),
    ),
    ...side.characters.map((one) => ({
      ...own,
      spot: `character:${seat}:${one.id}`,
      name: one.name,
      icon: CLASSES[one.class] ?? MARKS.force,
      kind: `${one.class_name} · ${say(`verrix-where-${one.where}`)}`,
      cost: `${one.strength}`,
      text: one.slots.filter(({ filled }) => filled).map((slot) => say("verrix-slot-filled", { good: slot.good_name, bonus: slot.bonus_name })).join(". "),
      isSpent: one.where !== "ready",
    })),
  ];
}
