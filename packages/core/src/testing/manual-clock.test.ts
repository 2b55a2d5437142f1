import { expect, test } from "vitest";
import { manualClock } from "./manual-clock.ts";

test("what is due happens in its order, at its time", async () => {
  const clock = manualClock(0);
  const seen: [string, number][] = [];
  clock.after(20, () => seen.push(["second", clock.now()]));
  clock.after(10, () => {
    seen.push(["first", clock.now()]);
    clock.after(5, () => seen.push(["between", clock.now()]));
  });
  const cancel = clock.after(12, () => seen.push(["never", clock.now()]));
  cancel();
  await clock.advance(19);
  expect(seen).toEqual([
    ["first", 10],
    ["between", 15],
  ]);
  expect(clock.now()).toBe(19);
  await clock.advance(1);
  expect(seen.at(-1)).toEqual(["second", 20]);
});

test("runUntil moves as far as the promise needs", async () => {
  const clock = manualClock(0);
  const waited = new Promise<string>((resolve) => {
    clock.after(5, () => clock.after(7, () => resolve("done")));
  });
  expect(await clock.runUntil(waited)).toBe("done");
  expect(clock.now()).toBe(12);
});

test("runUntil says so when nothing is left to wait for", async () => {
  await expect(manualClock().runUntil(new Promise(() => {}))).rejects.toThrow("Nothing is left");
});

test("no time passes while work is held", async () => {
  const clock = manualClock(0);
  let isDone = false;
  clock.hold(new Promise((resolve) => setTimeout(resolve, 20))).then(() => {
    isDone = true;
  });
  clock.after(5, () => expect(isDone).toBe(true));
  await clock.advance(10);
});
