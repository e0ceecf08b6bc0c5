/** A place on the screen. */
export interface Place {
  x: number;
  y: number;
}

/** The middle of a spot on the screen. What lies on the closed sheet of a seat is where that seat's chip is. */
export function whereIs(spot: string, seats: readonly string[], who: string): Place | null {
  const seat = seatOf(spot, seats) ?? who;
  return middle(`[data-spot="${CSS.escape(spot)}"]`) ?? (seat ? middle(`[data-seat="${CSS.escape(seat)}"]`) : null);
}

/** The seat whose thing it is, where its address says so. */
export function seatOf(spot: string, seats: readonly string[]): string | undefined {
  return spot.split(":").find((part) => seats.includes(part));
}

function middle(selector: string): Place | null {
  for (const found of document.querySelectorAll(selector)) {
    const box = found.getBoundingClientRect();
    if (box.width || box.height) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}
