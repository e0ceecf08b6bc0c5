import type { Line } from "./lines";

const MOST = 6;

/** What is read out: the last few things that happened, and the question. Thoughts are for who asks for them. */
export function announced(came: readonly Line[], prompt: string): string {
  const said = came.filter((line) => line.what !== "thought").map((line) => line.text);
  return [...said.slice(-MOST), prompt].filter(Boolean).map(sentence).join(" ");
}

function sentence(text: string): string {
  return /[.!?:…)]$/.test(text) ? text : `${text}.`;
}
