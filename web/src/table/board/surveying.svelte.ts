import type { Ruler } from "../../games/face";
import type { Survey } from "../../wire";

/** What is measured on the board: by the ruler, for the sheet that lies open, for the figure somebody points at. */
export class Surveying {
  /** The ruler is in hand: a touch of the board measures, and answers nothing. */
  isOn = $state(false);
  from = $state("");
  to = $state("");
  /** The spot of the sheet that lies open. */
  held = $state("");
  /** The figure under the pointer, or in focus. */
  pointed = $state("");
  found = $state.raw<{ key: string; survey: Survey | null } | null>(null);

  readonly wanted = $derived.by(() => {
    if (this.isOn) return this.from ? { spot: this.from, to: this.to } : null;
    const spot = this.pointed || this.held;
    return spot ? { spot, to: "" } : null;
  });
  readonly key = $derived(this.wanted ? `${this.wanted.spot} ${this.wanted.to}` : "");
  readonly shown = $derived(this.key && this.found?.key === this.key ? this.found.survey : null);

  /** `ruler`: of the game, where there is something to measure just now. */
  constructor(private readonly ruler: () => Ruler | null) {}

  get isThere(): boolean {
    return this.ruler() !== null;
  }

  point(spot: string): void {
    this.pointed = this.ruler()?.isFigure(spot) ? spot : "";
  }

  hold(spot: string): void {
    const ruler = this.ruler();
    this.held = ruler && (ruler.isFigure(spot) || ruler.isEnd(spot)) ? spot : "";
  }

  take(): void {
    this.isOn = !this.isOn;
    this.from = "";
    this.to = "";
  }

  /** The first touch measures from there, the second to there, the third begins again. */
  touch(spots: readonly string[]): void {
    const end = spots.find((spot) => this.ruler()?.isEnd(spot)) ?? "";
    if (!end) return;
    if (this.from && !this.to && end !== this.from) this.to = end;
    else {
      this.from = end === this.from && !this.to ? "" : end;
      this.to = "";
    }
  }
}
