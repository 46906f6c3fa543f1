import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  asFlag,
  asJson,
  asText,
  hasFields,
  inSession,
  isEither,
  isListOf,
  isMaybe,
  isNumber,
  isOneOf,
  isText,
  stored,
} from "./stored";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
};
const refuses = () => {
  throw new DOMException("", "SecurityError");
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => void vi.unstubAllGlobals());

interface Line {
  readonly day: string;
  readonly minute: number | null;
  readonly source?: "hand" | "grid" | undefined;
}
const isLine = hasFields<Line>({
  day: isText,
  minute: isEither(isNumber, isOneOf([null])),
  source: isMaybe(isOneOf(["hand", "grid"])),
});

it("keeps texts as they are, flags by their names and all else as JSON", () => {
  stored("text", asText).set("1");
  stored("flag", asFlag).set(false);
  stored("list", asJson(isListOf(isNumber))).set([1, 2]);
  expect([...kept]).toEqual([
    ["text", "1"],
    ["flag", "false"],
    ["list", "[1,2]"],
  ]);
  expect(stored("text", asText).get()).toBe("1");
  expect(stored("flag", asFlag).get()).toBe(false);
  expect(stored("list", asJson(isListOf(isNumber))).get()).toEqual([1, 2]);
});

it("holds nothing until something is kept, and once it is taken away", () => {
  const place = stored("place", asText);
  expect(place.get()).toBeUndefined();
  place.set("");
  expect(place.get()).toBe("");
  expect(place.set(undefined)).toBe(true);
  expect(place.get()).toBeUndefined();
  expect(kept.size).toBe(0);
});

it("takes what has the shape, with whatever else stands there", () => {
  const place = stored("line", asJson(isLine));
  kept.set("line", '{"day":"2026-04-01","minute":null,"source":"grid","more":1}');
  expect(place.get()).toEqual({ day: "2026-04-01", minute: null, source: "grid", more: 1 });
  kept.set("line", '{"day":"","minute":600}');
  expect(place.get()).toEqual({ day: "", minute: 600 });
});

it.each([
  "",
  "{",
  "null",
  "3",
  "[]",
  '{"day":"2026-04-01"}',
  '{"day":1,"minute":600}',
  '{"day":"","minute":"600"}',
  '{"day":"","minute":600,"source":"dream"}',
])("takes nonsense for nothing: %s", (text) => {
  kept.set("line", text);
  expect(stored("line", asJson(isLine)).get()).toBeUndefined();
});

it("says when a storage that is full keeps nothing", () => {
  vi.stubGlobal("localStorage", { ...storage, setItem: refuses });
  kept.set("place", "before");
  const place = stored("place", asText);
  expect(place.set("after")).toBe(false);
  expect(place.get()).toBe("before");
});

it("is empty where the browser forbids to look", () => {
  vi.stubGlobal("localStorage", { getItem: refuses, setItem: refuses, removeItem: refuses });
  const place = stored("place", asText);
  expect(place.get()).toBeUndefined();
  expect(place.set("something")).toBe(false);
  expect(place.set(undefined)).toBe(false);
});

it("keeps for the session what belongs to it", () => {
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("localStorage", { getItem: refuses, setItem: refuses });
  stored("path", asText, inSession).set("/offers");
  expect(stored("path", asText, inSession).get()).toBe("/offers");
});

it("hears what another tab leaves, takes away or clears, until it is told to stop", () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  const tell = (key: string | null, newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
  const heard: unknown[] = [];
  const stop = stored("place", asJson(isNumber)).follow((value) => heard.push(value));
  tell("place", "4");
  tell("another", "5");
  tell("place", "nonsense");
  tell("place", null);
  tell(null, null);
  stop();
  tell("place", "6");
  expect(heard).toEqual([4, undefined, undefined, undefined]);
});
