import { describe, expect, test } from "vitest";
import { CELL, EDGE } from "./grid";
import { cells, drawnLine, marks, surface } from "./survey";

const sight = { source: "model:a", to: "model:b", free: false, label: "", note: "5", rule: "", by: ["square:C1"] };

describe("what is measured", () => {
  test("an area is the squares it names", () => {
    const area = { kind: "reach", label: "", spots: ["square:A1", "square:B1"], notes: {} };
    expect(cells(area)).toEqual([{ col: 0, row: 0 }, { col: 1, row: 0 }]);
    expect(surface(area).match(/M/g)).toHaveLength(1);
  });

  test("marks stay inside their squares", () => {
    for (const kind of ["struck", "fall"]) {
      const [, x, y] = /^M(\S+) (\S+?)[hl]/.exec(marks({ kind, label: "", spots: ["square:A1"], notes: {} }))!;
      expect(Number(x)).toBeGreaterThan(EDGE);
      expect(Number(x)).toBeLessThan(EDGE + CELL);
      expect(Number(y)).toBeGreaterThanOrEqual(EDGE);
    }
  });

  test("a line leaves out the figures at its ends and marks what denies it", () => {
    const line = drawnLine(sight, { x: 84, y: 84 }, { x: 484, y: 84 });
    expect(line.d).toBe("M117.0 84.0L451.0 84.0");
    expect(line.crosses).toEqual([{ x: EDGE + 2.5 * CELL, y: EDGE + 0.5 * CELL }]);
    expect(line.x).toBe(284);
  });

  test("neighbours have a line too", () => {
    const line = drawnLine(sight, { x: 84, y: 84 }, { x: 124, y: 84 });
    expect(line.d).toBe("M100.0 84.0L108.0 84.0");
  });
});
