import type { components } from "./api";

type Schemas = components["schemas"];

export type Shown = Schemas["Shown"];
export type Question = Schemas["Question"];
export type Option = Schemas["Option"];
export type RefusedOption = Schemas["RefusedOption"];
export type Waiting = Schemas["Waiting"];
export type ShownChair = Schemas["ShownChair"];
export type ShownClock = Schemas["ShownClock"];
export type LogLine = Schemas["LogLine"];
export type Thing = Schemas["Thing"];
export type Motion = Schemas["Motion"];
export type Candidate = Schemas["Candidate"];
export type Frame = Schemas["Frame"];
export type Preview = Schemas["Preview"];
export type Forecast = Schemas["Forecast"];
export type Case = Schemas["Case"];
export type Advice = Schemas["Advice"];
export type Suggestion = Schemas["Suggestion"];
export type Recap = Schemas["Recap"];
export type Problem = Schemas["Told"];
export type Accepted = Schemas["Accepted"];
export type Made = Schemas["Made"];
export type Listed = Schemas["Listed"];
export type TableInfo = Schemas["TableInfo"];
export type RuleInfo = Schemas["RuleInfo"];
export type CardInfo = Schemas["CardInfo"];
export type Setting = Schemas["Setting"];
export type Preset = Schemas["Preset"];
export type GameInfo = Schemas["GameInfo"];
export type Me = Schemas["Me"];
export type Turn = Schemas["Turn"];

export type Hello = Schemas["Hello"];
export type Welcome = Schemas["Welcome"];
export type Seen = Schemas["Seen"];
export type Pong = Schemas["Pong"];
export type Turns = Schemas["Turns"];
/** What the stream of a table sends; a problem there has its members beside the type. */
export type FromTable = Welcome | Seen | Pong | (Omit<Problem, "type"> & { type: "problem" });

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
