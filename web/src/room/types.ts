import type { components } from "../wire/api";

type Schemas = components["schemas"];

export type NewTable = Schemas["NewTable"];
export type NewChair = Schemas["NewChair"];
export type Chair = Schemas["Chair"];
export type GameInfo = Schemas["GameInfo"];
export type Setting = Schemas["Setting"];
export type Preset = Schemas["Preset"];
export type Leads = Schemas["Leads"];
export type CardInfo = Schemas["CardInfo"];
