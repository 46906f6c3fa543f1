import { guardDecision, homePaths, loginPath, pathAfterLogin } from "@tefuda/domain/account/guard";
import { safePath } from "@tefuda/domain/validation/safe-path";

type Kind = keyof typeof homePaths;

const OPERATOR_LOGIN = "/operator/login";
export const loginPages = {
  joker: "/login",
  ace: "/ace/login",
  operator: OPERATOR_LOGIN,
} as const satisfies Record<Kind, string>;

/** The operators' login with the wanted page as `url`. */
export const operatorLoginPath = (path: string) =>
  path.startsWith(OPERATOR_LOGIN)
    ? OPERATOR_LOGIN
    : `${OPERATOR_LOGIN}?url=${encodeURIComponent(safePath(path, "/operator"))}`;

/** The login page that fits a place and, where both sides share it, whoever was signed in. */
export function loginPathFor(path: string, userType?: string | null): string {
  if (path.startsWith("/operator")) return operatorLoginPath(path);
  // A company member whose five minutes for the first password are over.
  if (path.startsWith("/password-reset")) return loginPages.ace;
  const wanted = loginPath(path);
  return userType === "ace" ? wanted.replace(/^\/login/, loginPages.ace) : wanted;
}

/** Where a login leads: to the wanted page when this kind of user may see it, else home. */
export function destinationAfterLogin(url: string | null | undefined, kind: Kind): string {
  if (!url) return homePaths[kind];
  const path = pathAfterLogin(url, kind);
  const { kind: decision } = guardDecision({ path, actor: { kind, isAdmin: true } });
  return decision === "stay" ? path : homePaths[kind];
}

/** What a newcomer may finish before the registration: it needs no profile, and somebody waits for it. */
const COMPASS_FORM = "/career-compass-ai/answer-form";

/** Where a sign-up leads: to the registration, except back to advice that is asked for already. */
export const destinationAfterSignUp = (kept: string | undefined): string =>
  kept === COMPASS_FORM ? kept : "/registration";
