import { beforeEach, expect, it } from "vitest";
import {
  clearDraft,
  clearSavedDraft,
  readDraft,
  readSkipped,
  writeDraft,
  writeSkipped,
} from "./draft";

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

const typed = { values: { phone: "090" }, base: "{}" };

it("keeps what is typed for one person and one step", () => {
  writeDraft("one", "phone", typed);
  expect(readDraft("one", "phone")).toEqual(typed);
  expect(readDraft("two", "phone")).toBeUndefined();
  expect(readDraft("one", "email")).toBeUndefined();
  clearDraft("one", "phone");
  expect(readDraft("one", "phone")).toBeUndefined();
});

it("takes nothing for a draft that is none", () => {
  for (const value of ["", "nonsense", "[]", '{"values":1,"base":""}', '{"values":{}}']) {
    stored.set("registrationDraft:one:phone", value);
    expect(readDraft("one", "phone")).toBeUndefined();
  }
});

it("forgets a saved draft only as it was saved", () => {
  writeDraft("one", "phone", typed);
  clearSavedDraft("one", "phone", { phone: "0" });
  expect(readDraft("one", "phone")).toEqual(typed);
  clearSavedDraft("one", "phone", { phone: "090" });
  expect(readDraft("one", "phone")).toBeUndefined();
});

it("remembers the steps put off", () => {
  writeSkipped("one", "phone");
  writeSkipped("one", "phone");
  writeSkipped("one", "english");
  expect(readSkipped("one")).toEqual(["phone", "english"]);
  expect(readSkipped("two")).toEqual([]);
});
