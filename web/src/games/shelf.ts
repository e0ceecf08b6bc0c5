import type { Component } from "svelte";
import { LANGUAGES, learn, type Lang } from "../say.svelte";
import type { GameFace } from "./face";
import { isBoard } from "./plain/drawing";

// A title is a folder here that has a face.ts. Nothing else names it, and everything of it loads when it is needed.
// plain/ is what a game without a folder shows: its board, where it tells one as data (kernel/drawing.py).
const FACES = import.meta.glob<GameFace>("./*/face.ts", { import: "face" });
const EMBLEMS = import.meta.glob<GameFace["Emblem"]>("./*/Emblem.svelte", { import: "default" });
const COVERS = import.meta.glob<GameFace["Cover"]>("./*/Cover.svelte", { import: "default" });
const CREDITS = import.meta.glob<Component>("./*/Credits.svelte", { import: "default" });
const TEXTS = import.meta.glob<string>("./*/text/*.ftl", { query: "?raw", import: "default" });

const spoken = new Set<string>();

/** A game that nobody has drawn, and that tells no board, is told in words. */
export function isDrawn(title: string, view: unknown): boolean {
  return `./${title}/face.ts` in FACES || isBoard(view);
}

const plain = async () => (await import("./plain/plain")).face;

/** All drawings of a title, and what they say; for a table of it. */
export async function faceOf(title: string, view: unknown): Promise<GameFace | null> {
  const load = FACES[`./${title}/face.ts`] ?? (isBoard(view) ? plain : undefined);
  const [face] = await Promise.all([load?.(), learnTexts(title)]);
  return face ?? null;
}

/** What is shown away from a table loads without the rest, and says nothing: the marks of seats, */
export function emblemOf(title: string): Promise<GameFace["Emblem"]> {
  return (EMBLEMS[`./${title}/Emblem.svelte`] ?? EMBLEMS["./plain/Emblem.svelte"]!)();
}

/** and the picture of a game, when somebody comes near it. */
export function coverOf(title: string): Promise<GameFace["Cover"]> {
  return (COVERS[`./${title}/Cover.svelte`] ?? COVERS["./plain/Cover.svelte"]!)();
}

/** Whose each title is, in its own words. */
export function credits(): Promise<Component[]> {
  return Promise.all(
    Object.entries(CREDITS).map(async ([path, load]) => {
      await learnTexts(path.split("/")[1]!);
      return load();
    }),
  );
}

/** In every language: who changes theirs at the table reads on at once. */
async function learnTexts(title: string): Promise<void> {
  const langs = Object.keys(LANGUAGES) as Lang[];
  const found = await Promise.all(langs.map((lang) => TEXTS[`./${title}/text/${lang}.ftl`]?.()));
  if (spoken.has(title)) return;
  spoken.add(title);
  langs.forEach((lang, at) => learn(lang, found[at] ?? ""));
}
