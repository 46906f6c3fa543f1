import { describe, expect, it } from "vitest";
import type { Candidate } from "../types";
import {
  belongsInDeck,
  cardsOf,
  type Deck,
  decidedElsewhere,
  doubtAbout,
  movedElsewhere,
  noChanges,
  remainingOf,
  restored,
  settled,
  taken,
  wentUnsaid,
} from "./deck-state";

const card = (jokerId: string) => ({ jokerId, state: "none", keep: null }) as Candidate;
const deck: Deck = {
  round: 1,
  cards: ["a", "b", "c"].map(card),
  remaining: 9,
  decided: 0,
  lastSkipped: null,
};
const ids = (...args: Parameters<typeof cardsOf>) => cardsOf(...args).map(({ jokerId }) => jokerId);
const fresh = noChanges(1);

describe("a deck on screen", () => {
  it("has the cards that were read, less those decided on and those who left", () => {
    const changes = movedElsewhere(taken(fresh, card("a"), true), "c", false);
    expect(ids(deck, changes)).toEqual(["b"]);
    expect(remainingOf(deck, changes)).toBe(7);
  });

  it("puts a card on top again that is undone or refused", () => {
    const passed = taken(taken(fresh, card("a"), true), card("b"), true);
    expect(passed.skipped.map(({ jokerId }) => jokerId)).toEqual(["b", "a"]);
    const undone = restored(passed, card("b"));
    expect(ids(deck, undone)).toEqual(["b", "c"]);
    // Also when the deck has been read since without it.
    expect(ids({ ...deck, cards: [card("c")] }, undone)).toEqual(["b", "c"]);
    expect(ids(deck, taken(undone, card("b"), false))).toEqual(["c"]);
  });

  it("does not bring back whom the reader decided on when others set them free", () => {
    const passed = movedElsewhere(taken(fresh, card("a"), true), "a", true);
    expect(ids(deck, passed)).toEqual(["b", "c"]);
    const kept = movedElsewhere(fresh, "a", false);
    expect(ids(deck, movedElsewhere(kept, "a", true))).toEqual(["a", "b", "c"]);
  });

  it("follows what another tab decided and took back", () => {
    const decided = decidedElsewhere(fresh, "b", true);
    expect(ids(deck, decided)).toEqual(["a", "c"]);
    expect(ids(deck, decidedElsewhere(decided, "b", false))).toEqual(["a", "b", "c"]);
  });

  it("doubts news of a card that it had and that stands otherwise, and of no other", () => {
    const passed = taken(fresh, card("a"), true);
    expect(doubtAbout(passed, "b", true)).toBeUndefined();
    expect(doubtAbout(passed, "a", true)).toBeUndefined();
    expect(doubtAbout(passed, "a", false)).toEqual({ jokerId: "a", handled: 1 });
    const undone = restored(passed, card("a"));
    expect(doubtAbout(undone, "a", false)).toBeUndefined();
    expect(doubtAbout(undone, "a", true)).toEqual({ jokerId: "a", handled: 2 });
  });

  it("settles a doubt by a deck that was read since, unless the card was in hand again", () => {
    const undone = restored(taken(fresh, card("a"), true), card("a"));
    const doubt = { jokerId: "a", handled: 2 };
    const without = { ...deck, cards: ["b", "c"].map(card) };
    expect(ids(deck, settled(undone, doubt, deck))).toEqual(["a", "b", "c"]);
    expect(ids(deck, settled(undone, doubt, without))).toEqual(["b", "c"]);
    expect(ids(deck, settled(undone, doubt, { ...without, round: 2 }))).toEqual(["a", "b", "c"]);
    const again = taken(undone, card("a"), true);
    expect(ids(deck, settled(again, doubt, deck))).toEqual(["b", "c"]);
    expect(ids(deck, settled(again, { jokerId: "a", handled: 3 }, deck))).toEqual(["a", "b", "c"]);
  });

  it("knows who went without a word: neither by this hand nor by news", () => {
    const without = { ...deck, cards: ["b", "c"].map(card) };
    expect(wentUnsaid(deck, fresh, "a")).toBe(false);
    expect(wentUnsaid(without, fresh, "a")).toBe(true);
    expect(wentUnsaid(without, movedElsewhere(fresh, "a", false), "a")).toBe(false);
    expect(wentUnsaid(without, taken(fresh, card("a"), true), "a")).toBe(false);
    expect(wentUnsaid(without, restored(fresh, card("a")), "a")).toBe(false);
  });

  it.each([
    [{ state: "none", keep: null }, true],
    [{ state: "liked", keep: null }, true],
    [{ state: "liked", keep: { isOwn: true, aceName: "", expiresAt: null } }, false],
    [{ state: "kept", keep: { isOwn: false, aceName: "", expiresAt: null } }, false],
    [{ state: "offered", keep: null }, false],
    [{ state: "matched", keep: null }, false],
    [{ state: "hidden", keep: null }, false],
  ] as const)("holds whoever stands as %j: %s", (standing, belongs) => {
    expect(belongsInDeck(standing)).toBe(belongs);
  });
});
