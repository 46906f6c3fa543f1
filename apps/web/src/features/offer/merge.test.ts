import { describe, expect, it } from "vitest";
import { mergeOffers, statusAt } from "./merge";
import type { JokerOffer } from "./types";

const now = new Date("2025-04-03T05:00:00Z");
const offer = (id: string, minute: number, fields: Partial<JokerOffer> = {}) =>
  ({
    id,
    status: "sent",
    createdAt: new Date(Date.UTC(2025, 3, 1, 0, minute)),
    expiresAt: new Date("2025-04-15T00:00:00Z"),
    ...fields,
  }) as JokerOffer;
const received = { tab: "received", now } as const;
const ids = (offers: readonly JokerOffer[]) => offers.map(({ id }) => id);

describe("mergeOffers", () => {
  it("puts the newest first and shows each offer once", () => {
    const read = [offer("b", 2), offer("a", 1)];
    const live = new Map([
      ["a", offer("a", 1, { status: "read" })],
      ["c", offer("c", 3)],
    ]);
    const merged = mergeOffers(read, live, received);
    expect(ids(merged)).toEqual(["c", "b", "a"]);
    expect(merged[2]?.status).toBe("read");
  });

  it("puts first what expires first, when asked to", () => {
    const later = offer("a", 1, { expiresAt: new Date("2025-04-20T00:00:00Z") });
    const merged = mergeOffers([offer("b", 2), later], new Map([["c", offer("c", 3)]]), {
      ...received,
      sort: "deadline",
    });
    expect(ids(merged)).toEqual(["b", "c", "a"]);
  });

  it("takes out what was withdrawn and moves what was answered", () => {
    const read = [offer("b", 2), offer("a", 1)];
    const live = new Map([
      ["a", null],
      ["b", offer("b", 2, { status: "declined" })],
    ]);
    expect(mergeOffers(read, live, received)).toEqual([]);
    expect(ids(mergeOffers(read, live, { tab: "closed", now }))).toEqual(["b"]);
  });

  it("closes an offer whose time ran out on an open page", () => {
    const late = offer("a", 1, { expiresAt: now });
    expect(statusAt(late, now)).toBe("expired");
    expect(mergeOffers([late], new Map(), received)).toEqual([]);
    expect(ids(mergeOffers([late], new Map(), { tab: "closed", now }))).toEqual(["a"]);
  });
});
