import type { Desk, Held } from "../../face";
import { MARKS, SLOTS } from "../drawn/icons";
import type { NovaHero, NovaScene } from "../wire";
import { colour, heroesOf, picture } from "./sides";

/** What the Heroes of a player have, of whoever acts first: weapons and things, skills, the card of Destiny. */
export function hand(desk: Desk, seat: string): Held[] {
  const scene = desk.view as NovaScene;
  const isActing = ({ id }: NovaHero) => scene.actor === id;
  const heroes = heroesOf(scene, seat);
  return [...heroes.filter(isActing), ...heroes.filter((hero) => !isActing(hero))].flatMap((hero) => has(hero));
}

function has(hero: NovaHero): Held[] {
  const own = { cost: "", text: "", isSpent: false, colour: colour(hero.id), kind: hero.name };
  return [
    { ...own, spot: `hero:${hero.id}`, name: hero.name, icon: picture(hero.id), kind: hero.advanced || hero.class_name },
    ...hero.gear
      .filter(({ item }) => item)
      .map((gear) => ({
        ...own,
        spot: `gear:${hero.id}:${gear.place}`,
        name: gear.name,
        icon: SLOTS[gear.slot] ?? MARKS.thing,
        cost: gear.resistance ? `${gear.resistance - gear.wounds}/${gear.resistance}` : "",
        text: [gear.line, gear.text].filter(Boolean).join(". "),
        isSpent: gear.unloaded,
      })),
    ...hero.skills
      .filter(({ learned }) => learned)
      .map((skill) => ({ ...own, spot: `skill:${hero.id}:${skill.id}`, name: skill.name, icon: MARKS.xp, cost: skill.price, text: skill.text })),
    ...hero.destiny.map(({ id, name, text }) => ({ ...own, spot: `destiny:${hero.id}:${id}`, name, icon: MARKS.heroism, text })),
  ];
}
