import { describe, expect, it } from "vitest";
import { checkScripts, checkStyles } from "./check.ts";
import { rangeOf, readRange } from "./range.ts";

const range = rangeOf(["chrome >= 109", "safari >= 16.4", "firefox >= 140"]);
const script = (text: string) => checkScripts([{ file: "a.tsx", text }], range);
const sheet = (text: string) => checkStyles([{ file: "a.css", text }], range);

describe("what browsers get", () => {
  it("is for the browsers that the README names", () => {
    expect(Object.fromEntries(readRange())).toEqual({
      chrome: 109,
      edge: 109,
      firefox: 140,
      safari: 16.4,
      safari_ios: 16.4,
      samsunginternet_android: 21,
    });
    expect(() => rangeOf(["netscape >= 4"])).toThrow(RangeError);
    expect(() => rangeOf(["last 2 versions"])).toThrow(RangeError);
  });

  it("says who lacks what, where, and what to do", () => {
    expect(script("\nconst url = URL.parse(text);")).toEqual([
      "a.tsx:2 uses URL.parse, which chrome 109, safari 16.4 lack. Write it in an older way, or bring a fallback and name it in tooling/browsers/fallbacks.ts.",
    ]);
    expect(script("list.toSorted();")).toEqual([
      "a.tsx:1 uses .toSorted, which chrome 109 lacks. Write it in an older way, or bring a fallback and name it in tooling/browsers/fallbacks.ts.",
    ]);
  });

  it.each([
    "AbortSignal.any([one, other]);",
    "Promise.withResolvers();",
    "Object.groupBy(list, keyOf);",
    "new Set(one).isSubsetOf(other);",
    "map.values().map(read).toArray();",
    "const { a } = navigator.userActivation;navigator.cookieStore;",
    "const found = /[a&&b]/v;",
    "const found = /(?i:a)/;",
    'const field = <input type="month" />;',
    "const field = <details name={name} closedby={how} />;",
    "text.isWellFormed();",
    "scheduler.yield();",
    "element.checkVisibility();",
  ])("has no %s", (text) => {
    expect(script(text)).not.toEqual([]);
  });

  it.each([
    [
      "an older name",
      "list.findLast(isNew); navigator.locks.request(name, work); structuredClone(a);",
    ],
    ["a list's method on what only looks like an iterator", "Object.values(map).map(read);"],
    ["a name of the file's own", 'import { URL } from "./url.ts"; URL.parse(text);'],
    [
      "a member of an object of ours",
      "const copy = { sentenceOf }; copy.checkVisibility; const words = { checkVisibility: 1 };",
    ],
    ["what has a fallback", "tip.showPopover();"],
  ])("may have %s", (_, text) => {
    expect(script(text)).toEqual([]);
  });

  it.each([
    [".a{color:light-dark(red,blue)}", "light-dark()"],
    [".a{background:color-mix(in srgb,red,blue)}", "color-mix()"],
    [".a{position-anchor:--b}", "position-anchor"],
    [".a:user-valid{color:red}", ":user-valid"],
    ["@media (width>1px){.a{text-wrap-style:stable}}", "text-wrap-style"],
    ["@scope (.a){.b{color:red}}", "@scope"],
    [".a{animation-timeline:scroll()}", "animation-timeline"],
  ])("has no %s in a style sheet", (text, name) => {
    expect(sheet(text).map((said) => said.split(" uses ")[1]?.split(",")[0])).toContain(name);
  });

  it("may ask first in a style sheet, or be less nice", () => {
    expect(
      sheet(
        '@charset "utf-8";@supports (color:color-mix(in lab,red,red)){.a{color:color-mix(in lab,red,red)}}.b{text-wrap:balance;color:red;content:"light-dark()"}',
      ),
    ).toEqual([]);
  });
});
