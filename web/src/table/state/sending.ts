import { Trouble } from "../../trouble";

/** The table did not hear it, or could not say whether it had: the same command is sent again, under the same id. */
const UNHEARD = new Set([408, 429, 502, 503, 504]);
const LONGEST = 3_000;

/** An id of our own for a command: sent again, it is done once. */
export function moveId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sends until somebody answers; a refusal is an answer, and is thrown. `wanted` says whether anybody still waits. */
export async function insist<T>(send: () => Promise<T>, wanted: () => boolean): Promise<T> {
  for (let wait = 400; ; wait = Math.min(LONGEST, wait * 2)) {
    try {
      return await send();
    } catch (trouble) {
      const isUnheard = trouble instanceof Trouble && (trouble.code === "offline" || UNHEARD.has(trouble.status));
      if (!isUnheard || !wanted()) throw trouble;
    }
    await new Promise((go) => setTimeout(go, wait));
  }
}
