import allSeeingEye from "~icons/game-icons/all-seeing-eye?raw";
import anvil from "~icons/game-icons/anvil?raw";
import archeryTarget from "~icons/game-icons/archery-target?raw";
import bandit from "~icons/game-icons/bandit?raw";
import beerStein from "~icons/game-icons/beer-stein?raw";
import biceps from "~icons/game-icons/biceps?raw";
import bleedingWound from "~icons/game-icons/bleeding-wound?raw";
import blindfold from "~icons/game-icons/blindfold?raw";
import bookshelf from "~icons/game-icons/bookshelf?raw";
import bootPrints from "~icons/game-icons/boot-prints?raw";
import bowArrow from "~icons/game-icons/bow-arrow?raw";
import brain from "~icons/game-icons/brain?raw";
import brokenArrow from "~icons/game-icons/broken-arrow?raw";
import brokenSkull from "~icons/game-icons/broken-skull?raw";
import bubblingFlask from "~icons/game-icons/bubbling-flask?raw";
import burningEye from "~icons/game-icons/burning-eye?raw";
import caduceus from "~icons/game-icons/caduceus?raw";
import cardDraw from "~icons/game-icons/card-draw?raw";
import carnivalMask from "~icons/game-icons/carnival-mask?raw";
import centaur from "~icons/game-icons/centaur?raw";
import checkedShield from "~icons/game-icons/checked-shield?raw";
import church from "~icons/game-icons/church?raw";
import clover from "~icons/game-icons/clover?raw";
import conversation from "~icons/game-icons/conversation?raw";
import crossbow from "~icons/game-icons/crossbow?raw";
import crossedSwords from "~icons/game-icons/crossed-swords?raw";
import crown from "~icons/game-icons/crown?raw";
import crucifix from "~icons/game-icons/crucifix?raw";
import cube from "~icons/game-icons/cube?raw";
import cursedStar from "~icons/game-icons/cursed-star?raw";
import cyclops from "~icons/game-icons/cyclops?raw";
import deathSkull from "~icons/game-icons/death-skull?raw";
import fallDown from "~icons/game-icons/fall-down?raw";
import fishingNet from "~icons/game-icons/fishing-net?raw";
import flyingFlag from "~icons/game-icons/flying-flag?raw";
import gemPendant from "~icons/game-icons/gem-pendant?raw";
import gladius from "~icons/game-icons/gladius?raw";
import goat from "~icons/game-icons/goat?raw";
import griffinSymbol from "~icons/game-icons/griffin-symbol?raw";
import halberd from "~icons/game-icons/halberd?raw";
import harpy from "~icons/game-icons/harpy?raw";
import hearts from "~icons/game-icons/hearts?raw";
import holySymbol from "~icons/game-icons/holy-symbol?raw";
import hourglass from "~icons/game-icons/hourglass?raw";
import hydra from "~icons/game-icons/hydra?raw";
import imprisoned from "~icons/game-icons/imprisoned?raw";
import keyring from "~icons/game-icons/keyring?raw";
import knockedOutStars from "~icons/game-icons/knocked-out-stars?raw";
import laurelCrown from "~icons/game-icons/laurel-crown?raw";
import laurels from "~icons/game-icons/laurels?raw";
import leatherArmor from "~icons/game-icons/leather-armor?raw";
import lightningStorm from "~icons/game-icons/lightning-storm?raw";
import lion from "~icons/game-icons/lion?raw";
import lockedChest from "~icons/game-icons/locked-chest?raw";
import magnifyingGlass from "~icons/game-icons/magnifying-glass?raw";
import medal from "~icons/game-icons/medal?raw";
import medusaHead from "~icons/game-icons/medusa-head?raw";
import metalBar from "~icons/game-icons/metal-bar?raw";
import metalGolemHead from "~icons/game-icons/metal-golem-head?raw";
import monkFace from "~icons/game-icons/monk-face?raw";
import moon from "~icons/game-icons/moon?raw";
import musket from "~icons/game-icons/musket?raw";
import oakLeaf from "~icons/game-icons/oak-leaf?raw";
import ogre from "~icons/game-icons/ogre?raw";
import onTarget from "~icons/game-icons/on-target?raw";
import perspectiveDiceSix from "~icons/game-icons/perspective-dice-six?raw";
import pikeman from "~icons/game-icons/pikeman?raw";
import poisonBottle from "~icons/game-icons/poison-bottle?raw";
import prayer from "~icons/game-icons/prayer?raw";
import radarSweep from "~icons/game-icons/radar-sweep?raw";
import raggedWound from "~icons/game-icons/ragged-wound?raw";
import ringingBell from "~icons/game-icons/ringing-bell?raw";
import roundPotion from "~icons/game-icons/round-potion?raw";
import roundStar from "~icons/game-icons/round-star?raw";
import scrollQuill from "~icons/game-icons/scroll-quill?raw";
import scrollUnfurled from "~icons/game-icons/scroll-unfurled?raw";
import shakingHands from "~icons/game-icons/shaking-hands?raw";
import shamblingZombie from "~icons/game-icons/shambling-zombie?raw";
import shop from "~icons/game-icons/shop?raw";
import skills from "~icons/game-icons/skills?raw";
import smallFire from "~icons/game-icons/small-fire?raw";
import spellBook from "~icons/game-icons/spell-book?raw";
import starFormation from "~icons/game-icons/star-formation?raw";
import stiletto from "~icons/game-icons/stiletto?raw";
import sun from "~icons/game-icons/sun?raw";
import swordClash from "~icons/game-icons/sword-clash?raw";
import swordsEmblem from "~icons/game-icons/swords-emblem?raw";
import targetArrows from "~icons/game-icons/target-arrows?raw";
import targetDummy from "~icons/game-icons/target-dummy?raw";
import totemHead from "~icons/game-icons/totem-head?raw";
import twoCoins from "~icons/game-icons/two-coins?raw";
import twoHandedSword from "~icons/game-icons/two-handed-sword?raw";
import upgrade from "~icons/game-icons/upgrade?raw";
import visoredHelm from "~icons/game-icons/visored-helm?raw";
import wizardStaff from "~icons/game-icons/wizard-staff?raw";
import woodPile from "~icons/game-icons/wood-pile?raw";
import woodenDoor from "~icons/game-icons/wooden-door?raw";
import woodenSign from "~icons/game-icons/wooden-sign?raw";
import { outlines } from "../../drawn/outlines";

export const HEROES: Record<string, string> = outlines({
  valerio: swordsEmblem, rebecca: wizardStaff, sofia: bowArrow, vincenzo: caduceus, altair: swordClash, gregorio:
  crucifix,
});

export const ALLIES: Record<string, string> = outlines({
  "brother-theodore": monkFace, prisoner: imprisoned,
});

export const FACTIONS: Record<string, string> = outlines({
  rome: keyring, venice: lion, primevals: oakLeaf, myths: allSeeingEye, mercenaries: twoCoins,
});

export const ENEMIES: Record<string, string> = outlines({
  "papal-guard": halberd, arquebusier: musket, inquisitor: holySymbol, "bronze-colossus": metalGolemHead, bravo:
  stiletto, crossbowman: crossbow, "masked-captain": carnivalMask, "winged-lion": griffinSymbol, "faun-warrior":
  goat, "faun-shaman": totemHead, "centaur-lancer": centaur, cyclops, harpy, "restless-dead": shamblingZombie,
  gorgon: medusaHead, chimera: hydra, brigand: bandit, landsknecht: pikeman, "bounty-hunter": onTarget,
  "ogre-bombardier": ogre,
});

export const TOKENS: Record<string, string> = outlines({
  blinded: blindfold, poisoned: poisonBottle, distracted: conversation, gutted: raggedWound, entangled: fishingNet,
  cursed: cursedStar, marked: targetArrows, stunned: knockedOutStars, disadvantaged: fallDown, bleeding:
  bleedingWound, burned: smallFire, unloaded: brokenArrow, astrum: starFormation, advantaged: upgrade, blessed:
  prayer, defended: checkedShield, lucky: clover,
});

export const SLOTS: Record<string, string> = outlines({
  head: visoredHelm, body: leatherArmor, accessory: gemPendant, "one-hand": gladius, "two-hands": twoHandedSword,
  grimoire: spellBook,
});

export const STATS: Record<string, string> = outlines({
  rapidity: bootPrints, dexterity: archeryTarget, physique: biceps, mind: brain, health: hearts,
});

export const PLACES: Record<string, string> = outlines({
  market: shop, inn: beerStein, church, blacksmith: anvil, alchemist: bubblingFlask, academy: bookshelf, hospital:
  caduceus, "training-yard": targetDummy, "notice-board": woodenSign,
});

export const FAMILIES: Record<string, string> = outlines({
  elementum: woodPile, alchemia: roundPotion, pecunia: metalBar,
});

export const MARKS = outlines({
  wound: raggedWound, threat: burningEye, heroism: laurelCrown, die: perspectiveDiceSix, moon, star: roundStar, sun,
  alarm: ringingBell, event: scrollUnfurled, weather: lightningStorm, purse: twoCoins, interest: magnifyingGlass,
  thing: lockedChest, cube, destiny: cardDraw, grave: deathSkull, skill: skills, xp: upgrade, crown, defence:
  checkedShield, attack: crossedSwords, control: radarSweep, hour: hourglass, won: laurels, lost: brokenSkull, flag:
  flyingFlag, door: woodenDoor, formula: scrollQuill, bond: shakingHands, achievement: medal,
});
