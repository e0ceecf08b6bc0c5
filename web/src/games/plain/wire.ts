import type { components } from "../../wire/api";

type Schemas = components["schemas"];

export type Drawing = Schemas["Drawing"];
export type SeatDrawn = Schemas["SeatDrawn"];
export type Shape = Required<Schemas["Shape"]>;
