import type { AuthActionMode } from "@tefuda/domain/account/constants";
import type { Ctx } from "../kernel/context.ts";
import { findActionCode } from "./action-codes.ts";

/** Whether a mailed link still works, before its form is shown; it is not used up. @throws invalidActionCode */
export async function checkActionCode(
  { db, clock }: Ctx,
  { mode, oobCode }: { readonly mode: AuthActionMode; readonly oobCode: string },
): Promise<{ mode: AuthActionMode }> {
  await findActionCode(db, clock(), oobCode, mode);
  return { mode };
}
