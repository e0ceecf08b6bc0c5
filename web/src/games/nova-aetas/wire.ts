import type { components } from "../../wire/api";

type Schemas = components["schemas"];

export type NovaScene = Schemas["NovaAetasScene"];
export type NovaCampaign = Schemas["NovaAetasCampaign"];
export type NovaCard = Schemas["NovaAetasCard"];
export type NovaElement = Schemas["NovaAetasElement"];
export type NovaEnemy = Schemas["NovaAetasEnemy"];
export type NovaField = Schemas["NovaAetasField"];
export type NovaGear = Schemas["NovaAetasGear"];
export type NovaHero = Schemas["NovaAetasHero"];
export type NovaLocation = Schemas["NovaAetasLocation"];
export type NovaMission = Schemas["NovaAetasMission"];
export type NovaModel = Schemas["NovaAetasModel"];
export type NovaSkill = Schemas["NovaAetasSkill"];
export type NovaPlace = Schemas["NovaAetasPlace"];
export type NovaStep = Schemas["NovaAetasStep"];
export type NovaEncounter = Schemas["NovaAetasEncounter"];
export type NovaStage = Schemas["NovaAetasStage"];
