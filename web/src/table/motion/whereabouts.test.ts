import { expect, test } from "vitest";
import { seatOf } from "./whereabouts";

test("a thing on a seat's sheet says whose it is", () => {
  expect(seatOf("held:north:battle", ["east", "north"])).toBe("north");
  expect(seatOf("region:3", ["east", "north"])).toBe(undefined);
});
