import { isExemptRoute } from "@tefuda/domain/account/guard";
import {
  type PublicPageKind,
  publicPageKinds,
  publicPagePaths,
} from "@tefuda/domain/sitemap/schema";

/** Pages of everyone that come from no row; those behind a login drop out by themselves. */
export const staticPaths: readonly string[] = [
  "/",
  "/about",
  "/companies",
  "/ace",
  "/recruitments",
  "/articles",
  "/career-compass-ai",
  "/signup-request",
  "/contact",
  "/terms-of-service",
  "/terms-of-service-for-corporate",
  "/privacy-policy",
  "/external-transmission",
  "/accessibility",
].filter(isExemptRoute);

/** The kinds of pages that a visitor can open. */
export const shownKinds: readonly PublicPageKind[] = publicPageKinds.filter((kind) =>
  isExemptRoute(`${publicPagePaths[kind]}/id`),
);

/** Where nothing is to be found by search engines: behind a login, or of use to one person only. */
export const closedPaths: readonly string[] = [
  "/admin",
  "/auth-action",
  "/career-compass-ai/answer-form",
  "/career-compass-ai/conclusion",
  "/career-compass-ai/results/",
  "/career-profile",
  "/congrats",
  "/consent",
  "/dev/",
  "/judgement-passed",
  "/mails/",
  "/matchings",
  "/mypage",
  "/offers",
  "/operator",
  "/registration",
  "/trpc/",
  "/unsubscribe",
  "/users",
  "/webview",
];
