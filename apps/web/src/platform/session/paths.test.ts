import { expect, it } from "vitest";
import {
  destinationAfterLogin,
  destinationAfterSignUp,
  loginPathFor,
  operatorLoginPath,
} from "./paths";

it.each([
  ["/matchings/1?tab=a", "/login?url=%2Fmatchings%2F1%3Ftab%3Da"],
  ["/users?tab=kept", "/ace/login?url=%2Fusers%3Ftab%3Dkept"],
  ["/operator/judgements", "/operator/login?url=%2Foperator%2Fjudgements"],
  ["/password-reset?first=1", "/ace/login"],
])("leads from %s to the login page %s", (path, expected) => {
  expect(loginPathFor(path)).toBe(expected);
});

it("leads a company member from a page of both sides to the company's login", () => {
  expect(loginPathFor("/matchings/1", "ace")).toBe("/ace/login?url=%2Fmatchings%2F1");
  expect(loginPathFor("/matchings/1", "joker")).toBe("/login?url=%2Fmatchings%2F1");
});

it("does not lead from the operators' login to itself", () => {
  expect(operatorLoginPath("/operator/login?url=%2Foperator")).toBe("/operator/login");
});

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
