/**
 * The pages of visitors and members as their addresses are written down: with the name of a part in
 * place of whose id stands there. The console of the operators is no part of what is measured.
 */
export const pagePatterns = [
  "/",
  "/about",
  "/accessibility",
  "/ace",
  "/ace/[aceId]",
  "/ace/login",
  "/admin",
  "/admin/audit-logs",
  "/admin/company",
  "/admin/matchings",
  "/admin/matchings/[matchingId]",
  "/admin/members",
  "/admin/usage",
  "/agreement",
  "/articles",
  "/articles/[articleId]",
  "/auth-action",
  "/career-compass-ai",
  "/career-compass-ai/answer-form",
  "/career-compass-ai/conclusion",
  "/career-compass-ai/results/[resultId]",
  "/career-compass-ai/results/latest",
  "/career-profile",
  "/career-profile/[jokerId]",
  "/companies",
  "/companies/[companyId]",
  "/congrats",
  "/consent",
  "/contact",
  "/external-transmission",
  "/judgement-passed",
  "/login",
  "/matchings",
  "/matchings/[matchingId]",
  "/matchings/[matchingId]/video/[videoChatId]",
  "/mypage",
  "/mypage/calendar-setting",
  "/mypage/confirmed",
  "/mypage/data-export",
  "/mypage/favorites",
  "/mypage/hidden-company",
  "/mypage/profile",
  "/mypage/profile/edit/[step]",
  "/mypage/profile/preview",
  "/mypage/reports",
  "/mypage/setting",
  "/mypage/withdrawal",
  "/notifications",
  "/offers",
  "/offers/[offerId]",
  "/password-reset",
  "/password-reset-request",
  "/privacy-policy",
  "/recruitment",
  "/recruitment/[recruitmentId]",
  "/recruitment/[recruitmentId]/edit",
  "/recruitment/[recruitmentId]/revisions",
  "/recruitment/new",
  "/recruitments",
  "/registration",
  "/signup",
  "/signup-request",
  "/signup/social",
  "/terms-of-service",
  "/terms-of-service-for-corporate",
  "/unsubscribe",
  "/users",
  "/users/[jokerId]",
  "/users/[jokerId]/offer",
  "/webview",
  "/webview/articles",
  "/webview/articles/[articleId]",
] as const;
export type PagePattern = (typeof pagePatterns)[number];

/**
 * The pattern of an address: `/companies/[companyId]` for `/companies/0198…` with `{ companyId }`.
 * @returns undefined for an address that is none of these pages.
 */
export function pagePatternOf(
  path: string,
  parts: Readonly<Record<string, string | readonly string[] | undefined>>,
): PagePattern | undefined {
  const names = new Map(Object.entries(parts).map(([name, value]) => [value, `[${name}]`]));
  const segments = path.split("/").map((segment) => names.get(segment) ?? segment);
  const pattern = segments.join("/").replace(/(?<=.)\/$/, "");
  return pagePatterns.find((known) => known === pattern);
}
