export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A part of a board that shows all of these and something around them, in the proportions of a picture. */
export function framed(shown: readonly Box[], whole: Box, ratio: number): Box {
  if (shown.length === 0) return whole;
  const left = Math.min(...shown.map((box) => box.x));
  const top = Math.min(...shown.map((box) => box.y));
  const right = Math.max(...shown.map((box) => box.x + box.w));
  const bottom = Math.max(...shown.map((box) => box.y + box.h));
  const around = 0.06 * Math.max(whole.w, whole.h);
  let w = right - left + 2 * around;
  let h = bottom - top + 2 * around;
  if (w / h < ratio) w = h * ratio;
  else h = w / ratio;
  const shrink = Math.min(1, whole.w / w, whole.h / h);
  w *= shrink;
  h *= shrink;
  const x = within((left + right - w) / 2, whole.x, whole.x + whole.w - w);
  const y = within((top + bottom - h) / 2, whole.y, whole.y + whole.h - h);
  return { x, y, w, h };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
