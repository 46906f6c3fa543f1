import { describe, expect, it } from "vitest";
import { keyOf, mergeNotices, type Notice, newestOf, nothingMarked } from "./merge";

const at = (minute: number) => new Date(2026, 3, 3, 10, minute);
const notice = (id: string, minute: number, isRead = false): Notice => ({
  id,
  createdAt: at(minute),
  isRead,
});
const shown = (notices: readonly Notice[]) =>
  notices.map(({ id, isRead }) => `${id}${isRead ? "" : "*"}`);

describe("mergeNotices", () => {
  const read = [notice("c", 3), notice("b", 2), notice("a", 1)];

  it("shows each once, the newest first, as the stream last said it", () => {
    const live = new Map([
      ["a", notice("a", 9)],
      ["b", notice("b", 2, true)],
      ["d", notice("d", 4)],
    ]);
    expect(shown(mergeNotices(read, live, nothingMarked))).toEqual(["a*", "d*", "c*", "b"]);
  });

  it("leaves out what was taken back", () => {
    expect(shown(mergeNotices(read, new Map([["b", null]]), nothingMarked))).toEqual(["c*", "a*"]);
  });

  it("shows what was opened here as read, until it comes to the top anew", () => {
    const marked = { ids: new Set([keyOf("a", at(1))]), until: undefined };
    expect(shown(mergeNotices(read, new Map(), marked))).toEqual(["c*", "b*", "a"]);
    const renewed = new Map([["a", notice("a", 9)]]);
    expect(shown(mergeNotices(read, renewed, marked))).toEqual(["a*", "c*", "b*"]);
  });

  it("shows all up to the newest that was seen as read, and what came after as unread", () => {
    const marked = { ids: new Set<string>(), until: at(3) };
    const live = new Map([["d", notice("d", 4)]]);
    expect(shown(mergeNotices(read, live, marked))).toEqual(["d*", "c", "b", "a"]);
  });
});

describe("newestOf", () => {
  it("looks at all lists, and knows none", () => {
    expect(newestOf([notice("a", 1)], [notice("b", 7)], undefined)).toEqual(at(7));
    expect(newestOf([], undefined)).toBeUndefined();
  });
});
