import { expect, it } from "vitest";
import { createMemoryBus } from "./memory.ts";
import type { Signal } from "./port.ts";

it("hands a signal to the named people only, once each", () => {
  const bus = createMemoryBus();
  const heard: Record<string, Signal[]> = { a: [], b: [] };
  bus.subscribe("a", (signal) => heard.a?.push(signal));
  bus.subscribe("b", (signal) => heard.b?.push(signal));
  bus.publish({ to: ["a", "a"], topic: "chat", id: "1" });
  bus.publish({ to: "everyone", topic: "announces", id: "2" });
  expect(heard.a?.map((signal) => signal.id)).toEqual(["1", "2"]);
  expect(heard.b?.map((signal) => signal.id)).toEqual(["2"]);
});

it("is silent for a listener that has left", () => {
  const bus = createMemoryBus();
  let count = 0;
  const leave = bus.subscribe("a", () => count++);
  leave();
  leave();
  bus.publish({ to: ["a"], topic: "chat", id: "1" });
  expect(count).toBe(0);
});
