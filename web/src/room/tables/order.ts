import type { Listed } from "../../wire";

/** Where I am asked comes first (whoever waits longest before the others), then what changed last. */
export function byTurn(tables: readonly Listed[]): Listed[] {
  return [...tables].sort((one, other) => {
    const [a, b] = [askedSince(one), askedSince(other)];
    if (a !== b) return a - b;
    return other.changed - one.changed;
  });
}

export function isMyTurn(table: Listed): boolean {
  return table.status !== "over" && (table.mine ?? []).some((seat) => seat in table.waiting);
}

function askedSince(table: Listed): number {
  if (!isMyTurn(table)) return Infinity;
  return Math.min(...(table.mine ?? []).map((seat) => table.waiting[seat] ?? Infinity));
}
