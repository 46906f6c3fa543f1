import { expect, it } from "vitest";
import { destinationAfterLogin, destinationAfterSignUp } from "./paths";

it.each([
  ["/matchings/1", "joker", "/matchings/1"],
  [undefined, "joker", "/offers"],
  ["https://evil.example", "joker", "/offers"],
  ["//evil.example", "ace", "/users"],
  ["/\\evil.example", "ace", "/users"],
  ["/login", "joker", "/offers"],
  ["/registration", "ace", "/users"],
  ["/users", "joker", "/offers"],
  ["/operator/judgements", "operator", "/operator/judgements"],
  ["/mypage", "operator", "/operator"],
] as const)("leads after login from %s as %s to %s", (url, kind, expected) => {
  expect(destinationAfterLogin(url, kind)).toBe(expected);
});

it.each([
  [undefined, "/registration"],
  ["/offers", "/registration"],
  ["/career-compass-ai", "/registration"],
  ["/career-compass-ai/answer-form", "/career-compass-ai/answer-form"],
])("leads from a sign-up, with %s kept, to %s", (kept, destination) => {
  expect(destinationAfterSignUp(kept)).toBe(destination);
});
