import type { components } from "../../wire/api";

type Schemas = components["schemas"];

export type WrothScene = Schemas["WrothScene"];
export type WrothRegion = Schemas["WrothRegion"];
export type WrothArmy = Schemas["WrothArmy"];
export type WrothElites = Schemas["WrothElites"];
export type WrothFaction = Schemas["WrothFaction"];
export type WrothFeatCard = Schemas["WrothFeatCard"];
export type WrothAbility = Schemas["WrothAbility"];
export type WrothReserve = Schemas["WrothReserve"];
export type WrothScenarioCard = Schemas["WrothScenarioCard"];
export type WrothSide = Schemas["WrothSide"];
export type WrothToken = Schemas["WrothToken"];
export type WrothWould = Schemas["WrothWould"];
