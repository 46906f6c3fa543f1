import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createGate } from "./gate.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = { code: "serverBusy" };

it("lets so many work, so many wait in their order, and sends the others away at once", async () => {
  const gate = createGate({ working: 2, waiting: 2, each: 9 });
  const leaveFirst = await gate.enter("a");
  const leaveSecond = await gate.enter("b");
  const seen: string[] = [];
  const enter = async (client: string) => {
    const leave = await gate.enter(client);
    seen.push(client);
    return leave;
  };
  const third = enter("c");
  const fourth = enter("d");
  await expect(gate.enter("e")).rejects.toMatchObject(busy);
  leaveFirst();
  const leaveThird = await third;
  expect(seen).toEqual(["c"]);
  leaveSecond();
  const leaveFourth = await fourth;
  expect(seen).toEqual(["c", "d"]);
  leaveThird();
  leaveFourth();
  await expect(gate.enter("e")).resolves.toBeTypeOf("function");
});

it("lets one client have so many, and the product itself as many as there are", async () => {
  const gate = createGate({ working: 5, waiting: 0, each: 2 });
  const leave = await gate.enter("a");
  await gate.enter("a");
  await expect(gate.enter("a")).rejects.toMatchObject(busy);
  await gate.enter("b");
  await gate.enter(undefined);
  leave();
  await gate.enter("a");
  await gate.enter(undefined);
  await expect(gate.enter(undefined)).rejects.toMatchObject(busy);
});

it("keeps nobody waiting for more than five seconds", async () => {
  const gate = createGate({ working: 1, waiting: 5, each: 1 });
  const leave = await gate.enter("a");
  const waiting = expect(gate.enter("b")).rejects.toMatchObject(busy);
  await vi.advanceTimersByTimeAsync(5000);
  await waiting;
  leave();
  await expect(gate.enter("b")).resolves.toBeTypeOf("function");
});

it("sends away at once whom it would keep waiting for too long", async () => {
  const gate = createGate({ working: 1, waiting: 50, each: 99 });
  const leave = await gate.enter("a");
  await vi.advanceTimersByTimeAsync(1000);
  leave();
  const leaveNext = await gate.enter("a");
  const waiting = [gate.enter("b"), gate.enter("c")];
  await expect(gate.enter("d")).rejects.toMatchObject(busy);
  leaveNext();
  for (const entered of waiting) (await entered)();
  await expect(gate.enter("d")).resolves.toBeTypeOf("function");
});
