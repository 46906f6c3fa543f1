import { describe, expect, it } from "vitest";
import { type MatchingCardDoc, mergeCards } from "./merge";

const card = (id: string, minute: number, fields: Partial<MatchingCardDoc> = {}) =>
  ({
    id,
    lastMessagedAt: new Date(2025, 3, 3, 10, minute),
    unreadCount: 0,
    isClosed: false,
    scheduleStatus: null,
    ...fields,
  }) as MatchingCardDoc;
const ids = (cards: readonly MatchingCardDoc[]) => cards.map(({ id }) => id);

describe("mergeCards", () => {
  it("puts the newest message first and shows each matching once", () => {
    const read = [card("a", 5), card("b", 4), card("c", 3)];
    const live = new Map([["c", card("c", 9)]]);
    expect(ids(mergeCards(read, live, "all"))).toEqual(["c", "a", "b"]);
  });

  it("takes out what has ended and takes in what is new", () => {
    const read = [card("a", 5), card("b", 4)];
    const live = new Map([
      ["a", null],
      ["d", card("d", 6)],
    ]);
    expect(ids(mergeCards(read, live, "all"))).toEqual(["d", "b"]);
  });

  it("lets a card leave and enter a tab", () => {
    const read = [card("a", 5, { unreadCount: 1 })];
    const live = new Map([
      ["a", card("a", 5)],
      ["b", card("b", 6, { unreadCount: 2 })],
    ]);
    expect(ids(mergeCards(read, live, "unread"))).toEqual(["b"]);
  });

  it("moves a card to the closed ones, and back when somebody writes", () => {
    const read = [card("a", 5), card("b", 4, { isClosed: true })];
    const live = new Map([
      ["a", card("a", 6, { isClosed: true })],
      ["b", card("b", 7)],
    ]);
    expect(ids(mergeCards(read, live, "active"))).toEqual(["b"]);
    expect(ids(mergeCards(read, live, "closed"))).toEqual(["a"]);
  });

  it("orders equal times by id, as the server does", () => {
    expect(ids(mergeCards([card("a", 1), card("b", 1)], new Map(), "all"))).toEqual(["b", "a"]);
  });
});
