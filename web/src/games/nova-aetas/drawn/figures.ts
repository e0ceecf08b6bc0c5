/** Tokens that help; the others hurt. */
const GOOD = ["astrum", "advantaged", "blessed", "defended", "lucky"];

export function helps(token: string): boolean {
  return GOOD.includes(token);
}

const MOST_PIPS = 12;

/** Life as pips in an arc below a base of 30: what is left and what is lost; null where there is no room for them. */
export function pips(health: number, wounds: number): { left: string; lost: string } | null {
  if (health > MOST_PIPS) return null;
  const r = health > 8 ? 2.6 : 3.2;
  const dots = Array.from({ length: health }, (_, at) => {
    const turn = (90 + ((health - 1) / 2 - at) * (health > 8 ? 12 : 14)) * (Math.PI / 180);
    const [x, y] = [35 * Math.cos(turn) - r, 35 * Math.sin(turn)];
    return `M${x.toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  });
  const left = Math.max(0, health - wounds);
  return { left: dots.slice(0, left).join(""), lost: dots.slice(left).join("") };
}

/** What fits on a figure, the rest as a number. */
export function worn(tokens: readonly string[], most = 4): { shown: string[]; more: number } {
  if (tokens.length <= most) return { shown: [...tokens], more: 0 };
  return { shown: tokens.slice(0, most - 1), more: tokens.length - most + 1 };
}
