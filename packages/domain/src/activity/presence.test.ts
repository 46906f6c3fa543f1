import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isGoing, isOnline, nextMoment, searchUpdate, wasNeverGone } from "./presence.ts";

const now = new Date("2026-11-20T03:00:00.000Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const anyTime = fc.option(fc.integer({ min: -600, max: 600 }).map(ago), { nil: null });

describe("presence", () => {
  it("is online from a coming to the going after it", () => {
    expect(isOnline({ onlineAt: null, offlineAt: null })).toBe(false);
    expect(isOnline({ onlineAt: ago(2), offlineAt: null })).toBe(true);
    expect(isOnline({ onlineAt: ago(2), offlineAt: ago(3) })).toBe(true);
    expect(isOnline({ onlineAt: ago(2), offlineAt: ago(1) })).toBe(false);
    expect(isOnline({ onlineAt: ago(2), offlineAt: ago(2) })).toBe(false);
  });

  it("gives every coming and going a later moment than those before, whatever the clock says", () => {
    fc.assert(
      fc.property(anyTime, anyTime, (onlineAt, offlineAt) => {
        const at = nextMoment({ onlineAt, offlineAt }, now);
        for (const before of [onlineAt, offlineAt]) if (before) expect(at > before).toBe(true);
        expect(at >= now).toBe(true);
        expect(isOnline({ onlineAt: at, offlineAt })).toBe(true);
        expect(isOnline({ onlineAt, offlineAt: at })).toBe(false);
      }),
    );
  });

  it("counts what happens together with the last as a millisecond after it", () => {
    const after = new Date("2026-11-20T03:00:00.001Z");
    expect(nextMoment({ onlineAt: now, offlineAt: null }, now)).toEqual(after);
    expect(nextMoment({ onlineAt: ago(1), offlineAt: now }, ago(1))).toEqual(after);
    expect(nextMoment({ onlineAt: null, offlineAt: null }, now)).toEqual(now);
    expect(nextMoment({ onlineAt: ago(1), offlineAt: ago(2) }, now)).toEqual(now);
  });

  it("takes whoever is back within five minutes for never gone", () => {
    const gone = (minutes: number) => ({ onlineAt: ago(60), offlineAt: ago(minutes) });
    expect(wasNeverGone(gone(4.9), now)).toBe(true);
    expect(wasNeverGone(gone(5), now)).toBe(false);
    expect(wasNeverGone({ onlineAt: ago(1), offlineAt: ago(2) }, now)).toBe(false);
    expect(wasNeverGone({ onlineAt: null, offlineAt: null }, now)).toBe(false);
  });

  it("lets nobody go who has come again since", () => {
    const here = { onlineAt: ago(1), offlineAt: ago(30) };
    expect(isGoing(here, ago(1))).toBe(true);
    expect(isGoing(here, ago(2))).toBe(false);
    expect(isGoing(here, undefined)).toBe(true);
    expect(isGoing({ onlineAt: ago(2), offlineAt: ago(1) }, ago(2))).toBe(false);
  });

  it("changes the search document once an hour, and its score once a day", () => {
    expect(searchUpdate(null, now)).toBe("whole");
    expect(searchUpdate(ago(59), now)).toBe("none");
    expect(searchUpdate(ago(60), now)).toBe("time");
    expect(searchUpdate(ago(24 * 60), now)).toBe("whole");
  });
});
