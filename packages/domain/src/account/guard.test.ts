import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guardDecision, isExemptRoute, loginPath, needsLogin, pathAfterLogin } from "./guard.ts";

const visitor = { kind: "visitor" } as const;
const joker = { kind: "joker" } as const;
const ace = { kind: "ace", isAdmin: false } as const;
const admin = { kind: "ace", isAdmin: true } as const;
const operator = { kind: "operator" } as const;
const agent = { kind: "ace", isAdmin: false, isAgent: true } as const;

it.each(["/users", "/users/0190"])("leads an interview agent from %s home", (path) => {
  expect(guardDecision({ path, actor: agent })).toEqual({ kind: "redirect", to: "/matchings" });
  expect(guardDecision({ path: "/matchings", actor: agent })).toEqual({ kind: "stay" });
});

it("leads a seeker to agree again from wherever a login is needed, but not from the way out", () => {
  const actor = { ...joker, mustAgree: true };
  const decide = (path: string) => guardDecision({ path, actor });
  for (const [path, to] of [
    ["/offers?tab=likes", "/consent?url=%2Foffers%3Ftab%3Dlikes"],
    ["/registration", "/consent?url=%2Fregistration"],
    ["/matchings/0190/video/0191", "/consent?url=%2Fmatchings%2F0190%2Fvideo%2F0191"],
    ["/mypage", "/consent?url=%2Fmypage"],
  ])
    expect(decide(path ?? "")).toEqual({ kind: "redirect", to });
  for (const path of [
    "/consent?url=%2Foffers",
    "/mypage/withdrawal",
    "/mypage/withdrawal/",
    "/terms-of-service",
    "/contact",
    "/companies/x",
  ])
    expect(decide(path)).toEqual({ kind: "stay" });
  expect(decide("/users")).toEqual({ kind: "notFound" });
  expect(guardDecision({ path: "/offers", actor: { ...ace, mustAgree: true } })).toEqual({
    kind: "stay",
  });
});

const exempt = [
  "/",
  "/about",
  "/ace",
  "/ace/login",
  "/ace/0190",
  "/articles",
  "/articles/x",
  "/auth-action?mode=signUp",
  "/career-compass-ai",
  "/career-compass-ai/answer-form",
  "/companies",
  "/companies/x",
  "/recruitments",
  "/recruitments?type=sideJob",
  "/recruitment/0190",
  "/login?url=%2Foffers",
  "/operator/login?url=%2Foperator",
  "/password-reset",
  "/password-reset-request",
  "/privacy-policy",
  "/signup",
  "/signup/social",
  "/signup-request",
  "/terms-of-service",
  "/terms-of-service-for-corporate",
  "/unsubscribe",
  "/webview",
  "/webview/articles",
  "/external-transmission",
  "/contact",
  "/accessibility",
  "/404",
  "/500",
];
const guarded = [
  "/congrats",
  "/matchings",
  "/mypage",
  "/mypage/setting",
  "/offers",
  "/recruitment/new",
  "/recruitment/0190/edit",
  "/registration",
  "/users",
  "/career-compass-ai/results/latest",
  "/career-compass-ai/conclusion",
  "/career-profile",
  "/judgement-passed",
  "/admin",
  "/operator",
  "/aces",
  "/about/else",
];

describe("the route guard", () => {
  it.each(exempt)("lets a visitor stay on %s", (path) => {
    expect(isExemptRoute(path)).toBe(true);
    expect(guardDecision({ path, actor: visitor })).toEqual({ kind: "stay" });
  });

  it.each(guarded)("sends a visitor of %s to login with the path kept", (path) => {
    expect(guardDecision({ path, actor: visitor })).toEqual({
      kind: "login",
      to: expect.stringMatching(`url=${encodeURIComponent(path)}$`),
    });
  });

  it("knows the pages behind the login from those that are not there", () => {
    expect(
      [...exempt, "/recruitment", "/aces", "/about/else", "/constructor"].filter(needsLogin),
    ).toEqual([]);
    const notThere = ["/aces", "/about/else"];
    expect(guarded.filter((path) => !needsLogin(path))).toEqual(notThere);
    expect(["/notifications?tab=a", "/agreement", "/career-profile/0190"].every(needsLogin)).toBe(
      true,
    );
  });

  it("keeps the query and picks the login page by whose page it is", () => {
    expect(loginPath("/offers?tab=likes")).toBe("/login?url=%2Foffers%3Ftab%3Dlikes");
    for (const path of [
      "/users",
      "/admin/members",
      "/admin/company",
      "/agreement",
      "/recruitment/new",
    ])
      expect(loginPath(path)).toBe(`/ace/login?url=${encodeURIComponent(path)}`);
    expect(loginPath("//evil.example")).toBe("/login?url=%2Foffers");
    expect(loginPath("/operator/judgements")).toBe("/operator/login?url=%2Foperator%2Fjudgements");
    expect(loginPath("/operator/login?url=%2Foperator")).toBe("/operator/login");
    expect(loginPath("/password-reset?first=1")).toBe("/ace/login");
  });

  it("leads from a page of both sides to the login of whoever signed in last", () => {
    const matching = "url=%2Fmatchings%2F1";
    expect(loginPath("/matchings/1", "ace")).toBe(`/ace/login?${matching}`);
    expect(loginPath("/matchings/1", "joker")).toBe(`/login?${matching}`);
    expect(loginPath("/operator", "ace")).toBe("/operator/login?url=%2Foperator");
    const path = "/matchings/1";
    expect(guardDecision({ path, actor: { kind: "visitor", wasAce: true } })).toEqual({
      kind: "login",
      to: `/ace/login?${matching}`,
    });
  });

  it("takes someone signed in away from the login pages", () => {
    expect(guardDecision({ path: "/login", actor: joker })).toEqual({
      kind: "redirect",
      to: "/offers",
    });
    expect(guardDecision({ path: "/ace/login", actor: ace })).toEqual({
      kind: "redirect",
      to: "/users",
    });
    expect(guardDecision({ path: "/recruitment", actor: ace })).toEqual({
      kind: "redirect",
      to: "/recruitments",
    });
  });

  it.each([
    ["/users", joker, "notFound"],
    ["/users", ace, "stay"],
    ["/registration", ace, "notFound"],
    ["/registration", joker, "stay"],
    ["/admin/members", ace, "notFound"],
    ["/admin/members", admin, "stay"],
    ["/operator", admin, "notFound"],
    ["/operator/reports", operator, "stay"],
    ["/offers", operator, "notFound"],
    ["/companies/x", ace, "stay"],
    ["/recruitment/x", operator, "stay"],
    ["/recruitment/x/edit", joker, "notFound"],
    ["/recruitment/new", ace, "stay"],
    ["/somewhere", joker, "stay"],
  ] as const)("on %s for %j decides %s", (path, actor, kind) => {
    expect(guardDecision({ path, actor }).kind).toBe(kind);
  });

  it.each([
    ["/users", "ace"],
    ["/recruitment/new", "ace"],
    ["/agreement", "ace"],
    ["/operator", "operator"],
    ["/offers", "joker,ace"],
    ["/matchings", "joker,ace,operator"],
    ["/mypage", "joker,ace"],
    ["/notifications", "joker,ace"],
    ["/registration", "joker"],
    ["/congrats", "joker"],
    ["/judgement-passed", "joker"],
    ["/career-profile", "joker,ace,operator"],
    ["/career-compass-ai/results", "joker"],
  ])("shows %s to %s", (path, readers) => {
    const those = [joker, ace, operator].filter(
      (actor) => guardDecision({ path, actor }).kind === "stay",
    );
    expect(those.map(({ kind }) => kind).join()).toBe(readers);
  });

  it.each(["/login", "/ace/login/", "/signup", "/signup/social", "/signup-request#top"])(
    "leads who is signed in from %s home",
    (path) => {
      expect(guardDecision({ path, actor: operator })).toEqual({
        kind: "redirect",
        to: "/operator",
      });
    },
  );

  it("takes slashes at the end of a path for none", () => {
    expect(["/about/", "/about//?x=1", "/", "//"].map(isExemptRoute)).toEqual(Array(4).fill(true));
    expect(["", "?x=1"].map(isExemptRoute)).toEqual([false, false]);
    expect(isExemptRoute("/aces/")).toBe(false);
  });

  it("goes after login only to a page of this site that is no login page", () => {
    expect(pathAfterLogin("/matchings/x?y=1", "joker")).toBe("/matchings/x?y=1");
    for (const [url, kind, to] of [
      ["/matchings/1", "joker", "/matchings/1"],
      [undefined, "joker", "/offers"],
      [undefined, "ace", "/users"],
      ["https://evil.example", "joker", "/offers"],
      ["//evil.example", "ace", "/users"],
      ["/\\evil.example", "ace", "/users"],
      ["/login", "joker", "/offers"],
      ["/login?url=%2F", "joker", "/offers"],
      ["/registration", "ace", "/users"],
      ["/users", "joker", "/offers"],
      ["/admin/members", "ace", "/admin/members"],
      ["/operator/judgements", "operator", "/operator/judgements"],
      ["/mypage", "operator", "/operator"],
    ] as const)
      expect(pathAfterLogin(url, kind), `${url} as ${kind}`).toBe(to);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.constant("/\\evil")), (url) => {
        expect(pathAfterLogin(url, "joker")).toMatch(/^\/(?![/\\])/);
      }),
    );
  });
});
