import ability from "~icons/game-icons/rune-stone?raw";
import anvil from "~icons/game-icons/anvil?raw";
import axe from "~icons/game-icons/battle-axe?raw";
import backpack from "~icons/game-icons/knapsack?raw";
import bag from "~icons/game-icons/swap-bag?raw";
import belladonna from "~icons/game-icons/elderberry?raw";
import cards from "~icons/game-icons/card-draw?raw";
import cart from "~icons/game-icons/old-wagon?raw";
import cauldron from "~icons/game-icons/cauldron?raw";
import coins from "~icons/game-icons/two-coins?raw";
import commoner from "~icons/game-icons/person?raw";
import cow from "~icons/game-icons/cow?raw";
import crown from "~icons/game-icons/crown?raw";
import event from "~icons/game-icons/scroll-unfurled?raw";
import fist from "~icons/game-icons/fist?raw";
import flame from "~icons/game-icons/campfire?raw";
import hammer from "~icons/game-icons/flat-hammer?raw";
import helm from "~icons/game-icons/horned-helm?raw";
import hood from "~icons/game-icons/hood?raw";
import horse from "~icons/game-icons/horse-head?raw";
import hut from "~icons/game-icons/hut?raw";
import laurel from "~icons/game-icons/laurel-crown?raw";
import manacles from "~icons/game-icons/manacles?raw";
import menhir from "~icons/game-icons/menhir?raw";
import moon from "~icons/game-icons/moon?raw";
import palisade from "~icons/game-icons/palisade?raw";
import raven from "~icons/game-icons/raven?raw";
import sail from "~icons/game-icons/drakkar?raw";
import scales from "~icons/game-icons/scales?raw";
import shaking from "~icons/game-icons/shaking-hands?raw";
import snow from "~icons/game-icons/snowflake-2?raw";
import spear from "~icons/game-icons/stone-spear?raw";
import sprout from "~icons/game-icons/sprout?raw";
import steps from "~icons/game-icons/boot-prints?raw";
import sword from "~icons/game-icons/gladius?raw";
import blade from "~icons/game-icons/broadsword?raw";
import sun from "~icons/game-icons/sun?raw";
import swords from "~icons/game-icons/crossed-swords?raw";
import torch from "~icons/game-icons/torch?raw";
import trophy from "~icons/game-icons/laurels-trophy?raw";
import wheat from "~icons/game-icons/wheat?raw";
import { outlines } from "../../drawn/outlines";
import { spiral } from "./spiral";

/** A penannular brooch: an open ring with a knob at each end, and the pin across it. */
const BROOCH =
  "M201 437A190 190 0 1 1 311 437L296 391A142 142 0 1 0 216 391ZM170 398a40 40 0 1 0 80 0a40 40 0 1 0 -80 0Z" +
  "M262 398a40 40 0 1 0 80 0a40 40 0 1 0 -80 0ZM92 66L132 40L420 470L396 492Z";

export const EMBLEMS: Record<string, string> = {
  ...outlines({ blue: blade, green: scales, orange: torch, yellow: anvil }),
  violet: spiral(),
};
export const GOODS: Record<string, string> = {
  ...outlines({ food: wheat, belladonna, cow, horse, hammer, spear, sword, cart }),
  brooch: BROOCH,
};
export const CLASSES: Record<string, string> = outlines({
  commoner, artisan: hammer, warrior: helm, merchant: coins, mystic: hood,
});
export const TYPES: Record<string, string> = outlines({
  development: sprout, trade: shaking, raid: axe, battle: swords,
});
export const PLACES: Record<string, string> = outlines({
  home: hut, tribe: steps, port: sail, free: menhir, battle: swords,
});
export const BONUSES: Record<string, string> = outlines({
  movement: steps, force: fist, fame: laurel, carrying: backpack, battle: swords,
});
export const FEASTS: Record<string, string> = outlines({
  samhain: moon, imbolc: snow, beltane: flame, lughnasadh: wheat,
});
export const TROPHIES: Record<string, string> = outlines({
  "cauldron-of-murias": cauldron, "spear-of-gorias": spear, "sword-of-findias": sword, "stone-of-falias": menhir,
});
export const MARKS = outlines({
  vp: laurel, will: sun, force: fist, event, first: crown, raven, hostage: manacles, trophy, ability, bag, cards, palisade,
  village: hut, sea: sail, land: steps, market: scales,
});
