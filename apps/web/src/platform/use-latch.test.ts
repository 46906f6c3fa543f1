import { expect, it } from "vitest";
import { latch } from "./use-latch";

function setUp() {
  const busy: boolean[] = [];
  const once = latch((isBusy) => busy.push(isBusy));
  return { busy, once };
}

it("does a work once until it has ended, and then the next one", async () => {
  const { busy, once } = setUp();
  const done: string[] = [];
  let end = () => {};
  const first = once(async () => {
    done.push("first");
    await new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  await once(async () => void done.push("second press"));
  expect(done).toEqual(["first"]);
  expect(busy).toEqual([true]);
  end();
  await first;
  await once(async () => void done.push("next"));
  expect(done).toEqual(["first", "next"]);
  expect(busy).toEqual([true, false, true, false]);
});

it("opens again when the work fails, and hands the fault on", async () => {
  const { busy, once } = setUp();
  const fault = new Error("refused");
  await expect(once(() => Promise.reject(fault))).rejects.toBe(fault);
  expect(busy).toEqual([true, false]);
});

it("stays shut once its person is on the way to another page", async () => {
  const { busy, once } = setUp();
  let count = 0;
  const leave = async () => {
    count += 1;
    return "left" as const;
  };
  await once(leave);
  await once(leave);
  expect(count).toBe(1);
  expect(busy).toEqual([true, true]);
});
