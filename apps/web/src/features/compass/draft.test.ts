import { beforeEach, expect, it } from "vitest";
import { forgetRun, press, readRun, readText, settle, writeText } from "./draft.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
});

it("keeps what is typed for the session", () => {
  expect(readText()).toBe("");
  writeText("営業を3年");
  expect(readText()).toBe("営業を3年");
  expect(sessionStorage.getItem("careerCompassAnswer")).toBe("営業を3年");
});

it("hands one text in under one id, whatever stands around it", () => {
  const first = press("営業を3年");
  expect(press(" 営業を3年\n")).toEqual(first);
  settle();
  expect(readRun()).toEqual({ ...first, isPressed: false });
  expect(press("営業を3年")).toEqual(first);
});

it("hands another text in under another id", () => {
  const { id } = press("営業を3年");
  expect(press("営業を4年").id).not.toBe(id);
});

it("lets go of an id", () => {
  const { id } = press("営業を3年");
  forgetRun();
  expect(readRun()).toBeUndefined();
  expect(press("営業を3年").id).not.toBe(id);
});

it("begins anew where what is stored cannot be read", () => {
  for (const stored of ["{", "3", "null", '{"id":1}', '{"id":"a","text":"b"}']) {
    sessionStorage.setItem("careerCompassRun", stored);
    expect(readRun()).toBeUndefined();
  }
});
