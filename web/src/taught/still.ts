import type { Desk, SpotProps, SpotState, Way } from "../games/face";
import type { Survey } from "../wire";

/** What a game's drawing gets where nobody plays: a picture. Nothing in it can be chosen. */
export class StillDesk implements Desk {
  readonly me = null;
  readonly near = 1;
  readonly ways: readonly Way[] = [];
  readonly last: readonly string[] = [];
  readonly survey: Survey | null = null;

  constructor(
    readonly view: unknown,
    readonly lang: "en" | "it",
    private readonly spots: readonly string[],
    readonly title: (seat: string) => string,
  ) {}

  state(): SpotState {
    return "quiet";
  }

  pointed(spot: string): boolean {
    return this.spots.includes(spot);
  }

  note(): string {
    return "";
  }

  cost(): string {
    return "";
  }

  at(spot: string, label: string): SpotProps {
    const nothing = () => {};
    return {
      "data-spot": spot,
      "data-state": "quiet",
      role: "button",
      tabindex: -1,
      "aria-label": label,
      onclick: nothing,
      onkeydown: nothing,
      onpointerenter: nothing,
      onpointerleave: nothing,
      onfocus: nothing,
      onblur: nothing,
    };
  }

  back(): null {
    return null;
  }

  open(): void {}
}
