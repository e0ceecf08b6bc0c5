import type { Desk, SpotProps, SpotState, Way } from "../../games/face";
import { lang } from "../../say.svelte";
import type { Survey } from "../../wire";
import type { AtTable } from "./at.svelte";
import { spotsAt } from "../board/spots";

/** The frame as a game's drawing knows it. */
export class TableDesk implements Desk {
  constructor(private readonly table: AtTable) {}

  get view(): unknown {
    return this.table.view;
  }

  get me(): string | null {
    return this.table.store.seat || null;
  }

  get lang(): "en" | "it" {
    return lang();
  }

  title(seat: string): string {
    return this.table.title(seat);
  }

  state(spot: string): SpotState {
    return this.table.states.get(spot) ?? "quiet";
  }

  pointed(spot: string): boolean {
    return this.table.pointing.has(spot);
  }

  note(spot: string): string {
    return this.table.pointing.note(spot);
  }

  cost(spot: string): string {
    return this.table.costs.get(spot) ?? "";
  }

  get near(): number {
    return this.table.near;
  }

  get ways(): readonly Way[] {
    return this.table.ways;
  }

  get last(): readonly string[] {
    return this.table.last;
  }

  get survey(): Survey | null {
    return this.table.survey;
  }

  at(spot: string, label: string): SpotProps {
    const state = this.state(spot);
    const { table } = this;
    const touch = (event: Event) => {
      if (event instanceof MouseEvent && event.detail > 0) {
        table.touch([...new Set([spot, ...spotsAt(event)])], { x: event.clientX, y: event.clientY });
        return;
      }
      const { x, y, width, height } = (event.currentTarget as Element).getBoundingClientRect();
      table.touch([spot], { x: x + width / 2, y: y + height / 2 });
    };
    return {
      "data-spot": spot,
      "data-state": state,
      role: "button",
      tabindex: state === "open" ? 0 : -1,
      "aria-label": label,
      onclick: (event) => {
        event.stopPropagation();
        touch(event);
      },
      onkeydown: (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        touch(event);
      },
      onpointerenter: () => table.hover(spot),
      onpointerleave: () => table.unhover(spot),
      onfocus: () => table.hover(spot),
      onblur: () => table.unhover(spot),
    };
  }

  back(spot: string): (() => void) | null {
    const { table } = this;
    const told = table.store.lines.find((line) => !line.undone && line.things.some((thing) => thing.spot === spot));
    if (!told || told.number < 1) return null;
    return () => {
      table.sheet = null;
      void table.looking.go(told.number - 1);
    };
  }

  open(spot: string): void {
    this.table.sheet = { name: "details", spot };
  }
}
