/** A part of a ring, from one part of the circle to another (0 at the top, clockwise). */
export function slice(from: number, to: number, inner: number, outer: number): string {
  const at = (part: number, r: number) => {
    const turn = (part - 0.25) * 2 * Math.PI;
    return `${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`;
  };
  const big = to - from > 0.5 ? 1 : 0;
  return (
    `M${at(from, outer)}A${outer} ${outer} 0 ${big} 1 ${at(to, outer)}` +
    `L${at(to, inner)}A${inner} ${inner} 0 ${big} 0 ${at(from, inner)}Z`
  );
}

/** The middle of a part of a ring. */
export function middle(part: number, r: number): { x: number; y: number } {
  const turn = (part - 0.25) * 2 * Math.PI;
  return { x: r * Math.cos(turn), y: r * Math.sin(turn) };
}
