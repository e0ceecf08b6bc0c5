const FINGER = 40; // pixels

/** What a finger has hit is smaller than it, and so is something beside it that may be chosen too: it could mean either. */
export function isCrowded(board: Element, { clientX: x, clientY: y }: MouseEvent): boolean {
  const small = new Set<string>();
  for (const each of board.querySelectorAll<HTMLElement>("[data-state=open]")) {
    const box = each.getBoundingClientRect();
    const across = Math.max(box.left - x, x - box.right, 0);
    const down = Math.max(box.top - y, y - box.bottom, 0);
    if (Math.min(box.width, box.height) < FINGER && Math.hypot(across, down) < FINGER / 2) small.add(each.dataset.spot!);
  }
  return small.size > 1;
}
