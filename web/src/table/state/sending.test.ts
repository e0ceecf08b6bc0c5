import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Trouble } from "../../trouble";
import { insist, moveId } from "./sending";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what was not heard is sent again until it is", async () => {
  let tries = 0;
  const send = async () => {
    if (++tries < 4) throw tries % 2 ? new Trouble("offline", "") : new Trouble("away", "", "", "", 503);
    return "done";
  };
  const sent = insist(send, () => true);
  await vi.runAllTimersAsync();
  expect(await sent).toBe("done");
  expect(tries).toBe(4);
});

test("a refusal is an answer", async () => {
  let tries = 0;
  const send = async () => {
    tries++;
    throw new Trouble("illegal", "", "", "T-ACT-07");
  };
  await expect(insist(send, () => true)).rejects.toMatchObject({ rule: "T-ACT-07" });
  expect(tries).toBe(1);
});

test("nobody insists after the page is left", async () => {
  const send = () => Promise.reject(new Trouble("offline", ""));
  await expect(insist(send, () => false)).rejects.toMatchObject({ code: "offline" });
});

test("ids are fit for the wire, and each is new", () => {
  expect(moveId()).toMatch(/^[0-9a-f]{32}$/);
  expect(moveId()).not.toBe(moveId());
});
