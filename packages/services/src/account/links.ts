import type { AuthActionMode } from "@tefuda/domain/account/constants";
import type { Site } from "../kernel/context.ts";

/** The mailed link that carries a one-time code to the auth-action screen (spec 2 · Routes). */
export function actionLink(
  { origin }: Site,
  mode: AuthActionMode,
  oobCode: string,
  continueUrl?: string,
): string {
  const query = new URLSearchParams({ mode, oobCode });
  if (continueUrl) query.set("continueUrl", continueUrl);
  return `${origin}/auth-action?${query}`;
}
