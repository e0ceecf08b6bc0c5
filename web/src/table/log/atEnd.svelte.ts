/** Who reads the end of a log stays there, whatever grows: the log, its letters, what lies above it. Who has scrolled
 * stays where they are. */
export class AtEnd {
  is = $state(true);
  /** How many lines there were when somebody left it. */
  left = $state(0);
  private box: HTMLElement | undefined;
  private top = 0;
  private height = 0;

  constructor(private readonly lines: () => number) {}

  /** For the box that scrolls; what it holds is observed too. */
  readonly stays = (box: HTMLElement): (() => void) => {
    this.box = box;
    const watch = new ResizeObserver(() => this.is && this.go());
    for (const each of [box, ...box.children]) watch.observe(each);
    const scrolled = () => this.scrolled(box);
    box.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener("scroll", scrolled);
    };
  };

  go(): void {
    this.is = true;
    if (!this.box) return;
    this.box.scrollTop = this.box.scrollHeight;
    this.top = this.box.scrollTop;
    this.height = this.box.clientHeight;
  }

  /** What has grown since is no reason to leave, nor is less room for it: only who goes up does. */
  private scrolled(box: HTMLElement): void {
    const { scrollHeight, scrollTop, clientHeight } = box;
    if (!clientHeight) return; // it is leaving itself
    if (this.is && clientHeight !== this.height) return this.go(); // it was moved, by what lies around it
    const isNear = scrollHeight - scrollTop - clientHeight < 40;
    if (!isNear && scrollTop < this.top && this.is) this.left = this.lines();
    if (isNear || scrollTop < this.top) this.is = isNear;
    this.top = scrollTop;
  }
}
