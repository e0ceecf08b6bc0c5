import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AtEnd } from "./atEnd.svelte";

class Box extends EventTarget {
  children: Element[] = [];
  clientHeight = 100;
  private at = 0;

  constructor(readonly scrollHeight: number) {
    super();
  }

  get scrollTop(): number {
    return this.at;
  }

  set scrollTop(wanted: number) {
    this.at = Math.min(wanted, this.scrollHeight - this.clientHeight);
  }

  moves(to: number): void {
    this.scrollTop = to;
    this.dispatchEvent(new Event("scroll"));
  }
}

let resized = () => {};

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("WheelEvent", class extends Event {});
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: () => void) {
        resized = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function log(): [AtEnd, Box] {
  const box = new Box(1000);
  const atEnd = new AtEnd(() => 10);
  atEnd.stays(box as unknown as HTMLElement);
  atEnd.go();
  return [atEnd, box];
}

test("who scrolls up leaves the end", () => {
  const [atEnd, box] = log();
  box.dispatchEvent(new Event("wheel"));
  box.moves(300);
  expect(atEnd.is).toBe(false);
  expect(atEnd.left).toBe(10);
  box.moves(890);
  expect(atEnd.is).toBe(true);
});

test("a log that had more room for a moment is at its end again", () => {
  const [atEnd, box] = log();
  box.clientHeight = 400;
  box.scrollTop = 600; // as the browser does, and tells of it
  resized();
  box.clientHeight = 100;
  box.moves(600); // when it has shrunk again
  resized();
  expect(atEnd.is).toBe(true);
  expect(box.scrollTop).toBe(900);
});
