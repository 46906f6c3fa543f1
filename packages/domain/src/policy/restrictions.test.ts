import { describe, expect, it } from "vitest";
import type { AceActor, JokerActor } from "./actor.ts";
import { admit, can, refusal, scopeOf } from "./can.ts";
import { type Action, permissions } from "./permissions.ts";
import { isRestrictedAt } from "./restrictions.ts";

const joker: JokerActor = { kind: "joker", userId: "j", registrationStatus: "registered" };
const ace: AceActor = {
  kind: "ace",
  userId: "a",
  companyId: "c",
  authority: "admin",
  isAgent: false,
};
const actions = Object.keys(permissions) as Action[];

describe("a restricted person", () => {
  it.each([
    [joker, ["like:send", "offer:answer"]],
    [ace, ["like:answer", "offer:send"]],
    [{ ...ace, isAgent: true }, ["like:answer"]],
  ])("loses what begins something new, and nothing else", (person, begun) => {
    const restricted = { ...person, isRestricted: true as const };
    const lost = actions.filter((action) => can(person, action) && !can(restricted, action));
    expect(lost.toSorted()).toEqual(begun);
    for (const action of lost) expect(refusal(restricted, action)).toBe("restricted");
    for (const action of actions.filter((one) => !lost.includes(one))) {
      expect(refusal(restricted, action)).toBe(refusal(person, action));
      expect(scopeOf(restricted, action)).toBe(scopeOf(person, action));
    }
  });

  it("is told so, not that a role is missing", () => {
    expect(() => admit({ ...joker, isRestricted: true }, "like:send")).toThrow(
      expect.objectContaining({ code: "restricted" }),
    );
    expect(refusal({ ...joker, isRestricted: true }, "offer:send")).toBe("permissionDenied");
  });

  it("keeps reading, answering, settings, export and leaving", () => {
    const restricted: JokerActor = { ...joker, isRestricted: true };
    const open = ["message:read", "message:write", "report:create", "account:export"] as const;
    for (const action of [...open, "account:withdraw", "joker:save-own"] as const)
      expect(can(restricted, action)).toBe(true);
  });

  it("is free again from the end on", () => {
    const at = new Date("2026-04-03T00:00:00Z");
    const until = new Date("2026-04-10T15:00:00Z");
    const before = new Date(until.getTime() - 1);
    expect(isRestrictedAt({ restrictedAt: null, restrictedUntil: null }, at)).toBe(false);
    expect(isRestrictedAt({ restrictedAt: at, restrictedUntil: null }, until)).toBe(true);
    expect(isRestrictedAt({ restrictedAt: at, restrictedUntil: until }, before)).toBe(true);
    expect(isRestrictedAt({ restrictedAt: at, restrictedUntil: until }, until)).toBe(false);
  });
});
