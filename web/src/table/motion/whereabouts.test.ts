import { expect, test } from "vitest";
import { seatOf } from "./whereabouts";

test("a thing on a seat's sheet says whose it is", () => {
  expect(seatOf("held:koda:battle", ["runen", "koda"])).toBe("koda");
  expect(seatOf("region:3", ["runen", "koda"])).toBe(undefined);
});
