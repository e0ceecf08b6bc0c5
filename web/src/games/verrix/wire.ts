import type { components } from "../../wire/api";

type Schemas = components["schemas"];

export type VerrixScene = Schemas["VerrixScene"];
export type VerrixAbility = Schemas["VerrixAbility"];
export type VerrixActionCard = Schemas["VerrixActionCard"];
export type VerrixBattle = Schemas["VerrixBattle"];
export type VerrixCamp = Schemas["VerrixCamp"];
export type VerrixCharacter = Schemas["VerrixCharacter"];
export type VerrixCrowd = Schemas["VerrixCrowd"];
export type VerrixEventCard = Schemas["VerrixEventCard"];
export type VerrixFestival = Schemas["VerrixFestival"];
export type VerrixFolk = Schemas["VerrixFolk"];
export type VerrixHidden = Schemas["VerrixHidden"];
export type VerrixOwnCard = Schemas["VerrixOwnCard"];
export type VerrixRaid = Schemas["VerrixRaid"];
export type VerrixTerritory = Schemas["VerrixTerritory"];
export type VerrixTribe = Schemas["VerrixTribe"];
export type VerrixTrophy = Schemas["VerrixTrophy"];
