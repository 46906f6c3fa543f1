import { expect, it } from "vitest";
import { createMemoryBus } from "./memory.ts";
import type { Hint } from "./port.ts";

it("hands a hint to the named people only, once each", () => {
  const bus = createMemoryBus();
  const heard: Record<string, Hint[]> = { a: [], b: [] };
  bus.subscribe("a", (hint) => heard.a?.push(hint));
  bus.subscribe("b", (hint) => heard.b?.push(hint));
  bus.publish({ to: ["a", "a"], topic: "chat", id: "1" });
  bus.publish({ to: "everyone", topic: "announces", id: "2" });
  expect(heard.a?.map((hint) => hint.id)).toEqual(["1", "2"]);
  expect(heard.b?.map((hint) => hint.id)).toEqual(["2"]);
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
