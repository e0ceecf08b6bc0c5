import { outlines } from "../../drawn/outlines";
import bear from "~icons/game-icons/bear-face?raw";
import bearHead from "~icons/game-icons/bear-head?raw";
import boots from "~icons/game-icons/boot-prints?raw";
import bullseye from "~icons/game-icons/bullseye?raw";
import cart from "~icons/game-icons/mine-wagon?raw";
import axe from "~icons/game-icons/battle-axe?raw";
import chaos from "~icons/game-icons/rolling-energy?raw";
import crown from "~icons/game-icons/crown?raw";
import crystals from "~icons/game-icons/crystal-growth?raw";
import dagger from "~icons/game-icons/plain-dagger?raw";
import deer from "~icons/game-icons/deer-head?raw";
import diamond from "~icons/game-icons/cut-diamond?raw";
import doubled from "~icons/game-icons/doubled?raw";
import flag from "~icons/game-icons/flying-flag?raw";
import golem from "~icons/game-icons/robot-golem?raw";
import hammer from "~icons/game-icons/flat-hammer?raw";
import helm from "~icons/game-icons/horned-helm?raw";
import hood from "~icons/game-icons/hood?raw";
import laurel from "~icons/game-icons/laurel-crown?raw";
import mask from "~icons/game-icons/domino-mask?raw";
import pick from "~icons/game-icons/war-pick?raw";
import ram from "~icons/game-icons/ram-profile?raw";
import scroll from "~icons/game-icons/scroll-unfurled?raw";
import shield from "~icons/game-icons/viking-shield?raw";
import skull from "~icons/game-icons/death-skull?raw";
import swords from "~icons/game-icons/crossed-swords?raw";
import tower from "~icons/game-icons/white-tower?raw";
import trap from "~icons/game-icons/wolf-trap?raw";
import wind from "~icons/game-icons/wind-slap?raw";

export const EMBLEMS: Record<string, string> = outlines({
  koda: bear, runen: hammer, guild: mask, aldan: tower, ooglan: skull,
});
export const KINDS: Record<string, string> = outlines({
  elagynt: deer, wynden: wind, stellen: dagger, crysen: crystals, grey: bearHead, trapper: trap,
  karn: helm, nameless: hood, stoic: shield, miner: pick, ram,
});
/** The faces of the action dice and of the omniscient dice. */
export const FACES: Record<string, string> = outlines({
  mine: cart, extend: flag, maneuver: boots, battle: swords, strike: bullseye, assault: axe, double: doubled,
});
export const MARKS = outlines({ corra: diamond, vp: laurel, chaos, ai: golem, first: crown, scenario: scroll });
