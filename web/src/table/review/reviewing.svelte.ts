import { Trouble } from "../../trouble";
import type { ReviewTold } from "../../wire";
import * as asking from "../state/asking";

/** How long until one asks again how far it is, in ms. */
const PAUSE = 1500;

/** A review that comes while one looks: the server goes on with it as long as somebody asks. */
export class Reviewing {
  told = $state.raw<ReviewTold | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOn = false;

  constructor(private readonly table: string) {}

  start(): void {
    this.isOn = true;
    void this.ask();
  }

  stop(): void {
    this.isOn = false;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    try {
      const told = await asking.review(this.table);
      if (!this.isOn) return;
      this.trouble = null;
      this.told = told;
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.trouble = trouble;
    }
    if (this.isOn && !this.told?.complete) this.timer = setTimeout(() => void this.ask(), PAUSE);
  }
}
