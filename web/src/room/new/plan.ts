import type { GameInfo, NewTable, Preset, Setting } from "../types";

export type Kind = "me" | "here" | "bot" | "open" | "nobody";

export interface Place {
  seat: string;
  kind: Kind;
  name: string;
  bot: string;
}

export interface ClockPlan {
  kind: "none" | "live" | "days";
  moveMinutes: number;
  totalMinutes: number;
  days: number;
  quiet: boolean;
  quietFrom: string; // 22:00
  quietTo: string;
}

/** A table that is being thought of. `places` are all seats of the game, clockwise, also those nobody takes. */
export interface Plan {
  places: Place[];
  settings: Record<string, unknown>;
  clock: ClockPlan;
  title: string;
  isPublic: boolean;
}

const NO_CLOCK: ClockPlan = {
  kind: "none",
  moveMinutes: 5,
  totalMinutes: 60,
  days: 2,
  quiet: true,
  quietFrom: "22:00",
  quietTo: "07:00",
};

/** Works as it stands: the game's own quickest preset, or me and one bot. */
export function firstPlan(game: GameInfo): Plan {
  const preset = game.presets.find((each) => each.id === "quick");
  const bot = game.usual;
  const seats = game.seats.map((each) => each.seat);
  const taken: string[] = preset ? Object.keys(preset.chairs) : seats.slice(0, 2);
  const order = [...taken, ...seats.filter((seat) => !taken.includes(seat))];
  const places = order.map((seat, index): Place => {
    const chair = preset?.chairs[seat];
    const kind = chair ? kindOf(chair.kind) : taken.includes(seat) ? (index === 0 ? "me" : "bot") : "nobody";
    return { seat, kind, name: chair?.name ?? "", bot: chair?.bot || bot };
  });
  const settings = Object.fromEntries(game.settings.map((each) => [each.key, each.default]));
  return { places, settings: { ...settings, ...preset?.settings }, clock: { ...NO_CLOCK }, title: "", isPublic: false };
}

/** One value of a setting; what the old one had brought along goes, what the new one brings comes. */
export function choose(plan: Plan, game: GameInfo, setting: Setting, value: unknown): Plan {
  const settings = { ...plan.settings };
  for (const key of Object.keys(valueOf(setting, plan.settings[setting.key])?.sets ?? {})) {
    const own = game.settings.find((each) => each.key === key);
    if (own) settings[key] = own.default;
    else delete settings[key];
  }
  Object.assign(settings, valueOf(setting, value)?.sets, { [setting.key]: value });
  return leaveToGame({ ...plan, settings }, playedByGame(game, settings));
}

export function valueOf(setting: Setting, value: unknown): Setting["values"][number] | undefined {
  return setting.values.find((each) => each.value === value);
}

/** Only one of those at the table is me: whoever was moves on to be somebody at this screen. */
export function seat(plan: Plan, index: number, kind: Kind): Plan {
  const places = plan.places.map((place, at): Place => {
    if (at === index) return { ...place, kind };
    return kind === "me" && place.kind === "me" ? { ...place, kind: "here" } : place;
  });
  return { ...plan, places };
}

/** The seat goes one place up or down; the order is clockwise. */
export function move(plan: Plan, index: number, by: -1 | 1): Plan {
  const places = [...plan.places];
  const [moved] = places.splice(index, 1);
  if (moved) places.splice(index + by, 0, moved);
  return { ...plan, places };
}

/** The seat that the game itself plays, which then is nobody's. */
export function playedByGame(game: GameInfo, settings: Record<string, unknown> = {}): string {
  const seat = settings[game.automa];
  return typeof seat === "string" ? seat : "";
}

export function asked(plan: Plan, game: string, zone: string): NewTable {
  const taken = plan.places.filter((place) => place.kind !== "nobody");
  const chairs = Object.fromEntries(taken.map((place) => [place.seat, chairOf(place)]));
  const settings = Object.fromEntries(Object.entries(plan.settings).filter(([, value]) => value !== null));
  const rest = { title: plan.title.trim(), public: plan.isPublic, position: "" };
  return { game, chairs, settings, clock: clockOf(plan.clock, zone), ...rest };
}

export function asPreset(preset: Preset, game: string): NewTable {
  const { settings = {}, position = "" } = preset;
  return { game, chairs: preset.chairs as NewTable["chairs"], settings, position };
}

function leaveToGame(plan: Plan, automa: string): Plan {
  const places = plan.places.map((place) => (place.seat === automa ? { ...place, kind: "nobody" as const } : place));
  if (places.some((place) => place.kind === "me")) return { ...plan, places };
  const free = places.findIndex((place) => place.seat !== automa);
  return { ...plan, places: places.map((place, at) => (at === free ? { ...place, kind: "me" as const } : place)) };
}

function chairOf({ kind, name, bot }: Place): NewTable["chairs"][string] {
  if (kind === "here") return { kind, name: name.trim(), bot: "" };
  if (kind === "bot") return { kind, name: "", bot };
  return { kind: kind === "me" ? "online" : "open", name: "", bot: "" };
}

function clockOf(clock: ClockPlan, zone: string): NonNullable<NewTable["clock"]> {
  const none = { kind: clock.kind, move: 0, total: 0, quiet_from: 0, quiet_to: 0, zone: "UTC" };
  if (clock.kind === "live") return { ...none, move: clock.moveMinutes * 60, total: clock.totalMinutes * 60 };
  if (clock.kind === "none") return none;
  const quiet = clock.quiet ? { quiet_from: minutes(clock.quietFrom), quiet_to: minutes(clock.quietTo) } : {};
  return { ...none, move: clock.days * 86_400, zone, ...quiet };
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(":").map(Number);
  return hours * 60 + rest;
}

function kindOf(kind: string): Kind {
  if (kind === "online") return "me";
  return kind === "here" || kind === "bot" || kind === "open" ? kind : "nobody";
}
