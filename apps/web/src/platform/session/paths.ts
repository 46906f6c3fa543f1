import { guardDecision, homePaths, pathAfterLogin } from "@tefuda/domain/account/guard";

type Kind = keyof typeof homePaths;

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
