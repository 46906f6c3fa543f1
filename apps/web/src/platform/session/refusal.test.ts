import { errorText } from "@tefuda/domain/errors/messages.ja";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { can } from "@tefuda/domain/policy/can";
import { restrictedActions } from "@tefuda/domain/policy/restrictions";
import { expect, it } from "vitest";
import { refusalText } from "./refusal";

const joker: JokerActor = { kind: "joker", userId: "j", registrationStatus: "registered" };
const ace: AceActor = {
  kind: "ace",
  userId: "a",
  companyId: "c",
  authority: "member",
  isAgent: false,
};

it.each([joker, ace])("tells a restricted person why, and nobody else", (person) => {
  for (const action of restrictedActions) {
    expect(refusalText(person, action)).toBeUndefined();
    expect(refusalText({ ...person, isRestricted: true }, action)).toBe(
      can(person, action) ? errorText("restricted") : undefined,
    );
  }
});

it("leaves those who are not registered yet to what they are told instead", () => {
  const newcomer: JokerActor = { ...joker, registrationStatus: "loggedIn", isRestricted: true };
  expect(refusalText(newcomer, "like:send")).toBeUndefined();
});
