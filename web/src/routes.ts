/** The pages, by their addresses. Where the game is empty, the first on the shelf is meant. */
export type Page =
  | { name: "start" }
  | { name: "lobby" }
  | { name: "mine" }
  | { name: "join" }
  | { name: "credits" }
  | { name: "new"; game: string }
  | { name: "rules"; game: string }
  | { name: "learn"; game: string }
  | { name: "table"; table: string }
  | { name: "nowhere" };

const PLAIN: Record<string, "start" | "lobby" | "mine" | "join" | "credits"> = {
  "": "start",
  lobby: "lobby",
  mine: "mine",
  join: "join",
  credits: "credits",
};

export function pageAt(path: string): Page {
  const [first = "", second = "", ...rest] = path.replace(/^\/|\/$/g, "").split("/").map(decoded);
  if (rest.length > 0) return { name: "nowhere" };
  if (first === "new") return { name: "new", game: second };
  if (first === "rules") return { name: "rules", game: second };
  if (first === "learn" && second) return { name: "learn", game: second };
  if (first === "t" && second) return { name: "table", table: second };
  const plain = Object.hasOwn(PLAIN, first) && !second ? PLAIN[first] : undefined;
  return { name: plain ?? "nowhere" };
}

/** The token in an invitation, whether somebody pastes the whole link or only its end; empty where there is none. */
export function tokenIn(text: string): string {
  const end = text.trim().split("#").at(-1) ?? "";
  return /^[\w-]{16,}$/.test(end) ? end : "";
}

/** The table in an address somebody pastes; empty where there is none. */
export function tableIn(text: string): string {
  return /\/t\/([\w-]+)/.exec(text)?.[1] ?? "";
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
