import { expect, test } from "vitest";
import { type Bit, bits, complete, parted, placesOf, replaced } from "./lines";

const whole = (bit: Bit) => bit.start + bit.text + bit.end;
const line = (number: number, text = `line ${number}`) => ({ number, what: "event", text });

test("what comes takes the place of everything after since", () => {
  const have = replaced([], -1, [line(0), line(1), line(1, "more"), line(2)]);
  expect(replaced(have, 0, [line(1), line(3)]).map((each) => each.number)).toEqual([0, 1, 3]);
  expect(replaced(have, -1, [line(5)]).map((each) => each.number)).toEqual([5]);
  expect(replaced(have, 2, []).length).toBe(4);
});

test("a line that was taken back is told again as undone", () => {
  const have = replaced([], -1, [line(0), line(1)]);
  expect(replaced(have, 0, [{ ...line(1), undone: true }]).map((each) => each.undone)).toEqual([false, true]);
});

test("a sentence is cut at the things it names, the longest word first", () => {
  const said = {
    text: "North take region 12, not region 1",
    things: [
      { word: "region 1", spot: "region:1" },
      { word: "region 12", spot: "region:12" },
    ],
  };
  const cut = bits(said);
  expect(cut.map(whole).join("")).toBe(said.text);
  expect(cut.filter((bit) => bit.spot)).toEqual([
    { text: "region 12", spot: "region:12", start: "", end: "," },
    { text: "region 1", spot: "region:1", start: "", end: "" },
  ]);
});

test("no line ends with an opening bracket or with an article that leans on its word", () => {
  const said = {
    text: "Blu ruba 1 trofeo (Pietra di Falias) all'Orco",
    things: [
      { word: "Pietra di Falias", spot: "trophy:stone" },
      { word: "Orco", spot: "model:ogre" },
    ],
  };
  const cut = bits(said);
  expect(cut.map(whole).join("")).toBe(said.text);
  expect(cut.filter((bit) => bit.spot).map(whole)).toEqual(["(Pietra di Falias)", "all'Orco"]);
});

test("a line happens where something flies and where its things are", () => {
  const moved = complete({
    ...line(1),
    motion: { how: "move", to: "b", source: "a" },
    things: [{ word: "x", spot: "b" }],
  });
  expect(placesOf(moved)).toEqual(["b", "a"]);
});

test("a label says what it is before it says what that means", () => {
  expect(parted("Mine: take 1 coin")).toEqual(["Mine:", " take 1 coin"]);
  expect(parted("2 Spears · worth 4")).toEqual(["2 Spears", " · worth 4"]);
  expect(parted("Trade · Caravan: sell 2 more")).toEqual(["Trade · Caravan:", " sell 2 more"]);
  expect(parted("End the turn")).toEqual(["End the turn", ""]);
});
