import { expect, test } from "vitest";
import { Trouble, troubleIn } from "./trouble";

test("a problem keeps its words", () => {
  const body = { code: "stale", title: "The table has moved on.", detail: "", rule: "T-ACT-01", number: 17 };
  const trouble = troubleIn(body, 409, "fault");
  expect(trouble).toBeInstanceOf(Trouble);
  expect(trouble).toMatchObject({ code: "stale", title: body.title, rule: "T-ACT-01", number: 17, status: 409 });
});

test.each([null, "<html>", 7, [], { title: 3 }])("what is no problem says so in our words: %j", (body) => {
  expect(troubleIn(body, 502, "broken")).toMatchObject({ code: "fault", title: "broken", status: 502, number: -1 });
});
