import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isText } from "../stored";
import { draftPlace, keepSwept, listDrafts, mayKeep, sweepDrafts } from "./drafts";

const note = { name: "note", isValue: isText };
const DAY = 86_400_000;

/** As browsers have it: what is kept are the properties of the storage itself. */
class Kept {
  getItem = (key: string) => Reflect.get(this, key) ?? null;
  setItem = (key: string, text: string) => void Reflect.set(this, key, text);
  removeItem = (key: string) => void Reflect.deleteProperty(this, key);
  constructor() {
    for (const name of ["getItem", "setItem", "removeItem"])
      Object.defineProperty(this, name, { enumerable: false });
  }
}

beforeEach(() => void vi.stubGlobal("localStorage", new Kept()));
afterEach(() => void vi.unstubAllGlobals());

it("keeps the words of each person about each thing apart", () => {
  draftPlace(note, "mari", "a").set({ value: "真理の言葉", at: 1 });
  draftPlace(note, "ken", "a").set({ value: "健の言葉", at: 2 });
  expect(draftPlace(note, "mari", "a").get()).toEqual({ value: "真理の言葉", at: 1 });
  expect(draftPlace(note, "ken", "a").get()).toEqual({ value: "健の言葉", at: 2 });
  expect(draftPlace(note, "mari", "b").get()).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(["draft:mari:note:a", "draft:ken:note:a"]);
});

it("lists what one person has typed into one kind of form, the newest first", () => {
  draftPlace(note, "mari", "old").set({ value: "前", at: 1 });
  draftPlace(note, "mari", "new").set({ value: "後", at: 2 });
  draftPlace(note, "ken", "other").set({ value: "他", at: 3 });
  draftPlace({ name: "notebook", isValue: isText }, "mari", "x").set({ value: "帳", at: 4 });
  localStorage.setItem("draft:mari:note:broken", '{"value":1,"at":5}');
  expect(listDrafts(note, "mari")).toEqual([
    ["new", { value: "後", at: 2 }],
    ["old", { value: "前", at: 1 }],
  ]);
});

it("removes what was typed more than thirty days ago, and what nobody can read", () => {
  const now = 100 * DAY;
  localStorage.setItem("keepsDrafts:mari", "true");
  draftPlace(note, "mari", "kept").set({ value: "三十日前", at: 70 * DAY });
  draftPlace(note, "mari", "gone").set({ value: "それより前", at: 70 * DAY - 1 });
  localStorage.setItem("draft:mari:note:broken", "nonsense");
  localStorage.setItem("textScale", "125");
  sweepDrafts(now);
  expect(Object.keys(localStorage)).toEqual([
    "keepsDrafts:mari",
    "draft:mari:note:kept",
    "textScale",
  ]);
});

it("removes what a tab has written after its person signed out, also while the next page stands", () => {
  const browser = new EventTarget();
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  const say = (key: string, newValue: string | null) =>
    browser.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
  const page = new AbortController();
  localStorage.setItem("keepsDrafts:ken", "true");
  localStorage.setItem("chatDraft:m1", "まだ送らない");
  draftPlace(note, "mari", "a").set({ value: "真理の言葉", at: Date.now() });
  draftPlace(note, "ken", "a").set({ value: "健の言葉", at: Date.now() });
  keepSwept(page.signal);
  expect(Object.keys(localStorage)).toEqual([
    "keepsDrafts:ken",
    "chatDraft:m1",
    "draft:ken:note:a",
  ]);

  localStorage.removeItem("keepsDrafts:ken");
  say("keepsDrafts:mari", "true");
  expect(Object.keys(localStorage)).toEqual(["chatDraft:m1", "draft:ken:note:a"]);
  say("keepsDrafts:ken", null);
  expect(Object.keys(localStorage)).toEqual([]);

  page.abort();
  localStorage.setItem("draft:ken:note:a", "{}");
  say("keepsDrafts:ken", null);
  expect(Object.keys(localStorage)).toEqual(["draft:ken:note:a"]);
});

it("may keep what somebody types from signing in to signing out", () => {
  expect(mayKeep("mari")).toBe(false);
  localStorage.setItem("keepsDrafts:mari", "true");
  expect(mayKeep("mari")).toBe(true);
  expect(mayKeep("ken")).toBe(false);
});

it("finds nothing where the browser keeps nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(listDrafts(note, "mari")).toEqual([]);
  expect(() => sweepDrafts(0)).not.toThrow();
});
