/** What the server, or the way to it, says when something does not work: in its own words. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly title: string,
    readonly detail = "",
    readonly rule = "",
    readonly status = 0,
    /** Where the table is now; -1 where there is no table in question. */
    readonly number = -1,
  ) {
    super(title);
  }
}

/** A problem (RFC 9457) as the server sends it; anything else becomes the trouble given. */
export function troubleIn(body: unknown, status: number, otherwise: string): Trouble {
  const said = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const word = (key: string) => (typeof said[key] === "string" ? said[key] : "");
  const number = typeof said.number === "number" ? said.number : -1;
  return new Trouble(word("code") || "fault", word("title") || otherwise, word("detail"), word("rule"), status, number);
}
