import { expect, test } from "vitest";
import { FIT, kept, moved, near, pinched, zoomed } from "./zoom";

const box = { width: 400, height: 200 };

test("what is under the finger stays under it", () => {
  const lie = zoomed(FIT, 2, { x: 100, y: 50 }, box);
  expect(lie).toEqual({ k: 2, x: -100, y: -50 });
  expect(zoomed(lie, 0.5, { x: 100, y: 50 }, box)).toEqual(FIT);
});

test("it is never smaller than its box nor out of it", () => {
  expect(zoomed(FIT, 0.1, { x: 0, y: 0 }, box).k).toBe(1);
  expect(zoomed(FIT, 100, { x: 0, y: 0 }, box).k).toBe(6);
  expect(moved(FIT, 50, 50, box)).toEqual(FIT);
  expect(kept({ k: 2, x: -1000, y: 10 }, box)).toEqual({ k: 2, x: -400, y: 0 });
});

test("two fingers zoom and move at once", () => {
  const wide = pinched(
    FIT,
    [
      { x: 150, y: 100 },
      { x: 250, y: 100 },
    ],
    [
      { x: 100, y: 100 },
      { x: 300, y: 100 },
    ],
    box,
  );
  expect(wide).toEqual({ k: 2, x: -200, y: -100 });
});

test("what is small comes near enough for a finger, into the middle where there is room", () => {
  const lie = near(22, { x: 200, y: 100 }, box);
  expect(lie).toEqual({ k: 2, x: -200, y: -100 });
  expect(near(22, { x: 0, y: 0 }, box)).toEqual({ k: 2, x: 0, y: 0 });
  expect(near(90, { x: 10, y: 10 }, box)).toEqual(FIT);
});
