import type { Db } from "@tefuda/db/client";
import { type AuthActionMode, authActionModes } from "@tefuda/domain/account/constants";
import { issueActionCode } from "@tefuda/services/account/action-codes";
import { matrixNow } from "./people.fixture.ts";

/** The address that an own sign-up link was sent to. */
export const NEWCOMER = "newcomer@seeker.example";

/** A mailed one-time code of each kind. */
export type Codes = Readonly<Record<AuthActionMode, string>>;

/** Codes that work, and codes that are for somebody else or were taken back. */
export async function issueCodes(db: Db, userId: string): Promise<{ own: Codes; foreign: Codes }> {
  const issue = (kind: AuthActionMode, email: string, isDecoy: boolean) =>
    issueActionCode(db, matrixNow, {
      kind,
      email,
      isDecoy,
      userId: kind === "signUp" ? undefined : userId,
    });
  const own: [AuthActionMode, string][] = [];
  const foreign: [AuthActionMode, string][] = [];
  for (const mode of authActionModes) {
    own.push([mode, await issue(mode, NEWCOMER, false)]);
    foreign.push([mode, await issue(mode, "somebody@seeker.example", mode !== "signUp")]);
  }
  return {
    own: Object.fromEntries(own) as Record<AuthActionMode, string>,
    foreign: Object.fromEntries(foreign) as Record<AuthActionMode, string>,
  };
}
