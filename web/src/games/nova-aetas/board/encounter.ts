import type { NovaEncounter } from "../wire";
import { wrapped } from "./lettering";

export interface Sheet {
  w: number;
  h: number;
  briefing: string[];
  /** Where the line through the steps runs. */
  line: number;
  steps: { x: number; y: number; w: number; h: number; text: string[] }[];
  /** Of the row of Heroes. */
  heroes: number;
}

const EDGE = 48;

/** An Encounter from above to below: the story, its steps one under the other, who may try. */
export function sheet(encounter: NovaEncounter, briefing: string, narrow: boolean): Sheet {
  const w = narrow ? 640 : 1120;
  const lines = narrow ? [] : wrapped(briefing, 86);
  let y = (narrow ? 84 : 96) + lines.length * 32 + (lines.length ? 24 : 0);
  const steps = encounter.steps.map(({ text }) => {
    const told = narrow ? [] : wrapped(text, 84);
    const h = narrow ? 66 : 82 + told.length * 28;
    const put = { x: EDGE + 78, y, w: w - 2 * EDGE - 78, h, text: told };
    y += h + (narrow ? 8 : 18);
    return put;
  });
  return { w, h: y + (narrow ? 150 : 130), briefing: lines, line: EDGE + 34, steps, heroes: y + 52 };
}
