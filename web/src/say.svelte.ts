import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "en" | "it";
export const LANGUAGES: Record<Lang, string> = { en: "English", it: "Italiano" };

// One catalogue, a file for each part of the client: room.en.ftl, room.it.ftl, table.en.ftl, …
// What the drawings of a title say is learned with them.
const files = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default", eager: true });
const bundles = { en: bundle("en"), it: bundle("it") };
const now = $state({ lang: preferred() });
document.documentElement.lang = now.lang;

/** What the client itself says; games, tables and problems come in words from the server. */
export function say(key: string, values?: Record<string, FluentVariable>): string {
  const spoken = bundles[now.lang];
  const message = spoken.getMessage(key);
  if (!message?.value) throw new Error(`no text for ${key}`);
  return spoken.formatPattern(message.value, values ?? null);
}

/** More texts, for what will say them. */
export function learn(code: Lang, text: string): void {
  add(bundles[code], text);
}

export function lang(): Lang {
  return now.lang;
}

export function speak(chosen: Lang): void {
  now.lang = chosen;
  document.documentElement.lang = chosen;
  localStorage.setItem("lang", chosen);
}

function preferred(): Lang {
  const kept = localStorage.getItem("lang") ?? navigator.language.slice(0, 2);
  return kept === "it" ? "it" : "en";
}

function bundle(code: Lang): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  for (const [name, text] of Object.entries(files)) {
    if (!name.endsWith(`.${code}.ftl`)) continue;
    add(made, text);
  }
  return made;
}

function add(to: FluentBundle, text: string): void {
  const errors = to.addResource(new FluentResource(text));
  if (errors[0]) throw errors[0];
}
