import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
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

const why = "ご利用が一部制限されているため、この操作はできません。";

it.each([
  [joker, "offer:answer", why],
  [joker, "like:send", why],
  [joker, "offer:send", undefined],
  [ace, "offer:send", why],
  [ace, "like:answer", why],
  [ace, "like:send", undefined],
] as const)("tells a restricted person why, and nobody else", (person, action, text) => {
  expect(refusalText(person, action)).toBeUndefined();
  expect(refusalText({ ...person, isRestricted: true }, action)).toBe(text);
});

it("leaves those who are not registered yet to what they are told instead", () => {
  const newcomer: JokerActor = { ...joker, registrationStatus: "loggedIn", isRestricted: true };
  expect(refusalText(newcomer, "like:send")).toBeUndefined();
});
