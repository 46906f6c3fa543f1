import { beforeEach, expect, it } from "vitest";
import { readSkipped, writeSkipped } from "./draft";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
});

it("remembers the steps put off", () => {
  writeSkipped("one", "phone");
  writeSkipped("one", "phone");
  writeSkipped("one", "english");
  expect(readSkipped("one")).toEqual(["phone", "english"]);
  expect(readSkipped("two")).toEqual([]);
});
