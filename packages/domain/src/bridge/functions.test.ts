import { expect, it } from "vitest";
import { ZodError } from "zod";
import { functionData, isFunctionName, ownEventOf } from "./functions.ts";

it("takes what stands under data, and no other form of call", () => {
  expect(functionData({ data: { matchingId: "a" } })).toEqual({ matchingId: "a" });
  for (const body of [undefined, null, "data", [], 5])
    expect(() => functionData(body)).toThrow(ZodError);
});

it("knows its functions, and none that every object has", () => {
  const names = ["trackEvent", "deleteMatching", "signInWithCustomToken"];
  expect(names.filter(isFunctionName)).toEqual(names);
  expect(isFunctionName("toString")).toBe(false);
});

it("keeps the own events that nothing else writes", () => {
  const page = { eventName: "page_view", params: { page: "/articles" } };
  expect(ownEventOf(page)).toEqual({ name: "page_view", params: { page: "/articles" } });
  expect(ownEventOf({ eventName: "prompt_show" })).toEqual({ name: "prompt_show", params: {} });
  // The deed itself writes these; a host that tells of them does not double them.
  const search = { eventName: "search", params: { facets: ["occupation"], nbHits: 3 } };
  expect(ownEventOf(search)).toBeUndefined();
});

it("answers and forgets events of the host's own", () => {
  expect(ownEventOf({ eventName: "share", params: { target: "twitter" } })).toBeUndefined();
  expect(ownEventOf({ eventName: "app_opened" })).toBeUndefined();
});

it.each([
  ["an own event with a page that there is not", { eventName: "page_view", params: { page: "x" } }],
  ["an own event with free text", { eventName: "prompt_show", params: { note: "text" } }],
  ["a name with spaces", { eventName: "drop table" }],
  ["a name of 10,000 characters", { eventName: "a".repeat(10_000) }],
  ["a text of 10,000 characters", { eventName: "share", params: { text: "あ".repeat(10_000) } }],
  ["parameters inside parameters", { eventName: "share", params: { a: { b: 1 } } }],
  ["no name", {}],
  ["nothing", undefined],
])("refuses %s", (_, data) => {
  expect(() => ownEventOf(data)).toThrow(ZodError);
});
