import { expect, test } from "vitest";
import type { VerrixActionCard, VerrixTribe } from "../wire";
import { about } from "../about/about";
import { bare } from "../bare.testing";
import { coming, hands, stock } from "./counted";

const card = (id: string) => ({ id, name: id, cost: 2, classes: [], text: "" }) as unknown as VerrixActionCard;
const green = {
  id: "green",
  cards: [
    { id: "learn", state: "discarded" },
    { id: "cook", state: "ready" },
    { id: "feast-day", state: "unlearned" },
    { id: "pray", state: "ready" },
  ],
} as unknown as VerrixTribe;
const scene = bare({ actions: ["cook", "learn", "pray", "feast-day"].map(card), tribes: [green] });

test("cards lie by what can be done with them, the playable ones first", () => {
  const found = hands(scene, green).map(({ state, cards }) => [state, cards.map((one) => one.id)]);
  expect(found).toEqual([["ready", ["cook", "pray"]], ["discarded", ["learn"]], ["unlearned", ["feast-day"]]]);
});

test("a card looked at closely says how it stands with its tribe", () => {
  expect(about(scene, "card:green:learn")).toMatchObject({ sort: "card", seat: "green", state: "discarded" });
  expect(about(scene, "vp:green")).toEqual({ sort: "seat", seat: "green" });
});

test("goods come in the order of the box, and only those that are there", () => {
  const kinds = ["food", "cow", "cart"].map((id) => ({ id, name: id, names: id, value: 1, category: "", n: 9, market: 1 }));
  expect(stock(kinds, { cart: 1, food: 3, cow: 0 })).toEqual([{ id: "food", n: 3 }, { id: "cart", n: 1 }]);
});

test("places in the next order stay open until somebody has passed", () => {
  const tribes = ["green", "blue", "orange"].map((id) => ({ ...green, id }));
  expect(coming({ ...scene, tribes, passed: ["blue"] })).toEqual(["blue", null, null]);
});
