const TURNS = 2.6;
const STEPS = 60;

/** A spiral with a stroke that widens outwards, as an outline of 512 by 512. */
export function spiral(): string {
  const edge = (side: 1 | -1) =>
    Array.from({ length: STEPS + 1 }, (_, at) => {
      const part = at / STEPS;
      const turn = part * TURNS * 2 * Math.PI - 0.6;
      const far = 18 + 190 * part + side * (14 + 16 * part) * Math.min(1, (1 - part) * 9 + 0.15);
      return `${(256 + far * Math.cos(turn)).toFixed(0)} ${(262 + far * Math.sin(turn)).toFixed(0)}`;
    });
  return `M${edge(1).join("L")}L${edge(-1).reverse().join("L")}Z`;
}
