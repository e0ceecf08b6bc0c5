import { get, post, put } from "../../api";
import type { Accepted, Advice, Damage, Forecast, Frame, LessonTold, Made, Preview, Recap, ReviewTold, Shown, Survey, TableInfo } from "../../wire";

/** Everything that is asked of one table, through one seat (empty: as a spectator). */
const here = (table: string) => ({ path: { table } });

export function info(table: string): Promise<TableInfo> {
  return get("/api/tables/{table}/info", { params: here(table) });
}

/** What is wrong with a table that does not open. */
export function damage(table: string): Promise<Damage> {
  return get("/api/tables/{table}/damage", { params: here(table) });
}

/** Its owner's: it stands again as after its last good entry. */
export async function windBack(table: string): Promise<void> {
  await post("/api/tables/{table}/wind-back", { params: here(table) });
}

export function shownAt(table: string, seat: string, number: number): Promise<Shown> {
  return get("/api/tables/{table}", { params: { ...here(table), query: { seat, number } } });
}

export function recap(table: string, seat: string): Promise<Recap> {
  return get("/api/tables/{table}/recap", { params: { ...here(table), query: { seat } } });
}

export async function looked(table: string, seat: string, number: number): Promise<void> {
  await post("/api/tables/{table}/looked", { params: here(table), body: { seat, number } });
}

export function frames(table: string, seat: string, since: number, to: number): Promise<Frame[]> {
  return get("/api/tables/{table}/frames", { params: { ...here(table), query: { seat, since, to } } });
}

export function preview(
  table: string,
  seat: string,
  at: number,
  of: { option: string } | { picks: string[] },
  signal: AbortSignal,
): Promise<Preview> {
  return get("/api/tables/{table}/preview", { params: { ...here(table), query: { seat, at, ...of } }, signal });
}

export function survey(
  table: string,
  seat: string,
  spot: string,
  to: string,
  signal: AbortSignal,
): Promise<Survey | null> {
  return get("/api/tables/{table}/survey", { params: { ...here(table), query: { seat, spot, to } }, signal });
}

export function forecast(table: string, seat: string): Promise<Forecast | null> {
  return get("/api/tables/{table}/forecast", { params: { ...here(table), query: { seat } } });
}

/** `think`: after some seconds, with the chance to win that each answer gives. */
export function advice(table: string, seat: string, think = false): Promise<Advice | null> {
  return get("/api/tables/{table}/advice", { params: { ...here(table), query: { seat, think } } });
}

/** A finished game looked back at, as far as it has come; null: it has only just begun. */
export function review(table: string): Promise<ReviewTold | null> {
  return get("/api/tables/{table}/review", { params: here(table) });
}

/** What a guided first game says now; null at any other table. */
export function lesson(table: string): Promise<LessonTold | null> {
  return get("/api/tables/{table}/lesson", { params: here(table) });
}

export async function inWords(table: string, seat: string): Promise<string[]> {
  return (await get("/api/tables/{table}/text", { params: { ...here(table), query: { seat } } })).lines;
}

// -- commands

export interface Sent {
  move: string;
  seat: string;
  at: number;
}

export function answer(table: string, body: Sent & ({ option: string } | { picks: string[] })): Promise<Accepted> {
  return post("/api/tables/{table}/answer", { params: here(table), body });
}

export function undo(table: string, body: Sent): Promise<Accepted> {
  return post("/api/tables/{table}/undo", { params: here(table), body });
}

export function consent(table: string, body: Sent & { agrees: boolean }): Promise<Accepted> {
  return post("/api/tables/{table}/consent", { params: here(table), body });
}

export function order(table: string, body: Sent & { about: string; option: number | null }): Promise<Accepted> {
  return post("/api/tables/{table}/order", { params: here(table), body });
}

export function chat(table: string, body: { move: string; seat: string; text: string }): Promise<Accepted> {
  return post("/api/tables/{table}/chat", { params: here(table), body });
}

export function keep(table: string, body: Sent & { name: string }): Promise<Accepted> {
  return post("/api/tables/{table}/keep", { params: here(table), body });
}

export function branch(table: string, number: number): Promise<Made> {
  return post("/api/tables/{table}/branch", { params: here(table), body: { number } });
}

// -- seats

export function standIn(table: string, seat: string, move: string): Promise<Accepted> {
  return post("/api/tables/{table}/seats/{seat}/stand-in", { params: { path: { table, seat } }, body: { move } });
}

export function comeBack(table: string, seat: string, move: string): Promise<Accepted> {
  return post("/api/tables/{table}/seats/{seat}/back", { params: { path: { table, seat } }, body: { move } });
}

export function leave(table: string, seat: string, move: string): Promise<Accepted> {
  return post("/api/tables/{table}/seats/{seat}/leave", { params: { path: { table, seat } }, body: { move } });
}

export function sit(table: string, seat: string, move: string): Promise<unknown> {
  return post("/api/tables/{table}/seats/{seat}/sit", { params: { path: { table, seat } }, body: { move } });
}

// -- to take away

export async function record(table: string, seat: string): Promise<string> {
  const params = { ...here(table), query: { seat } };
  return (await get("/api/tables/{table}/record", { params, parseAs: "text" })) as string;
}

export async function position(table: string, seat: string): Promise<string> {
  const params = { ...here(table), query: { seat } };
  return (await get("/api/tables/{table}/position", { params, parseAs: "text" })) as string;
}

export async function report(table: string, seat: string, text: string): Promise<string> {
  const body = { text, seat };
  return (await post("/api/tables/{table}/bug", { params: here(table), body, parseAs: "text" })) as string;
}

export async function readNote(table: string): Promise<string> {
  return (await get("/api/tables/{table}/note", { params: here(table) })).text;
}

export async function writeNote(table: string, text: string): Promise<void> {
  await put("/api/tables/{table}/note", { params: here(table), body: { text } });
}
