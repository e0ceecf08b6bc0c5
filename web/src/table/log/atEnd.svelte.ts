const LATELY = 2000; // ms; on a busy machine a wheel is felt late

/** Who reads the end of a log stays there, whatever grows: the log, its letters, what lies above it. Who has scrolled
 * stays where they are. */
export class AtEnd {
  is = $state(true);
  /** How many lines there were when somebody left it. */
  left = $state(0);
  private box: HTMLElement | undefined;
  private acted = -LATELY;
  private isHeld = false;

  constructor(private readonly lines: () => number) {}

  /** For the box that scrolls; what it holds is observed too. */
  readonly stays = (box: HTMLElement): (() => void) => {
    this.box = box;
    const watch = new ResizeObserver(() => this.is && this.go());
    for (const each of [box, ...box.children]) watch.observe(each);
    const off = new AbortController();
    const how = { passive: true, signal: off.signal };
    const acts = (event: Event) => {
      if (!(event instanceof WheelEvent && event.deltaY > 0)) this.acted = performance.now(); // down is no way up
    };
    for (const act of ["wheel", "touchmove", "keydown", "focusin", "pointerdown"]) box.addEventListener(act, acts, how);
    box.addEventListener("pointerdown", () => (this.isHeld = true), how);
    for (const act of ["pointerup", "pointercancel"]) window.addEventListener(act, () => (this.isHeld = false), how);
    box.addEventListener("scroll", () => this.scrolled(box), how);
    return () => {
      watch.disconnect();
      off.abort();
    };
  };

  go(): void {
    this.is = true;
    if (this.box) this.box.scrollTop = this.box.scrollHeight;
  }

  /** A box scrolls by itself when what is in it, or around it, grows or shrinks: only somebody's hand leaves the end. */
  private scrolled(box: HTMLElement): void {
    const { scrollHeight, scrollTop, clientHeight } = box;
    if (!clientHeight) return; // it is leaving itself
    if (scrollHeight - scrollTop - clientHeight < 40) this.is = true;
    else if (this.is && (this.isHeld || performance.now() - this.acted < LATELY)) {
      this.left = this.lines();
      this.is = false;
    }
  }
}
